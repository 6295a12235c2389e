/** One press is one answer to seen terms, and none is lost while another is under way. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLive } from '../../../client/games/genoa/deals/live.ts';
import { onlyAction } from '../../../client/games/genoa/deals/pilot.ts';
import { step, take, takeAtOnce } from '../../../client/games/genoa/deals/pressing.ts';
import { STEADY, useAsked } from '../../../client/games/genoa/deals/steady.ts';
import { threadOf } from '../../../client/games/genoa/deals/thread.ts';
import { currentPosition, useDrafts } from '../../../client/games/genoa/drafts.ts';
import { useTable } from '../../../client/store/table.ts';
import type { Action, OfferView } from '../../../engine/games/genoa/types.ts';
import type { Reply } from '../../../server/protocol/messages.ts';
import { Table } from './positions.ts';

const CLAIMED = { path: ['park'], state: 'CLAIM' };

let table: Table;
let seat: number;
let sent: Action[];
/** Ends the request that is under way. */
let answer: (reply: Reply) => void;
let now = 0;

/** The screen of a seat shows the present table. */
const show = (): void => useTable.getState().show(table.at(seat).view);

/** The table accepts this seat's action, and its screen is notified. */
async function taken(): Promise<void> {
  const action = sent.at(-1);
  if (action) table.do(seat, action);
  show();
  answer({ ok: true } as Reply);
  await new Promise((resolve) => setImmediate(resolve));
}

function sit(description: object, at: number): void {
  table = new Table(description);
  seat = at;
  show();
}

beforeEach(() => {
  sent = [];
  now = 10_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  useTable.getState().connect({
    act(action) {
      sent.push(action as Action);
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
    undo: () => Promise.reject(new Error('Nothing is undone here.')),
    lobby: () => Promise.reject(new Error('There is no lobby here.')),
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  useTable.getState().reset();
  useAsked.getState().ask(null);
});

const offerNow = (): OfferView => {
  const [offer] = currentPosition()?.view.public.offers ?? [];
  if (!offer) throw new Error('No offer stands.');
  return offer;
};

test('terms that changed within 400 ms before the press are asked about again', async () => {
  sit({ seats: [{}, {}, {}], ...CLAIMED }, 0);
  table.do(1, { type: 'offer', target: 'park', give: { ducats: 20 } });
  show();
  now += STEADY;
  table.do(1, { type: 'revise', offerId: 'O1', give: { ducats: 5 } });
  show();
  now += STEADY - 1;
  expect(take(offerNow(), 2, {})).toBe(false);
  expect([sent, useAsked.getState().asked]).toEqual([[], '1.O1']);
  now += 1;
  expect(take(offerNow(), 2, {})).toBe(true);
  expect(sent).toEqual([{ type: 'accept', offerId: 'O1', version: 2 }]);
  await taken();
});

test('a press on terms that the screen does not show any more takes nothing', () => {
  sit({ seats: [{}, {}, {}], ...CLAIMED }, 0);
  table.do(1, { type: 'offer', target: 'park', give: { ducats: 20 } });
  show();
  const before = offerNow();
  table.do(1, { type: 'revise', offerId: 'O1', give: { ducats: 5 } });
  show();
  now += 10 * STEADY;
  expect(take(before, before.version, {})).toBe(false);
  expect([sent, useAsked.getState().asked]).toEqual([[], '1.O1']);
});

test('an offer that came under the finger a moment ago is asked about, and then taken', async () => {
  sit({ seats: [{}, {}, {}], ...CLAIMED }, 0);
  table.do(1, { type: 'offer', target: 'park', give: { ducats: 20 } });
  show();
  now += 10 * STEADY;
  const position = currentPosition();
  if (!position) throw new Error('Nobody sits here.');
  expect(takeAtOnce(position, offerNow(), now - STEADY + 1)).toBe(true);
  expect([sent, useAsked.getState().asked]).toEqual([[], '1.O1']);
  expect(takeAtOnce(position, offerNow(), now - STEADY + 1)).toBe(true);
  expect(sent).toEqual([{ type: 'accept', offerId: 'O1', version: 1 }]);
  await taken();
});

test('a space pressed twice on the board takes own proposals back before the tower goes there', async () => {
  sit({ seats: [{}, {}, {}], path: ['coachHouse'], state: 'MOVE' }, 0);
  table.do(0, { type: 'propose', player: 1, target: 's32', give: { ducats: 10 } });
  show();
  const { pick } = useDrafts.getState();
  pick({ kind: 'space', space: 'park' });
  pick({ kind: 'space', space: 'park' });
  expect(sent).toEqual([{ type: 'withdraw', offerId: 'O1' }]);
  await taken();
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ type: 'moveFree', space: 'park' });
  await taken();
});

test('what was left to a choice of several is not taken with one key', () => {
  sit({ seats: [{}, { commodities: { silk: 1, ale: 1 } }, {}], ...CLAIMED }, 1);
  table.do(0, {
    type: 'propose',
    player: 1,
    target: 'park',
    give: { any: { commodities: 1 } },
  });
  show();
  now += STEADY;
  const position = currentPosition();
  expect(position && takeAtOnce(position, offerNow())).toBe(false);
  expect(sent).toEqual([]);
});

test('three presses of five more, the first on its way, are two commands and fifteen ducats', async () => {
  sit({ seats: [{}, {}, {}], ...CLAIMED }, 1);
  table.do(1, { type: 'offer', target: 'park', give: { ducats: 10 } });
  show();
  const press = (): void => {
    const position = currentPosition();
    if (position) step(position, threadOf(position.view, 1, 'park', 1), 1);
  };
  press();
  press();
  press();
  expect(sent).toEqual([{ type: 'revise', offerId: 'O1', give: { ducats: 15 } }]);
  await taken();
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ type: 'revise', offerId: 'O1', give: { ducats: 25 } });
  await taken();
  expect(useLive.getState().wanted).toEqual({});
  expect(sent).toHaveLength(2);
});

test('an action without a choice is carried out and ended; where there is one, it is asked', () => {
  const acting = (more: object, building = 'park') => {
    const at = new Table({ seats: [more, {}, {}], path: [building], state: 'CLAIM' });
    return at.do(0, { type: 'takeAction' });
  };
  const plain = acting({});
  expect(onlyAction(plain.at(0))).toEqual({ type: 'performMain' });
  plain.do(0, { type: 'performMain' });
  expect(onlyAction(plain.at(0))).toEqual({ type: 'endAction' });
  const order = acting({ hand: ['SO-03'], commodities: { wine: 1 } });
  order.do(0, { type: 'performMain' });
  expect(onlyAction(order.at(0))).toBeNull();
  const goods = { ale: 1, copper: 1, silk: 1 };
  const villa = acting({ hand: ['LO-04'], commodities: goods }, 'villaColini');
  expect(onlyAction(villa.at(0))).toBeNull();
});

test('what was said and answered in one match does not silence the next', async () => {
  const given = { ...CLAIMED, seats: [{}, { ducats: 60 }, {}] };
  for (const match of ['the first', 'the second']) {
    sit(given, 1);
    const before = sent.length;
    const { view } = currentPosition() ?? {};
    if (!view) throw new Error('Nobody sits here.');
    step(currentPosition() as never, threadOf(view, 1, 'park', 1), 1);
    expect(sent.length, match).toBe(before + 1);
    await taken();
    useTable.setState({ view: null });
  }
});
