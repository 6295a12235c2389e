/** Hints name the real effects of a choice: orders, goods, ducats, buildings. */

import { expect, test } from 'vitest';
import { COMMODITIES, TILES } from '../../../engine/games/genoa/data.ts';
import type { GeEvent } from '../../../engine/games/genoa/events.ts';
import type { Told } from '../../../engine/games/genoa/search/gains.ts';
import type { View } from '../../../engine/games/genoa/types.ts';
import { along, HINTS_MS, type Hinted } from '../hinting.ts';

let checked = 0;
function holds({ view, seat, choice, after, events }: Hinted<View, GeEvent>): void {
  const { kind, told } = choice.gain ?? { kind: '', told: {} };
  const gain = { kind, ...told } as Told;
  const [was, is] = [view.public.seats[seat], after.public.seats[seat]];
  if (gain.kind === 'keeps') {
    expect(view.you?.ducats).toBe(gain.ducats);
    checked++;
  }
  if (gain.kind === 'delivers') {
    const comes = events.some(({ type }) => /Delivered$/.test(type));
    expect(comes).toBe(!gain.plan);
    if (gain.plan) return;
    expect(view.you?.hand).toContain(gain.card);
    expect(after.you?.hand).not.toContain(gain.card);
    checked++;
  }
  // Of goods and tiles the choice alone changes exactly the difference after it.
  const isPlain = events.every(({ type }) => !/Delivered$|^turnStarted$|^actionEnded$/.test(type));
  if (gain.kind === 'gets' && isPlain && events.some(({ type }) => type === 'yielded')) {
    for (const good of COMMODITIES) {
      const more = Number(gain.gets[good] ?? 0) - Number(gain.gives[good] ?? 0);
      expect((is.commodities[good] ?? 0) - (was.commodities[good] ?? 0)).toBe(more);
    }
    for (const tile of TILES) {
      const more = (is.tiles[tile] ?? 0) - (was.tiles[tile] ?? 0);
      expect(more).toBeLessThanOrEqual(Number(gain.gets[tile] ?? 0));
    }
    checked++;
  }
  if (gain.kind === 'acquires') {
    for (const building of gain.buildings) expect(after.public.owners[building]).toBe(seat);
    checked++;
  }
  if (gain.kind === 'saves') {
    expect(was.personal).toBe(gain.markers);
    checked++;
  }
}

test('a hint says what the choice brings, and that is what it brings', {
  timeout: HINTS_MS,
}, async () => {
  const { lines, concrete } = await along<View, GeEvent>('genoa', holds);
  expect(checked).toBeGreaterThan(lines / 10);
  expect(concrete).toBeGreaterThan(0.7 * lines);
});
