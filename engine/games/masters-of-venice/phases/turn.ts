/** Phase `turn` (rules, 5.5 … 5.13): the possible actions now, at each place. */

import type { Chance } from '../../../core/chance.ts';
import type { EventSink } from '../../../core/events.ts';
import * as codes from '../codes.ts';
import { make } from '../codes.ts';
import { OK } from '../errors.ts';
import { endTurn } from '../flow/boundary.ts';
import * as church from '../places/church.ts';
import * as docks from '../places/docks.ts';
import * as guild from '../places/guildHall.ts';
import * as mercato from '../places/mercato.ts';
import * as office from '../places/office.ts';
import * as shops from '../places/shops.ts';
import * as market from '../places/stockMarket.ts';
import { ANYWHERE, turnRow } from '../row.ts';
import type { State } from '../state.ts';
import * as state from '../state.ts';
import * as favors from '../tiles/favors.ts';
import * as rumors from '../tiles/rumors.ts';

const { T_END } = codes;
const { PENDING, PENDING_GUILD_KEEP, PENDING_PLACE_CUBES, TURN_PLACE, TURN_USED, USED_DOCK } =
  state;

export const END_TURN = make(T_END, 0);

/**
 * MV-314, MV-315: all actions that the seat may do now in its turn, in any order, and its end. A
 * shared turn is a turn like any other (MV-317).
 */
export function legalTurn(s: State, seat: number, out: Int32Array): number {
  if (s[PENDING] === PENDING_GUILD_KEEP) return guild.legalKeep(s, seat, out);
  if (s[PENDING] === PENDING_PLACE_CUBES) return office.legalPlace(s, out);
  let n = 0;
  out[n++] = END_TURN;
  n = favors.legalFavors(s, seat, out, n);
  n = rumors.legalRumors(s, seat, out, n);
  switch (s[TURN_PLACE]) {
    case 0:
      return (s[TURN_USED] & USED_DOCK) === 0 ? docks.legalDocks(s, seat, out, n) : n;
    case 1:
      return shops.legalShops(s, seat, out, n);
    case 2:
      return market.legalStockMarket(s, seat, out, n);
    case 3:
      return guild.legalGuildHall(s, seat, out, n);
    case 4:
      return church.legalChurch(s, seat, out, n);
    case 5:
      return mercato.legalMercato(s, seat, out, n);
    default:
      return office.legalOffice(s, seat, out, n);
  }
}

export const endRow = turnRow({
  type: 'endTurn',
  code: make(T_END, 0),
  fields: {},
  rule: 'MV-314',
  places: ANYWHERE,
  ends: true,
  refusals: { E_TURN: 'MV-310' },
  check: () => OK,
  apply: (s: State, _seat: number, _code: number, _chance: Chance, sink: EventSink | null) =>
    endTurn(s, sink),
});
