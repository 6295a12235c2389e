/**
 * The scale on which people and bots of a game are rated (Plackett–Luce, Weng and Lin 2011): `MU` is
 * where everybody begins, `SIGMA` how little is known of a newcomer, `BETA` how much luck counts.
 */

export const MU = 25;
export const SIGMA = MU / 3;
export const BETA = MU / 6;
/** Bots are measured once and stay where they are: so much is uncertain about them. */
export const BOT_SIGMA = 1;

/** Where the bots of a game stand, and in how many matches among them that was measured. */
export interface Scale {
  /** Version of the game's rules. */
  readonly version: string;
  readonly matches: number;
  readonly seats: number;
  readonly seed: string;
  /** Points by the name of the bot. */
  readonly bots: { readonly [name: string]: number };
}
