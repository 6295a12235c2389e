/**
 * The forms of this game: the form's contents are exactly the sent action, with any way of
 * composing.
 */

import { expect, test } from 'vitest';
import { forms } from '../../../client/games/masters-of-venice/panels/forms/index.tsx';
import { type Position, positionOf } from '../../../client/games/masters-of-venice/position.ts';
import type { InputFormProps } from '../../../client/table/inputs/InputForm.tsx';
import { SeededChance } from '../../../engine/core/chance.ts';
import type { JsonObject, SeatInfo, State } from '../../../engine/core/contract.ts';
import { mastersOfVenice as game } from '../../../engine/games/masters-of-venice/index.ts';
import type { Action, ActionType } from '../../../engine/games/masters-of-venice/types.ts';

const SEATS: SeatInfo[] = ['red', 'blue', 'green'].map((color) => ({
  name: color,
  color,
  bot: false,
}));
/** Number of actions of each kind that is tried. */
const EACH = 20;
/** Kinds without a form, or with the game's own one. */
const WITHOUT: readonly ActionType[] = ['endTurn', 'placeCubes', 'queueInterrupt', 'setStance'];

const at = (state: State, seat: number): Position => {
  const position = positionOf(game.view(state, seat, SEATS));
  if (!position) throw new Error(`Seat ${seat} has no position.`);
  return position;
};

/** The form of an action, and the action sent after one of its values is set again. */
function formOf(position: Position, type: ActionType, action: Action | null) {
  let sent: Action | null | undefined;
  const edit = (next: Action | null): void => {
    sent = next;
  };
  const form = forms.form({ position, type, action }, { edit }) as {
    readonly props: InputFormProps;
  } | null;
  return {
    inputs: form?.props.inputs ?? [],
    values: form?.props.values ?? {},
    change(values: JsonObject, key: string) {
      form?.props.onChange({ ...form.props.values, ...values }, key);
      return sent;
    },
  };
}

test('every action of whole matches stands in its form as it is', () => {
  const chance = new SeededChance(3);
  const seen = new Map<string, number>();
  const listed = new Int32Array(game.maxLegal);
  for (let match = 0; match < 4; match++) {
    const state = game.setup(3, game.options({}, 3), chance);
    while (!game.isFinished(state)) {
      const seat = 31 - Math.clz32(game.deciders(state));
      const codes = listed.subarray(0, game.legal(state, seat, listed));
      const code = codes[chance.below(codes.length)] ?? 0;
      const action = game.decode(state, seat, code);
      const times = seen.get(action.type) ?? 0;
      if (times < EACH && !WITHOUT.includes(action.type)) {
        seen.set(action.type, times + 1);
        const form = formOf(at(state, seat), action.type, action);
        expect(form.change({}, ''), action.type).toEqual(action);
      }
      game.apply(state, seat, code, chance, null);
    }
  }
  expect(seen.size).toBeGreaterThan(14);
});

const turn = (location: string, own: JsonObject, more: JsonObject = {}): Position =>
  at(
    game.position({
      phase: 'turn',
      turn: { seat: 0, location },
      marker: { holder: 2 },
      seats: [0, 1, 2].map((seat) => ({
        seat,
        cash: 200,
        ...(seat === 0 && { pawn: location, ...own }),
      })),
      docks: [{ iron: 2, gems: 1 }, { spice: 1 }, { fabric: 1 }, { grain: 2 }],
      ...more,
    }),
    0,
  );

test('at another dock buying begins anew', () => {
  const position = turn('docks', { characters: ['thief'] });
  const action: Action = { type: 'useDock', dock: 1, buy: { iron: 1 }, steal: 'gems' };
  const form = formOf(position, 'useDock', action);
  expect(form.change({ dock: 2 }, 'dock')).toEqual({
    type: 'useDock',
    dock: 2,
    buy: {},
    steal: null,
  });
  expect(form.change({ steal: null }, 'steal')).toEqual({ ...action, steal: null });
});

test('one shop a turn; nothing sold is no action', () => {
  const position = turn('shops', { cubes: { iron: 2, gems: 1 } });
  const form = formOf(position, 'sellAtShop', { type: 'sellAtShop', shop: 'blacksmith', count: 1 });
  expect(form.inputs).toMatchObject([{ kind: 'basket', oneKind: true }]);
  expect(form.change({ sold: { jeweler: 1 } }, 'sold')).toMatchObject({ shop: 'jeweler' });
  expect(form.change({ sold: {} }, 'sold')).toBeNull();
});

test('a form without an action yet begins with what stands to reason', () => {
  const favors = turn('church', { favors: ['FAV-20-A', 'FAV-40-B'] });
  const form = formOf(favors, 'playFavor', null);
  expect(form.values.favor).toBe('FAV-20-A');
  expect(form.change({ favor: 'FAV-40-B' }, 'favor')).toMatchObject({
    type: 'playFavor',
    favor: 'FAV-40-B',
    amount: 4,
  });
  const cubes = { iron: 9, lumber: 9, spice: 9, grain: 9, gems: 9, fabric: 9 };
  const order = formOf(turn('guildHall', { guildOrders: ['GO-01'], cubes }), 'deliverOrder', null);
  // All of the reward in points, until the person says otherwise.
  expect(order.inputs).toHaveLength(1);
  expect(order.change({ card: 'GO-01' }, 'card')).toMatchObject({ card: 'GO-01', takeVp: 3 });
});

test('answers of the board are made by pointing: characters, places, favors on offer', () => {
  const points = (position: Position, type: ActionType): unknown =>
    formOf(position, type, null).inputs.map((input) => 'points' in input && input.points);
  expect(points(turn('church', {}, { church: { plaza: ['FAV-20-A'] } }), 'buyFavor')).toEqual([
    true,
  ]);
  expect(points(turn('guildHall', {}), 'chooseCharacter')).toEqual([true]);
});

test('a stepper knows how many there may be in the end, and not only of one more', () => {
  const most = (position: Position, type: ActionType, id: string) => {
    const [basket] = formOf(position, type, null).inputs.filter(({ kind }) => kind === 'basket');
    if (basket?.kind !== 'basket') throw new Error(`${type} has no basket`);
    return basket.goods.find((one) => one.id === id);
  };
  expect(most(turn('docks', {}), 'useDock', 'iron')).toMatchObject({ max: 2 });
  const shops = turn('shops', { cubes: { iron: 2 } }, { shops: { blacksmith: { orders: 4 } } });
  expect(most(shops, 'sellAtShop', 'blacksmith')).toMatchObject({ max: 2 });
  expect(most(turn('docks', { cash: 0 }), 'useDock', 'iron')).toMatchObject({
    max: 0,
    limit: expect.any(String),
  });
});
