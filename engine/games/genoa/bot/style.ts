/** How a bot of this room trades: the same thoughts with other figures (rules, section 12). */

/** What an order in hand is worth. */
export interface OrderValues {
  /** In ducats, with all its goods. */
  readonly pay: number;
  /** Share that is left for each good that is missing. */
  readonly lacking: number;
  /** Of each turn to come, the chance that the order's building is worth a way and an action. */
  readonly chance: number;
}

/** What things are worth, in ducats. */
export interface Values {
  /** Large and small ones. [kind] */
  readonly orders: readonly OrderValues[];
  /** A message, and of each turn to come the chance that the tower visits both its buildings. */
  readonly message: number;
  readonly messageChance: number;
  /** A contract as one of the many that there will be in the end. */
  readonly contract: number;
  /** How much of a contract's worth is that, and not what it would pay now, while there is time. */
  readonly hope: number;
  /** A commodity for whatever order may come; the third of a kind is of little use. */
  readonly commodity: number;
  readonly spare: number;
  /** [tile] */
  readonly tiles: readonly number[];
  /** Share of an own building's worth that lies in a marker before it is placed. */
  readonly unplaced: number;
  /** Actions of others at a building, a turn; the buildings of the centre are used the most. */
  readonly uses: number;
  readonly centralUses: number;
}

/** Shares are of what a space is worth to the player who gets it. */
export interface Style {
  /** What the bot itself goes by, and what it takes the others to go by. */
  readonly own: Values;
  readonly others: Values;
  /** Whether it thinks of cards and markers where it trades one for one. */
  readonly tradesForAll: boolean;
  /** What a space is bid for: at first, then higher, at last. Nobody haggles for more rounds. */
  readonly bids: readonly number[];
  /** At which a first proposal is accepted; a second one is taken at the last bid. */
  readonly agreed: number;
  /** What a first and a second proposal ask for. */
  readonly asked: readonly number[];
  /** Proposals in one state of the turn. */
  readonly mostAsked: number;
  /** What a deal for a space that is still to come is expected to bring. */
  readonly expected: number;
  /** The same in a claim that the merchant could use himself. */
  readonly claimed: number;
}

/** What a newcomer takes things to be worth: what they pay, as likely as they come to pay. */
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
