/** A cube on a shipment: it will not be stolen, and goes to the cube's owner. */

import { amount, word } from '../../../kit/fields.ts';
import { body } from '../../../kit/rows.ts';
import { PASS, RESERVE } from '../codes.ts';
import { MAX_SEATS, OTHER_RESERVATION, OWN_RESERVATION, RAW_GOODS, SHIPS } from '../data.ts';
import { tell } from '../effects/emit.ts';
import * as E from '../errors.ts';
import { answered } from '../flow.ts';
import { during, type PvCodedRow } from '../row.ts';
import * as S from '../state.ts';

const ownerOf = (code: number): number => body(code) >> 2;
const shipOf = (code: number): number => code & 3;

/** PV-026, PV-027 */
export const priceFor = (p: number, boardOwner: number): number =>
  p === boardOwner ? OWN_RESERVATION : OTHER_RESERVATION;

/** Whether there is a shipment without a cube (PV-029). */
export const isFree = (s: S.State, boardOwner: number, ship: number): boolean =>
  s[S.SHIP + S.at(boardOwner) + ship] >= 0 && s[S.CUBE_ON + S.at(boardOwner) + ship] < 0;

/** PV-025: at most one, on any board. */
export function legal(s: S.State, p: number, out: Int32Array): number {
  let n = 0;
  out[n++] = PASS;
  if (s[S.CUBES + S.at(p)] === 0) return n;
  for (let owner = 0; owner < s[S.SEATS]; owner++) {
    if (s[S.DUCATS + S.at(p)] < priceFor(p, owner)) continue;
    for (let ship = 0; ship < SHIPS.length; ship++) {
      if (isFree(s, owner, ship)) out[n++] = RESERVE + (owner << 2) + ship;
    }
  }
  return n;
}

export const reserveRow: PvCodedRow = {
  type: 'reserve',
  code: RESERVE,
  phases: during(S.PHASE_RESERVE),
  rule: 'PV-025',
  fields: { boardOwner: amount(0, MAX_SEATS - 1), ship: word(SHIPS) },
  isStrange: (s, code) => ownerOf(code) >= s[S.SEATS],
  refusals: {
    NO_SHIPMENT: 'PV-025',
    ALREADY_RESERVED: 'PV-029',
    NO_CUBE_LEFT: 'PV-030',
    NOT_ENOUGH_DUCATS: 'PV-026',
  },
  check: (s, p, code) => {
    const owner = ownerOf(code);
    const place = S.at(owner) + shipOf(code);
    if (s[S.SHIP + place] < 0) return E.NO_SHIPMENT;
    if (s[S.CUBE_ON + place] >= 0) return E.ALREADY_RESERVED;
    if (s[S.CUBES + S.at(p)] === 0) return E.NO_CUBE_LEFT;
    return s[S.DUCATS + S.at(p)] < priceFor(p, owner) ? E.NOT_ENOUGH_DUCATS : E.OK;
  },
  apply: (s, p, code, _chance, sink) => {
    const boardOwner = ownerOf(code);
    const ship = shipOf(code);
    const price = priceFor(p, boardOwner);
    s[S.DUCATS + S.at(p)] -= price;
    if (boardOwner !== p) s[S.DUCATS + S.at(boardOwner)] += price;
    // PV-028
    s[S.CUBES + S.at(p)]--;
    s[S.CUBE_ON + S.at(boardOwner) + ship] = p;
    if (sink) {
      const good = RAW_GOODS[s[S.SHIP + S.at(boardOwner) + ship]];
      tell(sink, { type: 'reserved', seat: p, boardOwner, ship: SHIPS[ship], good, price });
    }
    answered(s, sink);
  },
};
