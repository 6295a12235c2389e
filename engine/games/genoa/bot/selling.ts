/**
 * The merchant: the offers that he accepts, his proposals and his moves (rules, section 12.2). The
 * criterion of all of them is the remaining value of the turn.
 */

import { check } from '../actions.ts';
import { LEAVE_UNUSED, MOVE_FREE, STOP, TAKE_ACTION } from '../codes.ts';
import { EXTRA_ACTION } from '../data.ts';
import { canStep } from '../effects/tower.ts';
import { canAct, isEligible, left } from '../limits.ts';
import { isBuilding, NEIGHBOURS, SPACES } from '../map.ts';
import * as R from '../offers/record.ts';
import { mustAnswer } from '../phases/move.ts';
import { isNear } from '../phases/offering.ts';
import * as S from '../state.ts';
import type { AcceptAction, OpenAction, ProposeAction } from '../types.ts';
import { keptTile } from './bids.ts';
import { cheapest, demand, type Payment } from './paying.ts';
import { comeDown, counterTo } from './replying.ts';
import {
  actsAfter,
  busySeats,
  freeMove,
  future,
  offerWorth,
  type Prospects,
  priceFor,
  prospects,
  RIVAL,
  wantedBy,
} from './routes.ts';
import type { Sight } from './sight.ts';

/** By how many ducats a proposal must beat the alternative. */
const GAIN = 4;
/** By how many ducats the merchant's own use must beat all bids for him not to wait for them. */
const SURELY = 12;

/** A possible action of the merchant, and the turn's value after it. */
interface Plan {
  readonly command: number | OpenAction;
  readonly value: number;
}

/** The other seats at the merchant's table, as bit masks. */
export interface Company {
  /** Seats whose answer he waits for. */
  readonly awaited: number;
  /** Persons: he answers their counter-offers by coming down, and their offers count as answers. */
  readonly persons: number;
  /** They have just been asked: until they answer he makes no proposal to anybody else. */
  readonly isFresh: boolean;
}
export const AMONG_BOTS: Company = { awaited: ~0, persons: 0, isFresh: false };

/** The choice of the merchant while he can deal. @returns null to wait */
export function sell(sight: Sight, company: Company): number | OpenAction | null {
  const { awaited, persons, isFresh } = company;
  const found = prospects(sight);
  const silent = silentSeats(sight.s, persons) & awaited;
  const best = sight.s[S.PHASE] === S.CLAIM ? bestOfClaim(found) : bestOfMove(found);
  if (persons !== 0) {
    const worth = (asked: Payment, player: number, target: number): number =>
      askedWorth(found, asked, player, target);
    const less = comeDown(found, persons, (best?.value ?? 0) + GAIN, worth);
    if (less) return less;
  }
  if (silent !== 0) {
    const first = isFresh ? silent & persons : 0;
    const proposal = propose(found, best?.value ?? 0, first || silent, persons);
    if (proposal) return proposal;
    return best && isSure(found, best, silent) ? best.command : null;
  }
  return propose(found, best?.value ?? 0, ~0, persons) ?? best?.command ?? null;
}

/**
 * Seats that have still to answer about the space, or about a proposal for it. A seat without an
 * action is not waited for; a person's own offer is an answer.
 */
function silentSeats(s: S.State, persons: number): number {
  let mask = 0;
  const m = s[S.MERCHANT];
  for (let q = 0; q < s[S.SEATS]; q++) {
    if (q === m) continue;
    const passed = ((s[S.PASSED] >> q) & 1) === 1;
    const isOpen = !passed && isEligible(s, q) && !(((persons >> q) & 1) === 1 && hasSpoken(s, q));
    if (s[S.PHASE] === S.CLAIM ? mustAnswer(s, q) : isOpen) mask |= 1 << q;
  }
  for (let slot = 0; slot < s[S.OFFERS]; slot++) {
    const offer = S.offerAt(slot);
    if (s[offer + R.MAKER] !== m || !isNear(s, s[offer + R.TARGET])) continue;
    const isAnswered = ((persons >> s[offer + R.TAKER]) & 1) === 1 && counterTo(s, offer) >= 0;
    if (!isAnswered) mask |= 1 << s[offer + R.TAKER];
  }
  return mask;
}

/** Whether `q` offers something for a space that can be moved to now. */
function hasSpoken(s: S.State, q: number): boolean {
  for (let slot = 0; slot < s[S.OFFERS]; slot++) {
    const offer = S.offerAt(slot);
    if (s[offer + R.MAKER] === q && isNear(s, s[offer + R.TARGET])) return true;
  }
  return false;
}

/** Whether no possible bid could be better: the merchant's own action need not wait. */
function isSure(found: Prospects, best: Plan, silent: number): boolean {
  const { s } = found.sight;
  if (s[S.PHASE] !== S.CLAIM || best.command !== TAKE_ACTION) return false;
  const space = S.tower(s);
  const acts = left(s, s[S.MERCHANT]);
  let most = 0;
  for (let q = 0; q < s[S.SEATS]; q++) {
    if (((silent >> q) & 1) === 1) most = Math.max(most, wantedBy(found, q, space));
  }
  const busy = busySeats(s);
  return best.value > most + future(found, space, actsAfter(found, acts, busy), busy) + SURELY;
}

const better = (a: Plan | null, b: Plan | null): Plan | null =>
  !a || (b && b.value > a.value) ? b : a;

function bestOfClaim(found: Prospects): Plan | null {
  const { s, p } = found.sight;
  const space = S.tower(s);
  const acts = left(s, p);
  const busy = busySeats(s);
  let best = bestOffer(found);
  const take = TAKE_ACTION + (acts >= 1 ? 0 : 1);
  if (acts >= 1 && check(s, p, take) === 0) {
    best = better(best, {
      command: take,
      value: found.own[space] + future(found, space, acts - 1, busy),
    });
  } else if (check(s, p, take) === 0 && found.own[space] > keptTile(found.sight)) {
    best = better(best, {
      command: take,
      value: found.own[space] - keptTile(found.sight) + future(found, space, 0, busy),
    });
  }
  if (check(s, p, LEAVE_UNUSED) === 0) {
    best = better(best, { command: LEAVE_UNUSED, value: future(found, space, acts, busy) });
  }
  return best;
}

function bestOfMove(found: Prospects): Plan | null {
  const { s, p } = found.sight;
  const acts = left(s, p);
  const busy = busySeats(s);
  let best: Plan | null = better({ command: STOP, value: 0 }, bestOffer(found));
  const neighbours = NEIGHBOURS[S.tower(s)];
  for (let i = 0; i < neighbours.length; i++) {
    const space = neighbours[i];
    if (!canStep(s, space)) continue;
    const value = freeMove(found, space, acts, busy);
    best = better(best, { command: MOVE_FREE + space, value });
  }
  return best;
}

/**
 * The standing offer with the greatest remaining value of the turn; null if none can be accepted.
 */
function bestOffer(found: Prospects): Plan | null {
  const { s, p } = found.sight;
  let best: Plan | null = null;
  for (let slot = 0; slot < s[S.OFFERS]; slot++) {
    const offer = S.offerAt(slot);
    if (s[offer + R.TAKER] !== p || !isNear(s, s[offer + R.TARGET])) continue;
    const command = acceptance(found.sight, offer);
    if (check(s, p, command) !== 0) continue;
    best = better(best, { command, value: worthWith(found, offer) });
  }
  return best;
}

/** The turn's value with this offer accepted. */
function worthWith(found: Prospects, offer: number): number {
  const { s } = found.sight;
  const target = s[offer + R.TARGET];
  const maker = s[offer + R.MAKER];
  const net = offerWorth(found.sight, offer, wantedBy(found, maker, target));
  return net + afterDeal(found, maker, target);
}

/** The way on from a space that has been sold. */
function afterDeal(found: Prospects, buyer: number, target: number): number {
  const { s, p } = found.sight;
  const busy = busySeats(s);
  const acts = left(s, p);
  if (!isBuilding(target)) return found.along[target] + future(found, target, acts, busy);
  return future(found, target, actsAfter(found, acts, busy), busy | (1 << buyer));
}

/** The acceptance of an offer, or of a proposal, as it stands; wildcards get dispensable items. */
export function acceptance(sight: Sight, offer: number, useExtra = false): AcceptAction {
  const { s } = sight;
  const isProposal = s[offer + R.MAKER] === s[S.MERCHANT];
  const side = offer + (isProposal ? R.GIVE : R.ASK);
  const fill =
    R.wildcards(s, side) > 0 ? cheapest(sight, s, side, useExtra ? EXTRA_ACTION : -1) : null;
  return {
    type: 'accept',
    offerId: `O${s[offer + R.NUMBER]}`,
    version: s[offer + R.VERSION],
    ...(fill && { fill }),
    ...(useExtra && { useExtra: true }),
  };
}
/**
 * From how many spaces of the tower's way in this turn `space` could already be proposed: the tries
 * of the rules begin anew on each of them, a person's patience does not.
 */
function passedBy(s: S.State, space: number): number {
  let count = 0;
  for (let i = 0; i < s[S.PATH_SIZE] - 1; i++) {
    if (NEIGHBOURS[s[S.PATH + i]].includes(space)) count++;
  }
  return count;
}

/**
 * The best proposal to one of `seats` that beats the turn's value without it. Nobody is asked more
 * than twice, the second time for less; `persons` only once in a turn for each space.
 */
function propose(
  found: Prospects,
  otherwise: number,
  seats: number,
  persons: number,
): ProposeAction | null {
  const { s, p } = found.sight;
  let tries = 0;
  for (let q = 0; q < s[S.SEATS]; q++) tries += s[S.TRIES_TO + S.at(q)];
  if (tries >= found.sight.style.mostAsked) return null;
  const targets =
    s[S.PHASE] === S.CLAIM ? [S.tower(s)] : NEIGHBOURS[S.tower(s)].filter((x) => canStep(s, x));
  let best: ProposeAction | null = null;
  let most = otherwise + GAIN;
  for (let player = 0; player < s[S.SEATS]; player++) {
    if (player === p || ((seats >> player) & 1) === 0 || !canAct(s, player)) continue;
    const { asked: shares } = found.sight.style;
    const isPerson = ((persons >> player) & 1) === 1 && s[S.PHASE] !== S.CLAIM;
    for (const space of targets) {
      if (!isBuilding(space)) continue;
      const asks = s[S.TRIES_TO + S.at(player)] + (isPerson ? passedBy(s, space) : 0);
      const share = shares[asks];
      if (share === undefined) continue;
      const wanted = wantedBy(found, player, space);
      if (wanted <= 0) continue;
      const asked = demand(found.sight, player, space, priceFor(wanted * share));
      if (!asked) continue;
      // A seat that has declined is not asked the same again.
      const before =
        asks > 0 ? demand(found.sight, player, space, priceFor(wanted * shares[0])) : null;
      if (before && asked.price >= before.price) continue;
      const value = askedWorth(found, asked, player, space);
      if (value <= most) continue;
      const proposal = proposalFor(player, space, asked);
      if (check(s, p, proposal) !== 0) continue;
      [best, most] = [proposal, value];
    }
  }
  return best;
}

/** The turn's value after `player` has paid that for a building. */
function askedWorth(found: Prospects, asked: Payment, player: number, space: number): number {
  const left = Math.max(0, wantedBy(found, player, space) - asked.cost);
  const net = asked.price - RIVAL[found.sight.s[S.SEATS]] * left;
  return net + afterDeal(found, player, space);
}

const proposalFor = (player: number, space: number, asked: Payment): ProposeAction => ({
  type: 'propose',
  player,
  target: SPACES[space],
  ...(asked.give && { give: asked.give }),
  ...(asked.deferred && { deferred: asked.deferred }),
});
