/**
 * How people meet, at scale: lists, queue, tables that come and go, ratings, notices, and people's ways. Each part has
 * something to compare with in the same run.
 * `npm run bench -- meeting --part lists,queue --cluster --json`
 */

import { availableParallelism, loadavg } from 'node:os';
import { openHouses } from './meeting/houses.ts';
import { round } from './stats.ts';

type Part = (cluster: boolean) => Promise<object>;

/** A part that needs a server. */
const served =
  (part: (houses: Awaited<ReturnType<typeof openHouses>>) => Promise<object>, more = {}): Part =>
  async (cluster) => {
    const houses = await openHouses(cluster, more);
    try {
      return await part(houses);
    } finally {
      await houses.stop();
    }
  };

const PARTS: { readonly [name: string]: Part } = {
  lists: served(async (houses) => (await import('./meeting/lists.ts')).benchLists(houses)),
  queue: served(async (houses) => (await import('./meeting/queue.ts')).benchQueue(houses)),
  churn: served(async (houses) => (await import('./meeting/churn.ts')).benchChurn(houses), {
    LAGUNA_IDLE: '1',
    LAGUNA_ABSENCE: '1',
  }),
  ratings: async (cluster) => (await import('./meeting/ratings.ts')).benchRatings(cluster),
  notices: async (cluster) => (await import('./meeting/notices.ts')).benchNotices(cluster),
  ways: async () => (await import('./meeting/ways.ts')).benchWays(),
};

/** The word after `--name`, else `fallback`. */
function word(name: string, fallback: string): string {
  const k = process.argv.indexOf(`--${name}`);
  return k < 0 ? fallback : (process.argv[k + 1] ?? '');
}

/**
 * `--part lists,queue,churn,ratings,notices,ways`; all by default. `--cluster`: two processes over
 * PostgreSQL and Redis instead of one with the embedded database.
 */
export async function benchMeeting(): Promise<object> {
  const cluster = process.argv.includes('--cluster');
  const figures: { [part: string]: object } = {};
  for (const name of word('part', Object.keys(PARTS).join(',')).split(',')) {
    if (!Object.hasOwn(PARTS, name)) {
      throw new Error(`There is no part "${name}". Parts: ${Object.keys(PARTS).join(', ')}`);
    }
    figures[name] = await PARTS[name](cluster);
    console.error(name, JSON.stringify(figures[name]));
  }
  const load = loadavg().map((x) => round(x, 2));
  const about = { cluster, cores: availableParallelism(), load, node: process.version };
  return { ...figures, ...about };
}
