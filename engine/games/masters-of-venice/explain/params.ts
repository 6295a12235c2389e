/** The figures and names that the sentence of a refusal needs. */

import type { JsonObject } from '../../../core/contract.ts';
import { rowOf } from '../actions.ts';
import { CHARACTERS, LOCATIONS, SHOP_RESOURCE, SHOPS } from '../data.ts';
import type { ErrorCode } from '../errors.ts';
import { PENDINGS, PHASES } from '../names.ts';
import type { MvRow } from '../row.ts';
import { cubeShortage } from '../shortages.ts';
import * as S from '../state.ts';

const members = (names: readonly string[], mask: number): string[] =>
  names.filter((_, i) => (mask & (1 << i)) !== 0);

function orderShortage(s: S.State, row: MvRow, code: number): JsonObject {
  for (let shop = 0; shop < 5; shop++) {
    const needed = row.asks?.(code, SHOP_RESOURCE[shop]) ?? 0;
    const have = s[S.ORDERS + shop];
    if (needed > have) return { shop: SHOPS[shop], needed, have };
  }
  return {};
}

/** Figures of a refusal with `error`: needed and have, places, seats, names. */
export function paramsOf(s: S.State, seat: number, code: number, error: ErrorCode): JsonObject {
  const own = S.at(seat);
  const row = rowOf(code);
  switch (error) {
    case 'E_PHASE':
    case 'E_WINDOW':
      return { phase: PHASES[s[S.PHASE]] };
    case 'E_TURN': {
      const decides = [s[S.DRAFT_SEAT], -1, s[S.MARKER_HOLDER], s[S.TURN_SEAT]];
      return { seat: decides[s[S.PHASE] - S.PHASE_DRAFT] };
    }
    case 'E_PENDING':
      return { question: PENDINGS[s[S.PENDING]] ?? null };
    case 'E_LOCATION':
      return { here: LOCATIONS[s[S.TURN_PLACE]], there: members(LOCATIONS, row.places) };
    case 'E_BID_CASH':
    case 'E_CASH':
      return { needed: row.cost?.(s, code) ?? 0, have: s[S.CASH + own] };
    case 'E_CHARACTER':
      return { character: CHARACTERS[row.power ?? 0] };
    case 'E_CUBES':
      return cubeShortage(
        (r) => row.asks?.(code, r) ?? 0,
        (r) => s[S.CUBES + own + r],
      );
    case 'E_ORDERS':
      return orderShortage(s, row, code);
    default:
      return row.figures?.[error]?.(s, seat, code) ?? {};
  }
}
