/** A deal in the table of deals: every change is one press, and sent deals are legal. */

import { describe, expect, test } from 'vitest';
import { changed, nextOps, opsAt } from '../../../client/games/genoa/acquiring.ts';
import {
  added,
  baseOf,
  fillOf,
  gapsOf,
  isFilled,
  openGaps,
} from '../../../client/games/genoa/deals/fill.ts';
import { deciding, leaving, useKept } from '../../../client/games/genoa/deals/kept.ts';
import { committable, promises, put, shelf } from '../../../client/games/genoa/deals/shelf.ts';
import { accepting, saying, threadOf } from '../../../client/games/genoa/deals/thread.ts';
import {
  committing,
  ducatsBy,
  EMPTY,
  isSame,
  promising,
  type Tray,
} from '../../../client/games/genoa/deals/tray.ts';
import { wishedAction } from '../../../client/games/genoa/deals/wishes.ts';
import type { Position } from '../../../client/games/genoa/position.ts';
import { refusedAs } from '../../../client/games/genoa/position.ts';
import type { Action } from '../../../engine/games/genoa/types.ts';
import { Table } from './positions.ts';

const CLAIMED = { path: ['coachHouse', 'park'], state: 'CLAIM', status: { coachHouse: 'unused' } };
const table = (seats: readonly object[], more: object = {}): Table =>
  new Table({ seats, ...CLAIMED, ...more });
const ducats = (n: number): Tray => ({ ...EMPTY, give: { ducats: n } });

const said = (position: Position, tray: Tray, player = position.seat) => {
  const { view, seat } = position;
  const action = saying(position, threadOf(view, seat, 'park', player), tray);
  if (!action) throw new Error('It stands like that already.');
  return action;
};

describe('one thread a player and space', () => {
  test('a first word is an offer, the next one changes it, the same again says nothing', () => {
    const at = table([{}, {}, {}]);
    const first = said(at.at(1), ducats(10));
    expect(first).toEqual({ type: 'offer', target: 'park', give: { ducats: 10 } });
    at.do(1, first);
    const { view } = at.at(1);
    const thread = threadOf(view, 1, 'park', 1);
    expect(saying(at.at(1), thread, baseOf(view, thread))).toBeNull();
    const more = ducatsBy(baseOf(view, thread), 'give', 5);
    expect(saying(at.at(1), thread, more)).toEqual({
      type: 'revise',
      offerId: 'O1',
      give: { ducats: 15 },
    });
  });

  test('the merchant answers an offer with a proposal that names it', () => {
    const at = table([{}, {}, {}]).do(1, { type: 'offer', target: 'park', give: { ducats: 10 } });
    const { view } = at.at(0);
    const thread = threadOf(view, 0, 'park', 1);
    const counter = saying(at.at(0), thread, ducatsBy(baseOf(view, thread), 'give', 5));
    expect(counter).toEqual({
      type: 'propose',
      player: 1,
      target: 'park',
      give: { ducats: 15 },
      replyTo: 'O1',
    });
    at.do(0, counter as Action);
    const theirs = threadOf(at.at(1).view, 1, 'park', 1);
    expect([theirs.mine?.id, theirs.theirs?.id]).toEqual(['O1', 'O2']);
  });

  test('an action that costs a tile says so by itself, in offers and in acceptances', () => {
    const spent = { taken: 1, tiles: { extraAction: 1 } };
    const at = table([{}, spent, {}]);
    expect(said(at.at(1), ducats(10))).toMatchObject({ type: 'offer', useExtra: true });
    at.do(0, { type: 'propose', player: 1, target: 'park', give: { ducats: 20 } });
    const position = at.at(1);
    const [offer] = position.view.public.offers;
    if (!offer) throw new Error('There is no proposal.');
    const accept = accepting(position, offer, {});
    expect(accept).toMatchObject({ type: 'accept', version: 1, useExtra: true });
    expect(refusedAs(position, accept)).toBeNull();
  });

  test('what a merchant may not see of an offer he asks for by its kind', () => {
    const hand = ['MS-08'];
    const at = table([{}, { hand }, {}]).do(1, {
      type: 'offer',
      target: 'park',
      give: { cards: [{ id: 'MS-08', show: 'nobody' }] },
    });
    const { view } = at.at(0);
    const counter = baseOf(view, threadOf(view, 0, 'park', 1));
    expect(counter.give.any).toEqual({ cards: { MS: 1 } });
    expect(refusedAs(at.at(0), said(at.at(0), ducatsBy(counter, 'give', 5), 1))).toBeNull();
  });

  test('an answer names what was left to a choice that is none; where there is one it names nothing', () => {
    const answer = (hand: readonly string[]) => {
      const at = table([{}, { hand }]).do(0, {
        type: 'propose',
        player: 1,
        target: 'park',
        give: { ducats: 25, any: { cards: { CT: 1 } } },
      });
      const { view } = at.at(1);
      const tray = baseOf(view, threadOf(view, 1, 'park', 1));
      return { tray, less: said(at.at(1), ducatsBy(tray, 'give', -5), 1), position: at.at(1) };
    };
    const one = answer(['CT-11', 'MS-08']);
    expect(one.tray.give).toEqual({ ducats: 25, cards: [{ id: 'CT-11', show: 'taker' }] });
    // Five less for the same: between two merchants ducats alone would be no offer.
    expect(refusedAs(one.position, one.less)).toBeNull();
    expect(answer(['CT-11', 'CT-09']).tray.give).toEqual({ ducats: 25 });
  });
});

describe('a tray', () => {
  test('holds what is put on it, and the shelf knows how much there is', () => {
    const at = table([{}, { commodities: { silk: 2 }, personal: 1, general: 6 }, {}]);
    const { view } = at.at(1);
    const thread = threadOf(view, 1, 'park', 1);
    const [silk, marker] = shelf(view, 1, thread, 'give', EMPTY);
    if (!silk || !marker) throw new Error('The shelf is empty.');
    expect([silk, marker]).toMatchObject([
      { id: 'silk', n: 0, max: 2 },
      { id: 'marker', n: 0, max: 1 },
    ]);
    const tray = put(view, put(view, EMPTY, 'give', silk, 2), 'give', marker, 1);
    expect(tray.give).toEqual({ commodities: { silk: 2 }, markers: 1 });
    expect(refusedAs(at.at(1), said(at.at(1), tray))).toBeNull();
    expect(isSame(put(view, tray, 'give', silk, 0), { ...EMPTY, give: { markers: 1 } })).toBe(true);
  });

  test('every promise that is offered can be made, and goes off again with the next press', () => {
    for (const building of ['park', 'spices', 'cityHall', 'cathedral', 'villaRicci'] as const) {
      const at = new Table({
        seats: [{}, {}, {}],
        path: [building],
        state: 'CLAIM',
      });
      const position = at.at(1);
      const thread = threadOf(position.view, 1, building, 1);
      const possible = promises(position.view, thread);
      expect(possible.length, building).toBeGreaterThan(0);
      for (const what of possible) {
        const tray = promising(EMPTY, what);
        const action = saying(position, thread, tray);
        expect(action && refusedAs(position, action), JSON.stringify(what)).toBeNull();
        expect(isSame(promising(tray, what), EMPTY)).toBe(true);
      }
    }
  });

  test('an order is committed by one slider where its goods are there', () => {
    const hand = ['LO-01', 'SO-03'];
    const at = table([{}, { hand, commodities: { wine: 1 } }, {}]);
    const position = at.at(1);
    const thread = threadOf(position.view, 1, 'park', 1);
    const orders = committable(position.view, 1, thread, EMPTY);
    expect(orders).toEqual([{ order: 'SO-03', most: 40 }]);
    const tray = committing(EMPTY, 'SO-03', 40);
    expect(refusedAs(position, said(position, tray))).toBeNull();
    expect(isSame(committing(tray, 'SO-03', 0), EMPTY)).toBe(true);
    // Given goods cannot be delivered.
    const gone = { ...EMPTY, give: { commodities: { wine: 1 } } };
    expect(committable(position.view, 1, thread, gone)).toEqual([]);
  });
});

describe('what is left to choice', () => {
  const asking = (commodities: object, n: number) => {
    const at = table([{}, { commodities }, {}]).do(0, {
      type: 'propose',
      player: 1,
      target: 'park',
      give: { any: { commodities: n } },
    });
    const position = at.at(1);
    const [offer] = position.view.public.offers;
    if (!offer) throw new Error('There is no proposal.');
    return { position, offer, gaps: gapsOf(position.view, offer) };
  };

  test('fills itself where there is one possibility', () => {
    const { position, offer, gaps } = asking({ silk: 3 }, 2);
    expect(openGaps(gaps)).toEqual([]);
    expect(isFilled(gaps, {})).toBe(true);
    expect(refusedAs(position, accepting(position, offer, fillOf(gaps, {})))).toBeNull();
  });

  test('is asked where there are several, and the last press counts', () => {
    const { position, offer, gaps } = asking({ silk: 1, ale: 1 }, 1);
    const [gap] = gaps;
    if (!gap) throw new Error('Nothing is open.');
    expect(isFilled(gaps, {})).toBe(false);
    const chosen = added(gap, added(gap, {}, 'silk'), 'ale');
    expect(fillOf(gaps, chosen)).toEqual({ commodities: { ale: 1 } });
    expect(refusedAs(position, accepting(position, offer, fillOf(gaps, chosen)))).toBeNull();
  });
});

describe('words that bind', () => {
  const proposals = () =>
    new Table({ seats: [{}, {}, {}], path: ['park'], state: 'MOVE', status: { park: 'unused' } })
      .do(0, { type: 'propose', player: 1, target: 's52', give: { ducats: 10 } })
      .do(0, { type: 'propose', player: 2, target: 'metals', give: { ducats: 10 } });

  test('a merchant’s proposals are withdrawn before he moves, unless he keeps them', () => {
    const at = proposals();
    const move: Action = { type: 'moveFree', space: 's62' };
    expect(leaving(at.at(0), move).map(({ type }) => type)).toEqual([
      'withdraw',
      'withdraw',
      'moveFree',
    ]);
    useKept.getState().toggle(at.at(0).view.public.turn, 'O2');
    expect(leaving(at.at(0), move)).toEqual([{ type: 'withdraw', offerId: 'O1' }, move]);
    useKept.getState().toggle(at.at(0).view.public.turn, 'O2');
    for (const action of leaving(at.at(0), move)) at.do(0, action);
    expect(at.at(0).view.public).toMatchObject({ tower: 's62', offers: [] });
  });

  test('several that could decide the way are told apart from one', () => {
    const { view } = proposals().at(0);
    expect(deciding(view.public, 0).map(({ id }) => id)).toEqual(['O1', 'O2']);
    const { view: one } = proposals().do(0, { type: 'withdraw', offerId: 'O1' }).at(0);
    expect(deciding(one.public, 0)).toEqual([]);
  });
});

describe('standing wishes', () => {
  test('a seat that is not interested passes and declines', () => {
    const at = table([{}, {}, {}]);
    expect(wishedAction(at.at(1), {})).toBeNull();
    expect(wishedAction(at.at(1), { park: 'no' })).toEqual({ type: 'pass' });
    at.do(0, { type: 'propose', player: 1, target: 'park', give: { ducats: 5 } });
    expect(wishedAction(at.at(1), { park: 'no' })).toEqual({ type: 'decline', offerId: 'O1' });
  });

  test('for the rest of a turn one passes, own words or not, until one is meant in person', () => {
    const at = table([{}, {}, {}], { path: ['s52'], state: 'MOVE', status: {} });
    at.do(1, { type: 'offer', target: 'park', give: { ducats: 5 } });
    expect(wishedAction(at.at(1), {})).toBeNull();
    expect(wishedAction(at.at(1), {}, true)).toEqual({ type: 'pass' });
    at.do(0, { type: 'propose', player: 1, target: 'park', give: { ducats: 10 } });
    expect(wishedAction(at.at(1), {}, true)).toBeNull();
    expect(wishedAction(at.at(2), {}, true)).toEqual({ type: 'pass' });
    // Nobody is made to pass twice, and the merchant not at all.
    at.do(2, { type: 'pass' });
    expect(wishedAction(at.at(2), {}, true)).toBeNull();
    expect(wishedAction(at.at(0), {}, true)).toBeNull();
  });

  test('up to a sum, the least is offered that goes beyond the others, and then one passes', () => {
    const at = table([{}, {}, {}]);
    const wish = { park: 10 };
    const bid = wishedAction(at.at(1), wish);
    expect(bid).toMatchObject({ type: 'offer', give: { ducats: 5 } });
    at.do(1, bid as Action);
    expect(wishedAction(at.at(1), wish)).toBeNull();
    at.do(2, { type: 'offer', target: 'park', give: { ducats: 5 } });
    expect(wishedAction(at.at(1), wish)).toMatchObject({ type: 'revise', give: { ducats: 10 } });
    at.do(2, { type: 'revise', offerId: 'O2', give: { ducats: 10 } });
    at.do(1, { type: 'withdraw', offerId: 'O1' });
    expect(wishedAction(at.at(1), wish)).toEqual({ type: 'pass' });
  });
});

test('a building’s legal changes come one after the other, and then nothing', () => {
  const at = new Table({
    seats: [{ personal: 2, general: 5 }, { general: 6 }, {}],
    owners: { park: 1 },
    path: ['s62', 'metals'],
    state: 'ACQUIRE',
    status: { metals: 'unused' },
  });
  const position = at.at(0);
  expect(opsAt(position, 's62', [], 'park')).toEqual(['remove', 'replace']);
  const once = nextOps(position, 's62', [], 'park');
  const both = nextOps(position, 's62', once, 'metals');
  expect(both).toEqual([
    { op: 'remove', building: 'park' },
    { op: 'place', building: 'metals' },
  ]);
  expect(refusedAs(position, { type: 'acquire', street: 's62', ops: both })).toBeNull();
  const twice = nextOps(position, 's62', once, 'park');
  expect(twice).toEqual([{ op: 'replace', building: 'park' }]);
  expect(nextOps(position, 's62', twice, 'park')).toEqual([]);
});

test('a building that is pressed finds the disc that pays for it', () => {
  const at = new Table({
    seats: [{ personal: 2, general: 5 }, { general: 6 }, {}],
    owners: { park: 1 },
    path: ['s62', 's52', 'guildHall'],
    state: 'ACQUIRE',
    status: { guildHall: 'unused' },
  });
  const position = at.at(0);
  const first = changed(position, null, 'metals');
  expect(first).toEqual({
    type: 'acquire',
    street: 's62',
    ops: [{ op: 'place', building: 'metals' }],
  });
  // The other building of the same disc joins it; one at another disc alone starts a new one.
  const both = changed(position, first, 'park');
  expect(both?.ops).toHaveLength(2);
  const other = {
    type: 'acquire',
    street: 's52',
    ops: [{ op: 'place', building: 'guildHall' }],
  };
  expect(changed(position, both, 'guildHall')).toEqual(other);
  // If two discs touch a building the present one counts, unless another is named.
  expect(changed(position, null, 'park', 's52')?.street).toBe('s52');
  expect(changed(position, first, 'tavern')).toBeNull();
});
