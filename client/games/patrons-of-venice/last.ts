/** The person's action in an earlier turn, from the log: for the same again. */

import { GOODS } from '../../../engine/games/patrons-of-venice/data.ts';
import type { PvEvent } from '../../../engine/games/patrons-of-venice/events.ts';
import type { Action } from '../../../engine/games/patrons-of-venice/types.ts';
import type { LogEntry } from '../../store/table.ts';
import type { Position } from './position.ts';
import { production } from './production.ts';

/** The events of earlier turns, without those that were taken back. */
function before(log: readonly LogEntry[]): readonly PvEvent[] {
  const events = log.flatMap(({ event, withdrawn }) => (withdrawn ? [] : [event as PvEvent]));
  const began = events.findLastIndex(({ type }) => type === 'turnStarted');
  return events.slice(0, Math.max(0, began));
}

type Of<T extends PvEvent['type']> = Extract<PvEvent, { type: T }>;
const isOf =
  <T extends PvEvent['type']>(type: T, seat: number) =>
  (event: PvEvent): event is Of<T> =>
    event.type === type && 'seat' in event && event.seat === seat;

/**
 * The same as last time, as actions that are possible now; empty where there was no such action, or
 * where it cannot be done again.
 */
export function sameAgain(position: Position, log: readonly LogEntry[]): readonly Action[] {
  const { phase } = position.view.public;
  if (phase === 'tradeSell') return sameSale(position, before(log));
  return phase === 'produce' ? sameProduction(position, before(log)) : [];
}

function sameSale({ view, seat }: Position, events: readonly PvEvent[]): readonly Action[] {
  const last = events.findLast(isOf('sold', seat));
  const hand = view.you?.hand ?? {};
  if (!last || last.ducats === 0) return [];
  const { goods } = last;
  const has = GOODS.every((good) => (goods[good] ?? 0) <= (hand[good] ?? 0));
  return has ? [{ type: 'sell', goods }] : [];
}

function sameProduction({ view, seat }: Position, events: readonly PvEvent[]): readonly Action[] {
  const ended = events.findLastIndex(isOf('productionEnded', seat));
  const began = events
    .slice(0, Math.max(0, ended))
    .findLastIndex(({ type }) => type === 'turnStarted');
  const sites = events
    .slice(Math.max(0, began), Math.max(0, ended))
    .filter(isOf('produced', seat))
    .map(({ site }) => site);
  if (sites.length === 0 || !view.you) return [];
  const { order } = production(view.public, view.you, sites);
  return order.length === sites.length ? making(order) : [];
}

/** Produces at these sites, and no others. */
export const making = (sites: Production['order']): readonly Action[] => [
  ...sites.map((site): Action => ({ type: 'produce', site })),
  { type: 'endProduce' },
];
type Production = ReturnType<typeof production>;
