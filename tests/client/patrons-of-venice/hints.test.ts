/** Hints name the real effects of a choice: businesses, statues, points, ducats. */

import { expect, test } from 'vitest';
import type { PvEvent } from '../../../engine/games/patrons-of-venice/events.ts';
import type { Told } from '../../../engine/games/patrons-of-venice/search/gains.ts';
import type { View } from '../../../engine/games/patrons-of-venice/types.ts';
import { along, HINTS_MS, type Hinted } from '../hinting.ts';

let checked = 0;
function holds({ view, seat, choice, after, events }: Hinted<View, PvEvent>): void {
  const { kind, told } = choice.gain ?? { kind: '', told: {} };
  const gain = { kind, ...told } as Told;
  const [was, is] = [view.public.seats[seat], after.public.seats[seat]];
  const ducats = (after.you?.ducats ?? 0) - (view.you?.ducats ?? 0);
  if (gain.kind === 'business' && !gain.plan) {
    expect(after.public.sites[gain.site]).toEqual({ business: gain.business, owner: seat });
    expect(is.points - was.points).toBe(gain.n);
    checked++;
  }
  if (gain.kind === 'statue' && !gain.plan) {
    expect(after.public.statues).toContain(gain.campo);
    expect(is.points - was.points).toBe(gain.n);
    checked++;
  }
  if (gain.kind === 'sells' && !gain.plan) {
    expect(ducats).toBe(gain.ducats);
    checked++;
  }
  if (gain.kind === 'makes' && !gain.plan) {
    const [first] = events;
    expect(first?.type).toBe('produced');
    expect(is.favours - was.favours).toBeGreaterThanOrEqual(gain.favours > 0 ? 1 : 0);
    checked++;
  }
  if (gain.kind === 'saves') {
    expect(view.you?.ducats).toBe(gain.ducats);
    checked++;
  }
  if (gain.kind === 'keeps') {
    expect(was.handCount).toBe(gain.cards);
    checked++;
  }
  if (gain.kind === 'reserves' && events[0]?.type === 'reserved') {
    expect(-ducats).toBe(gain.price);
    checked++;
  }
}

test('a hint says what the choice brings, and that is what it brings', {
  timeout: HINTS_MS,
}, async () => {
  const { lines, concrete } = await along<View, PvEvent>('patrons-of-venice', holds);
  expect(checked).toBeGreaterThan(lines / 10);
  expect(concrete).toBeGreaterThan(0.7 * lines);
});
