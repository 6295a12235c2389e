/** A match at a stand: as long as its card says, for every game with stands. */

import { afterEach, describe, expect, test, vi } from 'vitest';
import { cards } from '../../client/games/registry-cards.ts';
import { SeededChance } from '../../engine/core/chance.ts';
import type { Game, JsonObject, StandForm } from '../../engine/core/contract.ts';
import { games } from '../../engine/registry.ts';
import type { BotPool } from '../../server/bots/pool.ts';
import { HOST_CLOCK } from '../../server/clock.ts';
import { BotDriver, type BotTable } from '../../server/table/bots.ts';
import { CommandQueue } from '../../server/table/command-queue.ts';
import { ForegoneAnswers } from '../../server/table/foregone.ts';
import { type Outcome, Play } from '../../server/table/play.ts';
import { ALL, inTurn } from '../scope.ts';

const MATCHES = 10;
const MINUTE = 60_000;
const LENGTHS = ['one', 'two', 'full'] as const;
type Length = (typeof LENGTHS)[number];

afterEach(() => {
  vi.useRealTimers();
});

/** A stand's table of bots alone, which think at once; their waits pass on a clock of the test. */
class Stand implements BotTable {
  readonly play: Play;
  readonly pace = 'slow';
  readonly halted = false;
  readonly unhurried: boolean;
  readonly leisure: number;
  readonly queue = new CommandQueue();
  /** Minutes of the whole match that had passed when it came to the round of a length, if it fits. */
  readonly begun = new Map<Length, number>();
  private readonly reached = new Set<Length>();
  private readonly form: StandForm;
  private readonly bot: string;
  private readonly driver: BotDriver;
  private readonly foregone = new ForegoneAnswers(this);
  private readonly since = Date.now();

  constructor(game: Game, form: StandForm, seed: number) {
    this.form = form;
    this.unhurried = form.unhurried ?? false;
    this.leisure = form.leisure ?? 1;
    [this.bot = ''] = Object.keys(game.bots);
    const seats = Array.from({ length: form.seats }, (_, k) => ({
      name: `P${k}`,
      color: game.colors[k] ?? '',
      bot: true,
    }));
    const record = {
      id: 'm',
      code: 'T',
      game: game.id,
      engine: game.version,
      seats,
      key: seed.toString(16).padStart(2, '0').repeat(32),
      options: game.options({ ...game.botsOnly, ...form.options }, form.seats) as JsonObject,
    };
    this.play = new Play(
      game,
      record,
      () => seats,
      async () => undefined,
    );
    const chance = new SeededChance(seed);
    const think = async (_game: string, bot: string, view: string, waited: number) =>
      game.bots[bot]?.().think(JSON.parse(view), chance, waited) ?? null;
    // Dice of its own: others in this process throw `Math.random` when they like.
    const delays = new SeededChance(`delays ${seed}`);
    const dice = () => delays.below(1 << 20) / (1 << 20);
    this.driver = new BotDriver(this, { think } as unknown as BotPool, HOST_CLOCK, dice);
    this.wake();
  }

  botOf(): string {
    return this.bot;
  }

  async actFor(seat: number, action: JsonObject): Promise<Outcome> {
    const outcome = await this.play.act(seat, action, null);
    this.wake();
    return outcome;
  }

  private wake(): void {
    this.look();
    this.foregone.wake();
    this.driver.wake();
  }

  get minutes(): number {
    return (Date.now() - this.since) / MINUTE;
  }

  private look(): void {
    const { play, form, reached } = this;
    for (const length of LENGTHS) {
      if (reached.has(length) || play.round < form.from[length]) continue;
      reached.add(length);
      if (form.fits?.(play.state) ?? true) this.begun.set(length, this.minutes);
    }
  }

  stop(): void {
    this.driver.stop();
  }
}

/** Minutes in public of some matches, by length, the shortest first. */
async function watched(game: Game, form: StandForm): Promise<Record<Length, number[]>> {
  vi.useFakeTimers();
  const lasted: Record<Length, number[]> = { one: [], two: [], full: [] };
  for (let seed = 1; seed <= MATCHES; seed++) {
    const stand = new Stand(game, form, seed);
    while (!stand.play.finished) await vi.advanceTimersToNextTimerAsync();
    stand.stop();
    for (const [length, from] of stand.begun) lasted[length].push(stand.minutes - from);
  }
  for (const length of LENGTHS) lasted[length].sort((a, b) => a - b);
  return lasted;
}

const shown = Object.values(games).flatMap((game) =>
  game.stand ? [{ game, form: game.stand }] : [],
);

// By day one game, another each day: whole matches at a stand are expensive.
describe.each(ALL ? shown : [inTurn(shown)])('$game.id', ({ game, form }) => {
  test('the operator’s text about each length is correct', async () => {
    const words = (await cards[game.id]?.())?.stand?.lengths;
    const lasted = await watched(game, form);
    for (const length of LENGTHS) {
      const all = lasted[length];
      expect(all.length, length).toBeGreaterThan(MATCHES / 4);
      const told = /(\d+)(?: to (\d+))? minutes/.exec(words?.[length] ?? '');
      const [least, most] = [Number(told?.[1]), Number(told?.[2] ?? told?.[1])];
      // Some matches are long: the median gives the usual wait.
      const middle = all[all.length >> 1] ?? Number.NaN;
      expect(middle, words?.[length]).toBeGreaterThan(least * 0.75);
      expect(middle, words?.[length]).toBeLessThan(most * 1.25);
    }
    // If others are begun instead, no match is too short for a stand, and none too long.
    if (!form.fits) return;
    const told = Number(/(\d+) minutes/.exec(words?.one ?? '')?.[1]);
    for (const minutes of lasted.one) {
      expect(minutes).toBeGreaterThan(told * 0.75);
      expect(minutes).toBeLessThan(told * 1.25);
    }
  }, 180_000);
});
