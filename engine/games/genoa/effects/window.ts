/** The window of an action: opening, main effect, promises, closing (rules, sections 5.3 and 5.4). */

import type { Chance } from '../../../core/chance.ts';
import type { EventSink } from '../../../core/events.ts';
import { YIELD } from '../buildings.ts';
import { CARD, CARD_IDS, kindOf } from '../cards.ts';
import {
  COMMODITIES,
  EXTRA_ACTION,
  LARGE,
  LARGE_PAY,
  OWNER_INCOME,
  SMALL_PAY,
  TILES,
} from '../data.ts';
import { left } from '../limits.ts';
import { BUILDINGS } from '../map.ts';
import * as R from '../offers/record.ts';
import * as S from '../state.ts';
import { drawCard, playCard } from './cards.ts';
import { tell } from './emit.ts';
import { handOverNow } from './hand-over.ts';
import { deliverMessages } from './messages.ts';

/** GE-404, GE-405: the action of the building under the tower goes to `p`. */
export function openWindow(s: S.State, p: number, sink: EventSink | null): void {
  if (left(s, p) <= 0) spendExtra(s, p, sink);
  const building = S.tower(s);
  s[S.TAKEN_ACTIONS + S.at(p)]++;
  s[S.STATUS + building] = S.TAKEN;
  s[S.PHASE] = S.ACTION;
  s[S.ACTOR] = p;
  if (sink) tell(sink, { type: 'actionTaken', seat: p, building: BUILDINGS[building] });
}

/** GE-904, GE-905: a tile for one more action in this turn. */
export function spendExtra(s: S.State, p: number, sink: EventSink | null): void {
  returnTile(s, p, EXTRA_ACTION);
  s[S.EXTRA + S.at(p)]++;
  if (sink) tell(sink, { type: 'extraActionUsed', seat: p });
}

/** GE-902 */
export function returnTile(s: S.State, p: number, tile: number): void {
  s[S.TILE + S.at(p) + tile]--;
  s[S.TILE_SUPPLY + tile]++;
}

/** GE-901: without a limit. */
export function takeTile(s: S.State, p: number, tile: number): void {
  s[S.TILE + S.at(p) + tile]++;
  s[S.TILE_SUPPLY + tile]--;
}

/** GE-611, GE-612: pays the owner of a building that another seat uses. */
function payOwner(s: S.State, p: number, building: number, sink: EventSink | null): void {
  const owner = s[S.OWNER + building];
  if (owner < 0 || owner === p) return;
  s[S.DUCATS + S.at(owner)] += OWNER_INCOME;
  if (!sink) return;
  tell(sink, {
    type: 'ownerPaid',
    seat: owner,
    building: BUILDINGS[building],
    ducats: OWNER_INCOME,
  });
}

/**
 * GE-407: the building's yield, as far as it is available; the drawn cards are in `PENDING_CARD`.
 */
export function takeYield(
  s: S.State,
  p: number,
  building: number,
  chance: Chance,
  sink: EventSink | null,
): void {
  const { draw, cards, markers, first, tile } = YIELD[building];
  s[S.PENDING_SIZE] = 0;
  let given = 0;
  if (first >= 0) given = takeCommodities(s, p, first);
  const isTile = tile >= 0 && s[S.TILE_SUPPLY + tile] > 0;
  if (isTile) takeTile(s, p, tile); // GE-705
  const raised = Math.min(markers, s[S.GENERAL + S.at(p)]);
  s[S.GENERAL + S.at(p)] -= raised;
  s[S.PERSONAL + S.at(p)] += raised;
  if (sink) {
    tell(sink, {
      type: 'yielded',
      seat: p,
      building: BUILDINGS[building],
      commodities: first < 0 ? [] : COMMODITIES.filter((_, i) => ((given >> i) & 1) === 1),
      tile: isTile ? TILES[tile] : null,
      markers: raised,
    });
  }
  for (let i = 0; i < cards; i++) {
    const card = drawCard(s, p, draw, chance, sink);
    if (card >= 0) s[S.PENDING_CARD + s[S.PENDING_SIZE]++] = card;
  }
}

/** GE-707: one of each of the two. @returns which, as a mask */
function takeCommodities(s: S.State, p: number, first: number): number {
  let given = 0;
  for (let good = first; good <= first + 1; good++) {
    if (s[S.SUPPLY + good] === 0) continue;
    s[S.SUPPLY + good]--;
    s[S.GOODS + S.at(p) + good]++;
    given |= 1 << good;
  }
  return given;
}

/** GE-804, GE-805: goods against money; the card is played when its reward is settled. */
export function payOrder(
  s: S.State,
  p: number,
  order: number,
  building: number,
  sink: EventSink | null,
): void {
  const { goods, kind } = CARD[order];
  for (let i = 0; i < goods.length; i++) {
    s[S.GOODS + S.at(p) + goods[i]]--;
    s[S.SUPPLY + goods[i]]++;
  }
  const ducats = kind === LARGE ? LARGE_PAY : SMALL_PAY;
  s[S.DUCATS + S.at(p)] += ducats; // GE-015
  if (!sink) return;
  tell(sink, {
    type: 'orderDelivered',
    seat: p,
    card: CARD_IDS[order],
    building: BUILDINGS[building],
    goods: goods.map((good) => COMMODITIES[good]),
    ducats,
  });
}

/** GE-804, GE-815: the tile of a large order, -1 if none is left. */
export function takeReward(
  s: S.State,
  p: number,
  order: number,
  tile: number,
  chance: Chance,
  sink: EventSink | null,
): void {
  if (tile >= 0) takeTile(s, p, tile);
  if (sink) tell(sink, { type: 'rewardTaken', seat: p, tile: tile < 0 ? null : TILES[tile] });
  playCard(s, p, order, chance, sink);
}

/** Number of kinds of tiles in the supply. */
export function kindsOfTiles(s: S.State): number {
  let kinds = 0;
  for (let tile = 0; tile < TILES.length; tile++) if (s[S.TILE_SUPPLY + tile] > 0) kinds++;
  return kinds;
}

/** The only kind in the supply, or the first; -1 = none. */
function firstTile(s: S.State): number {
  for (let tile = 0; tile < TILES.length; tile++) if (s[S.TILE_SUPPLY + tile] > 0) return tile;
  return -1;
}

/** The main effect as the actor chose it: contract or another yield. */
export function performYield(s: S.State, p: number, chance: Chance, sink: EventSink | null): void {
  payOwner(s, p, S.tower(s), sink);
  takeYield(s, p, S.tower(s), chance, sink);
  finishMain(s, p, chance, sink);
}

/** The main effect by delivering a large order. */
export function performDelivery(
  s: S.State,
  p: number,
  order: number,
  tile: number,
  chance: Chance,
  sink: EventSink | null,
): void {
  payOwner(s, p, S.tower(s), sink);
  payOrder(s, p, order, S.tower(s), sink);
  takeReward(s, p, order, tile, chance, sink);
  s[S.LARGE_DONE] = 1;
  finishMain(s, p, chance, sink);
}

/** GE-513: a window that opens with a promise performs its main effect at once. */
export function performPromised(
  s: S.State,
  p: number,
  chance: Chance,
  sink: EventSink | null,
): void {
  const commit = s[S.OWED + R.D_COMMIT];
  if (commit < 0 || kindOf(commit) !== LARGE) {
    performYield(s, p, chance, sink);
    return;
  }
  const promised = s[S.OWED + R.D_TILE];
  if (promised >= 0 || kindsOfTiles(s) <= 1) {
    const tile = promised >= 0 ? promised : firstTile(s);
    performDelivery(s, p, commit, tile, chance, sink);
    return;
  }
  payOwner(s, p, S.tower(s), sink);
  payOrder(s, p, commit, S.tower(s), sink);
  s[S.PENDING] = S.REWARD_TILE;
  if (sink) tell(sink, { type: 'choiceAsked', seat: p, what: 'rewardTile' });
}

/** The answer to that question. */
export function chooseReward(
  s: S.State,
  p: number,
  tile: number,
  chance: Chance,
  sink: EventSink | null,
): void {
  s[S.PENDING] = S.NOTHING_PENDING;
  takeReward(s, p, s[S.OWED + R.D_COMMIT], tile, chance, sink);
  s[S.LARGE_DONE] = 1;
  finishMain(s, p, chance, sink);
}

/**
 * After the yield: a committed small order, debts to the merchant, messages (section 5.3, effects 3
 * to 6).
 */
function finishMain(s: S.State, p: number, chance: Chance, sink: EventSink | null): void {
  s[S.MAIN_DONE] = 1;
  const commit = s[S.OWED + R.D_COMMIT];
  if (commit >= 0 && kindOf(commit) !== LARGE) deliverSmall(s, p, commit, chance, sink);
  const promised = s[S.OWED + R.D_CARDS];
  if (promised > 0 && s[S.PENDING_SIZE] > promised) {
    // GE-540: he looks at both, and chooses.
    handOverNow(s, p, -1, sink);
    s[S.PENDING] = S.HAND_OVER;
    if (sink) tell(sink, { type: 'choiceAsked', seat: p, what: 'handOver' });
    return;
  }
  let drawn = 0;
  for (let i = 0; promised > 0 && i < s[S.PENDING_SIZE]; i++) drawn |= 1 << i;
  settle(s, p, drawn, chance, sink);
}

/** GE-540: the card to hand over, by its place among the drawn ones. */
export function chooseCard(
  s: S.State,
  p: number,
  place: number,
  chance: Chance,
  sink: EventSink | null,
): void {
  s[S.PENDING] = S.NOTHING_PENDING;
  settle(s, p, 1 << place, chance, sink);
}

/** GE-539: pays debts to the merchant; then messages that came into a hand (GE-814). */
function settle(
  s: S.State,
  p: number,
  drawn: number,
  chance: Chance,
  sink: EventSink | null,
): void {
  handOverNow(s, p, drawn, sink);
  s[S.PENDING_SIZE] = 0;
  s[S.PENDING_CARD] = 0;
  s[S.PENDING_CARD + 1] = 0;
  deliverMessages(s, chance, sink);
}

/** GE-805, GE-806 */
export function deliverSmall(
  s: S.State,
  p: number,
  order: number,
  chance: Chance,
  sink: EventSink | null,
): void {
  payOrder(s, p, order, S.tower(s), sink);
  playCard(s, p, order, chance, sink);
  s[S.SMALL_DONE] = 1;
}

/** GE-410 */
export function closeWindow(s: S.State, sink: EventSink | null): void {
  if (sink) {
    tell(sink, { type: 'actionEnded', seat: s[S.ACTOR], building: BUILDINGS[S.tower(s)] });
  }
  s[S.ACTOR] = -1;
  s[S.MAIN_DONE] = 0;
  s[S.SMALL_DONE] = 0;
  s[S.LARGE_DONE] = 0;
  s[S.TILED] = 0;
}
