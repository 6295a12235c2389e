/** For every registered game: an honest log is proven; any change in it is refused. */

import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { canonical } from '../../engine/core/canonical.ts';
import { SeededChance } from '../../engine/core/chance.ts';
import type { JsonObject } from '../../engine/core/contract.ts';
import type { JsonFields } from '../../engine/core/json.ts';
import { BLOCKS_PER_DRAW } from '../../engine/core/keyed-chance.ts';
import { digestOf, type Log, sealed } from '../../engine/core/log.ts';
import { replay } from '../../engine/core/match.ts';
import {
  type Receipt,
  VERIFY_STEPS,
  type Verification,
  verify,
  verifying,
} from '../../engine/core/verify.ts';
import { hashes as browserHashes } from '../../server/protocol/chance.ts';
import { several } from '../scope.ts';
import { games, kitTables, tables } from './games.ts';
import { hashes, playMatch } from './log.ts';
import type { Samples } from './samples.ts';
import { tampered } from './tamper.ts';

const ID = '01234567-89ab-cdef-0123-456789abcdef';
type Committed = { key: string; hash: string; contributions: string[] };
type Mutable = JsonFields & { chance: Committed; entries: JsonObject[]; result: JsonFields };

/** A finished match with a committed key, as its server hands it out. */
function finished(samples: Samples, number: number) {
  const game = games[samples.game];
  const played = playMatch(game, samples, 4 * number + 3);
  const match = replay({ ...played.log(), id: ID }, game, hashes);
  const log = sealed(match.log(), game.standings(match.state), match.chain, hashes);
  const { hash, contributions } = log.chance as Committed;
  const seat = contributions.findIndex((one) => one !== '');
  const middle = replay(log, game, hashes, Math.floor(log.entries.length / 2));
  const receipt: Receipt = {
    matchId: ID,
    hash,
    seat,
    contribution: contributions[seat] ?? null,
    chain: middle.shownChain,
    digest: log.result.digest,
  };
  return { game, log, json: JSON.parse(JSON.stringify(log)) as Mutable, receipt, match };
}

/** A draw by the published formula alone; unfair words are too rare to be met here. */
function byHand({ key, contributions }: Committed, draw: number, below: number): number {
  const lines = ['laguna-chance/1', ...contributions].join('\n');
  const stream = createHmac('sha256', Buffer.from(key, 'hex')).update(lines).digest();
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(draw * BLOCKS_PER_DRAW));
  return createHmac('sha256', stream).update(counter).digest().readUInt32LE(0) % below;
}

const check = (json: unknown, receipts: readonly Receipt[] = []): Verification =>
  verify(json, { games, hashes, id: ID, receipts });

/** The first refused step, as `name: reason`. */
function refusal(result: Verification): string {
  const step = result.steps.find(({ verdict }) => verdict === 'refused');
  return step?.verdict === 'refused' ? `${step.name}: ${step.reason}` : result.verdict;
}

describe.each(tables)('$samples.game', ({ samples }) => {
  test('an honest log is proven, step by step, by either set of hash functions', () => {
    for (let number = 0; number < several(1, 4); number++) {
      const { game, json, receipt, match } = finished(samples, number);
      const progress = [...verifying(json, { games, hashes })];
      expect(progress.at(-1)).toEqual({ done: json.entries.length, of: json.entries.length });
      for (const functions of [hashes, browserHashes]) {
        const result = verify(json, { games, hashes: functions, id: ID, receipts: [receipt] });
        expect(result.verdict).toBe('proven');
        expect(result.steps).toEqual(VERIFY_STEPS.map((name) => ({ name, verdict: 'proven' })));
        expect(result.standings).toEqual(game.standings(match.state));
        // Every draw is listed, and follows from key and contributions alone.
        expect(result.draws.length).toBe(game.draws(match.state));
        for (const { draw, below, value } of result.draws) {
          expect(byHand(json.chance, draw, below)).toBe(value);
        }
      }
      // Without a receipt nothing is refused, and no claim is made about one.
      expect(check(json).verdict).toBe('proven');
      expect(check(json).steps.at(-1)).toEqual({ name: 'receipt', verdict: 'absent' });
    }
  });
});

describe.each(kitTables)('$samples.game', ({ samples }) => {
  test('one random change anywhere is always refused', () => {
    const places = new Set<string>();
    for (let number = 0; number < 4; number++) {
      const { json } = finished(samples, number);
      const chance = new SeededChance(`tamper ${number}`);
      for (let i = 0; i < several(20, 45); i++) {
        const { json: changed, where } = tampered(json, chance);
        expect(check(changed).verdict, where).toBe('refused');
        places.add(where.replace(/\d+/g, '#'));
      }
    }
    expect(places.size).toBeGreaterThan(several(15, 30));
  });

  test('a change whose author also mends the digest is refused by the rest, or by a receipt', () => {
    let without = 0;
    let all = 0;
    for (let number = 0; number < 4; number++) {
      const { json, receipt } = finished(samples, number);
      const chance = new SeededChance(`mended ${number}`);
      for (let i = 0; i < several(15, 50); i++) {
        const { json: changed, where } = tampered(json, chance);
        if (typeof changed.result !== 'object' || changed.result === null) continue;
        const mended = { ...changed, result: { ...changed.result, digest: '' } };
        mended.result.digest = digestOf(mended, hashes);
        if (canonical(mended) === canonical(json)) continue;
        all++;
        if (check(mended).verdict === 'refused') without++;
        expect(check(mended, [receipt]).verdict, where).toBe('refused');
      }
    }
    expect(all).toBeGreaterThan(several(40, 150));
    // The rest are stances and queued orders without an effect.
    expect(without / all).toBeGreaterThan(several(0.75, 0.9));
  });

  test('each kind of change has its reason', () => {
    const { json, receipt } = finished(samples, 1);
    const reason = (edit: (log: Mutable) => void, mend = false): string => {
      const copy = structuredClone(json);
      edit(copy);
      if (mend) copy.result.digest = digestOf(copy, hashes);
      return refusal(check(copy));
    };
    const flip = (hex: string): string => (hex[0] === '0' ? '1' : '0') + hex.slice(1);
    const { seat } = receipt;
    expect(refusal(check(json))).toBe('proven');
    expect(reason((log) => Object.assign(log, { format: 'laguna-log/9' }))).toBe('log: notALog');
    expect(reason((log) => Object.assign(log, { game: 'chess' }))).toBe('log: unknownGame');
    expect(reason((log) => Object.assign(log, { id: 'x' }))).toBe('log: otherMatch');
    expect(reason((log) => delete (log as { result?: unknown }).result)).toBe('seal: missing');
    const keys = (name: 'key' | 'hash') => (log: Mutable) => {
      log.chance[name] = flip(log.chance[name]);
    };
    expect(reason(keys('key'))).toBe('commitment: keyHash');
    expect(reason(keys('hash'))).toBe('commitment: keyHash');
    const contribution = (log: Mutable): void => {
      log.chance.contributions[seat ?? 0] = flip(log.chance.contributions[seat ?? 0]);
    };
    expect(reason(contribution)).toBe('seal: digest');
    expect(reason(contribution, true)).toMatch(/^(replay|chain): /);
    const bots = (log: Mutable): void => {
      (log.seats as JsonFields[])[seat ?? 0].bot = true;
    };
    expect(reason(bots)).toBe('contributions: botContribution');
    const options = (log: Mutable): void => {
      Object.assign(log.options as JsonObject, { nothing: 1 });
    };
    expect(reason(options)).toBe('seal: digest');
    expect(reason(options, true)).toMatch(/^(replay|chain): /);
    const renamed = (log: Mutable): void => {
      (log.seats as JsonFields[])[0].name = 'Somebody else';
    };
    expect(reason(renamed, true)).toBe('chain: publicStory');
    expect(reason((log) => log.entries.pop(), true)).toBe('replay: unfinished');
    const more = (log: Mutable): void => void log.entries.push(log.entries[0]);
    expect(reason(more, true)).toBe('replay: entryAfterEnd');
    expect(reason((log) => log.entries.reverse(), true)).toBe('replay: entryRefused');
    const result = (log: Mutable): void => {
      (log.result.standings as JsonFields[])[0].vp = 999;
    };
    expect(reason(result)).toBe('seal: digest');
    expect(reason(result, true)).toBe('result: standings');
    const story = (log: Mutable): void => {
      log.result.chain = flip(log.result.chain as string);
    };
    expect(reason(story, true)).toBe('chain: publicStory');
    for (const nothing of [null, 7, 'log', [], {}]) {
      expect(refusal(check(nothing))).toBe('log: notALog');
    }
  });

  test('a log that differs from the browser’s memory is refused', () => {
    const { json, receipt } = finished(samples, 2);
    const doubt = (more: Partial<Receipt>): string =>
      refusal(check(json, [receipt, { ...receipt, ...more }]));
    expect(doubt({})).toBe('proven');
    expect(doubt({ chain: '', digest: '', contribution: null, seat: null })).toBe('proven');
    expect(doubt({ hash: '00'.repeat(32) })).toBe('receipt: seenHash');
    expect(doubt({ contribution: '00'.repeat(16) })).toBe('receipt: seenContribution');
    expect(doubt({ chain: '00'.repeat(16) })).toBe('receipt: seenStory');
    expect(doubt({ digest: '00'.repeat(32) })).toBe('receipt: seenEnd');
    // A receipt of another match says nothing.
    expect(doubt({ matchId: 'other', hash: '' })).toBe('proven');
  });

  test('a log of format 1 is replayed, and proves less', () => {
    const game = games[samples.game];
    const { id: _, ...log } = playMatch(game, samples, 5).log();
    const old: Log = { ...log, format: 'laguna-log/1' };
    const result = check(JSON.parse(JSON.stringify(old)));
    expect(result.verdict).toBe('replayed');
    expect(result.standings.length).toBe(old.seats.length);
    const absent = result.steps.filter(({ verdict }) => verdict === 'absent');
    expect(absent.map(({ name }) => name)).toEqual(
      VERIFY_STEPS.filter((name) => name !== 'log' && name !== 'replay'),
    );
    // A log of today cannot pass for an old one.
    expect(check({ ...finished(samples, 1).json, format: 'laguna-log/1' }).verdict).toBe('refused');
  });
});
