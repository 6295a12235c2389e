/** The typed fields of `view.public` (appendix A), for the synchronized schema. */

import {
  flag,
  int,
  list,
  map,
  nullable,
  optional,
  record,
  type Shape,
  scalar,
  text,
} from '../../core/shape.ts';
import { KINDS } from './data.ts';

const ids = list(text);
const numbers = list(int);
const counts = map(int);
const byKind = (of: Shape): Shape => record(Object.fromEntries(KINDS.map((kind) => [kind, of])));

const basket = record({
  ducats: optional(int),
  commodities: optional(counts),
  tiles: optional(counts),
  markers: optional(int),
  cards: optional(list(record({ kind: text, id: nullable(text), show: text }))),
  any: optional(
    record({ commodities: optional(int), tiles: optional(int), cards: optional(counts) }),
  ),
});
const deferred = nullable(
  record({
    commodities: optional(ids),
    tile: optional(text),
    markers: optional(int),
    cards: optional(int),
    ducats: optional(int),
    commit: optional(text),
  }),
);
const offer = record({
  id: text,
  version: int,
  seq: int,
  maker: int,
  taker: int,
  target: text,
  give: basket,
  ask: basket,
  deferred,
  useExtra: flag,
  replyTo: nullable(text),
  status: text,
});
const seat = record({
  seat: int,
  name: text,
  color: text,
  bot: flag,
  ducats: nullable(int),
  personal: int,
  general: int,
  placed: int,
  commodities: counts,
  tiles: counts,
  handCount: byKind(int),
  hand: ids,
  taken: int,
  extra: int,
});
const row = record({
  seat: int,
  ducats: int,
  markers: int,
  contracts: int,
  total: int,
  goods: int,
});

/** Version of the view (rules, appendix A). */
export const VIEW_VERSION = 'ge-view/1';

export const publicShape = record({
  options: record({
    openMoney: optional(flag),
    offerCards: optional(scalar),
    shortGame: optional(flag),
    fivePlayerRounds: optional(int),
    startTimer: optional(int),
    graceTimer: optional(int),
    merchantTimer: optional(int),
    claimTimer: optional(int),
    claimMore: optional(int),
    claimCap: optional(int),
    windowTimer: optional(int),
    acquireTimer: optional(int),
    merchantMore: optional(int),
    chat: optional(scalar),
  }),
  turn: int,
  roundsLeft: int,
  firstPlayer: int,
  merchant: int,
  state: text,
  decider: numbers,
  dice: nullable(record({ blue: int, red: int })),
  tower: nullable(text),
  path: ids,
  movesUsed: int,
  discs: counts,
  status: map(text),
  window: nullable(
    record({
      actor: int,
      building: text,
      mainDone: flag,
      smallDone: flag,
      largeDone: flag,
      deferred,
      tiled: ids,
    }),
  ),
  pending: nullable(record({ seat: int, kind: text, cards: int })),
  acquiring: nullable(int),
  offers: list(offer),
  made: int,
  passed: numbers,
  tries: numbers,
  triesTo: numbers,
  owners: counts,
  supply: record({ commodities: counts, tiles: counts }),
  piles: byKind(record({ faceDown: int, faceUp: ids })),
  seats: list(seat),
  result: nullable(record({ winners: numbers, table: list(row) })),
});
