/** Hints name the real effects of a choice: places, ducats, tiles, flags. */

import { expect, test } from 'vitest';
import { patronsOf } from '../../../client/games/strozzi/facts.ts';
import { arrivals } from '../../../client/games/strozzi/forecast.ts';
import { positionOf } from '../../../client/games/strozzi/position.ts';
import {
  CITIES,
  PORTS,
  PROMOTION_PRIZES,
  SPEED_PRIZES,
  TRACK_PRIZES,
} from '../../../engine/games/strozzi/data.ts';
import type { Told } from '../../../engine/games/strozzi/search/gains.ts';
import type { Action, StEvent, View } from '../../../engine/games/strozzi/types.ts';
import { along, HINTS_MS, type Hinted } from '../hinting.ts';

/** Ducats of a seat for the present ships and tracks (ST-042 … ST-045), read off a view. */
function roundPay({ public: open }: View, seat: number): number {
  let sum = 0;
  for (const port of PORTS) {
    const place = open.ports[port].findIndex(({ owner }) => owner === seat);
    if (place >= 0) sum += SPEED_PRIZES[place] ?? 0;
  }
  for (const city of CITIES) {
    const spaces = open.tracks[city];
    const order = [...spaces.entries()]
      .reverse()
      .flatMap(([space, seats]) => seats.map((one) => ({ one, space })));
    const rank = order.findIndex(({ one }) => one === seat);
    const { space } = order[rank];
    if (space === 0) continue;
    const top = (open.options.trackTop ?? spaces.length - 1) - 2;
    const bonus = open.options.topBonus === null ? [] : (open.options.topBonus ?? [5, 10, 20]);
    sum += (TRACK_PRIZES[rank] ?? 0) + (bonus[space - top] ?? 0);
  }
  return sum;
}

const prizeIn = (view: View, seat: number, category: 'art' | 'science' | 'architecture'): number =>
  PROMOTION_PRIZES[patronsOf(view.public, category).findIndex((one) => one.seat === seat)] ?? 0;

let checked = 0;
function holds({ view, seat, action, choice, after }: Hinted<View, StEvent>): void {
  const { kind, told } = choice.gain ?? { kind: '', told: {} };
  const gain = { kind, ...told } as Told;
  const done = action as Action;
  const same = after.public.round === view.public.round && after.public.phase !== 'gameOver';
  if (gain.kind === 'keeps') {
    expect(gain.flags).toEqual(view.public.seats[seat].flagsUnused);
    expect(gain.ships).toBe(view.public.shipDeck);
    checked++;
  }
  if (gain.kind === 'ship' && done.type === 'place' && same && after.public.phase !== 'promo') {
    expect(gain.n).toBe(roundPay(after, seat) - roundPay(view, seat));
    expect(after.public.ports[gain.port][gain.place].owner).toBe(seat);
    checked++;
  }
  if (gain.kind === 'claim' && done.type === 'claim') {
    const position = positionOf(view);
    const all = position ? arrivals(position.state, seat, done.flag) : [];
    expect(gain.n).toBe(Math.max(...all.map((one) => one.gain)));
    checked++;
  }
  if (gain.kind === 'tile' && done.type === 'takeTile' && after.public.phase !== 'gameOver') {
    const { category } = gain;
    expect(gain.n).toBe(prizeIn(after, seat, category) - prizeIn(view, seat, category));
    expect(after.public.seats[seat].tiles).toContain(gain.tile);
    checked++;
  }
}

test('a hint says what the choice brings, and that is what it brings', {
  timeout: HINTS_MS,
}, async () => {
  const { lines, concrete } = await along<View, StEvent>('strozzi', holds);
  expect(checked).toBeGreaterThan(lines / 5);
  expect(concrete).toBeGreaterThan(0.75 * lines);
});
