// Tables full of people who move as soon as they may: node clients.js SERVER ADDRESS '{"tables": 50, …}'
//
// The same loop for every server; a dialect knows how to sit down and what a message means. The time of a move goes
// from sending it to the server's answer to the one who sent it. Prints one line of JSON.
"use strict";
const { createHash, randomBytes } = require("node:crypto");
const { readFileSync } = require("node:fs");
const { open } = require("./sockets");

const SEATS = 4;
const [dialectName, address] = process.argv.slice(2);
const usual = { tables: 1, thinking: 0, warm: 2, seconds: 6, pace: 0, server: "self", options: { flies: 1000 } };
const wish = { ...usual, ...JSON.parse(process.argv[4] ?? "{}") };
const wire = address.replace("http", "ws");
// Tables beside those that are measured: somebody who moves at once, and bots that think as hard as they can.
const THINKING = [
  { game: "mow", players: 4, bots: { 1: 5, 2: 5, 3: 5 } },
  { game: "uwo", players: 2, bots: { 1: 5 } },
];
const any = (choices) => choices[Math.floor(Math.random() * choices.length)];

async function request(path, body, cookie = "") {
  const wanted = { method: "POST", headers: { "content-type": "application/json", cookie }, body: JSON.stringify(body) };
  // A kept connection may be closed just as we use it: then once more.
  const answer = await fetch(address + path, wanted).catch(() => fetch(address + path, wanted));
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

// A dialect's `sit` gives for each seat where to connect and what to say first; `hear` reads a message and tells
// what to say back, whether it answers the last move, what to move, and whether the game is over. A message in which
// there is nothing to do is not read to its end, whoever sent it: the servers are measured, not JSON.parse.

const smallbox = {
  async somebody() {
    const answer = await fetch(`${address}/api/me`);
    return answer.headers.get("set-cookie").split(";")[0];
  },

  async sit(bots) {
    smallbox.people ??= Array.from({ length: SEATS }, smallbox.somebody); // the same four at all tables
    const people = await Promise.all(smallbox.people);
    const opened = await request("/api/tables", bots ?? { game: "mow", players: SEATS, options: wish.options }, people[0]);
    const seated = [opened];
    for (const person of bots ? [] : people.slice(1)) {
      seated.push(await request(`/api/tables/${opened.table.id}/seat`, { invite: opened.invite }, person));
    }
    return seated.map(({ seat, token }) => ({
      seat,
      share: randomBytes(16),
      url: `${wire}/api/tables/${opened.table.id}/socket`,
      protocol: "smallbox.2",
      hello: JSON.stringify({ type: "hello", protocol: 2, token }),
    }));
  },

  hear(seat, text) {
    if (text.includes('"legal":[]') && text.includes('"shares":[]')) return {};
    const message = JSON.parse(text);
    switch (message.type) {
      case "update":
      case "welcome":
        if (message.table) return { ...smallbox.settle(seat, message.table), ...smallbox.decide(seat, message) };
        return smallbox.decide(seat, message);
      case "table":
        return smallbox.settle(seat, message.table);
      case "accepted":
        return { answered: true };
      default:
        throw new Error(text);
    }
  },

  decide(seat, { seq, legal, view }) {
    if (!legal.length) return { over: view?.shares?.length > 0 };
    seat.moves = (seat.moves ?? 0) + 1;
    return { move: JSON.stringify({ type: "move", id: `${seat.moves}`, seq, move: any(legal) }) };
  },

  settle(seat, { status, fairness }) {
    if (status !== "dealing") return {};
    if (!seat.committed) {
      seat.committed = true;
      const place = Buffer.from([seat.seat]);
      const parts = ["smallbox/share/v1\0", Buffer.from(fairness.commitment, "hex"), place, seat.share];
      const digest = parts.reduce((hash, part) => hash.update(part), createHash("sha256")).digest("hex");
      return { say: JSON.stringify({ type: "commit", digest }) };
    }
    if (!fairness.revealing || seat.revealed) return {};
    seat.revealed = true;
    return { say: JSON.stringify({ type: "reveal", share: seat.share.toString("hex") }) };
  },
};

const boardgameIo = {
  async sit() {
    const { matchID } = await request("/games/herd/create", { numPlayers: SEATS });
    const seats = [];
    for (let seat = 0; seat < SEATS; seat += 1) {
      const playerID = String(seat);
      const joined = await request(`/games/herd/${matchID}/join`, { playerID, playerName: `player ${seat}` });
      const credentials = joined.playerCredentials;
      const url = `${wire}/socket.io/?EIO=4&transport=websocket`;
      seats.push({ playerID, matchID, credentials, url, hello: "40/herd," });
    }
    return seats;
  },

  hear(seat, frame) {
    if (frame === "2") return { say: "3" }; // ping, pong
    if (frame.startsWith("40/herd,")) {
      const sync = ["sync", seat.matchID, seat.playerID, seat.credentials, SEATS];
      return { say: `42/herd,${JSON.stringify(sync)}` };
    }
    if (!frame.startsWith("42/herd,")) return {};
    if (seat.stateID === undefined && !frame.includes(`"currentPlayer":"${seat.playerID}"`)) return {};
    const [what, , told] = JSON.parse(frame.slice("42/herd,".length));
    if (what !== "update" && what !== "sync") return {};
    const { G, ctx, _stateID: stateID } = told.state ?? told;
    const answered = stateID > seat.stateID; // the state after our own move
    if (answered) seat.stateID = undefined;
    if (ctx.currentPlayer !== seat.playerID || seat.asked === stateID) return { answered };
    seat.asked = seat.stateID = stateID;
    return { answered, move: `42/herd,${JSON.stringify(boardgameIo.decide(seat, G, stateID))}` };
  },

  decide({ playerID, matchID, credentials }, { legal }, stateID) {
    const { type, card } = any(legal);
    const payload = { type, args: card === undefined ? [] : [card], playerID, credentials };
    return ["update", { type: "MAKE_MOVE", payload }, stateID, matchID, playerID];
  },
};

const echo = {
  tables: 0,
  async sit() {
    const table = (echo.tables += 1);
    const seats = Array.from({ length: SEATS }, (_, seat) => ({ url: `${wire}/${table}/${seat}`, hello: '{"type":"hello"}' }));
    return seats;
  },
  hear: smallbox.hear,
};

const dialect = { smallbox, boardgameIo, echo }[dialectName];
const waits = []; // milliseconds of each answered move
let received = 0;
let thoughts = 0; // moves of bots

async function play(bots) {
  const table = { moves: 0, sockets: [], bots };
  for (const seat of await dialect.sit(bots)) table.sockets.push(await connect(table, seat));
  return table;
}

async function connect(table, seat) {
  const hear = (text) => {
    received += text.length;
    const { say, answered, move, over } = dialect.hear(seat, text);
    if (say) socket.send(say);
    if (table.bots) thoughts += answered ? -1 : 1; // an update for each move, and an answer for our own
    else if (answered) waits.push(performance.now() - seat.sent);
    if (over) begin_again(table);
    if (move) wait_and_move(table, seat, socket, move);
  };
  const socket = await open(seat.url, seat.protocol, hear, () => table.over || die(new Error(`closed: ${seat.url}`)));
  socket.send(seat.hello);
  return socket;
}

function wait_and_move(table, seat, socket, move) {
  const go = () => {
    seat.sent = performance.now();
    socket.send(move);
  };
  table.moves += 1;
  if (!wish.pace || table.bots) go();
  else setTimeout(go, wish.pace * 1000 * (table.moves === 1 ? Math.random() : 1));
}

function begin_again(table) {
  if (table.over) return;
  table.over = true;
  for (const socket of table.sockets) socket.close();
  play(table.bots).catch(die);
}

function die(error) {
  console.error(error);
  process.exit(1);
}

const sleep = (seconds) => new Promise((done) => setTimeout(done, 1000 * seconds));

// Seconds of a core that a process has used so far.
function used(process) {
  const fields = readFileSync(`/proc/${process}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function main() {
  for (let table = 0; table < wish.tables; table += 1) await play();
  for (let table = 0; table < wish.thinking; table += 1) await play(THINKING[table % THINKING.length]);
  await sleep(wish.warm);
  waits.length = received = thoughts = 0;
  const before = [performance.now() / 1000, used("self"), used(wish.server)];
  await sleep(wish.seconds);
  const after = [performance.now() / 1000, used("self"), used(wish.server)];
  const [seconds, client, server] = after.map((value, place) => value - before[place]);
  const sorted = Float64Array.from(waits).sort();
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? null;
  const figures = {
    moves: sorted.length / seconds,
    moves_by_core: sorted.length / server, // for each second of a core that the server used
    p50: at(0.5),
    p99: at(0.99),
    worst: at(1),
    megabytes: received / seconds / 1e6,
    thoughts: thoughts / seconds,
    client: client / seconds, // the share of a core that the clients and the server had
    server: server / seconds,
  };
  process.stdout.write(JSON.stringify(figures) + "\n", () => process.exit(0));
}

main().catch(die);
