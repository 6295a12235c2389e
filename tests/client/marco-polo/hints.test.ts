/** Hints name the real effects of a choice: goods, contracts, posts, points. */

import { expect, test } from 'vitest';
import type { MpEvent } from '../../../engine/games/marco-polo/events.ts';
import type { Told } from '../../../engine/games/marco-polo/search/gains.ts';
import type { SeatView, View } from '../../../engine/games/marco-polo/types.ts';
import { along, HINTS_MS, type Hinted } from '../hinting.ts';

const FIELDS: { readonly [what: string]: keyof SeatView } = {
  coin: 'coins',
  camel: 'camels',
  pepper: 'pepper',
  silk: 'silk',
  gold: 'gold',
  vp: 'vp',
};
const OVER: readonly string[] = ['turnEnded', 'turnStarted', 'roundStarted', 'roundEnded'];

let checked = 0;
function holds({ view, seat, choice, after, foreseen, events }: Hinted<View, MpEvent>): void {
  const { kind, told } = choice.gain ?? { kind: '', told: {} };
  const gain = { kind, ...told } as Told;
  const [was, is] = [view.public.seats[seat], after.public.seats[seat]];
  const isOver = events.some(({ type }) => OVER.includes(type));
  if (gain.kind === 'gets' && !isOver) {
    // No view shows the agenda behind an open question, which is no merit of this choice.
    const then = foreseen.public.seats[seat];
    for (const [what, field] of Object.entries(FIELDS)) {
      const more = Number(gain.gain[what] ?? 0) - Number(gain.pays[what] ?? 0);
      expect(Number(then[field]) - Number(was[field]), what).toBe(more);
    }
    checked++;
  }
  if (gain.kind === 'completes' && !gain.plan) {
    expect(is.completed).toContain(gain.contract);
    expect(was.completed).not.toContain(gain.contract);
    checked++;
  }
  if (gain.kind === 'post' && !gain.plan) {
    expect(is.posts).toContain(gain.node);
    checked++;
  }
  if (gain.kind === 'contract' && !isOver) {
    expect(is.contracts).toContain(gain.contract);
    checked++;
  }
  if (gain.kind === 'keeps') {
    for (const [what, n] of Object.entries(gain.purse)) expect(was[FIELDS[what]]).toBe(n);
    checked++;
  }
  if (gain.kind === 'die' && !isOver) checked++;
}

test('a hint says what the choice brings, and that is what it brings', {
  timeout: HINTS_MS,
}, async () => {
  const { lines, concrete } = await along<View, MpEvent>('marco-polo', holds);
  expect(checked).toBeGreaterThan(lines / 8);
  expect(concrete).toBeGreaterThan(0.75 * lines);
});
