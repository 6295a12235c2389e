/**
 * A made league: matches played at random among a hundred people and some bots, counted one by one as a
 * server does (some late), then counted anew from their logs. Both must agree bit for bit. Compared
 * with the figures of a single match.
 */

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { SeededChance } from '../../../engine/core/chance.ts';
import type { JsonObject, SeatInfo } from '../../../engine/core/contract.ts';
import { type Log, sealed } from '../../../engine/core/log.ts';
import { Match } from '../../../engine/core/match.ts';
import { games } from '../../../engine/registry.ts';
import { startServices } from '../../../server/cluster/services.ts';
import { readConfig } from '../../../server/config.ts';
import { type Entry, entryOf, type Journal } from '../../../server/journal/journal.ts';
import { openJournal } from '../../../server/journal/open.ts';
import type { PeopleBook } from '../../../server/people/known/book.ts';
import { openPeople } from '../../../server/people/known/open.ts';
import { hashes, hashOfKey } from '../../../server/protocol/chance.ts';
import { leagueOf } from '../../../server/ratings/league.ts';
import { NEWCOMER, type Rating, rated } from '../../../server/ratings/rate.ts';
import { recomputed } from '../../../server/ratings/recompute.ts';
import { Person } from '../../server/person.ts';
import { percentiles, round } from '../stats.ts';
import { each, given } from './houses.ts';

const PEOPLE = 100;
/** Matches that are written down at once. */
const AT_ONCE = 64;
/** One seat in so many is a bot's. */
const BOTS = 6;
/** One match in so many is counted after later ones. */
const LATE = 20;
const ROOT = join(import.meta.dirname, '../../..');

type Played = Log & { readonly id: string; readonly result: NonNullable<Log['result']> };

/** A whole match of random answers. */
function played(chance: SeededChance, k: number): Played {
  const ids = Object.keys(games);
  const game = games[ids[k % ids.length]];
  const { min, max } = game.seats;
  const count = min + chance.below(max - min + 1);
  const bots = Object.keys(game.bots);
  const chairs = Array.from({ length: count }, () => chance.below(PEOPLE));
  const seats = chairs.map((who, seat): SeatInfo => {
    // Nobody sits there twice.
    const bot = chairs.indexOf(who) < seat || chance.below(BOTS) === 0;
    const kind = bots[chance.below(bots.length)];
    const color = game.colors[seat];
    if (bot) return { name: `Bot ${seat}`, color, bot: true, rated: kind };
    return { name: `P${who}`, color, bot: false, rated: '' };
  });
  const hex = (n: number): string =>
    chance
      .below(2 ** 31)
      .toString(16)
      .padStart(8, '0')
      .repeat(n);
  const key = hex(8);
  const id = `${hex(1)}-0000-4000-8000-${k.toString(16).padStart(12, '0')}`;
  const chances = { key, hash: hashOfKey(key), contributions: seats.map(() => '') };
  const match = new Match({ game, id, seats, chance: chances, hashes });
  while (!match.isFinished) {
    const seat = 31 - Math.clz32(match.deciders);
    const legal = match.legal(seat);
    match.act(seat, legal[chance.below(legal.length)]);
  }
  const standings = game.standings(match.state);
  return sealed(match.log(), standings, match.chain, hashes, 1_800_000_000_000 + k) as Played;
}

/** Writes the match and the proofs of its people down. */
async function keep(journal: Journal, people: PeopleBook, log: Played, who: readonly Person[]) {
  const { id, game, engine, seats, result } = log;
  const options = log.options as JsonObject;
  const chance = log.chance as { key: string; contributions: string[] };
  const table = { code: id.slice(0, 6), game, body: {}, matchId: id };
  const code = `${id.slice(-6)}`;
  const claim = await journal.open({ ...table, code, matchId: null });
  const match = { id, code, game, seats, options, engine, ...chance };
  await journal.startMatch(claim, match, { ...table, code });
  const entries: Entry[] = log.entries.map((one, n) => entryOf(one, n + 1));
  // In their order: each follows the one before.
  for (const [n, one] of entries.entries()) {
    await journal.append(claim, id, one, n === entries.length - 1 ? result : null);
  }
  for (const [seat, { name, rated: bot }] of seats.entries()) {
    if (bot !== '') continue;
    const { key } = who[Number(name.slice(1))];
    const about = { match: id, seat, code, game, at: 1, device: '', text: '', signature: '' };
    await people.claim({ ...about, key });
  }
}

/** How fast the arithmetic alone is. */
function oneMatch(): object {
  const seats = [1, 2, 3, 4].map((place) => ({ rating: NEWCOMER, place }));
  const count = 20_000;
  const began = performance.now();
  for (let k = 0; k < count; k++) rated(seats);
  const us = ((performance.now() - began) * 1000) / count;
  return { microsecondsEach: round(us, 1), matchesPerSecond: round(1e6 / us) };
}

export async function benchRatings(cluster: boolean): Promise<object> {
  const matches = given('matches', 1000);
  const folder = mkdtempSync(join(tmpdir(), 'laguna-bench-'));
  // PostgreSQL's own user must be able to reach it.
  const apart = mkdtempSync(join(tmpdir(), 'laguna-bench-'));
  const services = cluster ? await startServices(apart) : null;
  const env = {
    LAGUNA_DATA: join(folder, 'data'),
    ...(services && { LAGUNA_DATABASE: services.database }),
  };
  const config = readConfig(env);
  const journal = await openJournal(config);
  const people = await openPeople(config, games);
  try {
    const chance = new SeededChance('league');
    const who = Array.from({ length: PEOPLE }, () => new Person());
    const began = performance.now();
    const logs = Array.from({ length: matches }, (_, k) => played(chance, k));
    const playing = performance.now() - began;
    await each(logs.length, AT_ONCE, (k) => keep(journal, people, logs[k], who));
    const leagueFolder = join(folder, 'league');
    mkdirSync(leagueFolder);
    for (const log of logs)
      writeFileSync(join(leagueFolder, `${log.id}.json`), JSON.stringify(log));
    // As they end; a few are counted after later ones.
    const late = logs.filter((_, k) => k % LATE === LATE - 1);
    const inTime = logs.filter((_, k) => k % LATE !== LATE - 1);
    const counting = async (some: readonly Played[]): Promise<object> => {
      const took: number[] = [];
      for (const { id: match, game, seats, result } of some) {
        const { ended = 0, standings } = result;
        const start = performance.now();
        const verdict = await people.ended(match, ended, standings, {
          match,
          game,
          ended,
          seats,
          standings,
        });
        took.push(performance.now() - start);
        if (verdict !== 'counted') throw new Error(`${match}: ${verdict}`);
      }
      const sum = took.reduce((so, one) => so + one, 0);
      return { matchesPerSecond: round((took.length * 1000) / sum), ms: percentiles(took) };
    };
    const counted = { inTime: await counting(inTime), late: await counting(late) };
    const written = await people.ratings.all();
    const start = performance.now();
    const { results, others } = leagueOf(leagueFolder, games);
    const anew = recomputed(results, games);
    const folderSeconds = (performance.now() - start) / 1000;
    const differ = differences(written.rows, anew, logs);
    if (others.length > 0 || differ > 0) {
      throw new Error(`${others.length} logs do not count, ${differ} ratings differ`);
    }
    await people.close();
    await journal.close();
    const check = checked(env);
    return {
      matches,
      playedPerSecond: round((matches * 1000) / playing),
      oneMatch: oneMatch(),
      counted,
      folder: { logsPerSecond: round(matches / folderSeconds), seconds: round(folderSeconds, 1) },
      differencesFromTheLiveBook: differ,
      'npm run ratings -- --check': check,
    };
  } finally {
    await services?.stop();
    for (const one of [folder, apart]) rmSync(one, { recursive: true, force: true });
  }
}

/** Ratings of the folder that are not, bit for bit, what was written match by match. */
function differences(
  rows: readonly { readonly [name: string]: unknown }[],
  { counted }: ReturnType<typeof recomputed>,
  logs: readonly Played[],
): number {
  const after = new Map<string, Rating | null>(
    counted.flatMap(({ match, seats, after: now }) =>
      seats.map(({ seat }, k) => [`${match} ${seat}`, now[k]] as const),
    ),
  );
  const wrong = rows.filter(({ match, seat, mu, sigma }) => {
    const now = after.get(`${match} ${seat}`);
    return now ? now.mu !== Number(mu) || now.sigma !== Number(sigma) : now === undefined;
  });
  const due = logs.reduce((sum, { seats }) => sum + seats.length, 0);
  return wrong.length + Math.abs(due - rows.length);
}

/** The command itself over the same data. @throws Error if it finds a difference */
function checked(env: { readonly [name: string]: string }): object {
  const began = performance.now();
  const run = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'server/ratings/main.ts', '--check'],
    { cwd: ROOT, encoding: 'utf8', env: { PATH: process.env.PATH, ...env } },
  );
  const seconds = round((performance.now() - began) / 1000, 1);
  if (run.status !== 0) throw new Error(`npm run ratings -- --check: ${run.stdout}${run.stderr}`);
  return { seconds, says: run.stdout.trim().split('\n').slice(-3) };
}
