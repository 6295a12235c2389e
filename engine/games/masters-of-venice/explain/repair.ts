/**
 * Makes an action legal on a copy of the state: the copy is changed, check by check, until the
 * rules accept it. One repair per error code; -1 / false if no position helps.
 */

import { check, rowOf } from '../actions.ts';
import * as k from '../codes.ts';
import { LUMBER, RESOURCE_SHOP } from '../data.ts';
import { majorityOf } from '../effects/majority.ts';
import * as E from '../errors.ts';
import { adjustment } from '../phases/draft.ts';
import { dockCount, dockOf, stealOf } from '../places/docks.ts';
import { keepOf } from '../places/guildHall.ts';
import * as S from '../state.ts';
import * as goods from './goods.ts';
import {
  putDrawn,
  type Repair,
  repairAward,
  repairCard,
  repairDeck,
  repairTile,
} from './repair-cards.ts';
import { repairRoom } from './room.ts';
import * as stage from './stage.ts';

/** Longest chain of repairs: each error can occur once or twice on the way. */
const MOST_REPAIRS = 24;

/**
 * Changes `s` until `code` is legal for `seat`. False if no position makes it so; `s` is then
 * useless. All choices depend only on the knowledge of `seat`.
 */
export function repair(s: S.State, seat: number, code: number): boolean {
  for (let i = 0; i < MOST_REPAIRS; i++) {
    const error = check(s, seat, code);
    if (error === E.OK) return true;
    if (!REPAIRS[error]?.(s, seat, code)) return false;
  }
  return false;
}

/** The place of a sub-action; the pawn's own if any will do. */
function placeFor(s: S.State, seat: number, code: number): number {
  const { places } = rowOf(code);
  const here = s[S.PHASE] === S.PHASE_TURN ? s[S.TURN_PLACE] : s[S.PAWN + S.at(seat)];
  return here >= 0 && (places & (1 << here)) !== 0 ? here : 31 - Math.clz32(places & -places);
}

function stageTurnFor(s: S.State, seat: number, code: number): boolean {
  stage.stageTurn(s, seat, placeFor(s, seat, code));
  const { question } = rowOf(code);
  if (question === S.PENDING_GUILD_KEEP) {
    s[S.PENDING] = S.PENDING_GUILD_KEEP;
    s[S.TURN_USED] = S.USED_DRAW_ORDER;
    putDrawn(s, keepOf(code));
  } else if (question === S.PENDING_PLACE_CUBES) {
    s[S.PENDING] = S.PENDING_PLACE_CUBES;
    s[S.TURN_USED] = S.USED_OFFICE;
    return putCubes(s, code);
  }
  return true;
}

/** The cubes drawn are exactly those that `code` places. */
function putCubes(s: S.State, code: number): boolean {
  let n = 0;
  for (let i = 0; i < 4; i++) {
    const cube = s[S.PENDING_CUBES + i];
    if (cube >= 0) s[S.BAG + cube]++;
    s[S.PENDING_CUBES + i] = -1;
  }
  for (let d = 0; d < 4; d++) {
    const cube = k.three(code, d);
    if (cube === k.NONE) continue;
    if (!goods.raiseCubes(s, S.BAG + cube, cube, 1)) return false;
    s[S.BAG + cube]--;
    s[S.PENDING_CUBES + n++] = cube;
  }
  return n > 0;
}

const repairPhase: Repair = (s, seat, code) => {
  switch (rowOf(code).type) {
    case 'submitBid':
      stage.stageBid(s);
      return true;
    case 'chooseCharacter':
      stage.stageDraft(s, seat, S.DRAFT_PICK);
      return true;
    case 'adjustOrders':
      stage.stageDraft(s, seat, S.DRAFT_ADJUST);
      return true;
    case 'submitDestination':
    case 'queueInterrupt':
      stage.stageDestination(s, seat);
      return true;
    case 'useInterrupt':
    case 'declineInterrupt':
      stage.stageWindow(s, seat);
      return true;
    default:
      return stageTurnFor(s, seat, code);
  }
};

/** The open question answered as quietly as can be. */
const repairPending: Repair = (s, seat) => {
  if (s[S.PENDING] === S.PENDING_GUILD_KEEP) {
    const other = s[S.PENDING_CARDS + 1];
    S.push(s, S.HAND_SIZE + S.at(seat), S.HAND + S.at(seat), s[S.PENDING_CARDS]);
    if (other >= 0) S.push(s, S.DECK_SIZE, S.DECK, other);
    s[S.PENDING_CARDS] = s[S.PENDING_CARDS + 1] = -1;
  }
  for (let d = 0; d < 4; d++) {
    const cube = s[S.PENDING_CUBES + d];
    if (cube >= 0) s[S.DOCK + d * 6 + cube]++;
    s[S.PENDING_CUBES + d] = -1;
  }
  s[S.PENDING] = S.PENDING_NONE;
  return true;
};

const isSwap = (code: number): boolean => rowOf(code).type === 'mercatoSwap';
const isDock = (code: number): boolean => code >= k.DOCK_BASE;

const repairFresh: Repair = (s, _seat, code) => {
  if (isSwap(code) && k.body(code) >> 3 === (k.body(code) & 7)) return false;
  stage.freshTurn(s);
  return true;
};

const repairEffect: Repair = (s, seat, code) => {
  const shop = k.body(code) >> 1;
  const direction = k.body(code) & 1;
  if (adjustment(s, seat, direction) === 0) s[S.BID + S.at(seat)] = direction === k.UP ? 5 : 10;
  if (direction === k.UP)
    s[S.ORDERS + shop] = Math.min(s[S.ORDERS + shop], s[S.OPT_ORDERS_MAX] - 1);
  else s[S.ORDERS + shop] = Math.max(s[S.ORDERS + shop], 1);
  return true;
};

const repairCash: Repair = (s, seat, code) => {
  s[S.CASH + S.at(seat)] = rowOf(code).cost?.(s, code) ?? 0;
  return true;
};

/** The card changes its holder; the seat's former card goes back to the row. */
const repairCharacter: Repair = (s, seat, code) => {
  const bit = 1 << (rowOf(code).power ?? 0);
  for (let p = 0; p < s[S.SEATS]; p++) s[S.CHARACTER + S.at(p)] &= ~bit;
  s[S.CHARACTER + S.at(seat)] = (s[S.CHARACTER + S.at(seat)] & 1) | bit;
  return true;
};

const repairTaken: Repair = (s, _seat, code) => {
  for (let p = 0; p < s[S.SEATS]; p++) s[S.CHARACTER + S.at(p)] &= ~(1 << k.body(code));
  return true;
};

const repairThere: Repair = (s, _seat, code) => {
  if (!isDock(code)) {
    goods.claimFavor(s, k.body(code));
    // The last of the open favors makes room for it.
    if (s[S.PLAZA_SIZE] === 2) {
      const away = S.removeAt(s, S.PLAZA_SIZE, S.PLAZA, 1);
      S.push(s, S.STACK_SIZE, S.STACK, away);
    }
    S.push(s, S.PLAZA_SIZE, S.PLAZA, k.body(code));
    return true;
  }
  for (let r = 0; r < 6; r++) {
    const wanted = dockCount(code, r) + (stealOf(code) === r ? 1 : 0);
    if (!goods.raiseCubes(s, S.DOCK + dockOf(code) * 6 + r, r, wanted)) return false;
  }
  return true;
};

const repairMajority: Repair = (s, seat, code) => {
  const shop = k.body(code) >> 1;
  while (majorityOf(s, shop) !== seat) {
    const counter = S.SHARES + S.at(seat) + shop;
    if (!goods.raiseShares(s, counter, shop, s[counter] + 1)) return false;
  }
  return true;
};

/** Cubes of a resource that an action requires of the seat. */
const cubesAsked = (code: number, r: number): number => rowOf(code).asks?.(code, r) ?? 0;

const repairCubes: Repair = (s, seat, code) => {
  for (let r = 0; r < 6; r++) {
    if (!goods.raiseCubes(s, S.CUBES + S.at(seat) + r, r, cubesAsked(code, r))) return false;
  }
  return true;
};

const repairOrders: Repair = (s, _seat, code) => {
  for (let r = 0; r < 6; r++) {
    const asked = r === LUMBER ? 0 : cubesAsked(code, r);
    if (asked > s[S.OPT_ORDERS_MAX]) return false;
    if (asked > 0) {
      const shop = RESOURCE_SHOP[r];
      s[S.ORDERS + shop] = Math.max(s[S.ORDERS + shop], asked);
    }
  }
  return true;
};

/** Only at the Mercato a position can help: the Trader deals in two. */
const repairLimit: Repair = (s, seat, code) => {
  const { type } = rowOf(code);
  if (type !== 'mercatoBuy' && type !== 'mercatoSell') return false;
  if (k.sumThree(k.body(code), 6) > 2) return false;
  return repairCharacter(s, seat, code);
};

const repairSupply: Repair = (s, _seat, code) => {
  for (let i = 0; i < 7; i++) {
    if (!goods.raiseShares(s, S.SUPPLY + i, i, k.three(code, i))) return false;
  }
  return true;
};

const repairShares: Repair = (s, seat, code) => {
  for (let i = 0; i < 7; i++) {
    if (!goods.raiseShares(s, S.SHARES + S.at(seat) + i, i, k.three(code, i))) return false;
  }
  return true;
};

const repairBag: Repair = (s, _seat, code) => {
  if (isSwap(code)) {
    return goods.raiseCubes(s, S.BAG + (k.body(code) & 7), k.body(code) & 7, 1);
  }
  for (let r = 0; r < 6; r++) {
    if (!goods.raiseCubes(s, S.BAG + r, r, k.three(code, r))) return false;
  }
  return true;
};

const REPAIRS: { readonly [error: number]: Repair } = {
  [E.E_PHASE]: repairPhase,
  [E.E_WINDOW]: repairPhase,
  [E.E_TURN]: repairPhase,
  [E.E_PENDING]: repairPending,
  [E.E_LOCATION]: stageTurnFor,
  [E.E_USED]: repairFresh,
  [E.E_BID_CASH]: repairCash,
  [E.E_CHAR_TAKEN]: repairTaken,
  [E.E_NO_EFFECT]: repairEffect,
  [E.E_SAME_PLACE]: (s, seat) => {
    s[S.PAWN + S.at(seat)] = (s[S.PAWN + S.at(seat)] + 1) % 8;
    s[S.PAWN_SPOT + S.at(seat)] = -1;
    return true;
  },
  [E.E_CHARACTER]: repairCharacter,
  [E.E_NOT_THERE]: repairThere,
  [E.E_CASH]: repairCash,
  [E.E_MAJORITY]: repairMajority,
  [E.E_ROOM]: repairRoom,
  [E.E_CUBES]: repairCubes,
  [E.E_ORDERS]: repairOrders,
  [E.E_LIMIT]: repairLimit,
  [E.E_BOTH_WAYS]: repairFresh,
  [E.E_SUPPLY]: repairSupply,
  [E.E_SHARES]: repairShares,
  [E.E_DECK]: repairDeck,
  [E.E_CARD]: repairCard,
  [E.E_AWARD]: repairAward,
  [E.E_BAG]: repairBag,
  [E.E_PLACEMENT]: (s, _seat, code) => putCubes(s, code),
  [E.E_TILE]: repairTile,
  [E.E_MARKER]: (s, seat) => {
    stage.giveMarker(s, seat);
    return true;
  },
  [E.E_NOT_ELIGIBLE]: (s, seat) => {
    stage.stageWindow(s, seat);
    return true;
  },
};
