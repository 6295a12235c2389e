/**
 * Others' turns in words at the player's own table: captions, the player's gains and their causes,
 * and the ways on.
 */

import { beforeEach, expect, test, vi } from 'vitest';
import { tables } from '../../client/games/registry.ts';
import { useSettings } from '../../client/store/settings.ts';
import { type EventBatch, useTable } from '../../client/store/table.ts';
import { captionOf, causesOf, touches } from '../../client/table/captions/captions.ts';
import { stagingControl } from '../../client/table/captions/control.ts';
import { placed } from '../../client/table/captions/placing.ts';
import { onTableKey } from '../../client/table/keys.ts';
import { Player } from '../../client/table/staging/player.ts';
import type { ActionBase, GameEvent, ViewBase } from '../../engine/core/contract.ts';
import { games } from '../../engine/registry.ts';
import { SEED } from '../scope.ts';
import { botStepsOf, stepsOf } from './steps.ts';

/** The day as a number. */
const DAY = Number(SEED.replace(/\D/g, ''));

const view = (seq: number): ViewBase => ({ version: 'v', seq, public: {} });
const game = {
  sentence: ({ type }: GameEvent) => (type === 'silent' ? null : `Somebody ${type}.`),
  holdings: ({ seq }: ViewBase, seat: number) => [{ label: 'money', n: seq * (seat + 1) }],
  idle: ['passed'],
  because: ({ type }: GameEvent, seat: number) => (type === 'paid' && seat === 0 ? 'taxes' : null),
};
const batch = (seq: number, seat: number | null, ...types: readonly string[]): EventBatch => ({
  seq,
  seat,
  before: view(seq - 1),
  after: view(seq),
  events: types.map((type) => ({ type })),
});

beforeEach(() => {
  useTable.getState().reset();
  useSettings.getState().borrow({ speed: 1, motion: 'full' });
});

test('a caption tells what another seat does and gains; passes and the player’s own turn have none', () => {
  expect(captionOf(game, batch(3, 1, 'sold', 'passed', 'silent'), 0)).toEqual({
    seat: 1,
    lines: ['Somebody sold.'],
    place: null,
    gains: [{ label: 'money', n: 2 }],
  });
  expect(captionOf(game, batch(3, 1, 'sold', 'built', 'danced'), 0)?.lines).toHaveLength(2);
  for (const [seat, ...types] of [
    [1, 'passed'],
    [1, 'silent'],
    [0, 'sold'],
    [null, 'sold'],
  ] as const) {
    expect(captionOf(game, batch(3, seat, ...types), 0)).toBeNull();
  }
  expect(captionOf(game, { ...batch(3, 1, 'sold'), before: null }, 0)).toBeNull();
});

test('a caption lies at the first place of what it tells', () => {
  const siteOf = ({ type }: GameEvent) => (type === 'built' ? 'yard' : null);
  const at = (...types: readonly string[]) =>
    captionOf({ ...game, siteOf }, batch(3, 1, ...types), 0)?.place;
  expect(at('sold', 'built')).toBe('yard');
  expect(at('sold', 'danced')).toBeNull();
  expect(at('sold', 'danced', 'built'), 'of what it has no room to tell').toBeNull();
});

test('a caption is about whom its first sentence tells of', () => {
  const actorOf = ({ type }: GameEvent) => (type === 'won' ? 2 : null);
  const caption = captionOf({ ...game, actorOf }, batch(3, 1, 'passed', 'won', 'sold'), 0);
  expect(caption).toMatchObject({ seat: 2, gains: [{ label: 'money', n: 3 }] });
  expect(captionOf({ ...game, actorOf }, batch(3, 1, 'sold', 'won'), 0)?.seat).toBe(1);
});

test('a caption points to its place and lies between the panels, wherever the place is', () => {
  const free = { left: 200, top: 60, right: 1000, bottom: 600 };
  const size = { w: 300, h: 60 };
  for (let x = 180; x <= 1020; x += 20) {
    for (let y = 40; y <= 620; y += 20) {
      const found = placed({ x, y }, size, free);
      if (x < free.left || x > free.right || y < free.top || y > free.bottom) {
        expect(found).toBeNull();
        continue;
      }
      if (!found) throw new Error(`no room at ${x}, ${y}`);
      const { left, top, tip, side } = found;
      expect(left).toBeGreaterThanOrEqual(free.left);
      expect(left + size.w).toBeLessThanOrEqual(free.right);
      expect(top).toBeGreaterThanOrEqual(free.top);
      expect(top + size.h).toBeLessThanOrEqual(free.bottom);
      expect(tip).toBeGreaterThan(0);
      expect(tip).toBeLessThan(size.w);
      expect(side === 'above' ? y - top - size.h : top - y, 'the tip ends at the place').toBe(10);
    }
  }
  expect(placed({ x: 400, y: 300 }, { w: 900, h: 60 }, free), 'too wide').toBeNull();
  expect(placed({ x: 400, y: 100 }, { w: 300, h: 560 }, free), 'too high').toBeNull();
});

test('what came to oneself has its reasons, each once, from others’ actions alone', () => {
  const all = [
    batch(1, 1, 'paid'),
    batch(2, 0, 'paid'),
    batch(3, 2, 'paid', 'paid'),
    batch(4, 1, 'x'),
  ];
  expect(causesOf(game, all, view(1), view(4), 0)).toEqual(['taxes']);
  expect(causesOf(game, all, view(1), view(2), 0)).toEqual([]);
  expect(causesOf(game, all, view(0), view(4), 1)).toEqual([]);
  expect(touches(game, batch(1, 1, 'x'), 0)).toBe(true);
  expect(touches(game, batch(1, 0, 'x'), 0)).toBe(false);
  expect(touches(game, batch(1, 1, 'x'), null)).toBe(false);
  expect(touches({}, batch(1, 1, 'x'), 0)).toBe(false);
});

const staging = {
  shownOf: () => ({}),
  stage: () => ({ motions: [], patches: [], hints: [], marks: [], lasts: 2 }),
};

test('one action is left for the next, or all of them for now', () => {
  const player = new Player<ViewBase, object, object, never>(staging);
  const events = [{ type: 'moved' }];
  for (const seq of [1, 2, 3]) player.add({ events, before: view(seq - 1), after: view(seq) });
  player.advance(0, 1, false, {});
  expect(player.leads?.seq).toBe(1);
  player.next();
  expect([player.landed?.seq, player.pending]).toEqual([1, 2]);
  player.next();
  expect([player.landed?.seq, player.pending]).toEqual([2, 1]);
  player.finish();
  expect([player.landed?.seq, player.pending, player.leads]).toEqual([3, 0, null]);
});

test('keys go on to the next action and to now, only while something is staged', () => {
  const left: string[] = [];
  const key = (name: string) => {
    const event = { key: name, preventDefault: vi.fn(), target: null, defaultPrevented: false };
    onTableKey(event as unknown as KeyboardEvent);
    return event.preventDefault.mock.calls.length > 0;
  };
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('HTMLElement', class {});
  useTable.setState({ view: view(1) });
  expect([key('.'), key('End')]).toEqual([false, false]);
  stagingControl.current = {
    next: () => left.push('next') > 0,
    skip: () => left.push('skip') > 0,
  };
  expect([key('.'), key('End')]).toEqual([true, true]);
  expect(left).toEqual(['next', 'skip']);
  stagingControl.current = null;
  vi.unstubAllGlobals();
});

/** Games in whose match a reason was shown. */
const reasoned: string[] = [];

test.each(Object.keys(tables))('%s: captions and reasons over a whole match', async (id) => {
  const client = await tables[id]();
  await client.words();
  const rules = games[id];
  const how = { seats: rules.seats.max, seed: DAY, viewer: 0 };
  // In games with deals, bots alone do not decide everything.
  const steps = client.deals
    ? stepsOf<ActionBase, ViewBase>(rules, how)
    : botStepsOf<ActionBase, ViewBase>(rules, how);
  let [captions, told] = [0, 0];
  for (const [k, { seat, events, before, after }] of steps.entries()) {
    const one: EventBatch = { seq: k + 1, seat, events, before, after };
    const caption = captionOf(client, one, 0);
    if (caption) captions++;
    for (const line of caption?.lines ?? []) expect(line).not.toBe('');
    if (!touches(client, one, 0)) continue;
    const from = { ...before, seq: k };
    told += causesOf(client, [one], from, { ...after, seq: k + 1 }, 0).length;
  }
  expect(captions).toBeGreaterThan(5);
  if (told > 0) reasoned.push(id);
});

test('most games give reasons for what comes to one in others’ turns', () => {
  expect(reasoned.length).toBeGreaterThan(2);
});
