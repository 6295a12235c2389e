/** Repairs that move Guild Orders, favors and rumors: see `repair.ts`. */

import { rowOf } from '../actions.ts';
import { NO_CARD } from '../codes.ts';
import { GUILD_ORDERS } from '../data.ts';
import { award, cardOf, keepOf, returnOf, takeVpOf } from '../places/guildHall.ts';
import * as S from '../state.ts';
import { favorOf } from '../tiles/favors.ts';
import { rumorOf } from '../tiles/rumors.ts';
import * as goods from './goods.ts';

/** Changes a copy of a state so that one check passes; false if no position can. */
export type Repair = (s: S.State, seat: number, code: number) => boolean;

/** The card is the only one in the open question. */
export function putDrawn(s: S.State, card: number): void {
  for (let i = 0; i < 2; i++) {
    if (s[S.PENDING_CARDS + i] >= 0) S.push(s, S.DECK_SIZE, S.DECK, s[S.PENDING_CARDS + i]);
    s[S.PENDING_CARDS + i] = -1;
  }
  goods.claimCard(s, card);
  s[S.PENDING_CARDS] = card;
}

/** A card is in the deck again: a delivered one, or one of the seat's own. */
export const repairDeck: Repair = (s, seat) => {
  const n = s[S.SEATS];
  for (let i = 0; i < n; i++) {
    const p = S.at((seat + i) % n);
    if (s[S.DELIVERED_SIZE + p] === 0) continue;
    const last = s[S.DELIVERED_SIZE + p] - 1;
    S.push(s, S.DECK_SIZE, S.DECK, S.removeAt(s, S.DELIVERED_SIZE + p, S.DELIVERED + p, last));
    return true;
  }
  const own = S.at(seat);
  if (s[S.HAND_SIZE + own] === 0) return false;
  const last = s[S.HAND_SIZE + own] - 1;
  S.push(s, S.DECK_SIZE, S.DECK, S.removeAt(s, S.HAND_SIZE + own, S.HAND + own, last));
  return true;
};

function takeCard(s: S.State, seat: number, card: number): void {
  goods.claimCard(s, card);
  S.push(s, S.HAND_SIZE + S.at(seat), S.HAND + S.at(seat), card);
}

export const repairCard: Repair = (s, seat, code) => {
  if (rowOf(code).type === 'deliverOrder') {
    takeCard(s, seat, cardOf(code));
    return true;
  }
  const keep = keepOf(code);
  const back = returnOf(code);
  if (keep === back) return false;
  if (s[S.PENDING_CARDS] !== keep && s[S.PENDING_CARDS + 1] !== keep) putDrawn(s, keep);
  if (back !== NO_CARD && S.indexIn(s, S.HAND_SIZE + S.at(seat), S.HAND + S.at(seat), back) < 0) {
    takeCard(s, seat, back);
    putDrawn(s, keep);
  }
  return true;
};

/** Enough earlier deliveries: cards that are neither open nor in the seat's own hand. */
export const repairAward: Repair = (s, seat, code) => {
  const own = S.at(seat);
  for (let card = 0; card < GUILD_ORDERS.length && award(s, seat) < takeVpOf(code); card++) {
    if (S.indexIn(s, S.HAND_SIZE + own, S.HAND + own, card) >= 0) continue;
    let open = false;
    for (let p = 0; p < s[S.SEATS]; p++) {
      open ||= S.indexIn(s, S.DELIVERED_SIZE + S.at(p), S.DELIVERED + S.at(p), card) >= 0;
    }
    if (open) continue;
    goods.claimCard(s, card);
    S.push(s, S.DELIVERED_SIZE + own, S.DELIVERED + own, card);
  }
  return award(s, seat) >= takeVpOf(code);
};

export const repairTile: Repair = (s, seat, code) => {
  const own = S.at(seat);
  if (rowOf(code).type === 'playFavor') {
    goods.claimFavor(s, favorOf(code));
    S.push(s, S.FAVORS_SIZE + own, S.FAVORS + own, favorOf(code));
  } else {
    goods.claimRumor(s, rumorOf(code));
    S.push(s, S.RUMORS_SIZE + own, S.RUMORS + own, rumorOf(code));
  }
  return true;
};
