// Made by `make protocol` from the server's Structs: do not edit.

export interface View {
  seat: number;
  turn: number;
  asked: number[];
  phase: "counter" | "defend" | "turn";
  field: Uwo[];
  duel: Duel | null;
  sides: Side[];
  morfed: number | null;
  may_morf: boolean;
  may_act: boolean;
  action: "attack" | "walk" | null;
  end_costs: number;
  first_out: number | null;
  quiet: number;
  turns: number;
  cards: Card[];
  shares: number[];
  hand: ("ball" | "bazooka" | "dynamite" | "fist" | "miss" | "pistol" | "rider" | "tank" | "turret")[];
  under: ("ball" | "bazooka" | "dynamite" | "fist" | "miss" | "pistol" | "rider" | "tank" | "turret")[];
}

/** An UWO on the field. */
export interface Uwo {
  square: number;
  seat: number;
  kind: "ball" | "bazooka" | "dynamite" | "fist" | "miss" | "pistol" | "rider" | "tank" | "turret";
  height: number;
  knocked_out: KnockedOut | null;
}

/** When an UWO wakes: after so many more starts (or ends) of this seat's turns. */
export interface KnockedOut {
  seat: number;
  moment: "end" | "start";
  turns: number;
}

/** Who has attacked whom. */
export interface Duel {
  attacker: number;
  attacked: number;
}

/** What everyone sees of a player. */
export interface Side {
  energy: number;
  hand_size: number;
  deck_size: number;
  removed: ("ball" | "bazooka" | "dynamite" | "fist" | "miss" | "pistol" | "rider" | "tank" | "turret")[];
}

/** One entry of the file: what is printed on the cards of one kind. */
export interface Card {
  kind: string;
  copies: number;
  walk: number;
  walk_energy: number;
  attack: number;
  attack_energy: number;
  shields: string[];
}

/** Something that happened in the last move; `codes.What` says what the fields mean. */
export interface Event {
  what: string;
  seat?: number | null;
  kind?: "ball" | "bazooka" | "dynamite" | "fist" | "miss" | "pistol" | "rider" | "tank" | "turret" | null;
  square?: number | null;
  target?: number | null;
  number?: number;
}

/** Play a card of this kind on one's own UWO. */
export interface Morf {
  type: "morf";
  square: number;
  kind: "ball" | "bazooka" | "dynamite" | "fist" | "miss" | "pistol" | "rider" | "tank" | "turret";
}

/** Put a card under the deck, draw the top one, and end the turn. */
export interface Swap {
  type: "swap";
  kind: "ball" | "bazooka" | "dynamite" | "fist" | "miss" | "pistol" | "rider" | "tank" | "turret";
}

/** Walk in a straight line. */
export interface Walk {
  type: "walk";
  square: number;
  to: number;
}

/** Walk with a Rider over these squares, and stop on the last. */
export interface Ride {
  type: "ride";
  square: number;
  path: number[];
}

/** Attack the UWO on another square. */
export interface Attack {
  type: "attack";
  square: number;
  target: number;
}

/** Let a Dynamite explode. */
export interface Blast {
  type: "blast";
  square: number;
}

/** End the turn and fill up the hand. */
export interface End {
  type: "end";
}

/** End the turn without drawing. */
export interface KeepHand {
  type: "keep-hand";
}

/** Give up all remaining energy and end the turn. */
export interface Burn {
  type: "burn";
}

/** Morf the attacked UWO into a kind that is shielded from the attacker. */
export interface DefendMorf {
  type: "defend-morf";
  kind: "ball" | "bazooka" | "dynamite" | "fist" | "miss" | "pistol" | "rider" | "tank" | "turret";
}

/** Play a Miss: the attack fails. */
export interface Miss {
  type: "miss";
}

/** Do nothing and be hit. */
export interface Yield {
  type: "yield";
}

/** Strike back at the attacker. */
export interface Counter {
  type: "counter";
}

/** Do not strike back: the duel is over. */
export interface Decline {
  type: "decline";
}

export interface Options {
  edition?: "en" | "hu" | "nl";
  army?: 8 | 10;
  refill_optional?: boolean | null;
  ko_may_walk?: boolean | null;
  ko_may_morf?: boolean | null;
  bazooka_ko_ends?: "end" | "start" | null;
  rider_ko_ends?: "rider-end" | "victim-end" | "victim-start" | null;
  inaction_costs?: boolean | null;
}

/** The whole file; both sides have the same cards. */
export interface Cards {
  uwos: Card[];
}

export type Move = Morf | Swap | Walk | Ride | Attack | Blast | End | KeepHand | Burn | DefendMorf | Miss | Yield | Counter | Decline;
