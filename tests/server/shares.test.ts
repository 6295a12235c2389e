/**
 * Awake tables are shared between addresses: admission of a new one, and the table that falls
 * asleep for it.
 */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchMaker } from '../../server/colyseus.ts';
import {
  type AwakeTable,
  decide,
  type Need,
  NoShareError,
  type ShareLimits,
  Shares,
} from '../../server/http/shares.ts';
import { CLOSE_GAVE_WAY } from '../../server/protocol/messages.ts';
import { Crowd } from '../campaign/hostile/crowd.ts';
import { GAME_ID, Guest, startServer } from './harness.ts';

const LIMITS: ShareLimits = { most: 4, each: 3 };

/**
 * Tables from a text such as `a:playing b:empty`, the longest awake first; their codes are 0, 1, …
 */
function awake(text: string): AwakeTable[] {
  return text.split(' ').map((one, k) => {
    const [sender = '', need] = one.split(':');
    return { code: String(k), sender, need: need as Need };
  });
}

/** The code of the table that gives way, or the verdict in a word. */
function asked(text: string, sender: string, limits = LIMITS): string {
  const verdict = decide(awake(text), sender, limits);
  if (verdict.do === 'sleep') return verdict.code;
  return verdict.do === 'open' ? 'open' : verdict.why;
}

describe('a table more', () => {
  test('opens while there is room for the address and for all', () => {
    expect(asked('a:playing a:playing', 'a')).toBe('open');
    expect(asked('a:playing a:playing a:playing', 'b')).toBe('open');
  });

  test('beyond the share of its address the least needed of its own falls asleep, or none', () => {
    expect(asked('a:playing a:watched a:empty b:empty', 'a')).toBe('2');
    expect(asked('a:playing a:watched a:waiting', 'a')).toBe('1');
    expect(asked('a:playing a:waiting a:playing b:empty', 'a')).toBe('share');
  });

  test('at a full server nobody’s table goes first, then one that is only watched', () => {
    expect(asked('a:watched a:empty b:empty b:watched', 'c')).toBe('1');
    expect(asked('b:watched a:watched a:playing a:playing', 'c')).toBe('1');
    expect(asked('b:waiting a:playing a:waiting a:playing', 'c')).toBe('2');
  });

  test('of addresses that have as many nobody takes a place from the other', () => {
    expect(asked('a:watched a:playing b:watched b:playing', 'c')).toBe('0');
    expect(asked('a:watched b:playing c:watched d:playing', 'b')).toBe('full');
    expect(asked('a:waiting b:playing c:playing d:playing', 'e')).toBe('full');
  });

  test('neither people who think nor the house give way', () => {
    expect(asked('a:playing a:playing b:playing b:playing', 'c')).toBe('full');
    expect(asked('house:house a:playing a:playing b:playing', 'c')).toBe('open');
  });
});

const SENDERS = ['a', 'b', 'c', 'd', 'e'];
const need = fc.constantFrom<Need>('empty', 'watched', 'waiting', 'playing');
/** Events at a server: somebody asks for a table, or people come and go at one. */
const event = fc.oneof(
  fc.record({ ask: fc.constantFrom(...SENDERS) }),
  fc.record({ table: fc.nat(30), need: fc.option(need, { nil: null }) }),
);

/** A server without a network. */
class World {
  readonly needs = new Map<string, Need>();
  readonly slept: Need[] = [];
  readonly shares: Shares;
  private codes = 0;

  constructor(limits: ShareLimits) {
    this.shares = new Shares(limits, {
      needOf: (code) => this.needs.get(code) ?? null,
      putToSleep: (code) => {
        this.slept.push(this.needs.get(code)!);
        this.needs.delete(code);
      },
    });
  }

  /** @returns whether the table was opened */
  async open(sender: string, need: Need = 'playing'): Promise<boolean> {
    const code = `${sender}${++this.codes}`;
    try {
      await this.shares.open(sender, async () => {
        this.needs.set(code, need);
        return { roomId: code };
      });
      return true;
    } catch (error) {
      expect(error).toBeInstanceOf(NoShareError);
      return false;
    }
  }

  of(sender: string): number {
    return [...this.needs.keys()].filter((code) => code.startsWith(sender)).length;
  }
}

describe('whatever happens', () => {
  test('no limit is passed, and nobody who thinks is put to sleep', async () => {
    const limits = fc.record({
      most: fc.integer({ min: 1, max: 9 }),
      each: fc.integer({ min: 1, max: 9 }),
    });
    await fc.assert(
      fc.asyncProperty(limits, fc.array(event, { maxLength: 60 }), async (limit, events) => {
        const world = new World(limit);
        for (const one of events) {
          if ('ask' in one) await world.open(one.ask, 'waiting');
          else {
            const code = [...world.needs.keys()][one.table];
            if (code && one.need === null) world.needs.delete(code);
            else if (code && one.need) world.needs.set(code, one.need);
          }
          expect(world.needs.size).toBeLessThanOrEqual(limit.most);
          for (const sender of SENDERS) expect(world.of(sender)).toBeLessThanOrEqual(limit.each);
        }
        expect(world.slept).not.toContain('playing');
      }),
      { numRuns: 300 },
    );
  });

  test('one address keeps nobody else out, by any means', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(need, { maxLength: 40 }), async (needs) => {
        const world = new World({ most: 8, each: 2 });
        for (const one of needs) await world.open('a', one);
        for (let k = 0; k < 2; k++) expect(await world.open('b')).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  test('many at the same time pass no limit either', async () => {
    const world = new World({ most: 5, each: 3 });
    const opened = await Promise.all(
      Array.from({ length: 20 }, (_, k) => world.open(SENDERS[k % 2])),
    );
    expect(opened.filter(Boolean)).toHaveLength(5);
    expect([world.of('a'), world.of('b')].sort()).toEqual([2, 3]);
  });
});

const BOTS = { game: GAME_ID, seats: 2, bots: ['random'], start: true, pace: 'slow' };

describe('over the wire', () => {
  test('an address that holds all it can leaves room for another one, which opens and plays', async () => {
    const server = await startServer({ maxTables: 8, tablesEach: 4, joinsPerMinute: 240 });
    const crowd = new Crowd(server.url, '127.0.0.2');
    try {
      // A person at each table, in a running match: none of them ever gives way.
      const statuses: number[] = [];
      for (let k = 0; k < 10; k++) statuses.push((await crowd.enter('create/table', BOTS)).status);
      expect(statuses).toEqual([200, 200, 200, 200, 429, 429, 429, 429, 429, 429]);
      const refused = await crowd.enter('create/table', BOTS);
      expect(refused.error).toContain('This address already has as many tables awake');
      const ana = await Guest.create(server.url, { seats: 2, bots: ['random'], start: true });
      const storm = (async () => {
        for (let k = 0; k < 15; k++) await crowd.enter('create/table', BOTS);
      })();
      await ana.play('shares', () => ana.table.seq > 12);
      await storm;
      expect(ana.table.seq).toBeGreaterThan(12);
      expect(ana.closed).toBeNull();
      await ana.leave();
    } finally {
      crowd.leave();
      await server.stop();
    }
  });

  test('at a full server what is only watched falls asleep for somebody who wants to play', async () => {
    const server = await startServer({ maxTables: 4, tablesEach: 4 });
    const crowd = new Crowd(server.url, '127.0.0.2');
    try {
      const tables: Awaited<ReturnType<Crowd['enter']>>[] = [];
      for (let k = 0; k < 4; k++) {
        tables.push(await crowd.enter('create/table', { ...BOTS, bots: ['random', 'random'] }));
      }
      const ana = await Guest.create(server.url, { seats: 2, bots: ['random'], start: true });
      await ana.until(() => ana.table.stage === 'playing');
      await expect.poll(() => tables.filter(({ raw }) => raw?.closed)).toHaveLength(1);
      expect(tables[0]?.raw?.code).toBe(CLOSE_GAVE_WAY);
      // The table wakes again when somebody comes, in place of another of the same address.
      const back = await crowd.enter(`joinById/${tables[0]?.place.roomId}`, { spectate: true });
      expect(back.status).toBe(200);
      await expect.poll(() => tables.filter(({ raw }) => raw?.closed)).toHaveLength(2);
      expect(ana.closed).toBeNull();
      await ana.leave();
    } finally {
      crowd.leave();
      await server.stop();
    }
  });

  test('sleeping tables that strangers wake count for them', async () => {
    const server = await startServer({ maxTables: 6, tablesEach: 2, idleSeconds: 1 });
    const crowd = new Crowd(server.url, '127.0.0.2');
    try {
      const ana = await Guest.create(server.url, { seats: 2, name: 'Ana' });
      const codes: string[] = [];
      for (let k = 0; k < 4; k++) {
        const { place, raw } = await crowd.enter('create/table', { ...BOTS, start: false });
        codes.push(place.roomId);
        raw?.drop();
        await raw?.end('its own end');
      }
      const woken: number[] = [];
      for (const code of codes) {
        woken.push((await crowd.enter(`joinById/${code}`, { spectate: true })).status);
      }
      expect(woken).toEqual([200, 200, 200, 200]);
      await expect.poll(() => crowd.come.filter(({ closed }) => !closed)).toHaveLength(2);
      expect(matchMaker.stats.local.roomCount).toBeLessThanOrEqual(3);
      expect(ana.closed).toBeNull();
      await ana.leave();
    } finally {
      crowd.leave();
      await server.stop();
    }
  });
});

describe('places that are asked for and not used', () => {
  const watch = { spectate: true };

  test('do not keep the owner of a seat out, from any address', async () => {
    const server = await startServer({ maxSpectators: 1 });
    const crowd = new Crowd(server.url, '127.0.0.2');
    try {
      const ana = await Guest.create(server.url, { seats: 2, name: 'Ana' });
      const statuses: number[] = [];
      for (let k = 0; k < 60; k++) {
        statuses.push((await crowd.ask(`joinById/${ana.code}`, watch)).status);
      }
      expect(statuses.at(-1)).toBe(503);
      await expect(Guest.join(server.url, ana.code, watch)).rejects.toThrow('no room left');
      const again = await Guest.join(server.url, ana.code, { token: ana.token });
      expect(again.seat).toBe(0);
      await again.leave();
    } finally {
      await server.stop();
    }
  }, 60_000);

  test('are so many for each address; one that is used counts no more', async () => {
    const server = await startServer({ joinsPerMinute: 40 });
    const crowd = new Crowd(server.url, '127.0.0.2');
    try {
      const ana = await Guest.create(server.url, { seats: 2, name: 'Ana' });
      const path = `joinById/${ana.code}`;
      for (let k = 0; k < 3; k++) expect((await crowd.enter(path, watch)).status).toBe(200);
      const statuses: number[] = [];
      for (let k = 0; k < 6; k++) statuses.push((await crowd.ask(path, watch)).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
      expect((await crowd.ask(path, watch)).error).toContain('never used');
      // The owner of a seat behind the same address, and all other addresses.
      expect((await crowd.ask(path, { token: ana.token })).status).toBe(200);
      const ben = await Guest.join(server.url, ana.code, { name: 'Ben' });

      expect(ben.seat).toBe(1);
      await Promise.all([ana.leave(), ben.leave()]);
    } finally {
      crowd.leave();
      await server.stop();
    }
  });

  test('hold up neither the end of the server nor a table’s falling asleep', async () => {
    const server = await startServer({ maxTables: 1, tablesEach: 1 });
    const crowd = new Crowd(server.url, '127.0.0.2');
    try {
      const { place } = await crowd.enter('create/table', { ...BOTS, bots: ['random', 'random'] });
      const path = `joinById/${place.roomId}`;
      expect((await crowd.ask(path, watch)).status).toBe(200);
      const ana = await Guest.create(server.url, { seats: 2, name: 'Ana' });
      await crowd.come[0]?.end('the falling asleep');
      // The table is asleep at once, so that it can be woken; here Ana sits at the only table.
      expect((await crowd.ask(path, watch)).status).toBe(503);
      expect((await crowd.ask(`joinById/${ana.code}`, watch)).status).toBe(200);
      expect(ana.closed).toBeNull();
    } finally {
      crowd.leave();
      const began = performance.now();
      await server.stop();
      expect(performance.now() - began).toBeLessThan(5000);
    }
  });
});
