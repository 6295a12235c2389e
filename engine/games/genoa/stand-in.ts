/** The rules' action for an absent seat (section 5.7.7, on expiry). */

import { check, legal, MAX_LEGAL } from './actions.ts';
import { YIELD } from './buildings.ts';
import {
  CHOOSE,
  DECLINE,
  DECLINE_ACQUIRE,
  END_ACTION,
  LEAVE_UNUSED,
  PASS,
  PERFORM_MAIN,
  ROLL,
  STOP,
  TAKE_ACTION,
} from './codes.ts';
import { COMMODITIES, KINDS, LARGE, TILES } from './data.ts';
import { kindsOfTiles } from './effects/window.ts';
import { isForcing } from './offers/hold.ts';
import { namedOf } from './offers/judge.ts';
import * as R from './offers/record.ts';
import { acceptCode } from './phases/accepting.ts';
import { NO_MODE, packMain, TO_DRAW } from './phases/main.ts';
import { isNear } from './phases/offering.ts';
import * as S from './state.ts';

export function standIn(s: S.State, p: number): number {
  switch (s[S.PHASE]) {
    case S.START:
      return ROLL;
    case S.ACTION:
      return forActor(s);
    case S.ACQUIRE:
      return DECLINE_ACQUIRE;
    case S.CLAIM:
      return p === s[S.MERCHANT] ? forClaim(s, p) : forPlayer(s, p);
    default:
      return p === s[S.MERCHANT] ? STOP : forPlayer(s, p);
  }
}

/** The default of the question, else the main effect with defaults, else the end. */
function forActor(s: S.State): number {
  if (s[S.PENDING] === S.HAND_OVER) {
    return CHOOSE + packMain(NO_MODE, s[S.PENDING_CARD], -1); // the first drawn
  }
  if (s[S.PENDING] === S.REWARD_TILE) return CHOOSE + packMain(NO_MODE, -1, largestSupply(s));
  if (s[S.MAIN_DONE] === 1) return END_ACTION;
  return PERFORM_MAIN + (YIELD[S.tower(s)].villa ? packMain(TO_DRAW, -1, -1) : 0);
}

/** Ties in the order of the rules' section 2.6. */
function largestSupply(s: S.State): number {
  let best = kindsOfTiles(s) === 0 ? 0 : -1;
  for (let tile = 0; tile < TILES.length; tile++) {
    if (s[S.TILE_SUPPLY + tile] > (best < 0 ? 0 : s[S.TILE_SUPPLY + best])) best = tile;
  }
  return best;
}

/**
 * The best forcing offer, else the action stays unused; if neither is possible, the first of the
 * list.
 */
function forClaim(s: S.State, p: number): number {
  const best = bestForcing(s);
  if (best >= 0) return acceptCode(best);
  if (check(s, p, LEAVE_UNUSED) === 0) return LEAVE_UNUSED;
  if (check(s, p, TAKE_ACTION) === 0) return TAKE_ACTION;
  const listed = new Int32Array(MAX_LEGAL);
  return legal(s, p, listed) > 0 ? listed[0] : LEAVE_UNUSED;
}

/** Passes, or after that declines standing offers. */
function forPlayer(s: S.State, p: number): number {
  if (((s[S.PASSED] >> p) & 1) === 0) return PASS;
  for (let slot = 0; slot < s[S.OFFERS]; slot++) {
    const at = S.offerAt(slot);
    if (s[at + R.TAKER] === p && isNear(s, s[at + R.TARGET])) return DECLINE + s[at + R.NUMBER];
  }
  return PASS;
}

/** "Best forcing offer": its slot, -1 for none. Ties: the lowest `seq`. */
function bestForcing(s: S.State): number {
  let best = -1;
  for (let slot = 0; slot < s[S.OFFERS]; slot++) {
    if (!isForcing(s, slot)) continue;
    const isBetter =
      best < 0 ||
      worth(s, slot) > worth(s, best) ||
      (worth(s, slot) === worth(s, best) &&
        s[S.offerAt(slot) + R.SEQ] < s[S.offerAt(best) + R.SEQ]);
    if (isBetter) best = slot;
  }
  return best;
}

const PER_COMMODITY = 10;
const PER_TILE = 15;
const PER_MARKER = 10;
const PER_LARGE = 20;
const PER_CARD = 15;

/** The clock's value of an offer: deferred parts count alike. */
function worth(s: S.State, slot: number): number {
  const give = S.offerAt(slot) + R.GIVE;
  const later = S.offerAt(slot) + R.LATER;
  let sum = s[give + R.DUCATS] + s[later + R.D_DUCATS];
  for (let i = 0; i < COMMODITIES.length; i++) {
    sum += PER_COMMODITY * (s[give + R.GOODS + i] + ((s[later + R.D_GOODS] >> i) & 1));
  }
  for (let i = 0; i < TILES.length; i++) sum += PER_TILE * s[give + R.TILE + i];
  if (s[later + R.D_TILE] >= 0) sum += PER_TILE;
  sum += PER_MARKER * (s[give + R.MARKERS] + s[later + R.D_MARKERS]);
  for (let kind = 0; kind < KINDS.length; kind++) {
    sum += (kind === LARGE ? PER_LARGE : PER_CARD) * namedOf(s, give, kind);
  }
  const target = s[S.offerAt(slot) + R.TARGET];
  const drawn = YIELD[target].draw === LARGE ? PER_LARGE : PER_CARD;
  return sum + drawn * s[later + R.D_CARDS];
}
