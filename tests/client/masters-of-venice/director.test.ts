/** The director's cut of whole matches: it always keeps the rules of good broadcast. */

import { expect, test } from 'vitest';
import { shownOf } from '../../../client/games/masters-of-venice/board/shown.ts';
import { sight } from '../../../client/games/masters-of-venice/director/sights.ts';
import { staging } from '../../../client/games/masters-of-venice/staging.ts';
import { Editor } from '../../../client/table/director/editor.ts';
import { Player } from '../../../client/table/staging/player.ts';
import { broadcast, type Directed, happenings, secretCutTest, shotAt } from '../cut.ts';
import { match, sites } from './staging-matches.ts';
import { directed, played } from './takes.ts';

const MATCHES: readonly [string, Directed][] = [
  ['two at random', directed(match(2, 3, 'public', 'open', true))],
  ['five at random, money hidden', directed(match(5, 4, 'public', 'hidden', true))],
  ['four merchants', directed(played(4, '1'))],
  ['three merchants who never wait', directed(played(3, '2'), 0, [0])],
];

broadcast(MATCHES, sight, 130);

test.each(MATCHES)('%s: a new term is seen from afar', (_, match) => {
  const terms = happenings(match).filter(
    ({ moment }) => moment.reason === 'roundStarted' && moment.importance === 3,
  );
  expect(terms).toHaveLength(3);
  for (const { at } of terms) expect(shotAt(match, at).size).toBe('wide');
});

test('the same takes give the same cut, however often one looks meanwhile', () => {
  const game = played(3, '7');
  const once = directed(game);
  expect(directed(game)).toEqual(once);
  expect(directed(game, 7)).toEqual(once);
});

test('present knowledge does not depend on the future', () => {
  const { takes } = directed(match(3, 9, 'public', 'open', true));
  const whole = new Editor(sight);
  const part = new Editor(sight);
  const some = takes.slice(0, 60);
  for (const take of some) {
    whole.take(take);
    part.take(take);
  }
  const last = takes[60];
  const seen = part.until(last.arrives - 0.01);
  whole.take(last);
  const later = whole.until(last.arrives + 30).shots.filter(({ at }) => at < last.arrives - 0.01);
  expect(later.map(({ at, place, size }) => ({ at, place, size }))).toEqual(
    seen.shots.map(({ at, place, size }) => ({ at, place, size })),
  );
});

secretCutTest((viewer) => directed(match(4, 5, viewer, 'open', true)).cut);

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
  const player = new Player(staging);
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
