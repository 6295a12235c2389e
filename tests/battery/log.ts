/**
 * Plays matches through `Match` and prints their digests: run in a process of its own by the
 * battery, to compare two processes. Arguments: number of matches, game. Reads logs to replay from
 * stdin.
 */

import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { SeededChance } from '../../engine/core/chance.ts';
import type { Game, SeatInfo } from '../../engine/core/contract.ts';
import { type Hashes, hashOfKey } from '../../engine/core/keyed-chance.ts';
import { type ChanceOrigin, type Log, readLog } from '../../engine/core/log.ts';
import { Match, replay } from '../../engine/core/match.ts';
import { gameById, games, tables } from './games.ts';
import { optionsOf, seatCount, seatInfos, seatsIn } from './play.ts';
import type { Samples } from './samples.ts';

/** Node's own hash functions: independent of those that server and browser use. */
export const hashes: Hashes = {
  sha256: (message) => createHash('sha256').update(message).digest(),
  hmac: (key, message) => createHmac('sha256', key).update(message).digest(),
};

/** A key alone, as logs of format 1 have it, or one with its commitment and contributions. */
function keyed(number: number, seats: readonly SeatInfo[]): ChanceOrigin {
  const hashed = (text: string): string => createHash('sha256').update(text).digest('hex');
  const key = hashed(`key ${number}`);
  if (number % 4 === 1) return { key };
  const contributions = seats.map(({ bot }, seat) => (bot ? '' : hashed(`${number} ${seat}`)));
  return { key, hash: hashOfKey(key, hashes), contributions };
}

/** A finished match with asides and undone actions; every second one with a key. */
export function playMatch(
  game: Game,
  samples: Samples,
  number: number,
  each: (match: Match, seat: number) => void = () => {},
): Match {
  const seats = seatInfos(seatCount(game, number));
  const options = optionsOf({ game, samples, number, asideEvery: 0 });
  const chance = number % 2 === 0 ? { seed: `log ${number}` } : keyed(number, seats);
  const match = new Match({ game, seats, options, chance, hashes });
  const will = new SeededChance(`log will ${number}`);
  while (!match.isFinished) {
    if (will.below(6) === 0) {
      const aside = samples.asides[will.below(samples.asides.length)];
      match.act(will.below(seats.length), aside);
    }
    const deciders = seatsIn(match.deciders);
    const seat = deciders[will.below(deciders.length)];
    if (match.undoable(seat) > 0 && will.below(3) === 0) match.undo(seat);
    const legal = match.legal(seat);
    match.act(seat, legal[will.below(legal.length)]);
    each(match, seat);
  }
  return match;
}

/** The whole result of a match, in 64 hexadecimal digits. */
export function digest(match: Match): string {
  const hash = createHash('sha256');
  hash.update(new Uint8Array(match.state.buffer, 0, match.state.byteLength));
  hash.update(JSON.stringify(match.log()));
  for (let seat = 0; seat < match.seats.length; seat++) {
    hash.update(JSON.stringify(match.view(seat)));
  }
  return hash.digest('hex');
}

if (process.argv[1]?.endsWith('log.ts')) {
  const count = Number(process.argv[2]);
  const given = JSON.parse(readFileSync(0, 'utf8')) as Log[];
  const table = tables.find(({ game }) => game.id === process.argv[3]);
  if (!table) throw new Error(`No game ${process.argv[3]}`);
  const { game, samples } = table;
  const played = Array.from({ length: count }, (_, i) => digest(playMatch(game, samples, i)));
  const replayed = given.map((json) => {
    const log = readLog(json, games);
    return digest(replay(log, gameById(log.game), hashes));
  });
  console.log(JSON.stringify({ played, replayed }));
}
