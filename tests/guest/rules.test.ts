/** The rules of the test guest, each with a test, and its bots in the simulator. */

import { expect, test } from 'vitest';
import { simulate } from '../../engine/cli/simulate/run.ts';
import { SeededChance } from '../../engine/core/chance.ts';
import type { JsonObject, State } from '../../engine/core/contract.ts';
import { Match } from '../../engine/core/match.ts';
import { seatInfos } from '../battery/play.ts';
import { rule } from '../rules/rule.ts';
import * as S from './engine/state.ts';
import { guest as game } from './registry.ts';

/** Carries actions out on a described position. @returns the position, or the first refusal's code */
function played(
  given: JsonObject,
  ...actions: (JsonObject & { seat: number })[]
): JsonObject | string {
  const state = game.position(given);
  for (const { seat, ...action } of actions) {
    const refusal = game.explain(state, seat, action);
    if (refusal) return `${refusal.code} ${refusal.rule}`;
    game.apply(state, seat, game.encode(state, seat, action), new SeededChance(1), null);
  }
  return game.describe(state);
}

const offer = (seat: number, give: JsonObject, ask: number) => ({ seat, type: 'offer', give, ask });
const travel = (seat: number, legs: number[][], sell: JsonObject = {}) => {
  return { seat, type: 'travel', legs, sell };
};
const coins = (of: JsonObject | string): unknown =>
  typeof of === 'string' ? of : (of.seats as JsonObject[]).map((seat) => seat.coins);
const state = (seats: number, options: JsonObject = {}): State =>
  game.setup(seats, game.options(options, seats), new SeededChance('rules'));

rule('CV-1001', 'Two to six seats, sixty oases in a ring', () => {
  expect(() => game.options({}, 1)).toThrow('Two to six');
  expect(() => game.options({}, 7)).toThrow('Two to six');
  const dice = [6, 6, 6, 6, 6];
  expect(played({ caravan: 58, dice }, travel(0, [[0]]))).toMatchObject({ caravan: 4 });
  expect(game.explain(state(2), 0, { type: 'fly' })).toMatchObject({
    code: 'E_FORM',
    rule: 'CV-1001',
  });
});

rule('CV-1002', 'Five dice each round', () => {
  const s = state(3);
  const before = game.draws(s);
  game.apply(s, 0, game.standIn(s, 0), new SeededChance(2), null);
  expect(game.draws(s) - before).toBe(5);
});

rule('CV-1003', 'A secret goal each', () => {
  const goals = (game.describe(state(6)).seats as JsonObject[]).map(({ goal }) => goal);
  expect(new Set(goals).size).toBe(6);
  expect(game.secrets).toContain('seats.goal');
});

rule('CV-1004', 'The leader alone travels', () => {
  expect(played({}, travel(1, [[0]]))).toBe('E_LEADER CV-1004');
});

rule(['CV-1005', 'CV-1006'], 'Legs of one die or more, each die once, as far as its pips', () => {
  expect(played({}, travel(0, [[0, 1], [1]]))).toBe('E_DICE CV-1005');
  expect(played({}, travel(0, [[]]))).toBe('E_DICE CV-1005');
  expect(played({}, travel(0, []))).toBe('E_DICE CV-1005');
  // Pips are 1 to 5: two legs, then five, which no code can hold.
  expect(played({}, travel(0, [[0, 1], [3]]))).toMatchObject({
    caravan: 7,
    visits: { 3: 1, 7: 1 },
  });
  const five = played({}, travel(0, [[4], [3], [2], [1], [0]]));
  expect(five).toMatchObject({ caravan: 15, visits: { 5: 1, 9: 1, 12: 1, 14: 1, 15: 1 } });
});

rule(['CV-1007', 'CV-1008'], 'Wells pay, markets pay double', () => {
  const goods = { salt: 2, silk: 1 };
  const given: JsonObject = { seats: [{ coins: 0, goods }, { coins: 0 }] };
  expect(coins(played(given, travel(0, [[4]])))).toEqual([10, 0]);
  expect(coins(played(given, travel(0, [[3]], goods)))).toEqual([25, 0]);
  expect(coins(played({ ...given, caravan: 5 }, travel(0, [[4]], goods)))).toEqual([60, 0]);
  expect(played(given, travel(0, [[4]], { silk: 2 }))).toBe('E_GOODS CV-1008');
});

rule(['CV-1009', 'CV-1010'], 'Goals pay by visits; most coins win', () => {
  const seats = [
    { coins: 50, goal: 4 },
    { coins: 30, goal: 7 },
  ];
  const given = { options: { rounds: 2 }, round: 2, seats, visits: { 4: 0, 7: 2 } };
  const s = game.position(given);
  game.apply(s, 1, game.encode(s, 1, { type: 'travel', legs: [[0]] }), new SeededChance(1), null);
  expect(game.standings(s)).toEqual([
    { seat: 0, score: 50, winner: true },
    { seat: 1, score: 50, winner: true },
  ]);
  expect(game.explain(s, 0, { type: 'pass' })).toMatchObject({ code: 'E_OVER', rule: 'CV-1010' });
  const none = game.position({ ...given, phase: 'over', options: { rounds: 2, bonus: null } });
  expect(game.standings(none).map(({ score }) => score)).toEqual([50, 30]);
});

rule('CV-1011', 'A die is turned for five coins', () => {
  const up = { seat: 0, type: 'turn', die: 0, by: 'up' };
  const turned = played({}, up, up);
  expect(turned).toMatchObject({ dice: [3, 2, 3, 4, 5] });
  expect(coins(turned)).toEqual([30, 40]);
  expect(played({}, { ...up, by: 'down' })).toBe('E_DICE CV-1011');
  expect(played({ seats: [{ coins: 4 }, {}] }, up)).toBe('E_COINS CV-1011');
});

rule(['TR-2001', 'TR-2002', 'TR-2003'], 'Offers: who, for how much, of what', () => {
  expect(played({}, offer(0, { salt: 1 }, 5))).toBe('E_LEADER TR-2001');
  expect(played({}, offer(1, {}, 5))).toBe('E_EMPTY TR-2001');
  expect(played({}, offer(1, { salt: 1 }, 7))).toBe('E_STEP TR-2002');
  expect(played({}, offer(1, { silk: 2 }, 5))).toBe('E_GOODS TR-2003');
});

rule(['TR-2004', 'TR-2009'], 'The leader pays; what fails with it falls', () => {
  const given: JsonObject = { seats: [{ coins: 20 }, { coins: 0, goods: { salt: 2 } }] };
  const offers = [offer(1, { salt: 2 }, 15), offer(1, { salt: 1 }, 5)];
  const accept = (id: string) => ({ seat: 0, type: 'accept', offer: id });
  const done = played(given, ...offers, accept('O1'));
  expect(coins(done)).toEqual([5, 15]);
  expect(done).toMatchObject({ offers: [] });
  expect(played(given, ...offers, accept('O3'))).toBe('E_CLOSED TR-2004');
  expect(played(given, offer(1, { salt: 2 }, 25), accept('O1'))).toBe('E_COINS TR-2004');
  expect(played(given, ...offers, travel(0, [[0]]))).toMatchObject({ offers: [] });
});

rule(['TR-2005', 'TR-2006'], 'Three stand at once; a maker withdraws', () => {
  const many = [5, 10, 15, 20].map((ask) => offer(1, { salt: 1 }, ask));
  expect(played({}, ...many)).toBe('E_LIMIT TR-2005');
  const withdraw = { seat: 1, type: 'withdraw', offer: 'O2' };
  expect(played({}, ...many.slice(0, 3), withdraw)).toMatchObject({
    offers: [{ offer: 'O1' }, { offer: 'O3' }],
  });
  expect(played({}, ...many.slice(0, 3), { ...withdraw, seat: 0 })).toBe('E_CLOSED TR-2006');
});

rule('TR-2007', 'Who passes owes nothing, once a round, and may still offer', () => {
  const pass = { seat: 1, type: 'pass' };
  expect(played({}, pass)).toMatchObject({ passed: [1], decider: [0] });
  expect(played({}, pass, pass)).toBe('E_PASSED TR-2007');
  expect(played({}, pass, offer(1, { salt: 1 }, 5))).toMatchObject({ offers: [{ seat: 1 }] });
});

rule('TR-2008', 'The grace is a timer; the engine itself knows no time', () => {
  const timers = game.timers?.(state(3)) ?? [];
  expect(timers.find(({ delays }) => delays)?.delays).toMatchObject({
    types: ['travel'],
    rule: 'TR-2008',
  });
  expect(game.explain(state(3), 0, { type: 'travel', legs: [[0]] })).toBeNull();
});

test('codes mean something in their state alone: the same one accepts another offer there', () => {
  const s = state(3);
  const act = (seat: number, action: object) => {
    game.apply(s, seat, game.encode(s, seat, action), new SeededChance(1), null);
  };
  act(1, { type: 'offer', give: { salt: 1 }, ask: 5 });
  act(2, { type: 'offer', give: { silk: 1 }, ask: 10 });
  const code = game.encode(s, 0, { type: 'accept', offer: 'O2' });
  expect(typeof code).toBe('number');
  expect(game.decode(s, 0, code)).toEqual({ type: 'accept', offer: 'O2' });
  act(1, { type: 'withdraw', offer: 'O1' });
  expect(game.encode(s, 0, { type: 'accept', offer: 'O2' })).not.toBe(code);
  expect(game.check(s, 0, code)).not.toBe(0);
  // An offer that no code can hold is its own command, in the one canonical spelling.
  const open = game.encode(s, 1, { ask: 35, type: 'offer', give: { silk: 0, salt: 1, dates: 1 } });
  expect(JSON.stringify(open)).toBe('{"type":"offer","give":{"salt":1,"dates":1},"ask":35}');
});

test('open commands of strangers are kept nowhere but in the log', () => {
  const match = new Match({ game, seats: seatInfos(2), chance: { seed: 1 } });
  const before = JSON.stringify(match.log()).length;
  for (let k = 0; k < 5000; k++) match.act(1, { type: 'offer', give: { salt: 90 }, ask: 5 * k });
  expect(JSON.stringify(match.log()).length).toBe(before);
});

test('its bots play in the simulator, and money is what they are measured by', () => {
  const options = game.options({}, 4);
  const report = simulate({
    game,
    seats: 4,
    games: 40,
    seed: '1',
    options,
    quiet: true,
    bots: ['random', 'trader', 'random', 'trader'],
  });
  expect(report).toMatchObject({ games: 40, invariantViolations: 0 });
  expect(report.bots).toMatchObject({ random: { games: 80 }, trader: { games: 80 } });
});

test('the kit makes a game of its parts: what a seat decides by, its end, its draws, its events', () => {
  const s = game.setup(2, game.options({}, 2), new SeededChance(3));
  expect(game.draws(s)).toBe(s[S.DRAWS]);
  expect(game.draws(s)).toBeGreaterThan(0);
  expect(game.isFinished(s)).toBe(false);
  s[S.OVER] = 1;
  expect(game.isFinished(s)).toBe(true);
  const told = { event: { type: 'goalDrawn' }, secret: { seat: 1, fields: { goal: 3 } } };
  expect(game.eventFor(told, 1)).toEqual({ type: 'goalDrawn', goal: 3 });
  expect(game.eventFor(told, 'public')).toEqual({ type: 'goalDrawn' });
  expect(game.economy).toBeUndefined();
});
