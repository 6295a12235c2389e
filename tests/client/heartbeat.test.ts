/** A dead line is detected by a ping without an answer, and by nothing else. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Heartbeat, PACE, wake, within } from '../../client/net/heartbeat.ts';

/** A line that answers after `delay` milliseconds, or never. */
class Line {
  delay: number | null = 10;
  pings = 0;
  ended = 0;

  ping(answered: () => void): void {
    this.pings++;
    if (this.delay !== null) setTimeout(answered, this.delay);
  }

  end(): void {
    this.ended++;
  }
}

/** The page sleeps: time passes, and all due timers fire at once afterwards. */
function sleepFor(ms: number): void {
  vi.setSystemTime(Date.now() + ms);
}

let line: Line;
let beat: Heartbeat;
beforeEach(() => {
  vi.useFakeTimers();
  line = new Line();
  beat = new Heartbeat(line);
});
afterEach(() => {
  beat.stop();
  vi.useRealTimers();
});

test('a line that answers is kept, however long', () => {
  vi.advanceTimersByTime(600_000);
  expect(line.pings).toBeGreaterThan(100);
  expect(line.ended).toBe(0);
});

test('a line that falls silent is given up within ten seconds, once', () => {
  vi.advanceTimersByTime(60_000);
  line.delay = null;
  vi.advanceTimersByTime(9999);
  expect(line.ended).toBe(1);
  vi.advanceTimersByTime(60_000);
  expect(line.ended).toBe(1);
});

test('a slow line is a line', () => {
  line.delay = PACE.answer - 1;
  vi.advanceTimersByTime(120_000);
  expect(line.ended).toBe(0);
});

test('back on the network, or seen again, a dead line is given up at once', () => {
  line.delay = null;
  wake();
  expect(line.pings).toBe(1);
  vi.advanceTimersByTime(PACE.soon);
  expect(line.ended).toBe(1);
});

test('a pause is no silence: timers that come an hour late end nothing', () => {
  line.delay = PACE.answer + 1;
  for (let hour = 0; hour < 5; hour++) {
    vi.advanceTimersByTime(PACE.every);
    sleepFor(3_600_000);
    // The timer comes first, though the answer has been lying behind it all the time.
    vi.advanceTimersByTime(PACE.answer);
    line.delay = 10;
    vi.advanceTimersByTime(PACE.every * 3);
    expect(line.ended, `hour ${hour}`).toBe(0);
    line.delay = PACE.answer + 1;
  }
});

test('after a pause a dead line is still found out', () => {
  line.delay = null;
  vi.advanceTimersByTime(PACE.every);
  sleepFor(3_600_000);
  vi.advanceTimersByTime(PACE.answer * 2);
  expect(line.ended).toBe(1);
});

test('stopped, it asks nothing and ends nothing', () => {
  beat.stop();
  line.delay = null;
  wake();
  vi.advanceTimersByTime(600_000);
  expect(line.pings + line.ended).toBe(0);
});

test('a way back that never ends is given up, and what comes of it later is told', async () => {
  const late: string[] = [];
  let answer = (_: string): void => undefined;
  const work = new Promise<string>((resolve) => {
    answer = resolve;
  });
  let given: AbortSignal | null = null;
  const tried = within(
    (signal) => {
      given = signal;
      return work;
    },
    (result) => late.push(result),
    0,
  ).catch((error) => error);
  wake();
  vi.advanceTimersByTime(PACE.soon);
  expect(await tried).toBeInstanceOf(Error);
  expect(given).toHaveProperty('aborted', true);
  answer('here');
  await work;
  expect(late).toEqual(['here']);
});

test('a way back that succeeds is told once', async () => {
  const late: string[] = [];
  const work = (): Promise<string> => Promise.resolve('here');
  expect(await within(work, (result) => late.push(result), 0)).toBe('here');
  vi.advanceTimersByTime(60_000);
  expect(late).toEqual([]);
});
