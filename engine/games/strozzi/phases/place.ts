/** The winner of a ship sends it to a port. */

import type { Chance } from '../../../core/chance.ts';
import type { EventSink } from '../../../core/events.ts';
import { word } from '../../../kit/fields.ts';
import { body } from '../../../kit/rows.ts';
import { PLACE } from '../codes.ts';
import {
  FLAGS,
  FLORENCE,
  PORTS,
  SHIPS,
  WARE_FLAG,
  WARE_OF_PORT,
  WARES,
  type Ware,
} from '../data.ts';
import { advance } from '../effects/advance.ts';
import { tell } from '../effects/emit.ts';
import { berth } from '../effects/harbour.ts';
import * as E from '../errors.ts';
import { settled } from '../flow.ts';
import type { StRow } from '../row.ts';
import * as S from '../state.ts';
import { startPromotion } from './promotion.ts';

/** A winner with one free port only is not asked. */
export function startPlacing(s: S.State, chance: Chance, sink: EventSink | null): void {
  const p = s[S.CLAIM_SEAT];
  const free = S.freePorts(s, p);
  if ((free & (free - 1)) === 0) {
    place(s, p, 31 - Math.clz32(free), chance, sink);
  } else {
    s[S.PHASE] = S.PHASE_PLACE;
    s[S.DECIDER] = p;
  }
}

export function legal(s: S.State, p: number, out: Int32Array): number {
  const free = S.freePorts(s, p);
  let n = 0;
  for (let port = 0; port < PORTS.length; port++) {
    if ((free & (1 << port)) !== 0) out[n++] = PLACE + port;
  }
  return n;
}

/** ST-023: Florence is no port. ST-024: one ship a port and round. */
export const placeRow: StRow = {
  type: 'place',
  code: PLACE,
  phase: S.PHASE_PLACE,
  fields: { port: word(PORTS) },
  rule: 'ST-012',
  schemaRule: 'ST-023',
  refusals: { PORT_TAKEN: 'ST-024' },
  check: (s, p, code) => (S.hasShip(s, body(code), p) ? E.PORT_TAKEN : E.OK),
  apply: (s, p, code, chance, sink) => place(s, p, body(code), chance, sink),
};

/** ST-028, ST-029: steps of a ship in a port, under a flag. */
export const stepsOf = (ship: number, port: number, flag: number): number =>
  SHIPS[ship].wares[WARE_OF_PORT[port]] + (flag === WARE_FLAG ? 1 : 0);

/** Berths the current ship of `p` in the port and moves its markers, without the consequences. */
export function arrive(s: S.State, p: number, port: number, sink: EventSink | null): void {
  const ship = s[S.CURRENT];
  const flag = s[S.CLAIM_FLAG]; // ST-021; ST-036: the pirate's brings nothing more
  const at = berth(s, port, p, ship, flag);
  if (sink) {
    tell(sink, {
      type: 'shipPlaced',
      seat: p,
      ship: SHIPS[ship].id,
      port: PORTS[port],
      flag: FLAGS[flag],
      effectiveValue: S.speed(ship, flag),
      place: at,
      lost: lostWares(ship, port),
    });
  }
  advance(s, p, port, stepsOf(ship, port, flag), 'cargo', sink);
  advance(s, p, FLORENCE, SHIPS[ship].scrolls, 'scrolls', sink); // ST-031
}

function place(s: S.State, p: number, port: number, chance: Chance, sink: EventSink | null): void {
  arrive(s, p, port, sink);
  if (SHIPS[s[S.CURRENT]].promo && s[S.DISPLAY_SIZE] > 0) startPromotion(s, p, chance, sink);
  else settled(s, p, chance, sink);
}

/** ST-030 */
function lostWares(ship: number, port: number): { [ware in Ware]?: number } {
  const lost: { [ware in Ware]?: number } = {};
  WARES.forEach((ware, index) => {
    const count = SHIPS[ship].wares[index];
    if (index !== WARE_OF_PORT[port] && count > 0) lost[ware] = count;
  });
  return lost;
}
