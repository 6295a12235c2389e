/**
 * Every refusal names a remedy. For each error code the named remedy is applied, with the position
 * builder or by taking the corrected action, and the action is legal.
 */

import { expect, test } from 'vitest';
import { SeededChance } from '../../../engine/core/chance.ts';
import { codeOf } from '../../../engine/games/masters-of-venice/actions.ts';
import { RESOURCES } from '../../../engine/games/masters-of-venice/data.ts';
import { applyRemedy } from '../../../engine/games/masters-of-venice/explain/index.ts';
import { mastersOfVenice as game } from '../../../engine/games/masters-of-venice/index.ts';
import { rules } from '../../../engine/games/masters-of-venice/rule-index.ts';
import type { State } from '../../../engine/games/masters-of-venice/state.ts';
import type { Action, ActionType } from '../../../engine/games/masters-of-venice/types.ts';
import { firstSeat, Playout } from '../../../engine/search/playout.ts';
import { several } from '../../scope.ts';
import { ACTION_TYPES, wildAction } from './wild.ts';

const RULE_IDS = new Set(rules.map((rule) => rule.id));
/** How often each error code was met, and how often a position (not only an action) cured it. */
const met = new Map<string, { refused: number; cured: number }>();

function legalAfter(state: State, seat: number, action: unknown): string | null {
  const code = codeOf(action);
  return code < 0 ? 'E_PARAM' : (game.errors[game.check(state, seat, code) - 1] ?? null);
}

/** One proposal: legal, or refused with a remedy that works. */
function propose(state: State, seat: number, action: unknown): void {
  const before = state.slice();
  const refusal = game.explain(state, seat, action);
  expect(state).toEqual(before);
  expect(refusal?.code ?? null).toBe(legalAfter(state, seat, action));
  if (!refusal) return;
  const { given, action: instead, wait, kind } = refusal.remedy;
  const told = `${JSON.stringify(action)} of ${seat}: ${JSON.stringify(refusal)}`;
  expect(RULE_IDS.has(refusal.rule), told).toBe(true);
  expect(kind, told).not.toBe('');
  expect(JSON.parse(JSON.stringify(refusal)), told).toEqual(refusal);
  const count = met.get(refusal.code) ?? { refused: 0, cured: 0 };
  count.refused++;
  met.set(refusal.code, count);
  if (given) {
    expect(legalAfter(applyRemedy(state, refusal.remedy), seat, action), told).toBeNull();
    count.cured++;
  }
  if (instead) expect(legalAfter(state, seat, instead), told).toBeNull();
  if (wait) expect(wait, told).not.toContain(seat);
  if (kind === 'never') expect(isImpossible(action as Action), told).toBe(true);
  else expect(given !== undefined || instead !== undefined, told).toBe(true);
}

const sum = (counts: object): number => Object.values(counts).reduce((a, b) => a + b, 0);

/** Whether no position of the game, with the standard tracks, makes the action legal. */
function isImpossible(action: Action): boolean {
  switch (action.type) {
    case 'useDock': {
      const most = Math.max(...RESOURCES.map((r) => (action.buy[r] ?? 0) + +(action.steal === r)));
      return most > 15 || most === 0;
    }
    case 'buyShares':
    case 'sellShares':
      return sum(action.lots) > 3 || sum(action.lots) === 0;
    case 'mercatoBuy':
    case 'mercatoSell':
      return sum(action.cubes) > 2 || sum(action.cubes) === 0;
    case 'mercatoSwap':
      return action.give === action.take;
    case 'guildKeep':
      return action.keep === action.returnHeld;
    case 'placeCubes':
      return Object.keys(action.placement).length === 0;
    case 'playFavor':
      return action.amount > Number(action.favor.slice(4, 6)) / 10;
    default:
      return false;
  }
}

/** Types that fit the place of the running turn, so that deeper checks are reached. */
const AT_PLACE: { readonly [place: string]: readonly ActionType[] } = {
  docks: ['useDock'],
  shops: ['useMajority', 'sellAtShop'],
  stockMarket: ['buyShares', 'sellShares'],
  guildHall: ['drawOrder', 'deliverOrder', 'guildKeep'],
  church: ['buyFavor'],
  mercato: ['mercatoBuy', 'mercatoSell', 'mercatoSwap'],
  officeNorth: ['useOffice', 'placeCubes'],
  officeSouth: ['useOffice', 'placeCubes'],
};

function fitting(state: State): readonly ActionType[] {
  const { phase, turn } = game.view(state, 'public', []).public;
  if (phase === 'bid') return ['submitBid'];
  if (phase === 'draft') return ['chooseCharacter', 'adjustOrders'];
  if (phase === 'destination') return ['submitDestination', 'queueInterrupt'];
  if (phase === 'window') return ['useInterrupt', 'queueInterrupt'];
  if (!turn) return ACTION_TYPES;
  return [...(AT_PLACE[turn.location] ?? []), 'playFavor', 'playRumor', 'queueInterrupt'];
}

test.each([2, 3, 4, 5])('Wild actions in random matches of %i seats', (seats) => {
  for (let seed = 0; seed < several(1, 3); seed++) {
    const chance = new SeededChance(`wild ${seats} ${seed}`);
    const state = game.setup(seats, game.options({}, seats), chance);
    const playout = new Playout(game);
    do {
      const anybody = chance.below(seats);
      const decides = game.isFinished(state) ? anybody : firstSeat(game.deciders(state));
      propose(state, anybody, wildAction(chance));
      propose(state, decides, wildAction(chance, fitting(state)));
      propose(state, decides, wildAction(chance, fitting(state)));
    } while (playout.step(state, chance) >= 0);
  }
});

test('Malformed proposals get an action that is legal', () => {
  const chance = new SeededChance('malformed');
  const state = game.setup(3, game.options({}, 3), chance);
  const playout = new Playout(game);
  const malformed: unknown[] = [
    { type: 'submitBid', amount: 12 },
    { type: 'submitBid', amount: -5 },
    { type: 'endTurn', now: true },
    { type: 'chooseCharacter', character: 'gondolieri' },
    { type: 'playFavor', favor: 'FAV-30-A', shop: 'miller', amount: 0 },
    { type: 'constructor' },
    { type: ['endTurn'] },
    null,
    undefined,
    7,
    'endTurn',
    [],
    {},
  ];
  do {
    for (let seat = 0; seat < 3; seat++) {
      propose(state, seat, malformed[chance.below(malformed.length)]);
    }
  } while (playout.step(state, chance) >= 0);
});

test('What random play seldom meets', () => {
  const at = (location: string, more: object = {}): State =>
    game.position({ round: 2, turn: { seat: 0, location, kind: 'main' }, ...more } as never);
  const cards = game.describe(game.position({})).deck as string[];
  const some = { guildOrders: cards.slice(0, 12) };
  const rest = { delivered: cards.slice(12) };
  propose(at('guildHall', { seats: [some, rest] }), 0, {
    type: 'drawOrder',
    useGuildMaster: false,
  });
  propose(at('guildHall', { seats: [{ ...some, ...rest }, {}] }), 0, {
    type: 'drawOrder',
    useGuildMaster: false,
  });
  const filled = { guildOrders: ['GO-01'], cubes: { lumber: 3 } };
  for (const takeVp of [4, 5, 6]) {
    propose(at('guildHall', { seats: [filled, {}] }), 0, {
      type: 'deliverOrder',
      card: 'GO-01',
      takeVp,
    });
  }
  propose(at('mercato', { docks: [{ gems: 15 }, {}, {}, {}] }), 0, {
    type: 'mercatoBuy',
    cubes: { gems: 1 },
  });
  const own = {
    cubes: { gems: 3, fabric: 2 },
    favors: ['FAV-20-A'],
    rumors: ['RUM-T1'],
    cash: 100,
  };
  const shops = { jeweler: { orders: 2 }, tailor: { orders: 15, resourcePrice: 5 } };
  const rare: readonly (readonly [place: string, Action, more?: object])[] = [
    ['shops', { type: 'sellAtShop', shop: 'jeweler', count: 3 }],
    ['shops', { type: 'playFavor', favor: 'FAV-20-A', shop: 'tailor', amount: 1 }],
    ['shops', { type: 'playFavor', favor: 'FAV-20-A', shop: 'miller', amount: 3 }],
    ['shops', { type: 'playRumor', rumor: 'RUM-T1', peg: 'resource', direction: 'down' }],
    ['stockMarket', { type: 'buyShares', lots: { miller: 3 } }, { 1: { shares: { miller: 8 } } }],
    ['stockMarket', { type: 'buyShares', lots: { miller: 2, tailor: 1 } }],
    ['mercato', { type: 'mercatoSell', cubes: { gems: 2 } }],
    [
      'mercato',
      { type: 'mercatoSwap', give: 'gems', take: 'gems' },
      { 0: { ...own, characters: ['trader'] } },
    ],
    ['docks', { type: 'useDock', dock: 1, buy: { spice: 3 }, steal: null }],
  ];
  for (const [place, action, seats] of rare) {
    propose(at(place, { shops, seats: { 0: own, 1: {}, ...seats } }), 0, action);
  }
  const sold = { used: ['mercatoSell'], sold: ['gems'] };
  const state = game.position({
    round: 2,
    turn: { seat: 0, location: 'mercato', kind: 'main', ...sold },
    seats: [own, {}],
  } as never);
  propose(state, 0, { type: 'mercatoBuy', cubes: { gems: 1 } });
});

test('Every error code was met and cured', () => {
  const cured = Object.fromEntries(
    game.errors.map((code) => [code, met.get(code) ?? { refused: 0, cured: 0 }]),
  );
  for (const [code, count] of Object.entries(cured)) {
    expect(count.refused, code).toBeGreaterThan(0);
    // Malformed and empty actions are cured by another action only.
    if (code !== 'E_PARAM' && code !== 'E_EMPTY') expect(count.cured, code).toBeGreaterThan(0);
  }
});
