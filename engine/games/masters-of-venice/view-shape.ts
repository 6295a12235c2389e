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
import { SHOPS } from './data.ts';

/** The `version` of every view; a change of appendix A.2 raises it. */
export const VIEW_VERSION = 'mv-view/1';

const counts = map(int);
const ids = list(text);
const numbers = list(int);

const seat = record({
  seat: int,
  name: text,
  color: text,
  bot: flag,
  youthRank: int,
  vp: int,
  cash: nullable(int),
  shares: counts,
  cubes: counts,
  characters: ids,
  guildHeld: int,
  delivered: ids,
  rumorsHeld: int,
  favors: ids,
  pawn: nullable(record({ location: text, spot: nullable(text) })),
  committed: flag,
  bid: nullable(int),
});

const shop = record({
  resourcePrice: int,
  sharePrice: int,
  orders: int,
  majority: nullable(int),
});

const resultRow = record({
  seat: int,
  track: int,
  cubeValue: int,
  tax: int,
  owed: int,
  vpTax: int,
  guildOrders: ids,
  rumors: ids,
  vpOrders: int,
  shareValue: int,
  vpShares: int,
  cash: int,
  vpCash: int,
  total: int,
});

export const publicShape = record({
  options: map(scalar),
  round: int,
  roundKind: text,
  phase: text,
  gondolaSpace: int,
  canalRumors: numbers,
  seats: list(seat),
  turnOrder: numbers,
  shops: record(Object.fromEntries(SHOPS.map((id) => [id, shop]))),
  lumberPrice: int,
  supply: counts,
  docks: list(counts),
  offices: record({ officeNorth: nullable(text), officeSouth: nullable(text) }),
  bag: counts,
  guildDeck: int,
  church: record({ plaza: ids, stack: int }),
  characterRow: ids,
  marker: nullable(record({ holder: int, used: flag })),
  draft: nullable(record({ seat: int, step: text })),
  mainDone: numbers,
  activation: nullable(
    record({
      location: text,
      activatedBefore: ids,
      sharedDone: numbers,
      lastPawn: nullable(int),
      isFresh: flag,
    }),
  ),
  queue: list(record({ seat: int, kind: text })),
  turn: nullable(
    record({
      seat: int,
      location: text,
      kind: text,
      byMarker: flag,
      used: ids,
      bought: ids,
      sold: ids,
    }),
  ),
  pending: nullable(record({ kind: text, seat: int, drawn: optional(ids) })),
  decider: numbers,
  discardedRumors: ids,
  result: nullable(record({ winners: numbers, table: list(resultRow) })),
});
