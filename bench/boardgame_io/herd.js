// Mow without its special cows, for boardgame.io: the same cards, the same things to see and to choose from.
"use strict";
const { INVALID_MOVE } = require("boardgame.io/core");

const HAND = 5;
const NUMBERS = [[1, 15], [2, 14], [3, 13], [7, 9]]; // from, to: cows with 0, 1, 2 and 3 flies
const COWS = NUMBERS.flatMap(([low, high], flies) =>
  Array.from({ length: high - low + 1 }, (_, step) => ({ deck: "green", species: "ordinary", number: low + step, flies })),
);
for (const number of [0, 16]) COWS.push({ deck: "green", species: "closer", number, flies: 5 });
COWS.forEach((cow, card) => (cow.card = card));

const numberOf = (card) => COWS[card].number;
const byNumber = (cards) => [...cards].sort((one, other) => numberOf(one) - numberOf(other)).map((card) => COWS[card]);
const fliesOf = (cards) => cards.reduce((sum, card) => sum + COWS[card].flies, 0);

function deal(G, random, players) {
  const pile = random.Shuffle([...COWS.keys()]);
  G.round += 1;
  G.hands = Array.from({ length: players }, () => pile.splice(-HAND));
  G.sheds = Array.from({ length: players }, () => []);
  G.herd = [];
  G.pile = pile;
}

// A cow goes to either end of the herd, never between.
function fits(G, card) {
  const numbers = G.herd.map(numberOf);
  return !numbers.length || numberOf(card) < Math.min(...numbers) || numberOf(card) > Math.max(...numbers);
}

function legal(G, player) {
  const adds = G.hands[player].filter((card) => fits(G, card)).map((card) => ({ type: "add", card }));
  return G.herd.length ? [{ type: "take" }, ...adds] : adds;
}

module.exports = {
  name: "herd",
  minPlayers: 2,
  maxPlayers: 6,
  setup: ({ ctx, random }) => {
    const G = { round: 0, scores: Array(ctx.numPlayers).fill(0) };
    deal(G, random, ctx.numPlayers);
    return G;
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    add: {
      client: false,
      move: ({ G, playerID }, card) => {
        const hand = G.hands[playerID];
        if (!hand.includes(card) || !fits(G, card)) return INVALID_MOVE;
        hand.splice(hand.indexOf(card), 1);
        G.herd.push(card);
        if (G.pile.length) hand.push(G.pile.pop());
      },
    },
    take: {
      client: false,
      move: ({ G, ctx, playerID, random }) => {
        if (!G.herd.length) return INVALID_MOVE;
        G.sheds[playerID].push(...G.herd);
        G.herd = [];
        if (G.pile.length) return;
        G.sheds.forEach((shed, player) => (G.scores[player] += fliesOf([...shed, ...G.hands[player]])));
        deal(G, random, ctx.numPlayers); // it goes on for ever
      },
    },
  },
  playerView: ({ G, ctx, playerID }) => ({
    herd: byNumber(G.herd),
    pileSize: G.pile.length,
    farmers: G.hands.map((hand, player) => ({
      handSize: hand.length,
      shedSize: G.sheds[player].length,
      score: G.scores[player],
    })),
    hand: byNumber(G.hands[playerID] ?? []),
    shed: byNumber(G.sheds[playerID] ?? []),
    round: G.round,
    legal: playerID === ctx.currentPlayer ? legal(G, playerID) : [],
  }),
};
