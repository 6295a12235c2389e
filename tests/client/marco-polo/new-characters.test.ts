/** The New Characters at the table: Khan Arghun's cards and the gifts, as one chooses and reads them. */

import { describe, expect, test } from 'vitest';
import { MarcoPoloPen } from '../../../client/games/marco-polo/board/marco-polo-pen.ts';
import { shownOf } from '../../../client/games/marco-polo/board/shown.ts';
import { heldOn, sitesFor } from '../../../client/games/marco-polo/board/sites.ts';
import { composeStill } from '../../../client/games/marco-polo/board/still/all.ts';
import { type Draft, NO_DRAFT } from '../../../client/games/marco-polo/draft.ts';
import { kindsOf } from '../../../client/games/marco-polo/drafts.ts';
import { actionOf, inputsOf, valuesOf } from '../../../client/games/marco-polo/forms/index.ts';
import { afterChange, placingOf } from '../../../client/games/marco-polo/forms/placing.ts';
import { options } from '../../../client/games/marco-polo/options.ts';
import { planOf } from '../../../client/games/marco-polo/planned.ts';
import { pointing } from '../../../client/games/marco-polo/pointing.ts';
import { type Position, positionOf, refusedAs } from '../../../client/games/marco-polo/position.ts';
import { actionLine } from '../../../client/games/marco-polo/strings/actions.ts';
import type { Input, Values } from '../../../client/table/inputs/input.ts';
import { offered, refitted } from '../../../client/table/option-choices.ts';
import type { JsonObject } from '../../../engine/core/contract.ts';
import type { Action, View } from '../../../engine/games/marco-polo/types.ts';
import { Laid } from '../boards.ts';
import { game, infos, WRONG } from './matches.ts';

const WIDE = sitesFor(16 / 9);

const dice = (...values: number[]): JsonObject[] =>
  values.map((value, i) => ({ id: `blue-${i + 1}`, value }));
const TAKEN = { coins5: [{ seat: 1, dice: [{ id: 'yellow-5', value: 3 }] }] };

/** The first seat's turn, with the New Characters in the game. */
function at(seat: JsonObject, more: JsonObject = {}): Position {
  const seats = [{ dice: dice(4, 4, 2), ...seat }, { dice: [] }, { dice: [] }];
  const state = game.position({ seats, ...more }, { newCharacters: true });
  const position = positionOf(game.view(state, 0, infos(3)) as unknown as View);
  if (!position) throw new Error('The first seat has a position.');
  return position;
}

/** All listed actions of a kind, composed with its form and read. */
function said(position: Position, type: Action['type']): Action[] {
  const listed = position.legal.filter((action) => action.type === type);
  expect(kindsOf(position)).toContain(type);
  for (const action of listed) {
    const values = valuesOf(action);
    expect(actionOf(position, type, values)).toEqual(action);
    expect(actionLine(position.view, action)).not.toMatch(WRONG);
  }
  return listed;
}
const asked = (position: Position, type: Action['type'], values: Values): readonly string[] =>
  (inputsOf(position, type, values) ?? []).map(({ key }) => key);
const choicesOf = (inputs: readonly Input[] | null, key: string) => {
  const input = inputs?.find((one) => one.key === key);
  return input && 'choices' in input ? input.choices : [];
};

describe('Khan Arghun', () => {
  const khan = at({
    character: 'arghun',
    arghunCards: ['CC18', 'CC17', 'CC01'],
    camels: 4,
    coins: 3,
  });

  test('each of his cards asks what it asks, as often as it can be done', () => {
    expect(said(khan, 'useArghunCard').length).toBeGreaterThan(5);
    expect(asked(khan, 'useArghunCard', {})).toEqual(['card']);
    expect(asked(khan, 'useArghunCard', { card: 'CC18' })).toEqual(['card', 'times']);
    expect(asked(khan, 'useArghunCard', { card: 'CC17' })).toEqual(['card', 'option', 'times']);
    // Fields without a choice are settled.
    expect(refusedAs(khan, actionOf(khan, 'useArghunCard', { card: 'CC18' }) as Action)).toBeNull();
    expect(refusedAs(khan, actionOf(khan, 'useArghunCard', { card: 'CC01' }) as Action)).toBeNull();
  });

  test('the ways of a card are told by what they cost and bring', () => {
    const ways = choicesOf(inputsOf(khan, 'useArghunCard', { card: 'CC17' }), 'option');
    expect(ways.map(({ label }) => label)).toEqual(['1 camel → 3 coins', '1 coin → 1 camel']);
  });
});

describe('gifts', () => {
  test('a die is set to any other value', () => {
    const position = at({ gifts: ['GF12', 'GF13', 'GF15'] });
    expect(said(position, 'useGift').length).toBe(2 * 5 + 1);
    const inputs = inputsOf(position, 'useGift', { gift: 'GF12', die: 'blue-3' });
    expect(inputs?.map(({ key }) => key)).toEqual(['gift', 'die', 'value']);
    expect(choicesOf(inputs, 'value').map(({ value }) => value)).toEqual([1, 3, 4, 5, 6]);
    const [, withDice] = choicesOf(inputs, 'gift');
    expect(withDice?.blocked).toMatch(/when you place dice/);
    // Another gift needs no die.
    const other = actionOf(position, 'useGift', { gift: 'GF15', die: 'blue-3', value: 6 });
    expect(other).toEqual({ type: 'useGift', gift: 'GF15' });
  });

  test('a seat that cannot pay for joining spends the gift, one that can keeps it unless it says so', () => {
    const poor = at({ gifts: ['GF13'] }, { spaces: TAKEN });
    const only = placingOf(poor, afterChange(poor, { spot: 'coins5' }, 'spot'));
    expect([only.freeBy, refusedAs(poor, only)]).toEqual(['GF13', null]);
    const rich = at({ gifts: ['GF13'], coins: 9 }, { spaces: TAKEN });
    const paying = afterChange(rich, { spot: 'coins5' }, 'spot');
    expect(placingOf(rich, paying).freeBy).toBeUndefined();
    expect(asked(rich, 'place', paying)).toContain('freeBy');
    const free = placingOf(rich, { ...paying, freeBy: true });
    expect([free.freeBy, refusedAs(rich, free)]).toEqual(['GF13', null]);
    expect(valuesOf(free)).toMatchObject({ freeBy: true });
    for (const action of said(rich, 'place')) expect(refusedAs(rich, action)).toBeNull();
  });

  test('a journey places a post in a city that it passes', () => {
    const position = at({ gifts: ['GF14'], coins: 12, camels: 3 });
    const listed = said(position, 'place').filter((one) => 'giftCity' in one);
    const [first] = listed;
    if (!first) throw new Error('Some journey passes a city.');
    const values = valuesOf(first);
    expect(asked(position, 'place', values)).toContain('giftCity');
    const { giftCity: _, ...without } = values;
    expect(placingOf(position, without).gift).toBeUndefined();
  });
});

describe('on the board', () => {
  const PICKED: readonly string[] = ['CC18', 'CC17', 'GF12', 'GF15'];
  const khan = at({
    character: 'arghun',
    arghunCards: ['CC18', 'CC17'],
    gifts: ['GF12', 'GF15'],
    camels: 4,
    coins: 3,
  });
  const pointed = (position: Position, draft: Draft, card: string) =>
    pointing.aim(position, draft, { kind: 'held', card });
  const begun = (position: Position, draft: Draft, card: string): Draft => {
    const next = pointed(position, draft, card);
    if (!next || !('draft' in next)) throw new Error(`${card} begins nothing`);
    return next.draft;
  };

  test('cards and gifts lie before their owner for everybody, and he can point at them', () => {
    const { you: _you, ...others } = khan.view;
    const laid = (viewer: number): [Laid, string[]] => {
      const sink = new Laid();
      const pen = new MarcoPoloPen(sink, sink);
      composeStill(shownOf(viewer === 0 ? khan.view : others), pen, WIDE);
      const picks = pen.picks.flatMap(({ target }) =>
        target.kind === 'held' ? [target.card] : [],
      );
      return [sink, picks];
    };
    for (const viewer of [0, 1]) {
      const [sink, picks] = laid(viewer);
      for (const cell of ['city:CC18', 'city:CC17', 'gift:GF12', 'gift:GF15'])
        expect(sink.cells(cell), cell).toBeGreaterThan(0);
      expect(picks).toEqual(viewer === 0 ? PICKED : []);
    }
    expect(
      pointing.targetsOf(khan).flatMap((one) => (one.kind === 'held' ? [one.card] : [])),
    ).toEqual(PICKED);
    for (const card of PICKED)
      expect(pointing.name(khan, { kind: 'held', card })).not.toMatch(WRONG);
  });

  test('however many lie there, none lies on another', () => {
    for (const n of [1, 3, 6, 8]) {
      const spots = Array.from({ length: n }, (_, k) => heldOn(0, 4, k, n));
      spots.forEach((a, k) => {
        for (const b of spots.slice(0, k)) {
          const [dx, dz] = [Math.abs(a.x - b.x), Math.abs(a.z - b.z)];
          expect(dx >= 2.5 * a.scale || dz >= 1.8 * a.scale, `${n}: ${k}`).toBe(true);
        }
      });
    }
  });

  test('a card that is pointed at is used as often as can be, and again it is done', () => {
    const draft = begun(khan, NO_DRAFT, 'CC18');
    expect(draft.action).toMatchObject({ type: 'useArghunCard', card: 'CC18' });
    const again = pointed(khan, draft, 'CC18');
    expect(again && 'send' in again && refusedAs(khan, again.send)).toBeNull();
    // Another card in its place.
    expect(begun(khan, draft, 'CC17').action).toMatchObject({ card: 'CC17' });
  });

  test('the gift that turns a die wants one, which is pointed at as well', () => {
    const gift = begun(khan, NO_DRAFT, 'GF12');
    expect(gift.action).toEqual({ type: 'useGift', gift: 'GF12' });
    const die = pointing.aim(khan, gift, { kind: 'die', die: 'blue-3' });
    expect(die && 'draft' in die && die.draft.action).toEqual({
      type: 'useGift',
      gift: 'GF12',
      die: 'blue-3',
    });
  });

  test('gifts that go with dice and with a journey are spent on what is being composed', () => {
    const rich = at({ gifts: ['GF13', 'GF14'], coins: 20, camels: 5 }, { spaces: TAKEN });
    expect(pointed(rich, NO_DRAFT, 'GF13')).toBeNull();
    const placed = placingOf(rich, afterChange(rich, { spot: 'coins5' }, 'spot'));
    const free = begun(rich, { ...NO_DRAFT, composer: 'place', action: placed }, 'GF13');
    expect(free.action).toMatchObject({ freeBy: 'GF13' });
    expect(begun(rich, free, 'GF13').action).not.toHaveProperty('freeBy');
    const journey = {
      ...placingOf(rich, afterChange(rich, { spot: 'travel' }, 'spot')),
      legs: [{ figure: 1, path: ['o1', 'moscow', 'o2'] }],
    };
    const going = begun(rich, { ...NO_DRAFT, composer: 'place', action: journey }, 'GF14');
    expect(going.action).toMatchObject({ gift: 'GF14', giftCity: 'moscow' });
    // The board shows its destination before it is confirmed.
    expect(planOf(rich, going.action)?.posts).toContain('moscow');
    expect(begun(rich, going, 'GF14').action).not.toHaveProperty('giftCity');
  });
});

test('Bellela reads what she can do in one round', () => {
  const position = at(
    { character: 'bellela', bellela: ['rusticiano', 'wilhelm', 'arghun', 'berke'] },
    { phase: 'ROUND.BELLELA', decider: [0], round: 2 },
  );
  const notes = choicesOf(inputsOf(position, 'chooseRoundCharacter', {}), 'character').map(
    ({ note }) => String(note),
  );
  expect(notes.join(' ')).toContain('Never pays');
  expect(notes.join(' ')).toMatch(/Draws 3 cards with special effects/);
  expect(notes.join(' ')).toMatch(/Draws 3 city cards/);
  expect(notes.join(' ')).not.toMatch(/two more posts|Holds/);
});

test('a table of five is offered no game without the City of Venice', () => {
  const field = options.find(({ name }) => name === 'venice');
  if (!field) throw new Error('The City of Venice is an option.');
  expect(offered(field, 4).map(({ value }) => value)).toEqual([true, false]);
  expect(offered(field, 5).map(({ value }) => value)).toEqual([true]);
  const grown = refitted(options, { venice: false, companions: false }, 5);
  expect(grown).toMatchObject({ venice: true, companions: false });
});

test('the module is offered in the lobby with its sentence', () => {
  const field = options.find(({ name }) => name === 'newCharacters');
  expect(field).toMatchObject({ initial: false, label: 'New Characters' });
  expect(field?.help).toContain('Khan Arghun');
});
