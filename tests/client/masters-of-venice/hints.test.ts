/** Hints name the real effects of a choice: ducats, cubes, shares, orders. */

import { expect, test } from 'vitest';
import { priceOf, sharePriceOf } from '../../../client/games/masters-of-venice/facts.ts';
import {
  RESOURCES,
  type Resource,
  type Stock,
} from '../../../engine/games/masters-of-venice/data.ts';
import type { MvEvent } from '../../../engine/games/masters-of-venice/events.ts';
import type { Told } from '../../../engine/games/masters-of-venice/search/gains.ts';
import type { View } from '../../../engine/games/masters-of-venice/types.ts';
import { along, HINTS_MS, type Hinted } from '../hinting.ts';

/** Ducats that the cubes and shares of a seat are worth, read off a view. */
function worthIn(view: View, seat: number): number {
  const { cubes, shares } = view.public.seats[seat];
  const of = Object.entries(cubes) as [Resource, number][];
  const lots = Object.entries(shares) as [Stock, number][];
  const value = of.reduce((sum, [resource, n]) => sum + n * priceOf(view, resource), 0);
  return lots.reduce((sum, [stock, n]) => sum + n * sharePriceOf(view, stock), value);
}

const TABLE: readonly string[] = ['gondolaMoved', 'roundStarted', 'bidsRevealed'];

let checked = 0;
function holds({ view, seat, choice, after, events }: Hinted<View, MvEvent>): void {
  const { kind, told } = choice.gain ?? { kind: '', told: {} };
  const gain = { kind, ...told } as Told;
  const [was, is] = [view.public.seats[seat], after.public.seats[seat]];
  if (events.some(({ type }) => TABLE.includes(type))) return;
  const cash = (after.you?.cash ?? 0) - (view.you?.cash ?? 0);
  if (gain.kind === 'cash' && !gain.plan) {
    expect(cash).toBe(gain.n);
    checked++;
  }
  if (gain.kind === 'cubes') {
    for (const resource of RESOURCES) {
      const more = (is.cubes[resource] ?? 0) - (was.cubes[resource] ?? 0);
      expect(Math.max(0, more)).toBe(Number(gain.cubes[resource] ?? 0));
    }
    expect(Math.max(0, -cash)).toBe(gain.cost);
    checked++;
  }
  if (gain.kind === 'holds') {
    expect(is.shares[gain.stock]).toBe(gain.n);
    checked++;
  }
  if (gain.kind === 'costs') {
    expect(worthIn(view, gain.seat) - worthIn(after, gain.seat)).toBe(gain.n);
    checked++;
  }
  if (gain.kind === 'delivers' && !gain.plan) {
    expect(is.vp - was.vp).toBeGreaterThanOrEqual(gain.vp);
    checked++;
  }
  if (gain.kind === 'keeps') {
    expect(view.you?.cash).toBe(gain.ducats);
    checked++;
  }
  if (gain.kind === 'peg' && gain.track === 'resource') {
    expect(priceOf(view, gain.id as Resource)).toBe(gain.from);
    expect(priceOf(after, gain.id as Resource)).toBe(gain.to);
    checked++;
  }
}

test('a hint says what the choice brings, and that is what it brings', {
  timeout: HINTS_MS,
}, async () => {
  const { lines, concrete } = await along<View, MvEvent>('masters-of-venice', holds);
  expect(checked).toBeGreaterThan(lines / 20);
  // With few roll-outs; of days between 68 and 90 of a hundred.
  expect(concrete).toBeGreaterThan(0.55 * lines);
});
