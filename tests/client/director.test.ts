/** The director's cut of whole matches: the rules of good broadcast, whatever happens. */

import { expect, test } from 'vitest';
import { shownOf } from '../../client/games/masters-of-venice/board/shown.ts';
import { sight } from '../../client/games/masters-of-venice/director/sights.ts';
import { Player } from '../../client/games/masters-of-venice/staging/player.ts';
import { Editor } from '../../client/table/director/editor.ts';
import { poseAt } from '../../client/table/director/pose.ts';
import { ESTABLISHES, glides, holds, ORBITS, STAYS } from '../../client/table/director/rules.ts';
import type { Shot, Take } from '../../client/table/director/types.ts';
import { type Directed, directed, happenings, played } from './director/takes.ts';
import { match, sites } from './staging-matches.ts';

const ASPECT = 16 / 9;
const MATCHES: readonly [string, Directed][] = [
  ['two at random', directed(match(2, 3, 'public', 'open', true))],
  ['five at random, money hidden', directed(match(5, 4, 'public', 'hidden', true))],
  ['four merchants', directed(played(4, '1'))],
  ['three merchants who never wait', directed(played(3, '2'), 0, [0])],
];

const shotAt = ({ cut }: Directed, at: number): Shot => {
  const shot = cut.shots.findLast((each) => each.at <= at);
  if (!shot) throw new Error(`No shot at ${at}`);
  return shot;
};

test.each(MATCHES)('%s: shots follow one another without a gap', (_, { cut }) => {
  expect(cut.shots.length).toBeGreaterThan(40);
  for (const [k, shot] of cut.shots.entries()) {
    const next = cut.shots[k + 1];
    expect(shot.until).toBe(next ? next.at : Number.POSITIVE_INFINITY);
    expect(shot.passage > 0).toBe(shot.move !== 'cut');
  }
});

test.each(MATCHES)('%s: every shot stands, and none for ever', (_, { cut, takes }) => {
  const longest = Math.max(...takes.map(({ lasts }) => lasts));
  for (const { at, until, passage, size } of cut.shots.slice(0, -1)) {
    const stands = size === 'wide' ? ESTABLISHES : STAYS;
    expect(until - at - passage).toBeGreaterThan(stands - 1e-6);
    expect(until - at).toBeLessThan(2 * ORBITS + longest);
  }
});

test.each(MATCHES)('%s: the camera rests wherever it cuts, before and after', (_, { cut }) => {
  const step = 1 / 50;
  const speed = (shots: readonly Shot[], at: number): number => {
    const a = poseAt({ shots }, at, sight, ASPECT);
    const b = poseAt({ shots }, at + step, sight, ASPECT);
    if (!a || !b) throw new Error('No camera');
    const way = Math.hypot(b.x - a.x, b.z - a.z, b.distance - a.distance);
    return way / step + (60 * Math.abs(b.yaw - a.yaw)) / step;
  };
  for (const [k, shot] of cut.shots.entries()) {
    if (k === 0 || shot.move !== 'cut') continue;
    const around = cut.shots.slice(Math.max(0, k - 3), k + 1);
    expect(speed(around, shot.at - 2 * step)).toBeLessThan(2.5);
    expect(speed(around, shot.at + step)).toBeLessThan(5);
    expect(cut.shots[k - 1]?.move).not.toBe('orbit');
  }
});

test.each(MATCHES)('%s: between two shots the camera flies, and does not jump', (_, { cut }) => {
  for (const [k, shot] of cut.shots.entries()) {
    const before = cut.shots[k - 1];
    if (!before) continue;
    if (shot.move === 'cut') {
      expect(glides(sight, before, shot)).toBe(false);
      continue;
    }
    const around = cut.shots.slice(Math.max(0, k - 3), k + 1);
    const a = poseAt({ shots: around }, shot.at - 1e-4, sight, ASPECT);
    const b = poseAt({ shots: around }, shot.at + 1e-4, sight, ASPECT);
    expect(Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.z ?? 0) - (b?.z ?? 0))).toBeLessThan(0.05);
    expect(Math.abs((a?.distance ?? 0) - (b?.distance ?? 0))).toBeLessThan(0.05);
  }
});

test.each(MATCHES)('%s: what nobody should miss is in the picture when it happens', (_, match) => {
  const great = happenings(match).filter(({ moment }) => moment.importance === 3);
  expect(great.length).toBeGreaterThan(15);
  for (const { at, moment } of great) {
    const shot = shotAt(match, at);
    // The camera has arrived.
    expect(at).toBeGreaterThanOrEqual(shot.at + shot.passage - 1e-6);
    if (shot.size === 'wide') continue;
    expect(moment.place).not.toBeNull();
    if (moment.place) expect(holds(sight, shot, moment.place)).toBe(true);
  }
});

test.each(MATCHES)('%s: a new term is seen from afar', (_, match) => {
  const terms = happenings(match).filter(
    ({ moment }) => moment.reason === 'roundStarted' && moment.importance === 3,
  );
  expect(terms).toHaveLength(3);
  for (const { at } of terms) expect(shotAt(match, at).size).toBe('wide');
});

test.each(MATCHES)('%s: a take waits seldom and not for long', (_, { takes, begins }) => {
  const waits = begins.map((begin, k) => begin - (takes[k]?.arrives ?? 0));
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...waits)).toBeLessThan(9);
  expect(waits.reduce((sum, wait) => sum + wait, 0) / waits.length).toBeLessThan(1);
});

test.each(MATCHES)('%s: one sentence at a time, long enough to be read', (_, { cut }) => {
  for (const [k, line] of cut.lines.entries()) {
    expect(line.text).toMatch(/^\w.*[.]$/);
    expect(line.text).not.toMatch(/[{}|]|undefined|NaN/);
    expect(line.text.length).toBeLessThan(130);
    const next = cut.lines[k + 1];
    expect(line.until).toBeGreaterThan(line.at);
    if (!next) continue;
    expect(next.at).toBeGreaterThanOrEqual(line.until);
    // Whatever is cut short gives way to something that happens.
    if (line.until - line.at < 1.5) expect(next.importance).toBeGreaterThan(1);
  }
});

test('the same takes give the same cut, however often one looks meanwhile', () => {
  const game = played(3, '7');
  const once = directed(game);
  expect(directed(game)).toEqual(once);
  expect(directed(game, 7)).toEqual(once);
});

test('what is known so far does not depend on what comes', () => {
  const { takes } = directed(match(3, 9, 'public', 'open', true));
  const whole = new Editor(sight);
  const part = new Editor(sight);
  const some = takes.slice(0, 60);
  for (const take of some) {
    whole.take(take);
    part.take(take);
  }
  const last = takes[60] as Take;
  const seen = part.until(last.arrives - 0.01);
  whole.take(last);
  const later = whole.until(last.arrives + 30).shots.filter(({ at }) => at < last.arrives - 0.01);
  expect(later.map(({ at, place, size }) => ({ at, place, size }))).toEqual(
    seen.shots.map(({ at, place, size }) => ({ at, place, size })),
  );
});

test('nothing that only a seat knows changes the cut', () => {
  const seen = directed(match(4, 5, 'public', 'open', true)).cut;
  for (const seat of [0, 2]) expect(directed(match(4, 5, seat, 'open', true)).cut).toEqual(seen);
});

test('takes in a crowd are not kept waiting for what is less than great', () => {
  const { takes } = directed(played(4, '3'));
  const editor = new Editor(sight);
  let now = 0;
  for (const take of takes) {
    const begin = editor.take({ ...take, arrives: now, waiting: 5, pace: 4 });
    const great = take.moments.some(({ importance }) => importance === 3);
    if (!great) expect(begin).toBe(now);
    now = begin + take.lasts / 4;
  }
});

test('the staging waits for its cue, and nothing of it is seen before', () => {
  const [take] = played(3, '1').filter(({ events }) => events.some(({ type }) => type === 'paid'));
  if (!take) throw new Error('Nobody has paid');
  const player = new Player();
  const asked: number[] = [];
  player.prompter = (_, timeline, pace, waiting) => {
    asked.push(timeline?.lasts ?? 0, pace, waiting);
    return 1.5;
  };
  player.add(take);
  player.add({ ...take, before: take.after });
  player.advance(0.1, 2, false, sites);
  const cash = player.shown?.seats.map((seat) => seat.cash);
  // At twice the pace, and quicker as one more waits: none of that shortens the wait.
  expect(asked).toEqual([player.timeline?.lasts, 2 * 1.6, 1]);
  for (let k = 0; k < 14; k++) player.advance(0.1, 2, false, sites);
  expect(player.time).toBeLessThan(0);
  expect(player.shown?.seats.map((seat) => seat.cash)).toEqual(cash);
  player.advance(0.2, 2, false, sites);
  expect(player.time).toBeGreaterThan(0);
  const { lasts = 0 } = player.timeline ?? {};
  player.advance(lasts, 2, false, sites);
  expect(player.shown).toEqual(shownOf(take.after));
});
