/**
 * The parameters of this game's bots: the same reasoning with different figures (rules, section
 * 12).
 */

/** Value of an order in hand. */
export interface OrderValues {
  /** In ducats, with all its goods. */
  readonly pay: number;
  /** Remaining share for each missing good. */
  readonly lacking: number;
  /** Probability in each later turn that the order's building is worth a visit and an action. */
  readonly chance: number;
}

/** Values of things, in ducats. */
export interface Values {
  /** Large and small ones. [kind] */
  readonly orders: readonly OrderValues[];
  /** A message, and the probability in each later turn that the tower visits both its buildings. */
  readonly message: number;
  readonly messageChance: number;
  /** A contract as one of the expected final number. */
  readonly contract: number;
  /** Share of that in a contract's value, against its present payment, while there is time. */
  readonly hope: number;
  /** A commodity for a future order; the third of a kind is of little use. */
  readonly commodity: number;
  readonly spare: number;
  /** [tile] */
  readonly tiles: readonly number[];
  /** Share of an own building's value that an unplaced marker has. */
  readonly unplaced: number;
  /** Actions of others at a building, per turn; the central buildings are used most. */
  readonly uses: number;
  readonly centralUses: number;
}

/** Shares are of a space's value to the player who gets it. */
export interface Style {
  /** The bot's own values, and those that it assumes for the others. */
  readonly own: Values;
  readonly others: Values;
  /** Whether it considers cards and markers in trades one for one. */
  readonly tradesForAll: boolean;
  /** Bids for a space: first, raised, last. Nobody haggles for more rounds. */
  readonly bids: readonly number[];
  /** At which a first proposal is accepted; a second one is taken at the last bid. */
  readonly agreed: number;
  /** The prices of a first and a second proposal. */
  readonly asked: readonly number[];
  /** Proposals in one state of the turn. */
  readonly mostAsked: number;
  /** Expected gain of a deal for a later space. */
  readonly expected: number;
  /** The same for a claim that the merchant could use himself. */
  readonly claimed: number;
}

/** A newcomer's values: payments times their probability. */
export const COMMON: Values = {
  orders: [
    { pay: 70, lacking: 0.68, chance: 0.08 },
    { pay: 30, lacking: 0.62, chance: 0.1 },
  ],
  message: 30,
  messageChance: 0.1,
  contract: 0,
  hope: 0,
  commodity: 6,
  spare: 2,
  tiles: [14, 20, 14, 11, 9],
  unplaced: 0.6,
  uses: 0.07,
  centralUses: 0.1,
};

export const TRADER: Style = {
  own: COMMON,
  others: COMMON,
  tradesForAll: false,
  bids: [0.35, 0.55, 0.75],
  agreed: 0.65,
  asked: [0.62, 0.5],
  mostAsked: 2,
  expected: 0.45,
  claimed: 0.35,
};
