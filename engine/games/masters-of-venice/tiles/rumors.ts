/** Rumors (rules, 5.12): one step of one peg of their shop, in any turn of their owner. */

import type { Chance } from '../../../core/chance.ts';
import type { EventSink } from '../../../core/events.ts';
import { word } from '../../../kit/fields.ts';
import * as codes from '../codes.ts';
import { body, make } from '../codes.ts';
import * as data from '../data.ts';
import { RUMOR_IDS, SHOP_RESOURCE } from '../data.ts';
import { tell } from '../effects/emit.ts';
import {
  ordersDown,
  ordersUp,
  resourceDown,
  resourceUp,
  shareDown,
  shareUp,
} from '../effects/pegs.ts';
import * as errors from '../errors.ts';
import { ANYWHERE, turnRow } from '../row.ts';
import * as state from '../state.ts';
import { at, indexIn, push, removeAt, type State } from '../state.ts';

const { DOWN, PEG_ORDERS, PEG_RESOURCE, PEG_SHARE, T_RUMOR, UP } = codes;
const { PRICE_MIN } = data;
const { E_ROOM, E_TILE, OK } = errors;
const { DISCARD, DISCARD_SIZE, OPT_ORDERS_MAX, ORDERS, PRICE, RUMORS, RUMORS_SIZE, SHARE } = state;

const PEGS = ['share', 'resource', 'orders'] as const;
export const packRumor = (rumor: number, peg: number, direction: number): number =>
  make(T_RUMOR, (rumor << 3) | (peg << 1) | direction);
export const rumorOf = (code: number): number => body(code) >> 3;
const pegOf = (code: number): number => (body(code) >> 1) & 3;
const directionOf = (code: number): number => body(code) & 1;
/** MV-005, MV-504: a rumor is about one shop. */
const shopOf = (rumor: number): number => Math.floor(rumor / 3);

/** MV-507: prices may be pushed past 100, no peg below its end. */
function hasRoom(s: State, shop: number, peg: number, direction: number): boolean {
  if (peg === PEG_ORDERS) {
    return direction === UP ? s[ORDERS + shop] < s[OPT_ORDERS_MAX] : s[ORDERS + shop] > 0;
  }
  if (direction === UP) return true;
  return (peg === PEG_SHARE ? s[SHARE + shop] : s[PRICE + SHOP_RESOURCE[shop]]) > PRICE_MIN;
}

function checkRumor(s: State, seat: number, code: number): number {
  const rumor = rumorOf(code);
  if (indexIn(s, RUMORS_SIZE + at(seat), RUMORS + at(seat), rumor) < 0) return E_TILE;
  return hasRoom(s, shopOf(rumor), pegOf(code), directionOf(code)) ? OK : E_ROOM;
}

export function legalRumors(s: State, seat: number, out: Int32Array, from: number): number {
  let n = from;
  for (let i = 0, held = s[RUMORS_SIZE + at(seat)]; i < held; i++) {
    const rumor = s[RUMORS + at(seat) + i];
    for (let peg = PEG_SHARE; peg <= PEG_ORDERS; peg++) {
      if (hasRoom(s, shopOf(rumor), peg, UP)) out[n++] = packRumor(rumor, peg, UP);
      if (hasRoom(s, shopOf(rumor), peg, DOWN)) out[n++] = packRumor(rumor, peg, DOWN);
    }
  }
  return n;
}

/** MV-505, MV-509: the tile leaves the game, face up. */
function applyRumor(
  s: State,
  seat: number,
  code: number,
  _chance: Chance,
  sink: EventSink | null,
): void {
  const rumor = rumorOf(code);
  const peg = pegOf(code);
  const up = directionOf(code) === UP;
  const size = RUMORS_SIZE + at(seat);
  const list = RUMORS + at(seat);
  removeAt(s, size, list, indexIn(s, size, list, rumor));
  push(s, DISCARD_SIZE, DISCARD, rumor);
  if (sink !== null) {
    const name = PEGS[peg];
    const direction = up ? 'up' : 'down';
    tell(sink, { type: 'rumorPlayed', seat, rumor: RUMOR_IDS[rumor], peg: name, direction });
  }
  movePeg(s, shopOf(rumor), peg, up, sink);
}

/** MV-504; MV-508: past 100 a share splits and a price is controlled. */
function movePeg(s: State, shop: number, peg: number, up: boolean, sink: EventSink | null): void {
  if (peg === PEG_RESOURCE) {
    (up ? resourceUp : resourceDown)(s, SHOP_RESOURCE[shop], 1, 'rumor', sink);
  } else if (peg === PEG_SHARE) {
    (up ? shareUp : shareDown)(s, shop, 1, 'rumor', sink);
  } else {
    (up ? ordersUp : ordersDown)(s, shop, 1, 'rumor', sink);
  }
}

export const rumorRow = turnRow({
  type: 'playRumor',
  code: make(T_RUMOR, 0),
  rule: 'MV-504',
  places: ANYWHERE,
  fields: { rumor: word(RUMOR_IDS), peg: word(PEGS), direction: word(['up', 'down']) },
  refusals: {
    E_PHASE: 'MV-506',
    E_TURN: 'MV-506',
    E_ROOM: 'MV-507',
    E_TILE: 'MV-509',
  },
  check: checkRumor,
  apply: applyRumor,
});
