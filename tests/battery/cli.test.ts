/** The commands `scenario` and `simulate`, run as a person runs them. */

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { games as known } from '../../engine/cli/games.ts';
import { SeededChance } from '../../engine/core/chance.ts';
import { compare } from '../../engine/core/compare.ts';
import type { Game, Json, JsonObject } from '../../engine/core/contract.ts';
import { runScenario } from '../../engine/core/scenario.ts';
import { games } from '../../engine/registry.ts';
import { guest } from '../guest/registry.ts';
import { several } from '../scope.ts';
import { inTurnByDay } from './games.ts';

const scratch = mkdtempSync(join(tmpdir(), 'scenario-'));
afterAll(() => rmSync(scratch, { recursive: true }));

function run(command: string, ...args: string[]) {
  const script = new URL(`../../engine/cli/${command}.ts`, import.meta.url).pathname;
  const all = ['--disable-warning=ExperimentalWarning', script, ...args];
  const { stdout, stderr, status } = spawnSync(process.execPath, all, { encoding: 'utf8' });
  return { lines: stdout.trimEnd().split('\n'), stderr, status };
}

test('the tools know every game that has a room, on a list of the house or in rehearsal', () => {
  const rooms = readdirSync(new URL('../../engine/games/', import.meta.url));
  expect(Object.keys(known).sort()).toEqual(rooms.sort());
  expect(run('simulate', '--game', 'nothing').stderr).toContain(Object.keys(known).join(', '));
});

const GAMES = several(4, 12).toString();

/** Folder of a game's scenarios. */
const folderOf = ({ id }: Game): string =>
  new URL(`../rules/${id}/scenarios/`, import.meta.url).pathname;

/** The games for commands that work alike for all games. */
const sat = inTurnByDay(Object.values(games));
const told = inTurnByDay(Object.values(games).filter((game) => existsSync(folderOf(game))));

describe.each(Object.values(games))('$id', (game) => {
  const folder = folderOf(game);
  // A game with its examples in its tests needs no files.
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const read = (file: string): JsonObject =>
    JSON.parse(readFileSync(join(folder, file), 'utf8')) as JsonObject;

  test.each(files)('%s holds', (file) => {
    expect(runScenario(game, read(file))).toEqual([]);
  });

  test.runIf(told.includes(game))('a folder is run whole, and exits 0 only if all hold', () => {
    const all = run('scenario', folder);
    expect(all.status).toBe(0);
    expect(all.lines).toHaveLength(files.length + 1);
    const broken = read(files[0]);
    // No game has a count as large as this in a field that every view has.
    Object.assign(broken, JSON.parse('{"then":{"seq":17000,"nonsense":1}}'));
    writeFileSync(join(scratch, 'broken.json'), JSON.stringify(broken));
    writeFileSync(join(scratch, 'no-json.json'), '{');
    const some = run('scenario', folder, scratch);
    expect(some.status).toBe(1);
    expect(some.lines.join('\n')).toMatch(/^ {2}then\.seq: expected 17000 got \d+$/m);
    expect(some.lines).toContain('  then.nonsense: expected 1 got nothing');
    expect(some.lines.at(-1)).toBe(`${files.length} hold, 2 do not`);
    expect(run('scenario', join(scratch, 'absent.json')).status).toBe(1);
    expect(run('scenario').status).toBe(2);
  });

  test.runIf(sat.includes(game))('simulate prints one JSON object on its last line', () => {
    const args = ['--game', game.id, '--seats', '3', '--games', GAMES, '--seed', '7', '--json'];
    const { lines, status } = run('simulate', ...args, '--bots', 'random');
    expect(status).toBe(0);
    expect(lines).toHaveLength(1);
    const report = JSON.parse(lines[0]) as JsonObject;
    expect(report).toMatchObject({ games: Number(GAMES), invariantViolations: 0 });
    for (const name of ['decisions', 'decisionsPerGame', 'meanLegal', 'gamesPerSecond']) {
      expect(report[name], name).toBeGreaterThan(0);
    }
    expect(report.bots).toMatchObject({ random: { games: 3 * Number(GAMES) } });
    const again = JSON.parse(run('simulate', ...args).lines[0]) as JsonObject;
    expect({ ...again, gamesPerSecond: 0 }).toEqual({ ...report, gamesPerSecond: 0 });
  });

  test.runIf(sat.includes(game))('simulate seats every named bot, whatever it is called', () => {
    const names = Object.keys(game.bots);
    const { min, max } = game.seats;
    for (let from = 0; from < names.length; from += max) {
      const some = names.slice(from, from + max);
      const seats = Math.max(min, some.length);
      const bots = Array.from({ length: seats }, (_, i) => some[i % some.length]);
      const size = ['--game', game.id, '--seats', String(seats), '--games', '1', '--json'];
      const { lines, status } = run('simulate', ...size, '--bots', bots.join(','));
      expect(status).toBe(0);
      const report = JSON.parse(lines[0]) as { bots: { [name: string]: { games: number } } };
      for (const name of some) {
        const chairs = bots.filter((bot) => bot === name).length;
        expect(report.bots[name].games).toBe(chairs);
      }
    }
    const refused = run('simulate', '--bots', 'nobody');
    expect(refused.status).toBe(2);
    expect(refused.stderr).toContain('There is no bot "nobody"');
  });
});

describe('what a scenario says is taken at its word', () => {
  const game = guest;

  test.each([
    ['{"wen":[]}', 'wen: expected a field of scenarios got an unknown one'],
    ['{"given":{"rund":3}}', 'given: expected a position got vocabulary: rund'],
    ['{"given":{"shuffles":[]}}', 'given.shuffles: expected a game whose piles can be fixed'],
    ['{"given":{"players":40}}', 'given: expected a set-up got'],
    ['{"then":{"decider":[]}}', 'then.decider: expected [] got ['],
    ['{"then":{"seats":{"9":{"coins":0}}}}', 'then.seats.9: expected'],
    ['{"when":[{"seat":7,"action":{}}]}', 'when.0.seat: expected a seat'],
    ['{"when":[{"seat":0,"action":{"type":"x"}}]}', 'when.0: expected accepted got E_'],
    [
      '{"when":[{"seat":0,"action":{"type":"x"},"error":"E_COINS"}]}',
      'when.0: expected E_COINS got E_FORM',
    ],
    ['{"views":[{"as":9}]}', 'views.0.as: expected a seat or public'],
    ['{"views":[{"as":0,"hides":["round"]}]}', 'views.0.hides.round: expected nothing'],
    ['{"legal":{"seat":0,"includes":[{"type":"x"}]}}', 'legal.includes.0: expected'],
  ])('%s', (text, complaint) => {
    const scenario = { game: game.id, given: {}, ...(JSON.parse(text) as JsonObject) };
    expect(runScenario(game, scenario)[0]).toContain(complaint);
  });
});

describe('open parts of a scenario are not asked', () => {
  const game = guest;
  const holds = (text: string): string[] =>
    runScenario(game, { game: game.id, ...(JSON.parse(text) as JsonObject) });

  test('an empty record of a list, and the order of a pile of which only the number is named', () => {
    const seats = game.seats.max;
    expect(holds(`{"given":{"players":${seats}},"then":{"seats":${EMPTY(seats)}}}`)).toEqual([]);
    const { seats: all } = game.describe(game.position({ players: seats })) as { seats: Json[] };
    expect(all).toHaveLength(seats);
    expect(compare('pile', seats, all)).toEqual([]);
    expect(compare('pile', seats + 1, all)).toEqual([`pile: expected ${seats + 1} got ${seats}`]);
  });

  test('the number of players alone is the set-up, by the seed of the scenario', () => {
    const seats = game.seats.max;
    const fresh = game.setup(seats, game.options({}, seats), new SeededChance('scenario 9'));
    const facts = JSON.stringify(game.describe(fresh));
    expect(holds(`{"seed":9,"given":{"players":${seats}},"then":${facts}}`)).toEqual([]);
  });
});

const EMPTY = (seats: number): string => JSON.stringify(Array(seats).fill({}));
