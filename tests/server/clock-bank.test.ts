/** The arithmetic of clocks and time banks, on an artificial match and time. */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { JsonObject, Timer } from '../../engine/core/contract.ts';
import { Clocks, type ClockTable } from '../../server/table/clocks.ts';
import { CommandQueue } from '../../server/table/command-queue.ts';
import type { Play } from '../../server/table/play.ts';

const SECOND = 1000;

/** A match whose decision, deciders and stand-ins the test sets. */
class Made implements ClockTable {
  id = 'a';
  deciders = 0b11;
  question = false;
  halted = false;
  /** Timers besides the decision's. */
  more: readonly Timer[] = [];
  saves = 0;
  readonly late: number[] = [];
  readonly answered: number[] = [];
  readonly seats = {
    chairs: [{ bank: 20 * SECOND }, { bank: 20 * SECOND }],
    isPersons: (seat: number) => !this.late.includes(seat),
  };
  readonly queue = new CommandQueue();
  readonly play: Play;
  readonly clocks: Clocks;

  constructor(timer = 30, options: JsonObject = {}) {
    const made = this;
    this.play = {
      game: { timers: () => made.timers },
      record: { options: { leisure: timer, ...options } },
      state: null,
      get deciders() {
        return made.deciders;
      },
      standIn: () => ({ type: 'standIn' }),
    } as unknown as Play;
    this.clocks = new Clocks(this, SECOND, 60);
    this.clocks.update();
  }

  get timers(): readonly Timer[] {
    if (this.deciders === 0) return this.more;
    const { id, question, deciders: seats } = this;
    return [{ id, seats, option: 'leisure', bank: !question, question }, ...this.more];
  }

  get banks(): number[] {
    return this.seats.chairs.map(({ bank }) => bank / SECOND);
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

  /** Another decision, and the seats that owe it. */
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
  expect(made.clocks.running[0]?.deadline).toBe(Date.now() - 7 * SECOND);
  expect(made.clocks.bank(0)).toBe(20 * SECOND);
  made.next('c', 0b10);
  expect(made.banks).toEqual([13, 20]);
  expect(made.clocks.running[0]?.deadline).toBe(Date.now() + 30 * SECOND);
  expect(made.clocks.running[0]?.seats).toBe(0b10);
});

test('a seat that has decided pays no longer; the others go on until the bank is empty', async () => {
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
  // Stored time is not charged twice.
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
  expect(made.clocks.running).toEqual([]);
  await pass(1000);
  made.halted = false;
  made.clocks.update();
  expect(made.clocks.running[0]?.deadline).toBe(Date.now() + 5 * SECOND);
  await pass(24.9);
  expect(made.late).toEqual([]);
  await pass(0.2);
  expect(made.late).toEqual([0, 1]);
});

test('an undo leads back into the time that the decision had left', async () => {
  const made = new Made();
  made.next('pick', 0b01);
  await pass(35);
  made.next('next', 0b01);
  expect(made.banks).toEqual([15, 20]);
  await pass(3);
  made.next('pick', 0b01);
  expect(made.clocks.running[0]?.deadline).toBe(Date.now() - 5 * SECOND);
  await pass(4);
  made.next('other', 0b10);
  // Five seconds before, four now: nothing is paid twice.
  expect(made.banks).toEqual([11, 20]);
});

test('without a clock nobody is late by it, but the others are kept waiting', async () => {
  const made = new Made(0);
  expect(made.clocks.running).toEqual([]);
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

describe('several timers at once', () => {
  const OPTIONS = { asking: 8, more: 5, cap: 20, graceTimer: 3 };
  const CLAIM: Timer = {
    id: 'claim',
    seats: 0b10,
    option: 'asking',
    bank: false,
    question: true,
    extension: { count: 0, option: 'more', cap: 'cap' },
  };
  const GRACE: Timer = {
    id: 'grace',
    seats: 0b01,
    option: 'graceTimer',
    bank: false,
    question: false,
    delays: { types: ['stop'], code: 'E_GRACE', rule: 'XX-0001' },
  };

  test('each seat has its own; one that is out leaves the other alone', async () => {
    const made = new Made(30, OPTIONS);
    made.more = [CLAIM];
    made.next('turn', 0b01);
    const now = Date.now();
    expect(made.clocks.running).toEqual([
      { deadline: now + 30 * SECOND, seats: 0b01, grace: false, more: 1 },
      { deadline: now + 8 * SECOND, seats: 0b10, grace: false, more: 1 },
    ]);
    // The claim draws on no bank, the turn does.
    expect([made.clocks.bank(0), made.clocks.bank(1)]).toEqual([20 * SECOND, 0]);
    made.actFor = async (seat) => {
      made.answered.push(seat);
      made.more = [];
      made.clocks.update();
      return { ok: true, seq: 1, step: null } as const;
    };
    await pass(8.1);
    expect(made.answered).toEqual([1]);
    expect(made.late).toEqual([]);
    expect(made.clocks.running).toEqual([
      { deadline: now + 30 * SECOND, seats: 0b01, grace: false, more: 1 },
    ]);
  });

  test('a counted time leaves a few seconds, never fewer than before, never beyond the cap', async () => {
    const made = new Made(30, OPTIONS);
    const claim = (count: number): number => {
      made.more = [{ ...CLAIM, extension: { ...CLAIM.extension!, count } }];
      made.next('turn', 0b01);
      return (made.clocks.running[1]?.deadline ?? 0) - start;
    };
    const start = Date.now();
    expect(claim(0)).toBe(8 * SECOND);
    await pass(2);
    expect(claim(1)).toBe(8 * SECOND);
    await pass(4);
    expect(claim(2)).toBe(11 * SECOND);
    // Nothing new has happened, or something was taken back.
    await pass(1);
    expect([claim(2), claim(1)]).toEqual([11 * SECOND, 11 * SECOND]);
    for (let count = 3; count < 8; count++) {
      await pass(3);
      claim(count);
    }
    expect(claim(8)).toBe(20 * SECOND);
  });

  test('a grace delays what it names, for as long as it runs, and sends nothing', async () => {
    const made = new Made(30, OPTIONS);
    made.more = [GRACE];
    made.next('turn', 0b01);
    expect(made.clocks.running[1]).toMatchObject({ grace: true, seats: 0b01 });
    const refusal = { code: 'E_GRACE', rule: 'XX-0001', params: { seconds: 3 } };
    expect(made.clocks.delay('stop')).toMatchObject(refusal);
    expect(made.clocks.delay('accept')).toBeNull();
    await pass(2.5);
    expect(made.clocks.delay('stop')).toMatchObject({ params: { seconds: 1 } });
    await pass(0.6);
    expect(made.clocks.delay('stop')).toBeNull();
    expect([made.answered, made.late]).toEqual([[], []]);
    // Without this option nothing waits.
    const free = new Made(30, { ...OPTIONS, graceTimer: null });
    free.more = [GRACE];
    free.next('turn', 0b01);
    expect(free.clocks.delay('stop')).toBeNull();
  });

  test('a timer that pauses keeps what is used of it', async () => {
    const made = new Made(30, OPTIONS);
    made.more = [CLAIM];
    made.next('turn', 0b01);
    await pass(5);
    made.more = [];
    made.next('turn', 0b01);
    await pass(10);
    made.more = [CLAIM];
    made.next('turn', 0b01);
    expect(made.clocks.running[1]?.deadline).toBe(Date.now() + 3 * SECOND);
  });
});

test('a look at the position moves no deadline, however long it takes', () => {
  const made = new Made();
  const deadline = made.clocks.running[0]?.deadline;
  const { game } = made.play;
  const timers = (): readonly Timer[] => {
    vi.setSystemTime(Date.now() + 3);
    return made.timers;
  };
  Object.assign(made.play, { game: { ...game, timers } });
  for (let k = 0; k < 5; k++) made.clocks.update();
  expect(made.clocks.running[0]?.deadline).toBe(deadline);
});

describe('more time', () => {
  test('a press prolongs the decision for all whose time it is; beside persons once', () => {
    const made = new Made();
    const { deadline = 0, more } = made.clocks.running[0] ?? {};
    expect(more).toBe(1);
    vi.advanceTimersByTime(10 * SECOND);
    expect(made.clocks.more(0)).toBe(true);
    expect(made.clocks.running[0]).toMatchObject({ deadline: deadline + 20 * SECOND, more: 0 });
    expect(made.clocks.more(1)).toBe(false);
    // The next decision has its own.
    made.next('b', 0b11);
    expect(made.clocks.running[0]).toMatchObject({ more: 1 });
  });

  test('against bots three times, and never where nothing runs', () => {
    const made = new Made();
    made.late.push(1);
    made.clocks.update();
    for (let k = 0; k < 3; k++) expect(made.clocks.more(0)).toBe(true);
    expect(made.clocks.more(0)).toBe(false);
    expect(made.clocks.more(1)).toBeNull();
    expect(new Made(0).clocks.more(0)).toBeNull();
  });

  test('time from the reserve until then stays spent', () => {
    const made = new Made();
    vi.advanceTimersByTime(35 * SECOND);
    expect(made.clocks.more(0)).toBe(true);
    expect(made.banks).toEqual([15, 15]);
    vi.advanceTimersByTime(19 * SECOND);
    made.clocks.stop();
    expect(made.banks).toEqual([15, 15]);
  });
});
