/**
 * The lists of tables, with none, some and many of them: what a page costs must not depend on how
 * many there are. Compared with an answer that looks nothing up.
 */

import { performance } from 'node:perf_hooks';
import { INTRODUCTION_HEADER } from '../../../server/protocol/company.ts';
import { GAME_ID, Guest } from '../../server/harness.ts';
import { Person, told } from '../../server/person.ts';
import type { WireClient } from '../load/wire-client.ts';
import { percentiles, round } from '../stats.ts';
import { each, enter, given, type Houses } from './houses.ts';

const SIZES = [0, 10, 500, 5000];
/** Requests under way at once. */
const AT_ONCE = 16;
const OPENING = 16;

interface Asked {
  readonly perSecond: number;
  /** Processor time of the server. */
  readonly cpuMsEach: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly bytes: number;
}

/** @param make the request number so and so */
async function asked(
  houses: Houses,
  seconds: number,
  make: (url: string, k: number) => Promise<Response>,
): Promise<Asked> {
  const took: number[] = [];
  let bytes = 0;
  let next = 0;
  const before = await houses.usage();
  const began = performance.now();
  const end = began + seconds * 1000;
  const work = async (): Promise<void> => {
    while (performance.now() < end) {
      const k = next++;
      const start = performance.now();
      const answer = await make(houses.urls[k % houses.urls.length], k);
      bytes = (await answer.text()).length;
      took.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const passed = (performance.now() - began) / 1000;
  const { cpuMs } = await houses.usage();
  const { p50, p99 } = percentiles(took);
  return {
    perSecond: round(took.length / passed),
    cpuMsEach: round((cpuMs - before.cpuMs) / took.length, 3),
    p50Ms: p50,
    p99Ms: p99,
    bytes,
  };
}

/** Somebody who blocks one other person. */
async function blocking(url: string): Promise<Person> {
  const [person, other] = [new Person(), new Person()];
  const introduction = await person.introduction(url, 'new');
  const host = await Guest.create(url, { seats: 3, introduction });
  const shown = await other.introduction(url, host.code);
  const guest = await Guest.join(url, host.code, { introduction: shown });
  const reply = await told(host, { op: 'block', whom: { seat: guest.seat } });
  if (!reply.ok) throw new Error(`block: ${reply.error}`);
  await guest.leave();
  await host.leave();
  return person;
}

export async function benchLists(houses: Houses): Promise<object> {
  const seconds = given('seconds', 4);
  const largest = given('tables', SIZES.at(-1) ?? 0);
  const person = await blocking(houses.urls[0]);
  const open: WireClient[] = [];
  const figures: { [tables: string]: object } = {};
  for (const size of SIZES.filter((one) => one <= largest)) {
    const more = size - open.length;
    const opened = await each(more, OPENING, (k) => {
      const wish = { game: GAME_ID, seats: 4, name: `Host ${k}`, everybody: true, listed: true };
      return enter(houses.urls[k % houses.urls.length], 'create/table', wish);
    });
    open.push(...opened);
    const middle = Math.floor(size / 24);
    figures[`with ${size} tables`] = {
      first: await asked(houses, seconds, (url) => fetch(`${url}/open?page=0`)),
      middle: await asked(houses, seconds, (url) => fetch(`${url}/open?page=${middle}`)),
      // With the nonce that this takes, a request of its own.
      blocking: await asked(houses, seconds, async (url) => {
        const { key, nonce, signature } = await person.introduction(url, 'open');
        const headers = { [INTRODUCTION_HEADER]: [key, nonce, signature].join('.') };
        return fetch(`${url}/open?page=0`, { headers });
      }),
      watch: await asked(houses, seconds, (url) => fetch(`${url}/tables?page=0`)),
    };
  }
  const bare = await asked(houses, seconds, (url) => fetch(`${url}/nothing`));
  for (const host of open) host.drop();
  return { ...figures, 'an answer that looks nothing up': bare };
}
