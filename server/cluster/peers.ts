/**
 * Several processes, one house: presence and listings of tables in Redis. The journal decides who
 * may write (`Claim`); this module only leads people to the right process, and tells a process that
 * slept through a takeover.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import { type MatchMakerDriver, matchMaker, type Presence, type Room } from '../colyseus.ts';
import { type Config, UserError } from '../config.ts';
import type { Claim } from '../journal/journal.ts';
import { log, tagOf } from '../log.ts';

/** Channel on which a process announces that it has claimed a table. */
const CLAIMED = 'laguna:claimed';
const CONNECT_LIMIT_MS = 5000;
/** How long a process that dies while it opens a table keeps the others out, in seconds. */
const OPENING_SECONDS = 5;

export interface Peers {
  readonly presence: Presence;
  readonly driver: MatchMakerDriver;
}

/** @throws UserError if Redis cannot be reached */
export async function connectPeers(config: Config): Promise<Peers> {
  const { RedisPresence } = await import('../colyseus.ts');
  const { RedisDriver } = await import('../colyseus.ts');
  const presence = new RedisPresence(config.redis);
  const driver = new RedisDriver(config.redis);
  // The driver reports a broken connection only to its client, which Colyseus types as private.
  const client = (driver as unknown as { _client: NodeJS.EventEmitter })._client;
  client.on('error', ({ message }: Error) => log.warn('redis.failed', { problem: message }));
  try {
    await Promise.race([
      presence.hlen('roomcount'),
      sleep(CONNECT_LIMIT_MS, null, { ref: false }).then(() => {
        throw new Error(`no answer in ${CONNECT_LIMIT_MS / 1000} s`);
      }),
    ]);
    return { presence, driver };
  } catch (error) {
    presence.shutdown();
    driver.shutdown();
    throw new UserError(
      `Redis at ${new URL(config.redis).host} can’t be used (${(error as Error).message}). ` +
        'Start it, correct LAGUNA_REDIS, or leave LAGUNA_REDIS out to run a single process.',
    );
  }
}

/** Called with tables that other processes claim. */
export async function onClaimed(heard: (lost: Claim) => void): Promise<void> {
  await matchMaker.presence.subscribe(CLAIMED, ({ code, epoch }: Claim) => {
    heard({ code, epoch: epoch - 1 });
  });
}

/** Notifies the table's previous owner. */
export function tellClaimed({ code, epoch }: Claim): void {
  matchMaker.presence.publish(CLAIMED, { code, epoch } satisfies Claim);
}

/**
 * Whether a process answers for its tables. A killed one is known at once: its subscription ended
 * with it. A process that hangs still counts as alive until a seat is requested from it.
 */
export async function isAlive(processId: string): Promise<boolean> {
  return (await matchMaker.presence.channels(`p:${processId}`)).length > 0;
}

/**
 * Opens a table in one process alone.
 * @throws Error if another process is opening it now
 */
export async function alone<T>(code: string, open: () => Promise<T>): Promise<T> {
  const { presence } = matchMaker;
  const key = `laguna:opening:${code}`;
  // Check first, because every count prolongs the life of the key.
  const busy =
    (await presence.exists(key)) || (await presence.hincrbyex(key, 'n', 1, OPENING_SECONDS)) > 1;
  if (busy) throw new Error(`Table ${tagOf(code)} is just being opened by another process`);
  try {
    return await open();
  } finally {
    await presence.del(key);
  }
}

/** How the room is listed; without a code once its table belongs to another process. */
function listingOf(room: Room): { roomId: string | undefined } {
  // Colyseus types it as private, and has no other way to rename a listed room.
  return (room as unknown as { _listing: { roomId: string | undefined } })._listing;
}

/** Takes the room out of the list, but not the room that another process has under its code. */
export async function unlist(room: Room): Promise<void> {
  const { roomId } = room;
  const { driver, processId } = matchMaker;
  try {
    const listed = await driver.findOne({ roomId });
    if (listed?.processId === processId) await driver.remove(roomId);
  } catch (error) {
    log.warn('list.stale', {}, error);
  }
  listingOf(room).roomId = undefined;
}
