/**
 * The banker: a fast policy that decides from a handful of figures. The value of a ship is its gain
 * in the best port; the bot lays a flag if that exceeds the promise of waiting.
 */

import type { Chance } from '../../../core/chance.ts';
import type { ActionBase, Bot, ViewBase } from '../../../core/contract.ts';
import { codec } from '../actions.ts';
import { CLAIM, PASS, PLACE, TAKE } from '../codes.ts';
import { FLAGS, PIRATE, PLUS_ONE, SHIPS, WARE_FLAG } from '../data.ts';
import { fromView } from '../from-view.ts';
import * as S from '../state.ts';
import type { View } from '../types.ts';
import { bestPort, bestTile, bestWorth, unseen } from './worth.ts';

/**
 * Extra value of a flag on a later ship beyond that ship itself, in ducats: under a slow ship and
 * under a fast one. So the +1 waits for close races, and the ware flag for cargo. [flag]
 */
const FLAG_WORTH: readonly (readonly [slow: number, fast: number])[] = [
  [1.5, 3],
  [3, 0],
  [8, 8],
];
/** The least value of a ship that races. */
const FAST = 6;
/** How far a flag loses that worth with the seat's last flags. */
const LAST_FLAG = 0.35;
/** By how many ducats a rival's gain must beat its expectations for it to surely lay its pirate. */
const TEMPTED = 24;
/** How much waiting promises. */
export interface Patience {
  /** Share of an average ship that the last asked seat waits for: nobody else takes this one. */
  readonly lastAsked: number;
  /** Surplus of coming ships over flags at which waiting for an average one costs nothing. */
  readonly plenty: number;
}
const PATIENCE: Patience = { lastAsked: 0.47, plenty: 3 };

/** The ships that `p` has not seen; only `choose` fills it. */
const hidden = new Int32Array(SHIPS.length);
/** [speed] = share of the coming ships that are faster, 0 … 1. */
const faster = new Float64Array(11);

/** The choice of `p`, who decides. Reads only the seat's own knowledge. */
export function choose(s: S.State, p: number): number {
  const count = unseen(s, hidden);
  for (let speed = 0; speed < faster.length; speed++) {
    let more = 0;
    for (let i = 0; i < count; i++) if (SHIPS[hidden[i]].value > speed) more++;
    faster[speed] = count === 0 ? 0 : more / count;
  }
  if (s[S.PHASE] === S.PHASE_PROMO) return TAKE + bestTile(s, p);
  if (s[S.PHASE] === S.PHASE_PLACE) {
    return PLACE + bestPort(s, p, s[S.CURRENT], s[S.CLAIM_FLAG], faster);
  }
  return claim(s, p, count);
}

function claim(s: S.State, p: number, count: number): number {
  const waiting = waitingWorth(s, p, count);
  const overbid = overbidRisk(s, p, count);
  let best = PASS;
  let most = 0;
  for (let flag = 0; flag < FLAGS.length; flag++) {
    if (!S.hasFlag(s, p, flag) || (s[S.CLAIM_SEAT] >= 0 && flag !== PIRATE)) continue;
    const worth = bestWorth(s, p, s[S.CURRENT], flag, faster);
    // An overbid seat gets its flag back: only the ship is lost.
    const wins = flag === PIRATE ? 1 : 1 - overbid;
    const net = wins * (worth - waiting - flagWorth(s, p, flag));
    if (net > most) [best, most] = [CLAIM + flag, net];
  }
  return best;
}

/** Reserve value of a flag; little if it would be one of the last. */
export function flagWorth(s: S.State, p: number, flag: number): number {
  if (s[S.DECK_SIZE] === 0) return 0;
  const [slow, fast] = FLAG_WORTH[flag];
  const kept = SHIPS[s[S.CURRENT]].value < FAST ? slow : fast;
  return kept * (flagsOf(s, p) === 1 ? LAST_FLAG : 1);
}

const flagsOf = (s: S.State, p: number): number =>
  Number(S.hasFlag(s, p, WARE_FLAG)) +
  Number(S.hasFlag(s, p, PLUS_ONE)) +
  Number(S.hasFlag(s, p, PIRATE));

/** Expected gain from a later ship in place of this one, in ducats. */
function waitingWorth(s: S.State, p: number, count: number): number {
  if (count === 0) return 0;
  const share = patience(s, p);
  if (share === 0) return 0;
  let sum = 0;
  for (let i = 0; i < count; i++) sum += bestWorth(s, p, hidden[i], PIRATE, faster);
  return (sum / count) * share;
}

/**
 * The share of an average ship that waiting promises: 0 if a seat that passes now may go without.
 */
export function patience(s: S.State, p: number, { lastAsked, plenty } = PATIENCE): number {
  let flags = 0;
  for (let q = 0; q < s[S.SEATS]; q++) flags += flagsOf(s, q);
  if (s[S.CLAIM_SEAT] >= 0) flags++;
  const ships = s[S.DECK_SIZE];
  if (ships < flagsOf(s, p)) return 0;
  // If there are as many ships as flags to come, a seat that passes now may go without.
  const spare = Math.max(0, ships + 1 - flags);
  return (isLast(s, p) ? lastAsked : 1) * Math.min(1, (spare + 1) / plenty);
}

/** Whether the poll asks nobody after `p` at present. */
function isLast(s: S.State, p: number): boolean {
  for (let q = S.leftOf(s, p); q !== s[S.DRAWER]; q = S.leftOf(s, q)) {
    if (S.isAsked(s, q)) return false;
  }
  return true;
}

/** Probability that a seat after `p` in the poll lays a pirate over its flag, 0 … 1. */
function overbidRisk(s: S.State, p: number, count: number): number {
  let safe = 1;
  for (let q = S.leftOf(s, p); q !== s[S.DRAWER]; q = S.leftOf(s, q)) {
    if (!S.hasFlag(s, q, PIRATE)) continue;
    const gain = bestWorth(s, q, s[S.CURRENT], PIRATE, faster);
    const tempted = (gain - waitingWorth(s, q, count) - flagWorth(s, q, PIRATE)) / TEMPTED;
    safe *= 1 - Math.min(0.8, Math.max(0, tempted));
  }
  return 1 - safe;
}

export function createBanker(): Bot {
  return {
    name: 'banker',
    think(view: ViewBase, chance: Chance): ActionBase {
      const seen = view as View;
      if (!seen.you) throw new Error('A bot needs the view of a seat.');
      const state = fromView(seen, chance);
      return codec.decode(state, seen.you.seat, choose(state, seen.you.seat));
    },
  };
}
