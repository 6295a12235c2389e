/**
 * Logs written by earlier versions of this program (`kept` beside each game's tests) must still be
 * readable, replayable and verifiable. New ones may be added, none may ever be changed.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readLog } from '../../engine/core/log.ts';
import { verify } from '../../engine/core/verify.ts';
import { games, tables } from './games.ts';
import { hashes } from './log.ts';

const kept = tables.flatMap(({ game: { id }, tests }) => {
  const folder = new URL(`../../${tests}/kept/`, import.meta.url);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files
    .filter((name) => name.startsWith('log-'))
    .map((name) => ({ id, name, text: readFileSync(new URL(name, folder), 'utf8') }));
});

describe.each(kept)('$id $name', ({ text }) => {
  test('is read and verified with the rules of today', () => {
    const log = readLog(JSON.parse(text), games);
    const { verdict, steps } = verify(log, { games, hashes });
    const refused = steps.filter((step) => step.verdict === 'refused');
    expect(refused).toEqual([]);
    expect(verdict).toBe(log.format === 'laguna-log/1' ? 'replayed' : 'proven');
  });

  test('is refused by a raised version of its own rules, and by no other', () => {
    const log = JSON.parse(text) as { game: string };
    const game = games[log.game];
    const raised = { ...games, [game.id]: { ...game, version: `${game.version}.1` } };
    expect(verify(log, { games: raised, hashes }).steps[0]).toMatchObject({
      verdict: 'refused',
      reason: 'notALog',
      problem: 'engine',
    });
    const other = { ...games, other: { ...game, id: 'other', version: '9.9.9' } };
    expect(verify(log, { games: other, hashes }).verdict).not.toBe('refused');
  });
});

test('at least one log is kept', () => {
  expect(kept.length).toBeGreaterThan(0);
});
