/** A leak to plant in a game's real source (`planted.ts`), and a short way to write one down. */

/** A replacement of a text that occurs once in this file. */
export interface Leak {
  /** The leaked secret field. */
  readonly secret: string;
  readonly channel: 'view' | 'events' | 'legal' | 'explain';
  /** Below the folder of the game's rules. */
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}

/** Leaks the secret on one channel: in `file`, `find` becomes `replace`. */
const by =
  (channel: Leak['channel']) =>
  (secret: string, file: string, find: string, replace: string): Leak => ({
    secret,
    channel,
    file,
    find,
    replace,
  });

export const view = by('view');
export const events = by('events');
export const legal = by('legal');
export const explain = by('explain');
