import { createServer, type IncomingMessage } from 'node:http';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { addressOf, dropSlowReaders, PerMinute, senderOf } from '../../server/http/limits.ts';
import { FakeClock } from './fake-clock.ts';
import { GAME_ID, Guest, startServer } from './harness.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('the share of one address', () => {
  test('so often a minute, each address for itself', () => {
    let time = 0;
    const limit = new PerMinute(2, () => time);
    expect([limit.take('a'), limit.take('a'), limit.take('a')]).toEqual([true, true, false]);
    expect(limit.take('b')).toBe(true);
    limit.giveBack('b');
    expect([limit.take('b'), limit.take('b'), limit.take('b')]).toEqual([true, true, false]);
    time = 60_000;
    limit.giveBack('a');
    expect([limit.take('a'), limit.take('a'), limit.take('a')]).toEqual([true, true, false]);
  });

  test('an IPv6 address counts by its network, an IPv4 one by itself', () => {
    expect(senderOf('::ffff:10.0.0.7')).toBe('10.0.0.7');
    expect(senderOf('10.0.0.7')).toBe('10.0.0.7');
    expect(senderOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
    expect(senderOf('2001:db8:1:2::9')).toBe('2001:db8:1:2');
    expect(senderOf('2001:db8::9')).toBe('2001:db8:0:0');
    expect(senderOf('::1')).toBe('0:0:0:0');
    expect(senderOf(undefined)).toBe('');
  });

  test('behind reverse proxies: the address that the outermost of ours has seen, nobody’s invention', () => {
    const from = (passed?: string): IncomingMessage =>
      ({
        socket: { remoteAddress: '10.0.0.1' },
        headers: passed === undefined ? {} : { 'x-forwarded-for': passed },
      }) as unknown as IncomingMessage;
    expect(addressOf(from('1.1.1.1'), 0)).toBe('10.0.0.1');
    expect(addressOf(from('1.1.1.1, 203.0.113.7'), 1)).toBe('203.0.113.7');
    expect(addressOf(from('1.1.1.1, 203.0.113.7, 10.0.0.2'), 2)).toBe('203.0.113.7');
    expect(addressOf(from('2001:db8::9'), 1)).toBe('2001:db8::9');
    for (const wrong of [undefined, '', 'unknown', '1.1.1.1, x']) {
      expect(addressOf(from(wrong), 1)).toBe('10.0.0.1');
    }
    expect(addressOf(from('203.0.113.7'), 2)).toBe('10.0.0.1');
  });

  test('behind a proxy each guest has a limit of their own; without the setting all share one', async () => {
    for (const proxies of [0, 1]) {
      const server = await startServer({ joinsPerMinute: 3, proxies });
      try {
        const ask = async (guest: number): Promise<number> => {
          const headers = { 'X-Forwarded-For': `203.0.113.${guest}` };
          const url = `${server.url}/matchmake/nothing/here`;
          return (await fetch(url, { method: 'POST', body: '{}', headers })).status;
        };
        const statuses = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(ask));
        expect(statuses.includes(429)).toBe(proxies === 0);
      } finally {
        await server.stop();
      }
    }
  });

  test('tables are opened so often and no oftener', async () => {
    const server = await startServer({ joinsPerMinute: 24 });
    try {
      const open = async (): Promise<number> => {
        const body = JSON.stringify({ game: GAME_ID });
        return (await fetch(`${server.url}/matchmake/create/table`, { method: 'POST', body }))
          .status;
      };
      const statuses: number[] = [];
      // A new minute may begin once in between.
      while (!statuses.includes(429) && statuses.length < 8) statuses.push(await open());
      expect(statuses.slice(0, 3)).toEqual([200, 200, 200]);
      expect(statuses.at(-1)).toBe(429);
    } finally {
      await server.stop();
    }
  });

  test('codes that do not exist: after some of them no further code is looked for', async () => {
    const clock = new FakeClock();
    const server = await startServer({ joinsPerMinute: 80 }, { clock });
    try {
      const ana = await Guest.create(server.url);
      const join = async (code: string): Promise<number> => {
        const url = `${server.url}/matchmake/joinById/${code}`;
        return (await fetch(url, { method: 'POST', body: '{}' })).status;
      };
      const letters = 'ACDEFGHJKMNPQRTWXY34679';
      const statuses: number[] = [];
      while (!statuses.includes(429) && statuses.length < letters.length) {
        statuses.push(await join(`AAAA${letters[statuses.length]}A`));
      }
      expect(statuses.at(-1)).toBe(429);
      expect(statuses.slice(0, 10)).toEqual(Array(10).fill(404));
      // Until the next minute, an existing code is not revealed either.
      expect(await join(ana.code)).toBe(429);
      clock.pass(60_000);
      expect(await join(ana.code)).toBe(200);
      await ana.leave();
    } finally {
      await server.stop();
    }
  });
});

test('a table takes in so many people as it is set to; the next one is told so', async () => {
  const server = await startServer({ maxSpectators: 50 });
  try {
    const ana = await Guest.create(server.url);
    const join = async (): Promise<number> => {
      const url = `${server.url}/matchmake/joinById/${ana.code}`;
      return (await fetch(url, { method: 'POST', body: '{"spectate":true}' })).status;
    };
    // A reserved place counts like a taken one, for as long as it may be claimed.
    const statuses = await Promise.all(Array.from({ length: 110 }, join));
    expect(statuses.filter((status) => status === 200)).toHaveLength(99);
    expect(statuses.filter((status) => status === 503)).toHaveLength(11);
    await ana.leave();
  } finally {
    await server.stop();
  }
});

test('spectators leave room for those who sit at the table', async () => {
  const server = await startServer({ maxSpectators: 20 });
  try {
    const ana = await Guest.create(server.url);
    const watch = () => Guest.join(server.url, ana.code, { spectate: true });
    const crowd: Guest[] = [];
    for (let k = 0; k < 2; k++)
      crowd.push(...(await Promise.all(Array.from({ length: 10 }, watch))));
    await expect(watch()).rejects.toThrow('no room left for spectators');
    const again = await Guest.join(server.url, ana.code, { token: ana.token });
    expect(again.seat).toBe(0);
    await Promise.all([again, ...crowd].map((guest) => guest.leave()));
  } finally {
    await server.stop();
  }
});

test('a client that does not read is closed, one that reads stays', () => {
  vi.useFakeTimers();
  const ended: string[] = [];
  const socket = (name: string, bufferedAmount: number) => ({
    bufferedAmount,
    terminate: () => ended.push(name),
  });
  const http = createServer();
  dropSlowReaders(http, { wss: { clients: [socket('slow', 2_000_000), socket('fine', 1000)] } });
  vi.advanceTimersByTime(5000);
  expect(ended).toEqual(['slow']);
  http.emit('close');
  vi.advanceTimersByTime(60_000);
  expect(ended).toEqual(['slow']);
});
