/**
 * Leaks one secret field on one channel of the server's real rooms at a time and reports whether
 * the comparison of twin tables catches it. Run with `--import` of `hook.ts`; prints JSON. Given a
 * word it tries one secret a channel, chosen by the word.
 */

import type { Game, State } from '../../../engine/core/contract.ts';
import { matchMaker } from '../../../server/colyseus.ts';
import { metrics } from '../../../server/metrics.ts';
import { fingerprint } from '../../battery/leaky.ts';
import { allSamples } from '../../battery/samples.ts';
import { games } from '../../guest/registry.ts';
import { inTurn } from '../../scope.ts';
import { Tally } from '../campaign.ts';
import { Rooms } from '../secrets.ts';
import { CHANGED_BY, PLANTS } from './plants.ts';

export interface Verdict {
  readonly secret: string;
  readonly channel: string;
  /** The comparison's finding; null if the leak went unnoticed. */
  readonly caught: string | null;
}

/** Pairs of tables that are tried for one leak. */
const TRIES = 40;

interface Told {
  readonly game: Game;
  readonly state: State;
}
type Source = Told | string | null;

/** The present leak. */
let active: { readonly secret: string; readonly channel: string } | null = null;

const tables = globalThis as unknown as {
  leaks: (channel: string) => boolean;
  leak: (channel: string, value: unknown, from: Source) => unknown;
  entries: () => number;
};
tables.leaks = (channel) => active?.channel === channel;
tables.leak = (channel, value, from) => {
  if (active?.channel !== channel) return value;
  const told = typeof from === 'string' ? played(from) : from;
  return told ? spoilt(value, fingerprint(told.game, told.state, active.secret)) : value;
};

interface Playing {
  readonly play: (Told & { readonly counts: readonly number[] }) | null;
}

function played(code: string): Told | null {
  const room = matchMaker.getLocalRoomById(code) as unknown as { table?: Playing } | undefined;
  return room?.table?.play ?? null;
}

/** Commands at all tables that are awake, secret ones too. */
tables.entries = () => {
  const awake = [...metrics.tables] as unknown as Playing[];
  return awake.reduce((sum, { play }) => sum + (play?.counts.length ?? 0), 0);
};

function spoilt(value: unknown, by: number): unknown {
  if (Buffer.isBuffer(value)) return Buffer.concat([value, Buffer.of(by)]);
  if (active?.channel === 'size') return { ...(value as object), leak: 'x'.repeat(by) };
  // A further clock.
  if (Array.isArray(value)) return [...value, { deadline: by, seats: 0, grace: false }];
  if (typeof value === 'number') return value + by;
  if (typeof value === 'string') return `${value} ${by}`;
  return { ...(value as object), leak: by };
}

/**
 * @param channel the leaking one; null for none
 * @param counts in long matches
 */
async function judge(
  rooms: Rooms,
  secret: string,
  channel: string | null,
  counts = false,
): Promise<string | null> {
  const samples = allSamples[0];
  const { secrets } = games[samples.game];
  active = channel === null ? null : { secret, channel };
  try {
    for (let i = 0; i < TRIES; i++) {
      if (counts) await rooms.playLong(samples, i, [CHANGED_BY[secret]]);
      else await rooms.play(samples, secrets.indexOf(secret) + i * secrets.length);
      if (channel === null) return null;
    }
    return null;
  } catch (error) {
    return (error as Error).message.slice(0, 1000);
  } finally {
    active = null;
  }
}

const rooms = await Rooms.open({ seed: 'planted', tally: new Tally(), until: 0 });
const verdicts: Verdict[] = [];
const { secrets } = games[allSamples[0].game];
const word = process.argv[2];
const tried = (all: readonly string[], channel: string): readonly string[] =>
  word === undefined ? all : [inTurn(all, `${word} ${channel}`)];
// Without a leak there is nothing to catch.
for (const secret of tried(secrets, 'none')) {
  const found = await judge(rooms, secret, null);
  if (found) throw new Error(`without a leak: ${found}`);
}
for (const secret of tried(Object.keys(CHANGED_BY), 'none')) {
  const found = await judge(rooms, secret, null, true);
  if (found) throw new Error(`without a leak, in a long match: ${found}`);
}
for (const { channel, of, counts } of PLANTS) {
  for (const secret of tried(of ?? secrets, channel)) {
    verdicts.push({ secret, channel, caught: await judge(rooms, secret, channel, counts) });
  }
}
await rooms.close();
console.log(JSON.stringify(verdicts));
process.exit(0);
