/** The arithmetic of clocks and time banks, on a made-up match and a made-up time. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Clocks, type ClockTable } from '../../server/table/clocks.ts';
import { Line } from '../../server/table/line.ts';
import type { Play } from '../../server/table/play.ts';

const SECOND = 1000;

/** A match whose decision, deciders and stand-ins the test sets. */
class Made implements ClockTable {
  id = 'a';
  deciders = 0b11;
  question = false;
  halted = false;
  saves = 0;
  readonly late: number[] = [];
  readonly answered: number[] = [];
  readonly seats = { chairs: [{ bank: 20 * SECOND }, { bank: 20 * SECOND }] };
  readonly line = new Line();
  readonly play: Play;
  readonly clocks: Clocks;

  constructor(timer = 30) {
    const made = this;
    this.play = {
      game: { clock: () => ({ timer: 'turnTimer', id: made.id, question: made.question }) },
      record: { options: { turnTimer: timer } },
      state: null,
      get deciders() {
        return made.deciders;
      },
      standIn: () => ({ type: 'standIn' }),
    } as unknown as Play;
    this.clocks = new Clocks(this, SECOND, 60);
    this.clocks.update();
  }

  get banks(): number[] {
    return this.seats.chairs.map(({ bank }) => bank / SECOND);
  }

  isPersons(seat: number): boolean {
    return !this.late.includes(seat);
  }

  async actFor(seat: number) {
    this.answered.push(seat);
    this.deciders &= ~(1 << seat);
    this.clocks.update();
    return { ok: true, seq: 1, step: null } as const;
  }

  onLate(seat: number): void {
    this.late.push(seat);
  }

  async save(): Promise<void> {
    this.saves++;
  }

  refresh(): void {
    this.clocks.update();
  }

  /** Another decision, and who owes it. */
  next(id: string, deciders: number): void {
    this.id = id;
    this.deciders = deciders;
    this.clocks.update();
  }
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * SECOND);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a decision in time costs nothing; beyond it, exactly what it takes', async () => {
  const made = new Made();
  await pass(29);
  made.next('b', 0b01);
  expect(made.banks).toEqual([20, 20]);
  await pass(37);
  expect(made.clocks.deadline).toBe(Date.now() - 7 * SECOND);
  expect(made.clocks.bank(0)).toBe(20 * SECOND);
  made.next('c', 0b10);
  expect(made.banks).toEqual([13, 20]);
  expect(made.clocks.deadline).toBe(Date.now() + 30 * SECOND);
  expect(made.clocks.seats).toBe(0b10);
});

test('whoever has decided pays no longer; the others go on until the bank is empty', async () => {
  const made = new Made();
  await pass(35);
  made.deciders = 0b10;
  made.clocks.update();
  expect(made.banks).toEqual([15, 20]);
  await pass(14.9);
  expect(made.late).toEqual([]);
  await pass(0.2);
  expect(made.answered).toEqual([1]);
  expect(made.late).toEqual([1]);
  expect(made.banks).toEqual([15, 0]);
});

test('a running bank is written down on the way', async () => {
  const made = new Made();
  await pass(30);
  expect(made.saves).toBe(0);
  await pass(16);
  expect(made.saves).toBe(1);
  expect(made.banks).toEqual([5, 5]);
  // What was written down is not taken twice.
  expect(made.clocks.bank(0)).toBe(20 * SECOND);
  await pass(2);
  made.next('b', 0b01);
  expect(made.banks).toEqual([2, 2]);
});

test('a question draws on no bank and costs nobody the seat', async () => {
  const made = new Made(8);
  made.question = true;
  made.next('window', 0b01);
  await pass(7.9);
  expect(made.answered).toEqual([]);
  await pass(0.2);
  expect(made.answered).toEqual([0]);
  expect(made.late).toEqual([]);
  expect(made.banks).toEqual([20, 20]);
});

test('while nobody may move no time passes', async () => {
  const made = new Made();
  await pass(25);
  made.halted = true;
  made.clocks.update();
  expect(made.clocks.deadline).toBe(0);
  await pass(1000);
  made.halted = false;
  made.clocks.update();
  expect(made.clocks.deadline).toBe(Date.now() + 5 * SECOND);
  await pass(24.9);
  expect(made.late).toEqual([]);
  await pass(0.2);
  expect(made.late).toEqual([0, 1]);
});

test('an undo leads back into the time that the decision had left', async () => {
  const made = new Made();
  made.next('pick', 0b01);
  await pass(35);
  made.next('adjust', 0b01);
  expect(made.banks).toEqual([15, 20]);
  await pass(3);
  made.next('pick', 0b01);
  expect(made.clocks.deadline).toBe(Date.now() - 5 * SECOND);
  await pass(4);
  made.next('other', 0b10);
  // Five seconds before, four now: nothing is paid twice.
  expect(made.banks).toEqual([11, 20]);
});

test('without a clock nobody is late by it, but the others are kept waiting', async () => {
  const made = new Made(0);
  expect(made.clocks.deadline).toBe(0);
  await pass(59);
  expect(made.clocks.isLate(0)).toBe(false);
  await pass(2);
  expect(made.clocks.isLate(0)).toBe(true);
  expect(made.late).toEqual([]);
  made.next('b', 0b10);
  expect(made.clocks.isLate(0)).toBe(false);
  expect(made.clocks.isLate(1)).toBe(false);
});

test('a stand-in that the journal does not take is tried again, without spinning', async () => {
  const made = new Made();
  let tries = 0;
  made.actFor = async () => {
    tries++;
    return { ok: false, error: 'storage' } as never;
  };
  made.onLate = () => undefined;
  await pass(50.1);
  const first = tries;
  expect(first).toBeGreaterThan(0);
  await pass(3);
  expect(tries).toBeGreaterThan(first);
  expect(tries).toBeLessThan(first + 10);
});
