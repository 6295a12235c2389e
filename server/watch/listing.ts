/**
 * The public list of tables. Each listed table puts a card into the list of rooms, which all
 * processes of a house share; an unlisted table puts in none.
 */

import { type Clock, HOST_CLOCK } from '../clock.ts';
import { isAlive } from '../cluster/peers.ts';
import { type IRoomCache, matchMaker, type Room } from '../colyseus.ts';
import { log } from '../log.ts';
import type { ListedTable, ListedTables } from '../protocol/listing.ts';
import { ROOM_NAME } from '../protocol/messages.ts';
import type { Table } from '../table/table.ts';

/** Cards on one page of the list. */
export const PAGE = 24;
/** The list is read anew after this time, for any number of requests, in milliseconds. */
const FRESH_MS = 1000;

const ORDER = { playing: 0, lobby: 1, finished: 2 } as const;

type Card = Omit<ListedTable, 'code'>;

/** A table's public card: nothing that its spectators do not see. */
function cardOf(table: Table, spectators: number): Card {
  const { game, stage, seats, play } = table;
  return {
    game: game.id,
    stage,
    names: seats.chairs.map(({ name, bot }) => ({ name, bot: bot !== '' })),
    free: seats.chairs.filter(({ bot, open }, k) => seats.isFree(k) || (bot !== '' && open)).length,
    spectators,
    round: play?.round ?? 0,
  };
}

/** Keeps one room's card up to date. */
export class Listing {
  private last = '';

  update(room: Room, table: Table, spectators: number): void {
    const card = table.publicity.listed ? cardOf(table, spectators) : null;
    const text = JSON.stringify(card);
    if (text === this.last || (card === null && this.last === '')) return;
    this.last = text;
    room.setMetadata(card ?? {}).catch((error) => {
      // The list is not essential: play goes on without it, and the next change tries again.
      this.last = '';
      log.warn('list.failed', {}, error);
    });
  }
}

/** The list for the public. */
export class Tables {
  private read: Promise<ListedTable[]> | null = null;
  private readonly clock: Clock;

  constructor(clock = HOST_CLOCK) {
    this.clock = clock;
  }

  /** @returns the listed table of this code; null for one that is not listed, or not there */
  async find(code: string): Promise<ListedTable | null> {
    return (await this.all()).find((table) => table.code === code) ?? null;
  }

  /** @param page from 0 on */
  async page(page: number): Promise<ListedTables> {
    const all = await this.all();
    const from = page * PAGE;
    return { tables: all.slice(from, from + PAGE), more: all.length > from + PAGE };
  }

  private all(): Promise<ListedTable[]> {
    if (!this.read) {
      this.read = listed();
      const old = (): void => {
        this.read = null;
      };
      this.clock.setTimeout(old, FRESH_MS).unref();
    }
    return this.read;
  }
}

/** Without the rooms of dead processes: their cards stay until somebody opens the table anew. */
async function answered(rooms: readonly IRoomCache[]): Promise<readonly IRoomCache[]> {
  const others = new Set(rooms.map(({ processId }) => processId));
  others.delete(matchMaker.processId);
  const dead = new Set<string>();
  await Promise.all(
    [...others].map(async (id) => {
      if (!(await isAlive(id))) dead.add(id);
    }),
  );
  return rooms.filter(({ processId }) => !dead.has(processId));
}

async function listed(): Promise<ListedTable[]> {
  const rooms = await answered(await matchMaker.query({ name: ROOM_NAME }));
  const tables = rooms.flatMap(({ roomId, metadata }) =>
    metadata?.stage ? [{ code: roomId, ...(metadata as Card) }] : [],
  );
  return tables.sort(
    (a, b) =>
      ORDER[a.stage] - ORDER[b.stage] || b.spectators - a.spectators || (a.code < b.code ? -1 : 1),
  );
}
