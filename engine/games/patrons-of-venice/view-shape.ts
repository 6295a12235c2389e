/** The typed fields of `view.public` (appendix A.2), for the synchronized schema. */

import {
  flag,
  int,
  list,
  map,
  nullable,
  optional,
  record,
  scalar,
  text,
} from '../../core/shape.ts';
import { BUSINESSES, SHIPS } from './data.ts';

const ids = list(text);
const numbers = list(int);
const goods = map(int);
const shipment = nullable(record({ good: text, reservedBy: nullable(int) }));

const seat = record({
  seat: int,
  name: text,
  color: text,
  bot: flag,
  ducats: nullable(int),
  handCount: int,
  hand: nullable(goods),
  cubesLeft: int,
  favours: int,
  points: int,
  ships: record(Object.fromEntries(SHIPS.map((ship) => [ship, shipment]))),
});
const row = record({
  seat: int,
  businesses: int,
  besideStatue: int,
  favours: int,
  points: int,
  ducats: int,
});

/** Version of the view (rules, appendix A.2). */
export const VIEW_VERSION = 'pv-view/1';

export const publicShape = record({
  options: record({
    guestProduction: optional(flag),
    chainProduction: optional(flag),
    openHands: optional(flag),
    openMoney: optional(flag),
    startPlayer: optional(scalar),
    maxTurns: optional(nullable(int)),
    actionTimer: optional(int),
    answerTimer: optional(int),
  }),
  turn: int,
  lead: int,
  phase: text,
  action: nullable(text),
  decider: numbers,
  seats: list(seat),
  market: goods,
  wharf: goods,
  drawDeck: int,
  discard: goods,
  clothPile: int,
  canvasPile: int,
  favourPile: int,
  tilesLeft: record(Object.fromEntries(BUSINESSES.map((business) => [business, int]))),
  statuesLeft: int,
  sites: map(record({ business: text, owner: int })),
  statues: ids,
  sail: nullable(record({ newShipments: ids, board: nullable(int) })),
  buy: nullable(record({ passes: int })),
  production: nullable(record({ used: ids, made: goods })),
  result: nullable(record({ winners: numbers, table: list(row) })),
});
