/**
 * The times at which bots think, and the results of their thoughts: on a match of the test guest
 * without a table.
 */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { JsonObject } from '../../engine/core/contract.ts';
import type { BotPool } from '../../server/bots/pool.ts';
import type { MatchRecord } from '../../server/journal/journal.ts';
import { log } from '../../server/log.ts';
import { ATTENDED, BotDriver, type BotTable, DELAYS } from '../../server/table/bots.ts';
import { AFTER_GRACE } from '../../server/table/clocks.ts';
import { CommandQueue } from '../../server/table/command-queue.ts';
import { type Outcome, Play } from '../../server/table/play.ts';
import { guest as game } from '../guest/registry.ts';

const PASS: JsonObject = { type: 'pass' };
const OFFER: JsonObject = { type: 'offer', give: { dates: 1 }, ask: 5 };
const TRAVEL: JsonObject = { type: 'travel', legs: [[0]] };

type Thought = (action: JsonObject | null) => void;

/** A table with some bot seats, whose thoughts the test gives. */
class Made implements BotTable {
  readonly play: Play;
  readonly pace = 'normal';
  readonly halted = false;
  unhurried = false;
  attended = false;
  leisure = 1;
  readonly queue = new CommandQueue();
  readonly acted: [number, JsonObject][] = [];
  /** Thoughts under way, oldest first. */
  readonly thoughts: Thought[] = [];
  asked = 0;
  /** For each thought: how often the bot had let others speak first. */
  readonly waited: number[] = [];
  readonly driver: BotDriver;
  private readonly bots: readonly number[];
  /** Judges an action before the rules do. */
  gate: (action: JsonObject) => Outcome | null = () => null;

  constructor(bots: readonly number[], seats = 3, patience = 0) {
    this.bots = bots;
    const of = { ...game, patience: () => patience };
    const record: MatchRecord = {
      id: 'm',
      code: 'T',
      game: game.id,
      engine: game.version,
      key: 'ab'.repeat(32),
      seats: Array.from({ length: seats }, (_, k) => ({ name: `P${k}`, color: 'red', bot: true })),
      options: game.options({}, seats) as JsonObject,
    };
    this.play = new Play(
      of,
      record,
      () => record.seats,
      async () => undefined,
    );
    const think = (_game: string, _bot: string, _view: string, waited: number) =>
      new Promise<JsonObject | null>((resolve) => {
        this.asked++;
        this.waited.push(waited);
        this.thoughts.push(resolve);
      });
    this.driver = new BotDriver(this, { think } as unknown as BotPool);
    this.driver.wake();
  }

  botOf(seat: number): string | null {
    return this.bots.includes(seat) ? 'random' : null;
  }

  async actFor(seat: number, action: JsonObject): Promise<Outcome> {
    const refused = this.gate(action);
    if (refused) return refused;
    this.acted.push([seat, action]);
    const outcome = await this.play.act(seat, action, null);
    this.driver.wake();
    return outcome;
  }

  /** The oldest thought gets its answer. */
  async answer(action: JsonObject | null): Promise<void> {
    await vi.advanceTimersByTimeAsync(3000);
    expect(this.thoughts.length).toBeGreaterThan(0);
    this.thoughts.shift()?.(action);
    await vi.advanceTimersByTimeAsync(1);
  }
}

let complaints: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  vi.useFakeTimers();
  complaints = vi.spyOn(log, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a thought about a position that has moved on is thought again, and is no failure', async () => {
  const made = new Made([0], 2);
  await vi.advanceTimersByTimeAsync(3000);
  // While the leader thinks, the offer that it wants to accept is withdrawn.
  await made.play.act(1, OFFER, null);
  await made.answer({ type: 'accept', offer: 'O7' });
  expect(complaints).not.toHaveBeenCalled();
  await made.answer(TRAVEL);
  expect(made.asked).toBe(2);
  expect(made.acted).toEqual([
    [0, { type: 'accept', offer: 'O7' }],
    [0, TRAVEL],
  ]);
  expect(complaints).not.toHaveBeenCalled();
});

test('a refused thought about the position as it stands is a failure: the stand-in decides', async () => {
  const made = new Made([0], 2);
  await made.answer({ type: 'accept', offer: 'O7' });
  expect(complaints).toHaveBeenCalledTimes(1);
  expect(made.play.round).toBe(2);
  // The same finally happens in a position that never stops changing.
  const other = new Made([0], 2);
  for (let k = 0; k < 7; k++) {
    await vi.advanceTimersByTimeAsync(3000);
    const action = k % 2 === 0 ? OFFER : { type: 'withdraw', offer: `O${(k + 1) / 2}` };
    expect(await other.play.act(1, action, null)).toMatchObject({ ok: true });
    await other.answer({ type: 'accept', offer: 'O9' });
  }
  expect(complaints).toHaveBeenCalledTimes(2);
  expect(other.play.round).toBe(2);
});

test('a bot that owes nothing may speak, later than others and a few times a turn', async () => {
  const made = new Made([1]);
  await made.answer(PASS);
  expect(made.play.speakers).toBe(0b010);
  const before = made.asked;
  // Nothing to say: no complaint.
  for (let k = 0; k < 3; k++) {
    await vi.advanceTimersByTimeAsync(2400);
    expect(made.thoughts).toHaveLength(0);
    await made.answer(null);
  }
  await vi.advanceTimersByTimeAsync(60_000);
  expect(made.asked - before).toBe(3);
  expect(made.acted).toEqual([[1, PASS]]);
  // In the next turn again.
  await made.play.act(0, TRAVEL, null);
  await made.play.act(1, TRAVEL, null);
  made.driver.wake();
  await made.answer(PASS);
  await vi.advanceTimersByTimeAsync(2400);
  await made.answer(OFFER);
  expect(made.acted.slice(1)).toEqual([
    [1, PASS],
    [1, OFFER],
  ]);
  expect(complaints).not.toHaveBeenCalled();
});

test('a grace makes a bot wait until it is woken, and nobody complains', async () => {
  const made = new Made([0]);
  const refusal = { code: 'E_GRACE', rule: 'TR-2008', params: {}, remedy: { kind: AFTER_GRACE } };
  made.gate = () => ({ ok: false, error: 'refused', refusal });
  await made.answer(TRAVEL);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(made.asked).toBe(1);
  made.gate = () => null;
  made.driver.wake();
  await made.answer(TRAVEL);
  expect(made.play.round).toBe(2);
  expect(complaints).not.toHaveBeenCalled();
});

test('a bot that is asked beside others may let them speak first, and thinks again at intervals', async () => {
  // All three are asked; the other seats are people's.
  const made = new Made([1]);
  await made.answer(null);
  expect(made.asked).toBe(1);
  await vi.advanceTimersByTimeAsync(3900);
  expect(made.asked).toBe(1);
  // Nothing happens: a thought every four seconds, and in the end none.
  for (let k = 1; k <= 5; k++) {
    await vi.advanceTimersByTimeAsync(4000);
    made.thoughts.shift()?.(null);
    await vi.advanceTimersByTimeAsync(1);
  }
  await vi.advanceTimersByTimeAsync(60_000);
  expect(made.waited).toEqual([0, 1, 2, 3, 4, 5]);
  // Something happens: it thinks again.
  await made.play.act(2, PASS, null);
  made.driver.wake();
  await made.answer(null);
  expect(made.waited.at(-1)).toBe(0);
  expect(made.acted).toEqual([]);
  expect(complaints).not.toHaveBeenCalled();
});

test('how long it waits for persons is told, and a person who reads puts it off, within bounds', async () => {
  const made = new Made([1], 3, 5);
  expect(made.driver.limits).toEqual([]);
  expect(made.driver.more(0)).toBeNull();
  await vi.advanceTimersByTimeAsync(3000);
  made.thoughts.shift()?.(null);
  await vi.advanceTimersByTimeAsync(0);
  const [limit] = made.driver.limits;
  expect(limit).toMatchObject({ kind: 'bot', by: 1, seats: 0b101 });
  expect((limit?.deadline ?? 0) - Date.now()).toBe(20_000);
  // Nobody at the bot's own seat is reading.
  expect(made.driver.more(1)).toBeNull();
  expect(made.driver.more(2)).toBe(true);
  expect((made.driver.limits[0]?.deadline ?? 0) - Date.now()).toBe(40_000);
  await vi.advanceTimersByTimeAsync(19_900);
  // The bot has not thought again.
  expect(made.asked).toBe(1);
  for (let k = 1; k < 6; k++) expect(made.driver.more(0)).toBe(true);
  expect(made.driver.limits[0]).toMatchObject({ more: 0 });
  expect(made.driver.more(0)).toBe(false);
  // Something happens: the position has changed, and it thinks again.
  await made.play.act(2, PASS, null);
  expect(made.driver.limits).toEqual([]);
});

test('bots that would all wait for one another do not: the stand-in decides', async () => {
  const made = new Made([0, 1, 2]);
  await made.answer(null);
  await made.answer(null);
  expect(complaints).not.toHaveBeenCalled();
  await made.answer(null);
  expect(complaints).toHaveBeenCalledTimes(1);
  expect(made.acted).toHaveLength(1);
});

test('a silence that others have overtaken is no failure, however often', async () => {
  const made = new Made([0], 2);
  for (let k = 0; k < 9; k++) {
    await vi.advanceTimersByTimeAsync(3000);
    const action = k % 2 === 0 ? OFFER : { type: 'withdraw', offer: `O${(k + 1) / 2}` };
    expect(await made.play.act(1, action, null)).toMatchObject({ ok: true });
    await made.answer(null);
  }
  expect(complaints).not.toHaveBeenCalled();
  expect(made.acted).toEqual([]);
});

test('a question is answered at once, but where somebody looks on like any decision', async () => {
  // Seats 1 and 2 may make offers: a question.
  for (const unhurried of [false, true]) {
    const made = new Made([1], 3);
    made.driver.stop();
    made.unhurried = unhurried;
    made.driver.wake();
    await vi.advanceTimersByTimeAsync(1000);
    expect(made.asked).toBe(unhurried ? 0 : 1);
    await vi.advanceTimersByTimeAsync(2000);
    expect(made.asked).toBe(1);
    made.driver.stop();
  }
});

test('if several speak at once, all take so many times as long', async () => {
  const made = new Made([0], 2);
  made.driver.stop();
  made.leisure = 4;
  made.driver.wake();
  await vi.advanceTimersByTimeAsync(4000);
  expect(made.asked).toBe(0);
  await vi.advanceTimersByTimeAsync(7000);
  expect(made.asked).toBe(1);
  made.driver.stop();
});

test('before a person every move has its time, a first one more of it, and a question some', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const times = { move: 0, question: 1 };
  const due = {
    usual: { move: DELAYS.normal[0], question: 150 },
    attended: { move: ATTENDED.each[0] + ATTENDED.first, question: ATTENDED.question[0] },
  };
  for (const [who, soon] of Object.entries(due)) {
    for (const [what, seat] of Object.entries(times)) {
      const made = new Made([seat], what === 'move' ? 2 : 3);
      made.driver.stop();
      made.attended = who === 'attended';
      made.driver.wake();
      const ms = soon[what as keyof typeof times];
      await vi.advanceTimersByTimeAsync(ms - 10);
      expect(made.asked, `${who} ${what}`).toBe(0);
      await vi.advanceTimersByTimeAsync(20);
      expect(made.asked, `${who} ${what}`).toBe(1);
      made.driver.stop();
    }
  }
});
