/**
 * The forms of the decisions: they can express every listed action, every spot shows its gain or
 * its obstacle, and a pressed spot takes dice that it can use.
 */

import { describe, expect, test } from 'vitest';
import { contractOf } from '../../../client/games/marco-polo/card-data.ts';
import { kindsOf, useDrafts } from '../../../client/games/marco-polo/drafts.ts';
import { outcomeOf } from '../../../client/games/marco-polo/forecast.ts';
import { actionOf, inputsOf, valuesOf } from '../../../client/games/marco-polo/forms/index.ts';
import { afterChange, diceOf, placingOf } from '../../../client/games/marco-polo/forms/placing.ts';
import {
  legalOf,
  type Position,
  positionOf,
  refusedAs,
} from '../../../client/games/marco-polo/position.ts';
import { billOf, drawnTo, walked, wayTo } from '../../../client/games/marco-polo/routes.ts';
import {
  ownSeatOf,
  placementsWith,
  spotById,
  spotsOf,
  states,
  wantedDice,
} from '../../../client/games/marco-polo/spots.ts';
import { outcomeParts } from '../../../client/games/marco-polo/strings/outcome.ts';
import { spotLine, whyNot } from '../../../client/games/marco-polo/strings/spots.ts';
import { useTable } from '../../../client/store/table.ts';
import { MAP_IDS } from '../../../engine/games/marco-polo/map.ts';
import type { Action, PlaceAction } from '../../../engine/games/marco-polo/types.ts';
import { all, WRONG } from './matches.ts';

/** The deciding seats' positions, of some matches with and without the modules. */
const positions: readonly Position[] = all(null).flatMap(({ before }) => {
  const position = positionOf(before);
  return position ? [position] : [];
});

/** Some elements of long lists: one is as good as another. */
const some = <T>(list: readonly T[], most: number): readonly T[] => {
  const step = Math.max(1, Math.floor(list.length / most));
  return list.filter((_, i) => i % step === 0);
};

describe('forms', () => {
  test('every listed action can be composed with the inputs', () => {
    const byType = new Map<string, [Position, Action][]>();
    for (const position of positions) {
      for (const action of some<Action>(position.legal, 10)) {
        const list = byType.get(action.type) ?? [];
        byType.set(action.type, list);
        list.push([position, action]);
      }
    }
    expect(byType.size).toBeGreaterThan(20);
    for (const [type, list] of byType) {
      if (type === 'endTurn' || type === 'buyBlackDie') continue;
      for (const [position, action] of some(list, type === 'place' ? 300 : 40)) {
        const values = valuesOf(action);
        expect(actionOf(position, action.type, values), type).toEqual(action);
        // A kept city card without a choice needs no form.
        if (type === 'useKeptCityCard' && Object.keys(values).length === 0) continue;
        expect(inputsOf(position, action.type, values), type).not.toBeNull();
      }
    }
  });

  test('several goods are put together one after another', () => {
    let tried = 0;
    for (const position of positions) {
      const { view, seat } = position;
      const asked = view.public.questions.find(
        (question) => question.kind === 'chooseGoods' && question.seat === seat,
      );
      if (!asked) continue;
      tried++;
      const questions = [{ ...asked, n: 3 }];
      const of3 = { ...position, view: { ...view, public: { ...view.public, questions } } };
      // As the buttons do it: each press starts from the last composed action.
      let action = actionOf(of3, 'chooseGoods', { goods: { silk: 1 } });
      for (const gold of [1, 2]) {
        const before = action ? valuesOf(action) : {};
        action = actionOf(of3, 'chooseGoods', { ...before, goods: { silk: 1, gold } });
      }
      expect(action).toEqual({ type: 'chooseGoods', q: asked.q, goods: { silk: 1, gold: 2 } });
    }
    expect(tried).toBeGreaterThan(0);
  });

  test('to stay is never suggested, and is an answer of its own', () => {
    let tried = 0;
    for (const position of positions) {
      if (!kindsOf(position).includes('doMove')) continue;
      tried++;
      useTable.getState().show(position.view);
      expect(useDrafts.getState().drafts.main).toMatchObject({ composer: 'doMove', action: null });
      const inputs = inputsOf(position, 'doMove', {}) ?? [];
      expect(inputs.at(-1)).toMatchObject({ kind: 'one', choices: [{ value: true }] });
      const stays = actionOf(position, 'doMove', { stay: true });
      expect(stays).toMatchObject({ type: 'doMove', legs: [] });
      expect(refusedAs(position, stays as Action)).toBeNull();
    }
    expect(tried).toBeGreaterThan(0);
  });

  test('of two figures the one that stands nearer goes where one points', () => {
    let tried = 0;
    for (const position of positions) {
      const { figures } = ownSeatOf(position);
      const [first, second] = figures;
      if (!first || !second || first.node === second.node) continue;
      for (const node of MAP_IDS) {
        const ways = figures.map((figure) => wayTo(position, figure.node, node, 6)?.length ?? 7);
        const [one = 7, two = 7] = ways;
        if (two >= one || node === first.node || node === second.node) continue;
        tried++;
        const legs = walked(drawnTo(position, [], node, 6) ?? []);
        expect(legs.map(({ figure, path }) => [figure, path.length])).toEqual([
          [second.figure, two],
        ]);
      }
    }
    expect(tried).toBeGreaterThan(0);
  });

  test('every legal kind of action stands on the panel', () => {
    for (const position of some(positions, 300)) {
      const legal = new Set(position.legal.map(({ type }) => type));
      expect(kindsOf(position)).toEqual(expect.arrayContaining([...legal]));
    }
  });

  test('dice that state their value show what a spot takes when it is chosen after them', () => {
    let tried = 0;
    for (const position of positions) {
      if (!states(position)) continue;
      for (const { space, card, dice } of some(legalOf(position, 'place') as PlaceAction[], 30)) {
        const spot = spotById(position, card ?? space);
        if (!spot || dice.length !== wantedDice(position, spot)) continue;
        // Stated at their greatest, as they are before a spot is chosen.
        const before = { dice: [...dice], value: 6, spot: spot.id };
        const values = afterChange(position, before, 'spot');
        expect(placementsWith(position, spot, diceOf(position, values)), space).not.toEqual([]);
        tried++;
      }
    }
    expect(tried).toBeGreaterThan(50);
  });

  test('a spot says what it gives where something can be placed, else why not', () => {
    const told = new Set<string>();
    for (const position of some(positions, 150)) {
      if (position.view.public.phase !== 'TURNS') continue;
      const listed = new Set(legalOf(position, 'place').map(({ space, card }) => card ?? space));
      for (const spot of spotsOf(position)) {
        const why = whyNot(position, spot, {});
        expect(why === null, spot.id).toBe(listed.has(spot.id));
        const line = why ?? spotLine(position, spot, {});
        expect(line, spot.id).not.toMatch(WRONG);
        expect(line, spot.id).not.toBe('');
        told.add(spot.space);
      }
    }
    expect(told.size).toBeGreaterThan(10);
  });

  test('a spot that is pressed takes dice that it can use', () => {
    for (const position of some(positions, 120)) {
      for (const spot of spotsOf(position)) {
        if (whyNot(position, spot, {}) !== null) continue;
        const action = placingOf(position, afterChange(position, { spot: spot.id }, 'spot'));
        expect(['BAD_PARAM', null], spot.id).toContain(refusedAs(position, action));
        expect(action.dice.length, spot.id).toBeGreaterThan(0);
      }
    }
  });

  test('the bill of a journey is what the rules then take', () => {
    let journeys = 0;
    for (const position of positions) {
      const found = (legalOf(position, 'place') as readonly PlaceAction[]).filter(
        ({ space, legs }) => space === 'travel' && legs,
      );
      for (const action of some(found, 3)) {
        const { coins, camels, posts } = billOf(
          position,
          { ...action, legs: action.legs ?? [] },
          6,
          true,
        );
        const outcome = outcomeOf(position, action);
        const paid = { coin: 0, camel: 0, ...outcome.paid };
        expect({ coin: coins + outcome.joining, camel: camels }).toEqual({
          coin: paid.coin,
          camel: paid.camel,
        });
        for (const post of outcome.posts) expect(posts).toContain(post);
        journeys++;
      }
    }
    expect(journeys).toBeGreaterThan(50);
  });

  test('the effect of an action is given in whole sentences', () => {
    for (const position of some(positions, 200)) {
      for (const action of some<Action>(position.legal, 12)) {
        for (const { text } of outcomeParts(position, outcomeOf(position, action))) {
          expect(text).not.toMatch(WRONG);
        }
      }
    }
  });
});

test('the value of a contract is shown before its delivery, also if goods are asked for first', () => {
  let asked = 0;
  for (const position of positions) {
    for (const action of legalOf(position, 'completeContract')) {
      const { gained, asks } = outcomeOf(position, action);
      const { vp = 0 } = contractOf(action.contract).gain as { vp?: number };
      expect(gained.vp ?? 0, action.contract).toBeGreaterThanOrEqual(vp);
      if (vp > 0 && asks.length > 0) asked++;
    }
  }
  expect(asked).toBeGreaterThan(3);
});
