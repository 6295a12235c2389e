/** Director and overlay of whole matches: places, weights, sentences, stakes. */

import { describe, expect, test } from 'vitest';
import { contractOf } from '../../../client/games/marco-polo/cards.ts';
import { canPay, ready, stepsToBeijing } from '../../../client/games/marco-polo/director/scene.ts';
import { stakes } from '../../../client/games/marco-polo/director/stakes.ts';
import { camera, voice } from '../../../client/games/marco-polo/events/index.ts';
import { demo } from '../../../client/games/marco-polo/overlay/demo.ts';
import { SITES } from '../../../client/games/marco-polo/scenery/places.ts';
import type { Mark } from '../../../client/table/director/direction.ts';
import { momentsOf as momentsIn } from '../../../client/table/director/telling.ts';
import type { Moment } from '../../../client/table/director/types.ts';
import { exampleOf, tellerOf } from '../../../client/table/overlay/make.ts';
import type { PublicView, View } from '../../../engine/games/marco-polo/types.ts';
import { all, game, type Step, WRONG } from './matches.ts';

const { lines: linesOf, quiet } = tellerOf({ voice, stakes });
const PLACES = SITES.map(({ id }) => id);
/** A sentence of the lower third has two lines. */
const LONGEST = 190;
const steps = all();

/** Every event a second after the other. */
const marksOf = ({ events }: Step): Mark[] =>
  events.map((event, k) => ({ at: k, until: k + 0.9, event }));
const momentsOf = (step: Step): Moment[] =>
  momentsIn(voice, camera, marksOf(step), step.before, step.after);

test('moments stand at places of the room, in the order of time, with readable sentences', () => {
  const reasons = new Set<string>();
  for (const step of steps) {
    const list = momentsOf(step);
    for (const [k, { place, size, at, until, text, reason }] of list.entries()) {
      reasons.add(reason);
      if (place !== null) expect(PLACES, reason).toContain(place);
      else expect(size).toBe('wide');
      expect(at).toBeGreaterThanOrEqual(list[k - 1]?.at ?? 0);
      expect(until - at).toBeGreaterThanOrEqual(0.8);
      if (text === null) continue;
      expect(text, reason).not.toMatch(WRONG);
      expect(text).toMatch(/^\S.*\.$/);
      expect(text.length, text).toBeLessThan(LONGEST);
    }
  }
  expect(reasons.size).toBeGreaterThan(12);
});

test('a contract, Beijing and the Palazzo Ducale are not to be missed', () => {
  let seen = 0;
  for (const step of steps) {
    for (const moment of momentsOf(step)) {
      const great = moment.reason === 'contractCompleted' || moment.place === 'beijing';
      if (!great || moment.reason === 'moved') continue;
      seen++;
      expect(moment.importance, moment.reason).toBeGreaterThan(1);
    }
  }
  expect(seen).toBeGreaterThan(3);
});

describe('stakes', () => {
  const of = (open: PublicView, reason: string) =>
    stakes({ version: 'mpav-view/1', seq: 0, public: open } as View).find(
      (one) => one.reason === reason,
    );
  const [before] = demo.positions;

  test('always somewhere that there is, and something to say before the end', () => {
    for (const { after } of steps) {
      const list = stakes(after);
      if (after.public.phase === 'GAME_OVER') {
        expect(list).toEqual([]);
        continue;
      }
      for (const { place, text } of list) {
        if (place !== null) expect(PLACES).toContain(place);
        expect(text).not.toMatch(WRONG);
      }
      if (after.public.phase === 'TURNS') expect(quiet(after)?.text).toMatch(/^\S.*\.$/);
    }
  });

  test('a contract for which everything is there comes first', () => {
    expect(stakes({ version: '', seq: 0, public: before } as never)[0]).toMatchObject({
      reason: 'at.contract',
      seat: 1,
      importance: 3,
      text: 'Marco has everything for a contract worth 8 points.',
    });
    const poor = before.seats.map((seat) => ({ ...seat, camels: 0 }));
    expect(of({ ...before, seats: poor }, 'at.contract')).toBeUndefined();
  });

  test('the last place at the Khan, as long as somebody has a die for it', () => {
    expect(of(before, 'at.khan')?.text).toContain('4 or more');
    const { khan = [] } = before.spaces;
    expect(of({ ...before, spaces: { khan: khan.slice(1) } }, 'at.khan')).toBeUndefined();
    const low = before.seats.map((seat) => ({
      ...seat,
      dice: seat.dice.map((die) => ({ ...die, value: 1 })),
    }));
    expect(of({ ...before, seats: low }, 'at.khan')).toBeUndefined();
  });

  test('the race to Beijing, by the shortest way', () => {
    const at = (node: string) =>
      ({ ...before.seats[0], figures: [{ figure: 1, node }] }) as (typeof before.seats)[0];
    expect(
      ['beijing', 'xian', 'o4', 'sumatra', 'venezia'].map((n) => stepsToBeijing(at(n))),
    ).toEqual([0, 1, 1, 2, 7]);
    const near = { ...before, seats: [at('o8'), ...before.seats.slice(1)] };
    expect(of(near, 'at.beijing')).toMatchObject({ seat: 0, place: 'beijing' });
    expect(of(near, 'at.beijing')?.text).toContain('2 steps from Beijing');
  });

  test('the seats that can deliver are those that the rules let complete', () => {
    let able = 0;
    for (const { state, before: view, seat } of steps) {
      const own = view.public.seats[seat];
      if (!own || view.public.phase !== 'TURNS' || view.public.turn?.seat !== seat) continue;
      for (const contract of own.contracts) {
        const may = canPay(own, contractOf(contract).cost);
        const action = { type: 'completeContract', contract } as const;
        const code = game.encode(state, seat, action as never);
        if (view.public.questions.length > 0 || code === null) continue;
        expect(game.check(state, seat, code) === 0, contract).toBe(may);
        if (may) able++;
      }
      expect(ready(own) !== null).toBe(
        own.contracts.some((id) => canPay(own, contractOf(id).cost)),
      );
    }
    expect(able).toBeGreaterThan(0);
  });
});

test('the example of the overlay is a match that could be, and tells what happens in it', () => {
  const { moments, lines } = exampleOf(demo, linesOf);
  expect(moments).toHaveLength(2);
  expect(lines.map(({ text }) => text)).toEqual([
    'Marco delivers 2 camels, 3 silk and 2 gold: 8 points, and now has the most completed contracts.',
  ]);
});
