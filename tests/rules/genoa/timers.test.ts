/**
 * The clocks of the rules' section 5.7.7, with the server's own arithmetic and an artificial time.
 */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { JsonObject } from '../../../engine/core/contract.ts';
import { Clocks, type ClockTable } from '../../../server/table/clocks.ts';
import { CommandQueue } from '../../../server/table/command-queue.ts';
import type { Play } from '../../../server/table/play.ts';
import { rule } from '../rule.ts';
import { A, B, C, D, game, on, Table } from './table.ts';

const SECOND = 1000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A table of people who think for as long as allowed. */
class Clocked implements ClockTable {
  readonly halted = false;
  readonly seats = {
    chairs: [0, 1, 2, 3].map(() => ({ bank: 0 })),
    isPersons: () => true,
  };
  readonly queue = new CommandQueue();
  readonly play: Play;
  readonly clocks: Clocks;
  /** The clock's actions, by seat. */
  readonly done: (readonly [seat: number, type: string])[] = [];
  readonly table: Table;
  private readonly start = Date.now();

  constructor(given: JsonObject, preset = 'standard') {
    const options = game.clocks?.[preset]?.options ?? {};
    this.table = Table.of(given, options);
    const { state } = this.table;
    this.play = {
      game,
      state,
      record: { options },
      standIn: (seat: number) => game.decode(state, seat, game.standIn(state, seat)),
    } as unknown as Play;
    this.clocks = new Clocks(this, SECOND, 10_000);
    this.clocks.update();
  }

  async actFor(seat: number, action: JsonObject) {
    this.done.push([seat, String(action.type)]);
    this.table.do(seat, action);
    this.clocks.update();
    return { ok: true, seq: 1, step: null } as const;
  }
  onLate(): void {}
  async save(): Promise<void> {}
  refresh(): void {
    this.clocks.update();
  }

  /** A seat acts at this moment. */
  act(seat: number, action: JsonObject): this {
    this.table.do(seat, action);
    this.clocks.update();
    return this;
  }
  async until(seconds: number): Promise<void> {
    await vi.advanceTimersByTimeAsync(this.start + seconds * SECOND - Date.now());
  }
  /** End of each clock that is no grace, in seconds after the beginning, with its seats. */
  get deadlines(): (readonly [seats: number, at: number])[] {
    return this.clocks.running
      .filter(({ grace }) => !grace)
      .map(({ seats, deadline }) => [seats, (deadline - this.start) / SECOND] as const);
  }
}

const offer = (target: string, ducats: number) => ({ type: 'offer', target, give: { ducats } });

rule('GE-544', 'GX-35 An offer leaves the others eight seconds to answer a claim', async () => {
  const clocked = new Clocked(on(4, ['inn']));
  expect(clocked.deadlines).toEqual([[0b1110, 15]]);
  await clocked.until(12);
  clocked.act(B, offer('inn', 5));
  expect(clocked.deadlines).toEqual([[0b1100, 20]]);
  await clocked.until(19.9);
  expect(clocked.table.view.passed).toEqual([]);
  await clocked.until(20.1);
  expect(clocked.done).toEqual([
    [C, 'pass'],
    [D, 'pass'],
  ]);
  expect(clocked.table.view.passed).toEqual([C, D]);
});

rule('GE-544', 'Offers prolong a claim up to its cap; then the merchant’s time runs', async () => {
  const clocked = new Clocked(on(4, ['inn'], { 1: { ducats: 1000 } }));
  await clocked.until(1);
  clocked.act(B, offer('inn', 5));
  for (let at = 6; at <= 36; at += 6) {
    await clocked.until(at);
    clocked.act(B, { type: 'revise', offerId: 'O1', give: { ducats: at * 5 } });
    expect(clocked.deadlines).toEqual([[0b1100, Math.min(40, Math.max(15, at + 8))]]);
  }
  await clocked.until(40.1);
  expect(clocked.table.view.passed).toEqual([C, D]);
  expect(clocked.deadlines[0]?.[0]).toBe(0b0001);
  expect(clocked.deadlines[0]?.[1]).toBeCloseTo(190, 1);
  // After its end offers are still taken, and the merchant is bound to take one.
  clocked.act(C, offer('inn', 100));
  await clocked.until(191);
  expect(clocked.done.slice(2)).toEqual([[A, 'accept']]);
  expect(clocked.table.view.window?.actor).toBe(B);
});

rule('GE-545', 'The grace of a move is said by the room', async () => {
  const clocked = new Clocked(on(4, ['s42']));
  expect(clocked.clocks.delay('stop')).toMatchObject({ code: 'E_OFFER_GRACE', rule: 'GE-545' });
  expect(clocked.clocks.delay('moveFree')).not.toBeNull();
  expect(clocked.clocks.delay('accept')).toBeNull();
  await clocked.until(5.1);
  expect(clocked.clocks.delay('stop')).toBeNull();
  clocked.act(A, { type: 'moveFree', space: 's52' });
  expect(clocked.clocks.delay('stop')).not.toBeNull();
  for (const p of [B, C, D]) clocked.act(p, { type: 'pass' });
  expect(clocked.clocks.delay('stop')).toBeNull();
});

test('an empty bank still gives five seconds for each further decision', async () => {
  const clocked = new Clocked(on(4, ['s42']));
  for (const p of [B, C, D]) clocked.act(p, { type: 'pass' });
  expect(clocked.deadlines).toEqual([[0b0001, 150]]);
  await clocked.until(149);
  clocked.act(A, { type: 'moveFree', space: 'coachHouse' });
  for (const p of [B, C, D]) clocked.act(p, { type: 'pass' });
  expect(clocked.deadlines).toEqual([[0b0001, 154]]);
  await clocked.until(154.1);
  // The building stays unused, and there is time for the next move before the tower stops.
  expect(clocked.done).toEqual([[A, 'leaveUnused']]);
  expect(clocked.table.view.state).toBe('MOVE');
  expect(clocked.deadlines[0]?.[1]).toBeCloseTo(159, 0);
  await clocked.until(160);
  expect(clocked.done[1]).toEqual([A, 'stop']);
});

test('phases 1 and 3 and windows have their own time; without clocks nothing runs', async () => {
  const start = new Clocked({ seats: [{}, {}, {}, {}] });
  await start.until(30.1);
  expect(start.done).toEqual([[A, 'roll']]);
  const window = new Clocked(on(4, ['villaRicci']));
  window.act(A, { type: 'takeAction' });
  expect(window.deadlines).toEqual([[0b0001, 45]]);
  await window.until(45.1);
  expect(window.done).toEqual([
    [A, 'performMain'],
    [A, 'endAction'],
  ]);
  const street = new Clocked(on(4, ['s42'], { 2: { personal: 1 } }));
  street.act(A, { type: 'stop' });
  expect(street.deadlines).toEqual([[1 << C, 30]]);
  await street.until(30.1);
  expect(street.done).toEqual([[C, 'declineAcquire']]);
  expect(new Clocked(on(4, ['inn']), 'none').deadlines).toEqual([]);
});

test('a question inside an acceptance has the window’s time', async () => {
  const given = on(4, ['s47'], {}, { deck: { MS: ['MS-01', 'MS-12'] } });
  const clocked = new Clocked(given);
  clocked.act(B, { ...offer('postOffice', 5), deferred: { cards: 1 } });
  clocked.act(A, { type: 'accept', offerId: 'O1', version: 1 });
  expect(clocked.deadlines).toEqual([[0b0010, 45]]);
  await clocked.until(45.1);
  expect(clocked.done).toEqual([
    [B, 'choose'],
    [B, 'endAction'],
  ]);
  expect(clocked.table.hand(A)).toEqual(['MS-01']);
});

test('the best forcing offer is the dearest by the clock’s prices, the older of two alike', async () => {
  const held = {
    1: { commodities: { silk: 1 }, hand: ['SO-01'] },
    2: { tiles: { trade11: 1 }, hand: ['LO-01'] },
    3: { personal: 1 },
  };
  const clocked = new Clocked(on(4, ['inn'], held));
  clocked.act(B, { type: 'offer', target: 'inn', give: { ducats: 5, commodities: { silk: 1 } } });
  clocked.act(C, { type: 'offer', target: 'inn', give: { tiles: { trade11: 1 } } });
  clocked.act(D, { type: 'offer', target: 'inn', give: { ducats: 5, markers: 1 } });
  await clocked.until(151);
  expect(clocked.done).toEqual([[A, 'accept']]);
  expect(clocked.table.view.window?.actor).toBe(B);
});
