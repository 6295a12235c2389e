/**
 * What the server says about its work, a line for each event: readable text, or one JSON object.
 * Nothing secret may be in it: tables appear as a tag (their code opens the door), people and
 * addresses not at all.
 */

import { createHash } from 'node:crypto';
import { formatWithOptions } from 'node:util';

export const LEVELS = ['debug', 'info', 'warn', 'error'] as const;
export const FORMATS = ['text', 'json'] as const;
export type Level = (typeof LEVELS)[number];
export type Format = (typeof FORMATS)[number];

/** What belongs to an event. */
export interface Fields {
  readonly [name: string]: string | number | boolean | null | undefined;
}

const TAG_LENGTH = 8;

// Until the process says otherwise only what somebody should look at; tests and tools stay quiet.
let least: Level = 'warn';
let format: Format = 'text';

const rank = (level: Level): number => LEVELS.indexOf(level);

/** A name for a table that does not open it: the same code always has the same tag. */
export function tagOf(code: string): string {
  return createHash('sha256').update(code).digest('hex').slice(0, TAG_LENGTH);
}

/**
 * An error of the room without what it carries along: Colyseus hangs the connection and the message
 * on it, and a seat's token or somebody's secret action belongs in no log.
 */
export function bareStack(error: Error): string {
  const { cause } = error;
  return (cause instanceof Error ? cause.stack : error.stack) ?? error.message;
}

/** One event as a line, without the end of the line. */
export function formatted(
  as: Format,
  time: Date,
  level: Level,
  event: string,
  fields: Fields,
): string {
  if (as === 'json') return JSON.stringify({ time: time.toISOString(), level, event, ...fields });
  const pairs = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${bare(value ?? null)}`);
  return [time.toISOString(), level.padEnd(5), event, ...pairs].join(' ');
}

/** A value of a text line: quoted where it would not read as one word. */
function bare(value: string | number | boolean | null): string {
  return typeof value === 'string' && !/^[\w./:+-]+$/.test(value)
    ? JSON.stringify(value)
    : String(value);
}

function write(level: Level, event: string, fields: Fields): void {
  if (rank(level) < rank(least)) return;
  const stream = rank(level) >= rank('warn') ? process.stderr : process.stdout;
  stream.write(`${formatted(format, new Date(), level, event, fields)}\n`);
}

export const log = {
  debug: (event: string, fields: Fields = {}) => write('debug', event, fields),
  info: (event: string, fields: Fields = {}) => write('info', event, fields),
  warn: (event: string, fields: Fields = {}) => write('warn', event, fields),
  error: (event: string, fields: Fields = {}) => write('error', event, fields),
};

/**
 * Sets the form of the process's log. As JSON, what packages and older code write to the console
 * becomes an event of its own, so that every line can be read by a program.
 */
export function setLog(settings: { readonly format: Format; readonly level: Level }): void {
  format = settings.format;
  least = settings.level;
  if (format === 'text') return;
  const levels = {
    debug: 'debug',
    log: 'info',
    info: 'info',
    warn: 'warn',
    error: 'error',
  } as const;
  for (const [name, level] of Object.entries(levels)) {
    const said = (...words: unknown[]): void => {
      write(level, 'console', { text: formatWithOptions({ colors: false }, ...words) });
    };
    Object.assign(console, { [name]: said });
  }
}
