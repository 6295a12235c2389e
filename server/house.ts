/** Resources that all tables of one server share. */

import { networkInterfaces } from 'node:os';
import type { Game } from '../engine/core/contract.ts';
import type { BotPool } from './bots/pool.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Budget } from './http/budget.ts';
import type { Build } from './http/build.ts';
import type { Shares } from './http/shares.ts';
import type { Journal } from './journal/journal.ts';
import type { PeopleBook } from './people/known/book.ts';
import type { OneTimes } from './people/known/once.ts';
import type { OpenTables } from './people/open-tables.ts';
import type { ReportLimits } from './people/report-limits.ts';
import type { TurnNotices } from './table/turn-notices.ts';
import type { Turns } from './turns.ts';

export interface House {
  readonly config: Config;
  /** The clock for everything that depends on time. */
  readonly clock: Clock;
  readonly journal: Journal;
  readonly bots: BotPool;
  /** Which tables may be awake. */
  readonly shares: Shares;
  /** The build of the client that this server's pages belong to. */
  readonly build: Build;
  /** The tables that are open to everybody. */
  readonly open: OpenTables;
  /** Nonces that people sign. */
  readonly nonces: OneTimes;
  /** Who has which key and seat. */
  readonly people: PeopleBook;
  /** Hears that an absent person owes a decision. */
  readonly notices: TurnNotices;
  /** The key that browsers subscribe to such notices with; null if there are none. */
  readonly pushKey: string | null;
  /** How often people may report others. */
  readonly limits: ReportLimits;
  /** Wakes tables whose deadline has come. */
  readonly waker: { note(at: number): void };
  /** The order in which requests are served. */
  readonly turns: Turns;
  /** How much each address may write to the journal. */
  readonly budget: Budget;
  readonly games: { readonly [id: string]: Game };
  /** A fresh secret key for the chance of one match, hex. */
  readonly newKey: () => string;
  /** Length of a second of the tables' clocks, in milliseconds. */
  readonly clockSecond: number;
  /** Port in use (differs from the setting when that is 0). */
  port: number;
}

/** Addresses under which others reach this server, best first; the last is this machine itself. */
export function addresses(config: Config, port: number): string[] {
  if (config.publicUrl) return [config.publicUrl];
  const local: string[] = [];
  for (const list of Object.values(networkInterfaces())) {
    for (const { family, internal, address } of list ?? []) {
      if (family === 'IPv4' && !internal) local.push(`http://${address}:${port}`);
    }
  }
  const onlyHere = config.host === '127.0.0.1' || config.host === 'localhost';
  return [...(onlyHere ? [] : local), `http://localhost:${port}`];
}

/** The bot for `name`: itself if the game has it, else the game's default. */
export function botName(game: Game, name: string): string {
  if (Object.hasOwn(game.bots, name)) return name;
  return Object.keys(game.bots)[0];
}
