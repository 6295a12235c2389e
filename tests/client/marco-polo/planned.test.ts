/** The journey on the board before it is confirmed: the lit way, its signs, its posts and its bill. */

import { describe, expect, test } from 'vitest';
import { boardCells } from '../../../client/games/marco-polo/board/cells.ts';
import { OWN } from '../../../client/games/marco-polo/board/forms.ts';
import { MarcoPoloPen } from '../../../client/games/marco-polo/board/marco-polo-pen.ts';
import { BoardPieces } from '../../../client/games/marco-polo/board/pieces.ts';
import type { Plan } from '../../../client/games/marco-polo/board/plan/plan.ts';
import { shownOf } from '../../../client/games/marco-polo/board/shown.ts';
import { sitesFor } from '../../../client/games/marco-polo/board/sites.ts';
import { NO_DRAFT } from '../../../client/games/marco-polo/draft.ts';
import { planOf } from '../../../client/games/marco-polo/planned.ts';
import { pointing } from '../../../client/games/marco-polo/pointing.ts';
import { type Position, positionOf } from '../../../client/games/marco-polo/position.ts';
import type { JsonObject } from '../../../engine/core/contract.ts';
import type { Action, View } from '../../../engine/games/marco-polo/types.ts';
import { Laid } from '../boards.ts';
import { game, infos, played } from './matches.ts';

/** Two matches, one of them with the New Characters. */
const MATCH = [...played(3, 6, null, { newCharacters: true }), ...played(5, 5, null)];

const dice = (...values: number[]): JsonObject[] =>
  values.map((value, i) => ({ id: `blue-${i + 1}`, value }));

/** The first seat's turn, in blue, with these dice and this purse. */
function at(seat: JsonObject, more: JsonObject = {}): Position {
  const first = { character: 'matteo', dice: dice(4, 4), figures: [{ node: 'venezia' }], ...seat };
  const seats = [first, { dice: [] }, { dice: [] }];
  const state = game.position({ phase: 'TURNS', seats, ...more }, {});
  const position = positionOf(game.view(state, 0, infos(3)) as unknown as View);
  if (!position) throw new Error('The first seat has a position.');
  return position;
}
const going = (path: string[], more: object = {}): Action => ({
  type: 'place',
  space: 'travel',
  dice: ['blue-1', 'blue-2'],
  legs: [{ figure: 1, path }],
  ...more,
});

/** A draft's additions to the picture of its position. */
function drawn(position: Position, action: Action | null, aspect = 16 / 9): Laid {
  const plan = planOf(position, action);
  const laid = new Laid();
  const pen = new MarcoPoloPen(laid, laid);
  new BoardPieces(sitesFor(aspect), () => plan).moving(shownOf(position.view), pen);
  return laid;
}
const must = (plan: Plan | null): Plan => {
  if (!plan) throw new Error('There is a journey.');
  return plan;
};

describe('a journey that is drawn', () => {
  const position = at({ coins: 20, camels: 6 });
  const away = going(['o1', 'moscow']);

  test('says step by step what its routes cost, and at its end what all of it costs', () => {
    const plan = must(planOf(position, away));
    expect(plan.stretches.map(({ from, to, n }) => [n, from, to])).toEqual([
      [1, 'venezia', 'o1'],
      [2, 'o1', 'moscow'],
    ]);
    const onRoutes = plan.stretches.reduce((sum, { coins }) => sum + coins, 0);
    // Two steps are 7 coins (MP-071); the routes' prices are added.
    expect(plan.coins).toBe(onRoutes + 7);
    expect(plan.camels).toBe(plan.stretches.reduce((sum, { camels }) => sum + camels, 0));
    expect(plan).toMatchObject({ end: 'moscow', steps: 2, most: 4, posts: ['moscow'] });
  });

  test('lies lit on the board, with a number at each stretch, a ghost of its post and the bill', () => {
    const still = drawn(position, null);
    const laid = drawn(position, away);
    expect(still.of('bar')).toBe(0);
    expect(laid.of('bar')).toBeGreaterThan(20);
    expect(laid.of('planned')).toBe(1);
    expect(laid.cells(`emblem:${must(planOf(position, away)).color}`)).toBe(1);
    // Steps taken and available: 2/4.
    expect([laid.cells('sign:move'), laid.cells('glyph:/')]).toEqual([1, 1]);
    expect(laid.cells('glyph:2')).toBeGreaterThanOrEqual(2);
    expect(laid.cells('sign:coin')).toBeGreaterThanOrEqual(1);
    const further = drawn(position, going(['o1', 'moscow', 'o2']));
    expect(further.of('bar')).toBeGreaterThan(laid.of('bar'));
    expect(further.of('planned')).toBe(0);
  });

  test('has the number of the step at each node that is marked as chosen', () => {
    const draft = { ...NO_DRAFT, composer: 'place' as const, action: away };
    const count = (node: string) => pointing.countIn(draft, { kind: 'node', node }, position);
    expect(['o1', 'moscow', 'anxi'].map(count)).toEqual([1, 2, 0]);
  });

  test('is worked out anew only for another journey', () => {
    const plan = must(planOf(position, away));
    let faces = 0;
    const counting = new Proxy(plan, {
      get(of, key) {
        if (key === 'end') faces++;
        return Reflect.get(of, key) as unknown;
      },
    });
    const laid = new Laid();
    const pen = new MarcoPoloPen(laid, laid);
    const pieces = new BoardPieces(sitesFor(1), () => counting);
    const shown = shownOf(position.view);
    for (let frame = 0; frame < 5; frame++) pieces.moving(shown, pen);
    expect(faces).toBe(1);
  });

  test('shows what is missing in red', () => {
    const colors = (purse: JsonObject): Set<number> => {
      const poor = at(purse);
      const plan = must(planOf(poor, away));
      const seen = new Set<number>();
      const sink = { put: (_form: string, ...rest: number[]) => seen.add(rest[9] ?? 0) };
      const pen = new MarcoPoloPen(sink as never, { cell: () => 0 });
      new BoardPieces(sitesFor(1), () => plan).moving(shownOf(poor.view), pen);
      return seen;
    };
    expect(colors({ coins: 20, camels: 6 }).has(0xb3201c)).toBe(false);
    expect(colors({ coins: 2, camels: 6 }).has(0xb3201c)).toBe(true);
  });
});

test('Johannes leaps where no route lies, and the way is lit through the air', () => {
  const position = at({ character: 'johannes', coins: 20, figures: [{ node: 'o1' }] });
  const laid = drawn(position, going(['o9']));
  expect(laid.of('bar')).toBeGreaterThan(20);
  expect(laid.cells('sign:camel')).toBe(0);
});

test('a movement that is a reward has no coins for its steps', () => {
  const position = at(
    { coins: 3 },
    { turn: { seat: 0, mainDone: true }, questions: [{ seat: 0, kind: 'doMove', n: 2 }] },
  );
  const [question] = position.view.public.questions;
  const action: Action = {
    type: 'doMove',
    q: question?.q ?? 0,
    legs: [{ figure: 1, path: ['o1', 'moscow'] }],
  };
  const plan = must(planOf(position, action));
  expect(plan.coins).toBe(plan.stretches.reduce((sum, { coins }) => sum + coins, 0));
  expect(plan.most).toBe(2);
});

test('every journey that the rules list is drawn within the batches, with cells that are painted', () => {
  const known = new Set(boardCells().map(({ name }) => name));
  let journeys = 0;
  for (const { before } of MATCH.filter((_, k) => k % 8 === 0)) {
    const position = positionOf(before);
    if (!position) continue;
    const listed = position.legal.filter((action) => planOf(position, action));
    for (const action of listed.filter((_, k) => k % 20 === 0)) {
      const laid = drawn(position, action, journeys % 2 ? 0.5 : 1.7);
      // The motionless things and the marks need their share.
      for (const form of ['bar', 'hull', 'ink', 'light', 'card', 'planned'] as const)
        expect(laid.of(form), form).toBeLessThanOrEqual(OWN[form].capacity / 2);
      for (const cell of laid.inked.keys()) if (cell) expect(known, cell).toContain(cell);
      expect(laid.of('planned')).toBe(must(planOf(position, action)).posts.length);
      journeys++;
    }
  }
  expect(journeys).toBeGreaterThan(20);
});
