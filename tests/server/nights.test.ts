/** Time without nights and absences: plain days, changes of the clocks, zones. */

import { describe, expect, test } from 'vitest';
import type { Night } from '../../server/protocol/days.ts';
import { ends, type Owed, spentBy } from '../../server/table/day-book.ts';
import { isNight, outOfNight, timeUp } from '../../server/table/nights.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const night = (zone: string, from = 23, to = 7): Night => ({ from: from * 60, to: to * 60, zone });
const at = (text: string): number => Date.parse(text);
const iso = (ms: number): string => new Date(ms).toISOString();

describe('a turn’s time', () => {
  test('without a night every hour counts', () => {
    expect(timeUp(at('2026-11-30T10:00Z'), DAY, null)).toBe(at('2026-12-01T10:00Z'));
  });

  test('leaves the night out, over midnight and after it', () => {
    // 13 hours until the night, 8 hours of night, 11 hours.
    const end = timeUp(at('2026-11-30T10:00Z'), DAY, night('UTC'));
    expect(iso(end)).toBe('2026-12-01T18:00:00.000Z');
    const late = timeUp(at('2026-11-30T10:00Z'), DAY, night('UTC', 1, 6));
    expect(iso(late)).toBe('2026-12-01T15:00:00.000Z');
  });

  test('begins after the night if somebody is asked in it', () => {
    expect(iso(timeUp(at('2026-12-01T02:00Z'), HOUR, night('UTC')))).toBe(
      '2026-12-01T08:00:00.000Z',
    );
    expect(iso(outOfNight(at('2026-12-01T02:00Z'), night('UTC')))).toBe('2026-12-01T07:00:00.000Z');
    expect(outOfNight(at('2026-12-01T12:00Z'), night('UTC'))).toBe(at('2026-12-01T12:00Z'));
  });

  test('is that of the person’s own zone', () => {
    // 10:00 UTC is 19:00 in Tokyo: four hours until the night.
    const end = timeUp(at('2026-11-30T10:00Z'), 5 * HOUR, night('Asia/Tokyo'));
    expect(iso(end)).toBe('2026-11-30T23:00:00.000Z');
  });

  test.each([
    // Spring: the night of 28 to 29 March 2026 has 7 hours in Rome.
    ['2026-03-28T20:00:00Z', '2026-03-29T07:00:00.000Z'],
    // Autumn: the night of 24 to 25 October 2026 has 9 hours.
    ['2026-10-24T19:00:00Z', '2026-10-25T08:00:00.000Z'],
    // An ordinary winter night has 8.
    ['2026-11-30T20:00:00Z', '2026-12-01T08:00:00.000Z'],
  ])('is right over a change of the clocks: from %s', (from, to) => {
    // Two hours until 23 h, and two after 7 h.
    expect(iso(timeUp(at(from), 4 * HOUR, night('Europe/Rome')))).toBe(to);
  });

  test('leaves an hour out that the clocks skip', () => {
    // 02:30 does not exist that day: the night begins with the change.
    const end = timeUp(at('2026-03-29T00:00Z'), 2 * HOUR, {
      from: 150,
      to: 360,
      zone: 'Europe/Rome',
    });
    expect(at('2026-03-29T05:00Z') - end).toBeLessThanOrEqual(HOUR);
    expect(end).toBeGreaterThanOrEqual(at('2026-03-29T04:30Z'));
  });

  test('does not count further gaps, also where they meet a night', () => {
    const gap = [at('2026-11-30T22:00Z'), at('2026-12-01T09:00Z')] as const;
    expect(iso(timeUp(at('2026-11-30T20:00Z'), 3 * HOUR, night('UTC'), [gap]))).toBe(
      '2026-12-01T10:00:00.000Z',
    );
  });
});

test('a night that is none, too long or nowhere is refused', () => {
  expect(isNight(night('Europe/Rome'))).toBe(true);
  expect(isNight(night('Europe/Rome', 7, 7))).toBe(false);
  expect(isNight(night('Europe/Rome', 7, 23))).toBe(false);
  expect(isNight(night('Europe/Nowhere'))).toBe(false);
});

describe('the reserve', () => {
  const since = at('2026-11-30T08:00Z');
  const owed: Owed = { match: 'm', decision: 0, turn: 1, since, night: null, off: [] };

  test('runs when the own time is out', () => {
    expect(ends(owed, DAY, 7 * DAY, null)).toMatchObject({
      own: since + DAY,
      out: since + 8 * DAY,
      reserve: 7 * DAY,
    });
    expect(spentBy(owed, DAY, 7 * DAY, null, since + DAY / 2)).toBe(0);
    expect(spentBy(owed, DAY, 7 * DAY, null, since + 3 * DAY)).toBe(2 * DAY);
  });

  test('pays an absence, for as long as it lasts', () => {
    const away = { from: since - DAY, until: since + 3 * DAY };
    expect(ends(owed, DAY, 7 * DAY, away)).toMatchObject({
      own: since + 4 * DAY,
      out: since + 8 * DAY,
      reserve: 4 * DAY,
    });
    expect(spentBy(owed, DAY, 7 * DAY, away, since + 2 * DAY)).toBe(2 * DAY);
    // With less than that it ends with the reserve.
    expect(ends(owed, DAY, DAY, away)).toMatchObject({ own: since + 2 * DAY, reserve: 0 });
  });

  test('an absence that begins when the own time is out changes nothing', () => {
    const away = { from: since + 2 * DAY, until: since + 3 * DAY };
    expect(ends(owed, DAY, 7 * DAY, away)).toEqual({
      ...ends({ ...owed }, DAY, 7 * DAY, null),
      away: [since + 2 * DAY, since + 2 * DAY],
    });
  });

  test('never ends in the night', () => {
    const asleep = { ...owed, night: night('UTC') };
    const { out } = ends(asleep, DAY, 8 * HOUR, null);
    // The own time ends at 16:00 the next day, the reserve at midnight.
    expect(iso(out)).toBe('2026-12-02T07:00:00.000Z');
  });
});
