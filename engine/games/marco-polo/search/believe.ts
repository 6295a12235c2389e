/** A seat's assumptions about facts that the rules leave open; and the choices worth a thought. */

import type { Chance } from '../../../core/chance.ts';
import { wideBody } from '../../../kit/rows.ts';
import { look } from '../bot/market.ts';
import { placementWorth } from '../bot/placements.ts';
import { studyMap } from '../bot/posts.ts';
import * as C from '../codes.ts';
import { SPACES, TRAVEL } from '../data/spaces.ts';
import { GIFTED_TRAVEL, spaceOf } from '../placing/code.ts';
import * as S from '../state.ts';

/** Piles and cards in other hands are as likely as the rules draw them. */
export function believe(_s: S.State, _seat: number, _chance: Chance): void {}

/** Placements that are worth a thought, and of those as many on one space. */
const MOST_PLACEMENTS = 14;
const ON_ONE_SPACE = 3;
/** Codes from here on are placements, which are wide. */
const PLACEMENTS = 2 ** 30;
const ROW_BITS = 25;
const rowOf = (code: number): number => code >>> ROW_BITS;
const COMPLETES = rowOf(C.COMPLETE_CONTRACT);
const TRADES = rowOf(C.SARACEN_TRADE);
/** Only multiples of so many of the Saracen's trades are kept. */
const TRADED = 3;

const kept = new Int32Array(MOST_PLACEMENTS);
const worths = new Float64Array(MOST_PLACEMENTS);
const onSpace = new Int32Array(SPACES.length + 1);

/** Bonus actions that are worth a thought. */
function isWorthIt(code: number): boolean {
  const row = rowOf(code);
  if (row === rowOf(C.MONEY_BAG) || row === rowOf(C.REROLL) || row === rowOf(C.ADJUST))
    return false;
  return row !== TRADES || (code & 0xfff) % TRADED === 0;
}

/**
 * Keeps the most valuable placements, few for each space; completes a contract before anything
 * else; dice go into the bag only if nothing else is left.
 */
export function prune(s: S.State, p: number, codes: Int32Array, count: number): number {
  if (s[S.PHASE] !== S.TURNS || s[S.QUESTIONS] > 0) return count;
  let complete = 0;
  for (let i = 0; i < count; i++) if (rowOf(codes[i]) === COMPLETES) complete++;
  let n = 0;
  let places = 0;
  look(s, p);
  studyMap(s, p);
  onSpace.fill(0);
  for (let i = 0; i < count; i++) {
    const code = codes[i];
    if (code >= PLACEMENTS) {
      if (complete === 0) places = takeIn(s, p, code, places);
    } else if (complete > 0 ? rowOf(code) === COMPLETES : isWorthIt(code)) codes[n++] = code;
  }
  for (let i = 0; i < places; i++) codes[n++] = kept[i];
  return n > 0 ? n : count;
}

const spaceIn = (code: number): number => {
  const space = spaceOf(wideBody(code));
  return space === GIFTED_TRAVEL ? TRAVEL : space;
};

/** Adds a placement to `kept`, in place of a worse one if there is no room. */
function takeIn(s: S.State, p: number, code: number, size: number): number {
  const space = spaceIn(code);
  const value = placementWorth(s, p, code);
  const full = onSpace[space] >= ON_ONE_SPACE;
  let worst = -1;
  for (let i = 0; i < size; i++) {
    if (full && spaceIn(kept[i]) !== space) continue;
    if (worst < 0 || worths[i] < worths[worst]) worst = i;
  }
  if (!full && size < MOST_PLACEMENTS) {
    kept[size] = code;
    worths[size] = value;
    onSpace[space]++;
    return size + 1;
  }
  if (worst < 0 || worths[worst] >= value) return size;
  onSpace[spaceIn(kept[worst])]--;
  onSpace[space]++;
  kept[worst] = code;
  worths[worst] = value;
  return size;
}
