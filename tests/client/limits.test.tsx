/**
 * Deadlines without a clock: shown beside the decision, announced to readers, extended by reading.
 */

import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTable } from '../../client/store/table.ts';
import { ClockWatch, isInSight, warningOf } from '../../client/table/ClockWatch.tsx';
import { Clock } from '../../client/table/panels/Clock.tsx';
import { MoreTime } from '../../client/table/panels/MoreTime.tsx';
import { isReading, JUST_MS, SHORTLY_MS } from '../../client/table/panels/reading.ts';
import { timeLeft } from '../../client/table/panels/time-left.ts';
import type { TableState } from '../../server/protocol/messages.ts';

const NOW = 1_000_000;
const tableOf = (change: object): TableState =>
  ({
    stage: 'playing',
    bank: 0,
    pause: 'none',
    timers: [],
    limits: [],
    seats: [
      { bank: 0, name: 'Ana' },
      { bank: 0, name: 'Marco', bot: 'trader' },
    ],
    ...change,
  }) as unknown as TableState;
const limit = (more: number, kind = 'bot') => {
  return { limits: [{ deadline: NOW + 18_000, seats: 0b01, kind, by: 1, more }] };
};

function show(table: TableState, seat: number | null): void {
  useTable.setState({ table, seat, clockShift: 0 });
  Object.assign(useTable.getInitialState(), useTable.getState());
}
beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(NOW);
});
afterEach(() => vi.useRealTimers());

test('a bot that waits counts down beside the decision, and says what it then does', () => {
  show(tableOf(limit(6)), 0);
  expect(renderToStaticMarkup(<Clock />)).toContain('18 s');
  const line = renderToStaticMarkup(<MoreTime />);
  expect(line).toContain('Marco is waiting for you and moves on in 18 s.');
  expect(line).toContain('data-more');
  show(tableOf(limit(0)), 0);
  expect(renderToStaticMarkup(<MoreTime />)).not.toContain('data-more');
  expect(renderToStaticMarkup(<MoreTime />)).toContain('moves on in 18 s');
});

test('a stand says that its bot has the chair again; those who watch are asked for nothing', () => {
  show(tableOf(limit(2, 'idle')), 0);
  expect(renderToStaticMarkup(<MoreTime />)).toContain('The bot takes your seat back in 18 s');
  vi.setSystemTime(NOW + 10_000);
  expect(renderToStaticMarkup(<ClockWatch />)).not.toContain('decided for you');
  show(tableOf(limit(2, 'idle')), null);
  expect(renderToStaticMarkup(<MoreTime />)).toBe('');
});

test('a bot that goes on is told of once a decision, and lies over nothing', () => {
  const asked = { match: 'm', decision: 7 };
  expect(warningOf('bot', asked)).toBe(warningOf('bot', { ...asked }));
  expect(warningOf('bot', asked)).not.toBe(warningOf('bot', { ...asked, decision: 8 }));
  expect(warningOf('idle', asked)).toBe('');
  expect(isInSight('end', 'bot')).toBe(false);
  expect(isInSight('end', 'idle')).toBe(true);
  expect(isInSight('bank', undefined)).toBe(true);
});

test('a clock of the game is prolonged by a press as long as the table gives more', () => {
  const timer = { deadline: NOW + 30_000, seats: 0b01, grace: false };
  show(tableOf({ timers: [{ ...timer, more: 1 }] }), 0);
  const line = renderToStaticMarkup(<MoreTime />);
  expect(line).toContain('data-more');
  expect(line).not.toContain('data-limit');
  show(tableOf({ timers: [{ ...timer, more: 0 }] }), 0);
  expect(renderToStaticMarkup(<MoreTime />)).toBe('');
});

test('the first end counts: the clock with its reserve, or the bot that goes on', () => {
  const at = (deadline: number) => ({
    timers: [{ deadline, seats: 0b01, grace: false, more: 1 }],
    ...limit(6),
  });
  expect(timeLeft(tableOf(at(NOW + 5000)), 0, NOW)).toMatchObject({ own: 5000 });
  expect(timeLeft(tableOf(at(NOW + 5000)), 0, NOW)).not.toHaveProperty('end');
  expect(timeLeft(tableOf(at(NOW + 60_000)), 0, NOW)).toMatchObject({
    own: 18_000,
    end: { kind: 'bot', by: 1 },
  });
});

test('a reading person gets more time shortly before the end, and no clock of persons is extended so', () => {
  const end = { kind: 'bot', by: 1 } as const;
  const left = { own: SHORTLY_MS - 1, bank: 0, runs: true, end };
  expect(isReading(left, 3, 1000)).toBe(true);
  expect(isReading(left, 0, 1000)).toBe(false);
  expect(isReading(left, 3, JUST_MS + 1)).toBe(false);
  expect(isReading({ ...left, own: SHORTLY_MS + 1 }, 3, 1000)).toBe(false);
  expect(isReading({ own: 100, bank: 0, runs: true }, 3, 1000)).toBe(false);
});
