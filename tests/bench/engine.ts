/**
 * How fast the rules of a game are, on one core: complete random matches and parts. `--game ID`
 * chooses one; figures are compared over the years for the first.
 */

import { parseArgs } from 'node:util';
import { type Chance, SeededChance } from '../../engine/core/chance.ts';
import type { Game, SeatInfo, State } from '../../engine/core/contract.ts';
import { Match, replay } from '../../engine/core/match.ts';
import { firstSeat, Playout } from '../../engine/search/playout.ts';
import { gameById, games } from '../guest/registry.ts';

const SEATS = 4;
/** Matches in one timed round, and rounds. */
const PER_ROUND = 2000;
const ROUNDS = 20;
const { values } = parseArgs({ options: { game: { type: 'string' } }, strict: false });
const game: Game = gameById(
  typeof values.game === 'string' ? values.game : (Object.keys(games)[0] ?? ''),
);
const OPTIONS = game.options({}, SEATS);
const PEOPLE: SeatInfo[] = Array.from({ length: SEATS }, (_, p) => ({
  name: `Seat ${p}`,
  color: '',
  bot: true,
}));

export interface EngineFigures {
  readonly game: string;
  readonly seats: number;
  /** Complete random matches per second on one core: best of the rounds, and their median. */
  readonly matchesPerSecond: number;
  readonly matchesPerSecondMedian: number;
  /** The same per second of processor time: independent of the machine's other work. */
  readonly matchesPerCpuSecond: number;
  readonly decisionsPerMatch: number;
  /** Random decisions per second of processor time. */
  readonly decisionsPerCpuSecond: number;
  readonly meanLegal: number;
  /** The same rules, with `structuredClone` of the position before every action. */
  readonly structuredCloneMatchesPerSecond: number;
  readonly timesFaster: number;
  /** The same with the position as plain objects (the usual form of a state in other engines). */
  readonly structuredCloneObjectsMatchesPerSecond: number;
  readonly timesFasterThanObjects: number;
  readonly nanosecondsPerApply: number;
  readonly nanosecondsPerLegal: number;
  readonly bytesPerApply: number;
  readonly stateBytes: number;
  readonly microsecondsPerView: number;
  /** Of a whole match from its log, through schema, checks, events and undo horizon. */
  readonly microsecondsPerReplay: number;
  readonly node: string;
}

const seconds = (): number => Number(process.hrtime.bigint()) / 1e9;

/** Seconds that `work` takes: the fastest of `rounds` (the machine may be shared). */
function fastest(rounds: number, work: () => void): number {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < rounds; i++) {
    const start = seconds();
    work();
    best = Math.min(best, seconds() - start);
  }
  return best;
}

/** Matches per second and per second of processor time, of each round, slowest first. */
function playMatches(playout: Playout, rounds: number): { wall: number[]; cpu: number[] } {
  const speeds = { wall: [] as number[], cpu: [] as number[] };
  for (let i = 0; i < rounds; i++) {
    const chance = new SeededChance(`matches ${i}`);
    const start = seconds();
    const used = process.cpuUsage();
    for (let m = 0; m < PER_ROUND; m++) playout.run(game.setup(SEATS, OPTIONS, chance), chance);
    speeds.wall.push(PER_ROUND / (seconds() - start));
    const { user, system } = process.cpuUsage(used);
    speeds.cpu.push(PER_ROUND / ((user + system) / 1e6));
  }
  for (const list of Object.values(speeds)) list.sort((a, b) => a - b);
  return speeds;
}

/** Matches per second with a `structuredClone` of the position, in some form, at every action. */
function playCloning(matches: number, form: (state: State) => unknown): number {
  const chance = new SeededChance('clone');
  const out = new Int32Array(game.maxLegal);
  const start = seconds();
  let kept: unknown = null;
  for (let m = 0; m < matches; m++) {
    const state = game.setup(SEATS, OPTIONS, chance);
    const copied = form(state);
    for (let mask = game.deciders(state); mask !== 0; mask = game.deciders(state)) {
      const seat = firstSeat(mask);
      const count = game.legal(state, seat, out);
      kept = structuredClone(copied);
      game.apply(state, seat, out[chance.below(count)], chance, null);
    }
  }
  if (kept === undefined) throw new Error('A clone is lost.');
  return matches / (seconds() - start);
}

/** Recorded matches: their starts and their actions by seat. */
interface Recording {
  readonly start: State;
  readonly seed: string;
  readonly steps: Int32Array;
}

function record(matches: number): Recording[] {
  const out = new Int32Array(game.maxLegal);
  return Array.from({ length: matches }, (_, m) => {
    const choices = new SeededChance(`choices ${m}`);
    const seed = `rules ${m}`;
    const state = game.setup(SEATS, OPTIONS, new SeededChance(`setup ${m}`));
    const start = state.slice();
    const chance = new SeededChance(seed);
    const steps: number[] = [];
    for (let mask = game.deciders(state); mask !== 0; mask = game.deciders(state)) {
      const seat = firstSeat(mask);
      const code = out[choices.below(game.legal(state, seat, out))];
      steps.push(seat, code);
      game.apply(state, seat, code, chance, null);
    }
    return { start, seed, steps: Int32Array.from(steps) };
  });
}

/** Applies the recordings; on request also lists the legal actions of every decision. */
function applyAll(
  recordings: readonly Recording[],
  chances: readonly Chance[],
  state: State,
  out: Int32Array | null,
): number {
  let listed = 0;
  for (let m = 0; m < recordings.length; m++) {
    const { start, steps } = recordings[m];
    const chance = chances[m];
    state.set(start);
    for (let i = 0; i < steps.length; i += 2) {
      const seat = steps[i];
      if (out) listed += game.legal(state, seat, out);
      game.apply(state, seat, steps[i + 1], chance, null);
    }
  }
  return listed;
}

const freshChances = (recordings: readonly Recording[]): Chance[] =>
  recordings.map(({ seed }) => new SeededChance(seed));

/** Nanoseconds per apply and per legal list, and bytes that one apply leaves on the heap. */
function measureParts(): { apply: number; legal: number; bytes: number } {
  const recordings = record(600);
  const actions = recordings.reduce((sum, { steps }) => sum + steps.length / 2, 0);
  const state = new Int32Array(game.stateLength);
  const out = new Int32Array(game.maxLegal);
  const time = (list: Int32Array | null): number => {
    let best = Number.POSITIVE_INFINITY;
    for (let i = 0; i < 9; i++) {
      const chances = freshChances(recordings);
      best = Math.min(
        best,
        fastest(1, () => applyAll(recordings, chances, state, list)),
      );
    }
    return (best / actions) * 1e9;
  };
  const apply = time(null);
  const both = time(out);
  const chances = freshChances(recordings);
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  applyAll(recordings, chances, state, null);
  const bytes = Math.max(0, process.memoryUsage().heapUsed - before) / actions;
  return { apply, legal: both - apply, bytes };
}

/** Microseconds for a seat's view, and for the replay of one whole match. */
function measureReading(): { view: number; replay: number } {
  const any = game;
  const matches = Array.from({ length: 12 }, (_, m) => playedMatch(m));
  let bytes = 0;
  const views = 3000;
  const view = fastest(5, () => {
    for (let i = 0; i < views; i++) {
      const match = matches[i % matches.length];
      bytes += Object.keys(any.view(match.state, i % SEATS, PEOPLE)).length;
    }
  });
  const logs = matches.map((match) => match.log());
  const again = fastest(5, () => {
    for (const log of logs) bytes += replay(log, any).seq;
  });
  if (bytes === 0) throw new Error('Nothing was read.');
  return { view: (view / views) * 1e6, replay: (again / logs.length) * 1e6 };
}

function playedMatch(m: number): Match {
  const match = new Match({ game, seats: PEOPLE, chance: { seed: m } });
  const choices = new SeededChance(`match ${m}`);
  while (!match.isFinished) {
    const seat = firstSeat(match.deciders);
    const legal = match.legal(seat);
    match.act(seat, legal[choices.below(legal.length)]);
  }
  return match;
}

/** All figures; takes about half a minute. */
export function benchEngine(): EngineFigures {
  const playout = new Playout(game);
  playMatches(playout, 4);
  playout.decisions = 0;
  playout.listedTotal = 0;
  const { wall, cpu } = playMatches(playout, ROUNDS);
  const best = wall[ROUNDS - 1];
  const array = playCloning(400, (state) => state);
  const objects = playCloning(20, (state) => game.describe(state));
  const parts = measureParts();
  const reading = measureReading();
  const round = (x: number, digits = 0): number => Number(x.toFixed(digits));
  const decisions = playout.decisions / (PER_ROUND * ROUNDS);
  return {
    game: game.id,
    seats: SEATS,
    matchesPerSecond: round(best),
    matchesPerSecondMedian: round(wall[ROUNDS >> 1]),
    matchesPerCpuSecond: round(cpu[ROUNDS - 1]),
    decisionsPerMatch: round(decisions, 1),
    decisionsPerCpuSecond: round(decisions * cpu[ROUNDS - 1]),
    meanLegal: round(playout.listedTotal / playout.decisions, 2),
    structuredCloneMatchesPerSecond: round(array),
    timesFaster: round(best / array, 1),
    structuredCloneObjectsMatchesPerSecond: round(objects, 1),
    timesFasterThanObjects: round(best / objects),
    nanosecondsPerApply: round(parts.apply, 1),
    nanosecondsPerLegal: round(parts.legal, 1),
    bytesPerApply: round(parts.bytes, 2),
    stateBytes: game.stateLength * Int32Array.BYTES_PER_ELEMENT,
    microsecondsPerView: round(reading.view, 1),
    microsecondsPerReplay: round(reading.replay),
    node: process.version,
  };
}
