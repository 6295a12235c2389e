/**
 * Composing an action: the meaning of pointing, the open choices, their effects. Without a page.
 */

import { describe, expect, test } from 'vitest';
import { pointing, targetsOf } from '../../../client/games/masters-of-venice/affordances.ts';
import {
  composers,
  firstComposer,
  opened,
} from '../../../client/games/masters-of-venice/composers.ts';
import { aim } from '../../../client/games/masters-of-venice/draft.ts';
import {
  type Draft,
  drafted,
  NO_DRAFT,
} from '../../../client/games/masters-of-venice/draft-value.ts';
import { forecast } from '../../../client/games/masters-of-venice/forecast.ts';
import {
  type Position,
  positionOf,
  refusal,
  seat,
} from '../../../client/games/masters-of-venice/position.ts';
import { consequence } from '../../../client/games/masters-of-venice/preview.ts';
import {
  actionLine,
  consequenceLine,
} from '../../../client/games/masters-of-venice/strings/actions.ts';
import type { BoardTarget } from '../../../client/games/masters-of-venice/targets.ts';
import { isFinal } from '../../../client/table/decision/finality.ts';
import { affordancesOf } from '../../../client/table/seat/affordances.ts';
import { targetKey } from '../../../client/table/seat/targets.ts';
import { SeededChance } from '../../../engine/core/chance.ts';
import type { JsonObject } from '../../../engine/core/contract.ts';
import type { Action, View } from '../../../engine/games/masters-of-venice/types.ts';
import { gameById } from '../../../engine/registry.ts';

const game = gameById('masters-of-venice');
const SEATS = ['Anna', 'Bruno', 'Chiara'].map((name) => ({ name, color: 'red', bot: false }));

/** Seat 0's own picture of a described position. */
function at(given: JsonObject): Position {
  const view = game.view(game.position(given), 0, SEATS);
  const position = positionOf(view);
  if (!position) throw new Error('a seat has a position');
  return position;
}

const turn = (location: string, more: JsonObject = {}): Position =>
  at({
    round: 2,
    turnOrder: [0, 1, 2],
    phase: 'turn',
    turn: { seat: 0, location, kind: 'main' },
    seats: [{ cash: 200 }, {}, {}],
    ...more,
  });

/** Picks targets one after the other; returns the sent action, or the draft. */
function picked(position: Position, ...targets: BoardTarget[]): Draft | Action {
  let draft = NO_DRAFT;
  for (const target of targets) {
    const next = aim(position, draft, target);
    if (!next) throw new Error(`${targetKey(target)} means nothing here`);
    if ('send' in next) return next.send;
    draft = next.draft;
  }
  return draft;
}

describe('pointing at the board', () => {
  test('cubes of a dock add up; the dock itself sends', () => {
    const position = turn('docks', { docks: [{ iron: 2, spice: 1 }, {}, {}, {}] });
    const cube = { kind: 'dockCube', dock: 1, resource: 'iron' } as const;
    const spice = { kind: 'dockCube', dock: 1, resource: 'spice' } as const;
    const dock = { kind: 'dock', dock: 1 } as const;
    expect(picked(position, cube, cube, spice, dock)).toEqual({
      type: 'useDock',
      dock: 1,
      buy: { iron: 2, spice: 1 },
      steal: null,
    });
  });

  test('a destination is chosen by the first pick and sent by the second', () => {
    const position = at({
      round: 2,
      turnOrder: [0, 1, 2],
      phase: 'destination',
      seats: [{}, {}, {}],
    });
    const church = { kind: 'place', location: 'church' } as const;
    expect(picked(position, church)).toMatchObject({
      action: { type: 'submitDestination', location: 'church' },
    });
    expect(picked(position, church, church)).toEqual({
      type: 'submitDestination',
      location: 'church',
    });
    // Every object of a place represents it.
    expect(picked(position, { kind: 'guildDeck' })).toMatchObject({
      action: { location: 'guildHall' },
    });
  });

  test('a form’s suggestion is never sent by a first pick', () => {
    const position = turn('guildHall');
    const suggested = opened(position, 'drawOrder');
    expect(suggested.action).toEqual({ type: 'drawOrder', useGuildMaster: false });
    const next = aim(position, suggested, { kind: 'guildDeck' });
    expect(next && 'draft' in next).toBe(true);
  });

  test('what chance decides for good opens by itself nowhere, and is there to be asked for', () => {
    const cubes = { iron: 3, lumber: 3, spice: 3, grain: 3, gems: 3, fabric: 3 };
    const hall = (own: JsonObject): Position =>
      turn('guildHall', { seats: [{ cash: 200, ...own }, {}, {}] });
    expect(firstComposer(hall({ cubes, guildOrders: ['GO-01'] }))).toBe('deliverOrder');
    for (const position of [hall({}), turn('officeNorth')]) {
      expect(firstComposer(position)).toBeNull();
      const asked = composers(position).filter((one) => one.asked && one.open);
      expect(asked).toHaveLength(1);
      const [{ type }] = asked;
      expect(isFinal(game, position, opened(position, type).action as Action)).toBe(true);
    }
  });

  test('nothing final is suggested at any place of a turn', () => {
    const places = ['docks', 'shops', 'stockMarket', 'guildHall', 'church', 'mercato'];
    for (const location of [...places, 'officeNorth', 'officeSouth']) {
      const position = turn(location, { docks: [{ iron: 1 }, {}, {}, {}] });
      const composer = firstComposer(position);
      const { action } = composer ? opened(position, composer) : NO_DRAFT;
      expect(action && isFinal(game, position, action), location).not.toBe(true);
    }
  });

  test('the gondola carries the word: it sends what is composed, asks before an early end', () => {
    const position = turn('docks', { docks: [{ iron: 1 }, {}, {}, {}] });
    const gondola = { kind: 'gondola' } as const;
    expect(picked(position, gondola)).toMatchObject({ action: { type: 'endTurn' } });
    expect(picked(position, gondola, gondola)).toEqual({ type: 'endTurn' });
    const favor = drafted({ type: 'useDock', dock: 1, buy: { iron: 1 }, steal: null });
    expect(aim(position, favor, gondola)).toEqual({ send: favor.action });
  });
});

describe('offers of a target', () => {
  test('every target has a name and a hint, at every place', () => {
    for (const location of ['docks', 'shops', 'stockMarket', 'guildHall', 'church', 'mercato']) {
      const position = turn(location, {
        docks: [{ iron: 2 }, { gems: 1 }, {}, {}],
        seats: [
          { cash: 90, cubes: { iron: 1, lumber: 3 }, guildOrders: ['GO-01'], rumors: ['RUM-B1'] },
          {},
          {},
        ],
      });
      const map = affordancesOf(seat, pointing, position, NO_DRAFT);
      expect(map.size).toBeGreaterThan(0);
      for (const [key, affordance] of map) {
        expect(targetKey(affordance.target)).toBe(key);
        for (const text of [affordance.label, affordance.hint]) {
          expect(text, key).not.toBe('');
          expect(text, key).not.toMatch(/[{}]|undefined|NaN/);
        }
      }
    }
  });

  test('open means that the engine takes it, blocked that it does not', () => {
    const position = turn('docks', {
      seats: [{ cash: 20 }, {}, {}],
      docks: [{ iron: 1, spice: 1 }, {}, {}, {}],
      shops: { blacksmith: { resourcePrice: 15 }, spiceShop: { resourcePrice: 60 } },
    });
    const map = affordancesOf(seat, pointing, position, NO_DRAFT);
    expect(map.get('dockCube:1:iron')?.state).toBe('open');
    expect(map.get('dockCube:1:spice')?.state).toBe('blocked');
    expect(map.get('dockCube:1:spice')?.hint).toContain('60');
    for (const target of targetsOf(position)) {
      const next = aim(position, NO_DRAFT, target);
      const action = next && 'draft' in next ? next.draft.action : next?.send;
      const code = action ? refusal(position, action)?.code : null;
      const state = map.get(targetKey(target))?.state;
      if (code && code !== 'E_EMPTY') expect(state, targetKey(target)).toBe('blocked');
    }
  });

  test('nothing is offered to somebody who waits', () => {
    const position = turn('docks', { turn: { seat: 1, location: 'docks', kind: 'main' } });
    expect([...affordancesOf(seat, pointing, position, NO_DRAFT).keys()]).toEqual([]);
    expect(composers(position)).toEqual([]);
  });
});

describe('effect of an action', () => {
  test('a sale: payout, own dividend, pegs, dividends of others (MV-417, MV-521)', () => {
    const position = turn('shops', {
      shops: { jeweler: { resourcePrice: 25, sharePrice: 40, orders: 4 } },
      seats: [
        { cash: 0, cubes: { gems: 3 }, shares: { jeweler: 1 } },
        { shares: { jeweler: 2 } },
        {},
      ],
    });
    const brings = consequence(position, { type: 'sellAtShop', shop: 'jeweler', count: 3 });
    expect(brings).toMatchObject({ cash: 170, dividends: 20, others: [{ seat: 1, cash: 40 }] });
    const pegs = Object.fromEntries(brings?.pegs.map((peg) => [peg.track, peg.to]) ?? []);
    expect(pegs).toEqual({ orders: 1, share: 55, resource: 40 });
    expect(brings && consequenceLine(position, brings)).toContain('+170 ducats');
  });

  test('nothing that chance or another hand decides', () => {
    const office = turn('officeNorth', { offices: { officeNorth: 'iron', officeSouth: null } });
    expect(consequence(office, { type: 'useOffice' })).toMatchObject({ pegs: [], open: true });
    const hall = turn('guildHall');
    const draw = consequence(hall, { type: 'drawOrder', useGuildMaster: false });
    expect(draw).toMatchObject({ pegs: [], cash: 0, vp: 0, open: true });
    // The last bid opens all dials: the composer does not know the others' bids.
    const bid = at({ round: 1, phase: 'bid', seats: [{ cash: 150 }, { bid: 5 }, { bid: 10 }] });
    expect(consequence(bid, { type: 'submitBid', amount: 35 })).toMatchObject({
      cash: -35,
      pegs: [],
      others: [],
    });
  });

  test('a refused action brings nothing', () => {
    const position = turn('shops');
    expect(consequence(position, { type: 'sellAtShop', shop: 'jeweler', count: 3 })).toBeNull();
  });

  test('every listed action has a line and a consequence, through whole matches', () => {
    const listed = new Set<string>();
    for (let seed = 1; seed <= 3; seed++) {
      const state = game.setup(3, game.options({}, 3), new SeededChance(seed));
      const random = new SeededChance(seed + 100);
      const codes = new Int32Array(game.maxLegal);
      while (!game.isFinished(state)) {
        const seat = 31 - Math.clz32(game.deciders(state));
        const position = positionOf(game.view(state, seat, SEATS));
        if (!position) throw new Error('a seat has a position');
        const action = position.legal[random.below(position.legal.length)];
        listed.add(action.type);
        expect(actionLine(position, action)).not.toMatch(/[{}]|undefined|NaN/);
        expect(consequence(position, action)).not.toBeNull();
        const composer = firstComposer(position);
        if (composer) expect(opened(position, composer).composer).toBe(composer);
        const count = game.legal(state, seat, codes);
        expect(count).toBe(position.legal.length);
        game.apply(state, seat, game.encode(state, seat, action), random, null);
      }
    }
    expect(listed.size).toBeGreaterThan(14);
  }, 60_000);
});

test('the running score is section 6 on what one knows (MV-701 … MV-704)', () => {
  const position = turn('church', {
    lumberPrice: 40,
    shops: { jeweler: { sharePrice: 85 } },
    seats: [
      { cash: 90, vp: 7, cubes: { lumber: 1 }, shares: { jeweler: 2 }, guildOrders: ['GO-01'] },
      {},
      {},
    ],
  });
  // 7 on the track, tax 20 leaves 70 (1), one order (−2), shares 170 (2).
  expect(forecast(position.view as View)).toBe(8);
});

test('the awaited seats are the same by the rules and by the view', () => {
  const chance = new SeededChance(5);
  const codes = new Int32Array(game.maxLegal);
  const played = game.setup(3, game.options({}, 3), chance);
  let asked = 0;
  for (let step = 0; step < 150 && !game.isFinished(played); step++) {
    for (let who = 0; who < 3; who++) {
      const position = positionOf(game.view(played, who, SEATS));
      if (!position) throw new Error('a seat has a position');
      const owing = position.view.public.decider.includes(who);
      expect(seat.owes(position)).toBe(owing);
      asked += owing ? 1 : 0;
    }
    const who = 31 - Math.clz32(game.deciders(played));
    const count = game.legal(played, who, codes);
    game.apply(played, who, codes[chance.below(count)] ?? 0, chance, null);
  }
  expect(asked).toBeGreaterThan(150);
});
