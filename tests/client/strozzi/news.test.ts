/** News that a player may have missed: the ship before, and the round that has just been paid. */

import { expect, test } from 'vitest';
import { patronsOf } from '../../../client/games/strozzi/facts.ts';
import { roundPaid, roundSums, shipsBefore } from '../../../client/games/strozzi/panels/News.tsx';
import { shipNews } from '../../../client/games/strozzi/strings/names.ts';
import { CATEGORIES } from '../../../engine/games/strozzi/data.ts';
import type { StEvent } from '../../../engine/games/strozzi/types.ts';
import { played, WRONG } from './matches.ts';

const steps = played(4, 2, 0);

test('what is told of the ship before is what became of it', () => {
  const events: StEvent[] = [];
  const told = new Set<string>();
  let before: string | null = null;
  let now: string | null = null;
  for (const { events: happened, after } of steps) {
    events.push(...(happened as unknown as StEvent[]));
    const { current, phase } = after.public;
    if (phase !== 'claim' || !current) continue;
    if (current.card !== now) {
      before = happened.some(({ type }) => type === 'roundStarted') ? null : now;
      now = current.card;
    }
    const last = shipsBefore(events, null).at(-1);
    expect(last?.event.ship ?? null).toBe(before);
    if (last) {
      expect(shipNews(after, last.event, last.struck)).not.toMatch(WRONG);
      told.add(last.event.type);
    }
  }
  expect([...told].sort()).toEqual(['shipPlaced', 'shipUnclaimed']);
});

test('a person who is asked hears of every ship since their last answer, and of their flag that a pirate struck', () => {
  const most = new Set<number>();
  let struckTold = 0;
  for (const seed of [2, 3, 5, 8]) {
    const events: StEvent[] = [];
    /** Ships that were settled since seat 0 answered last, in this round. */
    let missed: string[] = [];
    let flag: string | null = null;
    for (const { before, events: happened, after } of played(4, seed, 0, {}, 'banker')) {
      const now = happened as unknown as StEvent[];
      events.push(...now);
      if (before.public.decider.includes(0)) {
        missed = [];
        flag = null;
      }
      for (const event of now) {
        if (event.type === 'roundStarted') missed = [];
        const settled = event.type === 'shipPlaced' || event.type === 'shipUnclaimed';
        if (settled && !(event.type === 'shipPlaced' && event.seat === 0)) missed.push(event.ship);
        if (event.type === 'flagReturned' && event.seat === 0) flag = event.flag;
      }
      const { phase, decider } = after.public;
      if (phase !== 'claim' || !decider.includes(0) || missed.length === 0) continue;
      const told = shipsBefore(events, 0);
      expect(told.map(({ event }) => event.ship)).toEqual(missed);
      const lines = told.map(({ event, struck }) => shipNews(after, event, struck));
      expect(lines.join(' ')).not.toMatch(WRONG);
      expect(lines.some((line) => line.includes('beat your'))).toBe(flag !== null);
      most.add(told.length);
      if (flag) struckTold++;
    }
  }
  expect(Math.max(...most)).toBeGreaterThan(1);
  expect(struckTold).toBeGreaterThan(0);
});

test('three rounds are paid, and nothing but the arts comes on top', () => {
  const events: StEvent[] = [];
  const paid = [0, 0, 0, 0];
  const rounds: number[] = [];
  for (const step of steps) {
    events.push(...(step.events as unknown as StEvent[]));
    const round = roundPaid(events);
    if (!step.events.some(({ type }) => type === 'cityScored')) continue;
    expect(round.map(({ city }) => city).sort()).toEqual(['florence', 'naples', 'rome', 'venice']);
    rounds.push(...new Set(round.map((event) => event.round)));
    for (const { ships, track, bonus } of round) {
      for (const { seat, amount } of [...ships, ...track, ...bonus]) {
        paid[seat] = (paid[seat] ?? 0) + amount;
      }
    }
  }
  expect(rounds).toEqual([1, 2, 3]);
  const { result } = steps.at(-1)?.after.public ?? {};
  const table = [...(result?.table ?? [])].sort((a, b) => a.seat - b.seat);
  expect(paid).toEqual(table.map(({ money }) => money));
});

test('the end says what each round has paid; who came too late is told the sum alone', () => {
  const events = steps.flatMap((step) => step.events as unknown as StEvent[]);
  for (const { seat, money } of steps.at(-1)?.after.public.result?.table ?? []) {
    const sums = roundSums(events, seat);
    expect(sums).toHaveLength(3);
    expect(sums.reduce((sum, n) => sum + n, 0)).toBe(money);
    const second = events.findIndex((event) => event.type === 'roundStarted' && event.round === 2);
    expect(roundSums(events.slice(second), seat)).toEqual([]);
  }
});

test('patrons stand in the order in which the end pays them', () => {
  const last = steps.at(-1)?.after.public;
  if (!last) throw new Error('The match has an end.');
  for (const category of CATEGORIES) {
    const paid = [...(last.result?.table ?? [])]
      .filter((row) => row[category] > 0)
      .sort((a, b) => b[category] - a[category])
      .map(({ seat }) => seat);
    expect(
      patronsOf(last, category)
        .slice(0, 3)
        .map(({ seat }) => seat),
    ).toEqual(paid);
  }
});
