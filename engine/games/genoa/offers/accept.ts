/** Acceptance: whether a deal can be struck now, and how it is carried out (rules, section 5.7.4). */

import type { Chance } from '../../../core/chance.ts';
import type { EventSink } from '../../../core/events.ts';
import { kindOf } from '../cards.ts';
import { COMMODITIES, EXTRA_ACTION, FIRST_OF, KINDS, TILES } from '../data.ts';
import { tell } from '../effects/emit.ts';
import { handBasket } from '../effects/hand-over.ts';
import { deliverMessages } from '../effects/messages.ts';
import { canStep, moveTower } from '../effects/tower.ts';
import { openWindow, performPromised } from '../effects/window.ts';
import { E, OK } from '../errors.ts';
import { conclude, goOn } from '../flow.ts';
import { left } from '../limits.ts';
import { isBuilding } from '../map.ts';
import * as S from '../state.ts';
import { closeFor, judged, remove } from './hold.ts';
import { checkOwned, checkTerms, isTwice, playerOf } from './judge.ts';
import * as R from './record.ts';
import { offerView } from './words.ts';

/** GE-519, GE-520: whether the tower can serve the offer in this slot with its next move, or here. */
export function checkPlace(s: S.State, slot: number): number {
  const target = s[S.offerAt(slot) + R.TARGET];
  if (s[S.PHASE] === S.ACTION) return E.E_WRONG_PHASE;
  // GE-527: any of those for this building.
  if (s[S.PHASE] === S.CLAIM) return target === S.tower(s) ? OK : E.E_CLAIM_OPEN;
  return s[S.PHASE] === S.MOVE && canStep(s, target) ? OK : E.E_NOT_ADJACENT;
}

/**
 * The checks of a deal on the judged offer, which holds the offer with its wildcards filled.
 * @param withExtra whether the player's acceptance of a proposal uses a tile
 */
export function checkDeal(s: S.State, withExtra: boolean): number {
  const merchant = s[S.MERCHANT];
  const maker = judged[R.MAKER];
  const isOffer = maker !== merchant;
  const player = playerOf(s, judged);
  const [own, other] = isOffer ? GIVE_FIRST : ASK_FIRST;
  const taker = judged[R.TAKER];
  if (judged[own + R.DUCATS] > s[S.DUCATS + S.at(maker)]) return E.E_FUNDS;
  if (judged[other + R.DUCATS] > s[S.DUCATS + S.at(taker)]) return E.E_FUNDS;
  const held = checkOwned(s, maker, judged, own);
  if (held !== OK) return held;
  const taken = checkOwned(s, taker, judged, other);
  if (taken !== OK || isTwice(judged, other)) return E.E_NOT_OWNED;
  if (isBuilding(judged[R.TARGET]) && left(s, player) < 1) {
    const says = isOffer ? judged[R.USE_EXTRA] === 1 : withExtra;
    const tiles = s[S.TILE + S.at(player) + EXTRA_ACTION];
    if (!says || tiles <= judged[R.GIVE + R.TILE + EXTRA_ACTION]) return E.E_NO_ACTION;
  }
  return checkTerms(s, judged, 0, player, isOffer);
}

const GIVE_FIRST = [R.GIVE, R.ASK] as const;
const ASK_FIRST = [R.ASK, R.GIVE] as const;

/** The side of the judged offer on which wildcards may stand: the taker's. */
export const takerSide = (s: S.State): number =>
  judged[R.MAKER] === s[S.MERCHANT] ? R.GIVE : R.ASK;

/** GE-542: all wildcards are filled; items asked for by kind are named. */
export function closeWildcards(at: number): void {
  judged.fill(0, at + R.ANY_GOODS, at + R.BASKET);
}

/**
 * Fills wildcards unit by unit, as section 5.11 says: with the most numerous items.
 * @returns whether there was something for each of them (GE-542)
 */
export function fillByDefault(s: S.State, at: number): boolean {
  let missing = 0;
  const taker = judged[R.TAKER];
  const block = S.at(taker);
  for (let unit = judged[at + R.ANY_GOODS]; unit > 0; unit--) {
    const good = mostLeft(s, S.GOODS + block, at + R.GOODS, COMMODITIES.length, -1);
    if (good >= 0) judged[at + R.GOODS + good]++;
    else missing++;
  }
  const kept = needsTile(s, taker) ? EXTRA_ACTION : -1;
  for (let unit = judged[at + R.ANY_TILE]; unit > 0; unit--) {
    const tile = mostLeft(s, S.TILE + block, at + R.TILE, TILES.length, kept);
    if (tile >= 0) judged[at + R.TILE + tile]++;
    else missing++;
  }
  for (let kind = 0; kind < KINDS.length; kind++) {
    let units = judged[at + R.ANY_CARD + kind];
    for (let card = FIRST_OF[kind]; card < FIRST_OF[kind + 1] && units > 0; card++) {
      if (s[S.HOLDER + card] !== taker || R.hasCard(judged, at, card)) continue;
      R.addCard(judged, at, card, R.TO_TAKER);
      units--;
    }
    missing += units;
  }
  return missing === 0;
}

/** Whether the taker is the player and must keep a tile for the action. */
export const needsTile = (s: S.State, taker: number): boolean =>
  taker !== s[S.MERCHANT] && isBuilding(judged[R.TARGET]) && left(s, taker) < 1;

/** @param kept a kind of which one stays, -1 = none */
function mostLeft(s: S.State, held: number, named: number, kinds: number, kept: number): number {
  let best = -1;
  let most = 0;
  for (let i = 0; i < kinds; i++) {
    const rest = s[held + i] - judged[named + i] - (i === kept ? 1 : 0);
    if (rest <= most) continue;
    most = rest;
    best = i;
  }
  return best;
}

/** Whether the judged offer's wildcards are filled exactly by these counts. */
export function isFilled(
  at: number,
  goods: Int32Array,
  tiles: Int32Array,
  cards: readonly number[],
): boolean {
  let sum = 0;
  for (let i = 0; i < COMMODITIES.length; i++) sum += goods[i];
  if (sum !== judged[at + R.ANY_GOODS]) return false;
  sum = 0;
  for (let i = 0; i < TILES.length; i++) sum += tiles[i];
  if (sum !== judged[at + R.ANY_TILE]) return false;
  for (let kind = 0; kind < KINDS.length; kind++) {
    let count = 0;
    for (let i = 0; i < cards.length; i++) if (kindOf(cards[i]) === kind) count++;
    if (count !== judged[at + R.ANY_CARD + kind]) return false;
  }
  return true;
}

/** GE-502, GE-503, GE-513: one indivisible step. The judged offer holds the filled offer. */
export function strike(s: S.State, slot: number, chance: Chance, sink: EventSink | null): void {
  const merchant = s[S.MERCHANT];
  const player = playerOf(s, judged);
  const target = judged[R.TARGET];
  const number = judged[R.NUMBER];
  if (sink) tell(sink, { type: 'dealStruck', merchant, offer: offerView(judged) });
  remove(s, slot);
  handBasket(s, player, merchant, judged, R.GIVE, sink);
  handBasket(s, merchant, player, judged, R.ASK, sink);
  for (let i = 0; i < R.DEFERRED; i++) s[S.OWED + i] = judged[R.LATER + i];
  const isPromised = R.promises(judged, R.LATER);
  if (target !== S.tower(s)) moveTower(s, target, number, sink);
  deliverMessages(s, chance, sink); // GE-552
  closeFor(s, target, sink);
  if (isBuilding(target)) {
    openWindow(s, player, sink); // GE-505
    if (isPromised) performPromised(s, player, chance, sink);
  } else {
    goOn(s, sink); // GE-537
  }
  conclude(s, sink);
}
