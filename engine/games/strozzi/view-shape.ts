/** The typed fields of `view.public` (appendix A.2), for the synchronized schema. */

import { flag, int, list, nullable, optional, record, scalar, text } from '../../core/shape.ts';
import { CITIES, PORTS } from './data.ts';

const ids = list(text);
const numbers = list(int);
const claim = record({ seat: int, flag: text });

const seat = record({
  seat: int,
  name: text,
  color: text,
  bot: flag,
  money: nullable(int),
  flagsUnused: ids,
  tiles: ids,
});
const ship = record({ card: text, effectiveValue: int, owner: int, flag: text });
const row = record({
  seat: int,
  money: int,
  art: int,
  science: int,
  architecture: int,
  total: int,
});

/** Version of the view (rules, appendix A.2). */
export const VIEW_VERSION = 'st-view/1';

export const publicShape = record({
  options: record({
    unclaimed: optional(text),
    topBonus: optional(nullable(numbers)),
    trackTop: optional(int),
    openMoney: optional(flag),
    startPlayer: optional(scalar),
    pollTimer: optional(int),
    choiceTimer: optional(int),
  }),
  round: int,
  phase: text,
  decider: numbers,
  startPlayer: int,
  drawer: int,
  seats: list(seat),
  tracks: record(Object.fromEntries(CITIES.map((city) => [city, list(numbers)]))),
  ports: record(Object.fromEntries(PORTS.map((port) => [port, list(ship)]))),
  shipDeck: int,
  removedCards: int,
  unclaimedCards: ids,
  promoStack: int,
  promoDisplay: ids,
  current: nullable(record({ card: text, claim: nullable(claim) })),
  result: nullable(record({ winners: numbers, table: list(row) })),
});
