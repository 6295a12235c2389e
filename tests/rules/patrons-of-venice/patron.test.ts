/** The patron: it beats chance, is honest and quick, and plays matches as people do. */

import { describe, expect, test } from 'vitest';
import { simulate } from '../../../engine/cli/simulate/run.ts';
import { SeededChance } from '../../../engine/core/chance.ts';
import type { JsonObject, State } from '../../../engine/core/contract.ts';
import { choose } from '../../../engine/games/patrons-of-venice/bot/choose.ts';
import { seatInfos } from '../../battery/play.ts';
import { several } from '../../scope.ts';
import { game } from './table.ts';

/** Plays matches among these bots, the first in turn on every chair. */
function matches(games: number, bots: readonly string[]): JsonObject {
  const seats = bots.length;
  const options = game.options({ maxTurns: 120 }, seats);
  return simulate({ game, seats, games, seed: 'patron', bots, options, quiet: true });
}

/** The share of its matches that the patron has won. */
const winShare = (report: JsonObject): number =>
  Number(((report.bots as JsonObject).patron as JsonObject).winShare);

test('one patron among three that choose at random wins nearly always', () => {
  const report = matches(several(15, 40), ['patron', 'random', 'random', 'random']);
  expect(winShare(report)).toBeGreaterThan(0.9);
  expect(report.invariantViolations).toBe(0);
});

describe.each([3, 4, 5])('among %i patrons', (seats) => {
  const { economy } = matches(10, Array(seats).fill('patron')) as { economy: JsonObject };
  const points = economy.points as JsonObject;

  test('a match is as long as the rules foresee, and ends by points', () => {
    expect(economy.turns).toBeGreaterThan(20);
    expect(economy.turns).toBeLessThan(45);
    expect(economy.cutShort).toBe(0);
  });

  test('the city is built up, with statues and luxuries, and no purse bursts', () => {
    expect(points.businesses).toBeGreaterThan(13);
    expect(economy.statues).toBeGreaterThan(2);
    expect(points.favours).toBeGreaterThan(2);
    expect(economy.ducatsLeft).toBeLessThan(20);
    for (const count of Object.values(economy.actions as JsonObject)) {
      expect(count).toBeGreaterThan(1);
    }
  });
});

const infos = seatInfos(5);

test.each<JsonObject>([
  {},
  { openMoney: false, guestProduction: true },
  { chainProduction: false },
])('it decides the same whatever lies in hands, purses and deck that it cannot see: %j', (more) => {
  const chance = new SeededChance('honest');
  const s = game.setup(5, game.options({ maxTurns: 16, ...more }, 5), chance);
  const bot = game.bots.patron?.();
  const changed = new Set<string>();
  const thought = (of: State, seat: number, seq: number) =>
    bot?.think(game.view(of, seat, infos), new SeededChance(seq));
  for (let seq = 0; !game.isFinished(s); seq++) {
    const seat = 31 - Math.clz32(game.deciders(s));
    const code = choose(s, seat);
    const twin = s.slice();
    game.determinize(twin, seat, chance, (field) => changed.add(field));
    expect(choose(twin, seat)).toBe(code);
    expect(thought(twin, seat, seq)).toEqual(thought(s, seat, seq));
    game.apply(s, seat, code, chance, null);
  }
  expect([...changed]).toEqual(expect.arrayContaining(['drawDeck', 'seats.hand']));
});

test('it thinks for less than 50 ms, also about an action to lead', () => {
  const bot = game.bots.patron?.();
  const chance = new SeededChance('clock');
  const s = game.setup(5, game.options({ maxTurns: 12 }, 5), chance);
  const times: number[] = [];
  while (!game.isFinished(s)) {
    const seat = 31 - Math.clz32(game.deciders(s));
    const view = game.view(s, seat, infos);
    const isLead = (view.public as { phase: string }).phase === 'chooseAction';
    // Time of this thread alone, without the machine's other work.
    const began = process.threadCpuUsage();
    const action = bot?.think(view, chance);
    const { user, system } = process.threadCpuUsage(began);
    if (isLead) times.push((user + system) / 1000);
    game.apply(s, seat, game.encode(s, seat, action), chance, null);
  }
  times.sort((a, b) => a - b);
  expect(times[Math.floor(times.length / 2)]).toBeLessThan(50);
});
