/** Results of matches, read from verified logs: of a server's own, or of a folder that is a league. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '../../engine/core/contract.ts';
import { placeOf } from '../../engine/core/places.ts';
import { verify } from '../../engine/core/verify.ts';
import { hashes } from '../protocol/chance.ts';
import { inOrder, type Result, type ResultSeat } from './rate.ts';

type Games = { readonly [id: string]: Game };

/** Why a log does not count. */
export type Refused =
  | 'unreadable' // no JSON, no log, or of other rules than today's
  | 'refused' // a check has failed: it is not what was played
  | 'unrated'
  | 'twice';

/**
 * The result of a rated match as its log proves it; people go by their names.
 * @param json any value
 */
export function resultOf(json: unknown, games: Games): Result | Refused {
  const { log, verdict, standings } = verify(json, { games, hashes });
  if (!log || (standings.length === 0 && verdict !== 'refused')) return 'unreadable';
  if (verdict === 'refused') return 'refused';
  const { id, game, seats, result } = log;
  if (seats.some(({ rated }) => rated === undefined)) return 'unrated';
  // Only a whole log of today's format proves when it ended.
  if (verdict !== 'proven' || id === undefined || result?.ended === undefined) return 'refused';
  const reached = standings.map((own): ResultSeat => {
    const { name, rated: bot = '' } = seats[own.seat];
    const who = bot === '' ? name : '';
    return { seat: own.seat, who, bot, place: placeOf(own, standings) };
  });
  const inSeats = reached.sort((a, b) => a.seat - b.seat);
  return { match: id, game, ended: result.ended, seats: inSeats };
}

/** The logs of a folder: those that count, in order, and the others by their files. */
export function leagueOf(folder: string, games: Games) {
  const results = new Map<string, Result>();
  const others: { readonly file: string; readonly why: Refused }[] = [];
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()) {
    const result = resultOf(parsed(readFileSync(join(folder, file), 'utf8')), games);
    if (typeof result === 'string') others.push({ file, why: result });
    else if (results.has(result.match)) others.push({ file, why: 'twice' });
    else results.set(result.match, result);
  }
  return { results: [...results.values()].sort(inOrder), others };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
