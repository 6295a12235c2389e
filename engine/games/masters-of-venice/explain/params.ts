/** The figures and names that the sentence of a refusal needs. */

import type { JsonObject } from '../../../core/contract.ts';
import * as k from '../codes.ts';
import {
  CHARACTERS,
  FAVOR_MAX,
  FAVOR_PRICE,
  LOCATIONS,
  MAX_SHARES_PER_DEAL,
  RESOURCES,
  SHOP_RESOURCE,
  SHOPS,
  STOCKS,
} from '../data.ts';
import * as E from '../errors.ts';
import { PENDINGS, PHASES } from '../names.ts';
import { placesOf } from '../phases/turn.ts';
import { dockCost } from '../places/docks.ts';
import { award } from '../places/guildHall.ts';
import { cubesValue } from '../places/mercato.ts';
import { lotsValue } from '../places/stockMarket.ts';
import * as S from '../state.ts';
import { cubesAsked, POWERS } from './repair.ts';
import { kindOf } from './rules.ts';

const members = (names: readonly string[], mask: number): string[] =>
  names.filter((_, i) => (mask & (1 << i)) !== 0);

/** Ducats that a purchase costs now. */
function cost(s: S.State, code: number): number {
  switch (kindOf(code)) {
    case k.T_DOCK:
      return dockCost(s, code);
    case k.T_BUY_SHARES:
      return lotsValue(s, code);
    case k.T_BUY_FAVOR:
      return FAVOR_PRICE[k.body(code)];
    default:
      return cubesValue(s, code);
  }
}

/** The first resource of which `have` falls short of what is asked. */
function shortage(asked: (r: number) => number, have: (r: number) => number): JsonObject {
  for (let r = 0; r < 6; r++) {
    if (asked(r) > have(r)) return { resource: RESOURCES[r], needed: asked(r), have: have(r) };
  }
  return {};
}

/** The same for shares. */
function lotShortage(code: number, s: S.State, start: number): JsonObject {
  for (let i = 0; i < 7; i++) {
    const have = s[start + i];
    if (k.three(code, i) > have) return { stock: STOCKS[i], needed: k.three(code, i), have };
  }
  return {};
}

function orderShortage(s: S.State, code: number): JsonObject {
  for (let shop = 0; shop < 5; shop++) {
    const needed = cubesAsked(code, SHOP_RESOURCE[shop]);
    const have = s[S.ORDERS + shop];
    if (needed > have) return { shop: SHOPS[shop], needed, have };
  }
  return {};
}

function limit(s: S.State, seat: number, code: number): number {
  switch (kindOf(code)) {
    case k.T_FAVOR:
      return FAVOR_MAX[k.body(code) >> 6];
    case k.T_MERCATO_BUY:
    case k.T_MERCATO_SELL:
      return S.hasCharacter(s, seat, POWERS[k.T_MERCATO_BUY]) ? 2 : 1;
    default:
      return MAX_SHARES_PER_DEAL;
  }
}

/** Figures of a refusal with `error`: needed and have, places, seats, names. */
export function paramsOf(s: S.State, seat: number, code: number, error: number): JsonObject {
  const own = S.at(seat);
  switch (error) {
    case E.E_PHASE:
    case E.E_WINDOW:
      return { phase: PHASES[s[S.PHASE]] };
    case E.E_TURN: {
      const decides = [s[S.DRAFT_SEAT], -1, s[S.MARKER_HOLDER], s[S.TURN_SEAT]];
      return { seat: decides[s[S.PHASE] - S.PHASE_DRAFT] };
    }
    case E.E_PENDING:
      return { question: PENDINGS[s[S.PENDING]] ?? null };
    case E.E_LOCATION:
      return { here: LOCATIONS[s[S.TURN_PLACE]], there: members(LOCATIONS, placesOf(code)) };
    case E.E_BID_CASH:
      return { needed: k.bidOf(code), have: s[S.CASH + own] };
    case E.E_CASH:
      return { needed: cost(s, code), have: s[S.CASH + own] };
    case E.E_CHAR_TAKEN:
      return { character: CHARACTERS[k.body(code)] };
    case E.E_CHARACTER:
      return { character: CHARACTERS[POWERS[kindOf(code)]] };
    case E.E_NO_EFFECT:
      return { shop: SHOPS[k.body(code) >> 1], bid: s[S.BID + own] };
    case E.E_SAME_PLACE:
      return { location: LOCATIONS[k.body(code)] };
    case E.E_MAJORITY: {
      const holder = s[S.MAJORITY + (k.body(code) >> 1)];
      return { shop: SHOPS[k.body(code) >> 1], holder: holder < 0 ? null : holder };
    }
    case E.E_CUBES:
      return shortage(
        (r) => cubesAsked(code, r),
        (r) => s[S.CUBES + own + r],
      );
    case E.E_NOT_THERE:
      if (!k.isDock(code)) return {};
      return shortage(
        (r) => k.dockCount(code, r) + (k.stealOf(code) === r ? 1 : 0),
        (r) => s[S.DOCK + k.dockOf(code) * 6 + r],
      );
    case E.E_BAG:
      if (kindOf(code) === k.T_MERCATO_SWAP) return { resource: RESOURCES[k.body(code) & 7] };
      return shortage(
        (r) => k.three(code, r),
        (r) => s[S.BAG + r],
      );
    case E.E_ORDERS:
      return orderShortage(s, code);
    case E.E_LIMIT:
      return { most: limit(s, seat, code) };
    case E.E_SUPPLY:
      return lotShortage(code, s, S.SUPPLY);
    case E.E_SHARES:
      return lotShortage(code, s, S.SHARES + own);
    case E.E_AWARD:
      return { needed: k.takeVpOf(code), have: award(s, seat) };
    case E.E_MARKER:
      return { holder: s[S.MARKER_HOLDER] < 0 ? null : s[S.MARKER_HOLDER] };
    default:
      return {};
  }
}
