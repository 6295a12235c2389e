/** The characters' changes to the table's forms, for choosing and reading. */

import { describe, expect, test } from 'vitest';
import { shownOf } from '../../../client/games/marco-polo/board/shown.ts';
import { borrowedFaceOf, faceOf } from '../../../client/games/marco-polo/cards.ts';
import type { Face } from '../../../client/games/marco-polo/faces/index.ts';
import type { Sums } from '../../../client/games/marco-polo/forecast.ts';
import { actionOf, forms, inputsOf } from '../../../client/games/marco-polo/forms/index.ts';
import { afterChange, placingOf } from '../../../client/games/marco-polo/forms/placing.ts';
import { type Position, positionOf, refusal } from '../../../client/games/marco-polo/position.ts';
import { onward } from '../../../client/games/marco-polo/routes.ts';
import { spotById } from '../../../client/games/marco-polo/spots.ts';
import { actionLine } from '../../../client/games/marco-polo/strings/actions.ts';
import { reasonLine } from '../../../client/games/marco-polo/strings/bills.ts';
import { questionLine } from '../../../client/games/marco-polo/strings/decisions.ts';
import { outcomeParts } from '../../../client/games/marco-polo/strings/outcome.ts';
import { settingLine } from '../../../client/games/marco-polo/strings/settings.ts';
import { spotLine } from '../../../client/games/marco-polo/strings/spots.ts';
import type { Values } from '../../../client/table/inputs/input.ts';
import type { JsonObject } from '../../../engine/core/contract.ts';
import type { PlaceAction, View } from '../../../engine/games/marco-polo/types.ts';
import { game, infos } from './matches.ts';

const dice = (...values: readonly (number | null)[]): JsonObject[] =>
  values.map((value, i) => ({ id: `blue-${i + 1}`, value }));

/** The first seat's turn. */
function at(seat: JsonObject, more: JsonObject = {}, options: JsonObject = {}): Position {
  const seats = [seat, { dice: [] }, { dice: [] }];
  const state = game.position({ seats, ...more }, options);
  const position = positionOf(game.view(state, 0, infos(3)) as unknown as View);
  if (!position) throw new Error('The first seat has a position.');
  return position;
}

/** A chosen space without further choices. */
const begun = (position: Position, spot: string): Values => afterChange(position, { spot }, 'spot');
const changed = (position: Position, before: Values, more: Values): Values =>
  afterChange(position, { ...before, ...more }, Object.keys(more)[0] ?? '', before);
const rowOf = (position: Position, values: Values): PlaceAction['row'] =>
  placingOf(position, values).row;

describe('a bazaar’s row', () => {
  const raschid = at({ character: 'raschid', dice: dice(null, null, null) });

  test('follows the dice as long as nothing less was chosen', () => {
    const six = begun(raschid, 'bazaarSilk');
    expect(rowOf(raschid, six)).toBe(6);
    const three = changed(raschid, six, { value: 3 });
    expect(rowOf(raschid, three)).toBe(3);
    expect(rowOf(raschid, changed(raschid, three, { value: 5 }))).toBe(5);
    const rolled = at({ character: 'berke', dice: dice(2, 5) });
    const low = changed(rolled, begun(rolled, 'bazaarPepper'), { dice: ['blue-1'] });
    expect(rowOf(rolled, low)).toBe(2);
    expect(rowOf(rolled, changed(rolled, low, { dice: ['blue-2'] }))).toBe(5);
  });

  test('stays where less was chosen', () => {
    const less = changed(raschid, begun(raschid, 'bazaarSilk'), { row: 3 });
    expect(rowOf(raschid, changed(raschid, less, { value: 5 }))).toBe(3);
  });
});

test('Raschid says once what his dice show', () => {
  const raschid = at({ character: 'raschid', dice: dice(null, null) });
  const action = placingOf(raschid, begun(raschid, 'bazaarCamel'));
  expect(action.values).toEqual([6]);
  expect(forms.unanswered(raschid, action)).toEqual([]);
});

test('a step on the map tells its whole price: the journey’s, and of that what is for the route', () => {
  const noteOf = (steps: string[], node: string, more: JsonObject = {}): string => {
    const position = at({ coins: 30, camels: 6, dice: dice(3, 3), ...more });
    const values = { ...begun(position, 'travel'), 'way:1': steps };
    const way = (inputsOf(position, 'place', values) ?? []).find(({ key }) => key === 'way:1');
    if (way?.kind !== 'path') throw new Error('There is a way to draw.');
    return String(way.next(steps).find(({ id }) => id === node)?.note);
  };
  // One step is 3 coins (MP-071), and no route costs more there.
  expect(noteOf([], 'o1')).toMatch(/^costs 3 coins( ·|$)/);
  // The second one costs 4 more; its route's price is included.
  const told = noteOf(['o1'], 'moscow');
  const [, coins, camels] = /^costs (\d+) coins(?: and (\d+) camels?)?/.exec(told) ?? [];
  const toll = onward(at({ dice: dice(3, 3) }), 'o1').find(({ node }) => node === 'moscow');
  expect([Number(coins), Number(camels ?? 0)]).toEqual([4 + (toll?.coins ?? 0), toll?.camels ?? 0]);
  if (toll && toll.coins + toll.camels > 0) expect(told).toContain('for the route');
});

describe('the Cartographer', () => {
  const draw = (coins: number, steps: number, ...path: string[]): PlaceAction => {
    const companions = [{ id: 'cartographer' }];
    const position = at({ coins, camels: 6, companions, dice: dice(steps, steps) });
    return placingOf(position, { ...begun(position, 'travel'), 'way:1': path });
  };

  test('spares what is worth more, unasked', () => {
    expect(draw(20, 3, 'o1', 'moscow', 'anxi').cartographer).toBe('coins');
    // A step's three coins are less than two camels.
    expect(draw(20, 1, 'o5').cartographer).toBe('camels');
    expect(draw(20, 1, 'o1').cartographer).toBe('coins');
  });

  test('is not named where there is nothing to spare', () => {
    const companions = [{ id: 'cartographer' }];
    const own = { coins: 3, camels: 0, companions, dice: [] };
    const asked = { q: 0, seat: 0, kind: 'doMove', source: 'OB8', n: 1 };
    const turn = { seat: 0, mainDone: true };
    const reward = at(own, { turn, questions: [asked] });
    const free = actionOf(reward, 'doMove', { q: 0, 'way:1': ['o1'] });
    expect(free).toEqual({ type: 'doMove', q: 0, legs: [{ figure: 1, path: ['o1'] }] });
  });

  test('is asked for what one chooses', () => {
    const companions = [{ id: 'cartographer' }];
    const position = at({ coins: 20, camels: 6, companions, dice: dice(3, 3) });
    const values = { ...begun(position, 'travel'), 'way:1': ['o1', 'moscow', 'anxi'] };
    expect(placingOf(position, { ...values, cartographer: 'camels' }).cartographer).toBe('camels');
  });
});

test('a card of Khan Arghun that cannot be paid says so', () => {
  const arghun = { character: 'arghun', arghunCards: ['CC26', 'CC04'], coins: 9 };
  const seats: JsonObject[] = [arghun, { dice: [] }, { dice: [] }];
  const state = game.position({ seats, turn: { seat: 0 } }, { newCharacters: true });
  const position = positionOf(game.view(state, 0, infos(3)) as unknown as View);
  const [cards] = position ? (inputsOf(position, 'useArghunCard', {}) ?? []) : [];
  const blocked = cards && 'choices' in cards ? cards.choices.map((one) => one.blocked) : [];
  const dear = 'You can’t pay for it even once.';
  expect(blocked).toEqual([dear, dear]);
});

test('what joining dice costs is told once, apart where it is not all that is paid', () => {
  const told = (posts: number, paid: object): string[] => {
    const position = at({ coins: 20 });
    const none = { gained: {}, others: [], contracts: [], drawn: 0, companion: null, posts: [] };
    const rest = { ...none, joining: posts, rolls: 0, taken: 0, lost: false, asks: [] };
    return outcomeParts(position, { ...rest, paid: paid as Sums }).map(({ text }) => text);
  };
  expect(told(5, { coin: 5 })).toEqual(['costs 5 coins to join the dice']);
  expect(told(2, { coin: 5 })).toEqual(['costs 5 coins, including 2 coins to join the dice']);
  expect(told(0, { coin: 5 })).toEqual(['costs 5 coins']);
});

test('Bellela as Piedro says from where she begins, while she can choose it', () => {
  const piedro = { type: 'chooseRoundCharacter', character: 'piedro' } as const;
  expect(settingLine(piedro, 1)).toContain('Venezia');
  expect(settingLine({ ...piedro, start: 'o2' }, 1)).not.toContain('Venezia');
  expect(settingLine(piedro, 2)).not.toContain('Venezia');
});

test('the cities of goals are marked for their owner, and for nobody else', () => {
  const state = game.position({ seats: [{ goals: ['G06', 'G13'] }, {}, {}] }, {});
  const seen = (viewer: number | 'public') =>
    shownOf(game.view(state, viewer, infos(3)) as unknown as View).goalCities;
  expect([...seen(0)].sort()).toEqual(['adana', 'alexandria', 'anxi', 'karakorum']);
  expect(seen('public')).toEqual([]);
  expect(seen(1)).not.toEqual(seen(0));
});

test('a gift takes the price of joining off a journey, so that it goes farther', () => {
  const lie = { travel: [{ seat: 1, dice: [{ id: 'yellow-1', value: 3 }] }] };
  const position = at(
    { coins: 8, gifts: ['GF13'], dice: dice(3, 3) },
    { spaces: lie, turn: { seat: 0 } },
    { newCharacters: true },
  );
  const spot = spotById(position, 'travel');
  expect(spot && spotLine(position, spot, {})).toMatch(
    /up to 2 steps, joining is free with your gift/,
  );
});

test('the Trader is named at the bazaar alone', () => {
  const position = at({ companions: [{ id: 'trader' }], dice: dice(2, 5) }, { turn: { seat: 0 } });
  const line = (space: string): string => {
    const spot = spotById(position, space);
    return spot ? spotLine(position, spot, {}) : '';
  };
  expect(line('bazaarSilk')).toBe('4 silk, the Trader helps, with 5');
  expect(line('khan')).not.toContain('Trader');
});

test('where a space is chosen its row says of the gift what the box says', () => {
  const lie = { travel: [{ seat: 1, dice: [{ id: 'yellow-1', value: 3 }] }] };
  const position = at(
    { coins: 8, gifts: ['GF13'], dice: dice(3, 3) },
    { spaces: lie, turn: { seat: 0 } },
    { newCharacters: true },
  );
  const spot = spotById(position, 'travel');
  if (!spot) throw new Error('Travel is a spot.');
  const line = (freeBy: boolean): string =>
    spotLine(position, spot, { spot: 'travel', dice: ['blue-1', 'blue-2'], freeBy });
  expect(line(false)).toBe('up to 1 step, joining costs 3 coins');
  expect(line(true)).toBe('up to 2 steps, joining is free with your gift');
});

test('a journey that is still to be drawn is no journey that is refused', () => {
  const position = at({ coins: 20, dice: dice(3, 3) }, { turn: { seat: 0 } });
  const action = placingOf(position, begun(position, 'travel'));
  expect(actionLine(position.view, action)).toBe('Travel with 3 and 3');
});

test('the question of a city card names the city in whose slot it is laid', () => {
  const asked = { q: 0, seat: 0, kind: 'pickCityCard' as const, source: 'RU11' };
  expect(questionLine({ ...asked, node: 'sumatra2' })).toBe('choose a city card for Sumatra');
  expect(questionLine(asked)).toBe('choose a city card');
});

test('Wilhelm as whom Bellela travels shows no two more posts', () => {
  const told = (face: Face): string =>
    face.marks.map((mark) => ('text' in mark ? mark.text : '')).join(' ');
  expect(told(faceOf('wilhelm'))).toContain('+2');
  expect(told(borrowedFaceOf('wilhelm'))).not.toContain('+2');
  expect(borrowedFaceOf('berke').marks).toEqual(faceOf('berke').marks);
});

test('a refusal names the lack: so many dice, so high, so many steps, so much more to pay', () => {
  const why = (position: Position, action: object): string => {
    const found = refusal(position, action as PlaceAction);
    if (!found) throw new Error('It is refused.');
    return reasonLine(position, found);
  };
  const poor = at({ coins: 2, camels: 0, dice: dice(2, 5, 6) });
  const place = { type: 'place', dice: ['blue-1'] };
  const travel = { ...place, space: 'travel' };
  expect(why(poor, { ...travel, legs: [{ figure: 1, path: ['o1'] }] })).toBe(
    'This space takes exactly 2 dice.',
  );
  const both = { ...travel, dice: ['blue-1', 'blue-2'] };
  expect(why(poor, { ...both, legs: [{ figure: 1, path: ['o1', 'moscow', 'anxi'] }] })).toBe(
    'That’s 3 steps. You may take up to 2 here.',
  );
  expect(why(poor, { ...both, legs: [{ figure: 1, path: ['o1'] }] })).toContain(
    'You still need 1 coin.',
  );
  expect(why(poor, { ...place, space: 'bazaarPepper', row: 4 })).toBe(
    'Your dice count as 2 here. You need at least 4.',
  );
});
