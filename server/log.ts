/**
 * The server's log of its work, a line for each event: readable text, or one JSON object. It must
 * contain nothing secret: tables appear as a tag (their code opens the door), people and addresses
 * not at all. `log-gate.ts` bounds its size.
 */

import { createHash } from 'node:crypto';
import { formatWithOptions } from 'node:util';
import { Gate, type Sink, type Sort } from './log-gate.ts';

export const LEVELS = ['debug', 'info', 'warn', 'error'] as const;
export const FORMATS = ['text', 'json'] as const;
export type Level = (typeof LEVELS)[number];
export type Format = (typeof FORMATS)[number];

/** The fields of an event. */
export interface Fields {
  readonly [name: string]: string | number | boolean | null | undefined;
}

const TAG_LENGTH = 8;
/** Characters of each field. */
const MAX_FIELD = 400;
/** Of an error: places in the code, and characters of each. */
const MAX_FRAMES = 6;
const MAX_FRAME = 120;
/** Events of the process itself happen once each, and are logged also in the middle of a flood. */
const LIFE = 'server.';

// Until the process sets a level, only warnings: tests and tools stay quiet.
let least: Level = 'warn';
let format: Format = 'text';

const rank = (level: Level): number => LEVELS.indexOf(level);

/** A name for a table that does not open it: the same code always has the same tag. */
export function tagOf(code: string): string {
  return createHash('sha256').update(code).digest('hex').slice(0, TAG_LENGTH);
}

/** The logged part of an error: its sentence, that of its cause, and where in the code it was. */
interface Told {
  readonly problem: string;
  readonly cause?: string;
  readonly stack?: readonly string[];
}

/**
 * An error without its attachments: Colyseus attaches the connection and the message, PostgreSQL
 * the values to write, and a seat's token or a player's secret action belongs in no log.
 */
function told(error: unknown): Told {
  if (!(error instanceof Error)) return { problem: String(error) };
  const { cause, stack = '' } = error;
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    problem: String(error),
    ...(cause instanceof Error && { cause: String(cause) }),
    stack: frames.slice(0, MAX_FRAMES).map((line) => line.trim().slice(0, MAX_FRAME)),
  };
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

/** A value of bounded length, without control characters that a terminal obeys. */
function brief(value: Fields[string]): Fields[string] {
  return typeof value === 'string' ? value.slice(0, MAX_FIELD).replace(/\p{C}/gu, ' ') : value;
}

/** A value of a text line: quoted if it would not read as one word. */
function bare(value: string | number | boolean | null): string {
  return typeof value === 'string' && !/^[\w./:+-]+$/.test(value)
    ? JSON.stringify(value)
    : String(value);
}

// Until the process sets a sink, lines go to the console, where tests listen.
let sink: Sink = (sort, line) => {
  if (sort === 'trouble') console.error(line.trimEnd());
  else console.log(line.trimEnd());
};

const sortOf = (level: Level): Sort => (rank(level) >= rank('warn') ? 'trouble' : 'event');

const gate = new Gate(
  (sort, line) => sink(sort, line),
  (withheld, seconds) => {
    const kinds = [...withheld].map(([kind, lines]) => `${lines} ${kind}`).join(', ');
    return formatted(format, new Date(), 'warn', 'log.withheld', { seconds, kinds });
  },
);

/**
 * Writes an event, or counts it if there are too many of its kind.
 * @param event its kind: a word of this program, never a guest's text
 */
function write(level: Level, event: string, fields: Fields, error?: unknown): void {
  if (rank(level) < rank(least)) return;
  const { stack, ...about }: Partial<Told> = error === undefined ? {} : told(error);
  const short = Object.entries({ ...fields, ...about }).map(([name, value]) => [
    name,
    brief(value),
  ]);
  const inJson = stack && format === 'json' && { stack: stack.join('\n') };
  const all = { ...(Object.fromEntries(short) as Fields), ...inJson };
  const line = formatted(format, new Date(), level, event, all);
  const below = stack && format === 'text' ? stack.map((frame) => `\n    ${frame}`) : [];
  const text = [line, ...below].join('');
  if (event.startsWith(LIFE)) sink(sortOf(level), `${text}\n`);
  else gate.tell(sortOf(level), event, text);
}

/** Logs an event with its fields and its error, of which only `told` is written. */
type Tell = (event: string, fields?: Fields, error?: unknown) => void;

const teller =
  (level: Level): Tell =>
  (event, fields = {}, error) =>
    write(level, event, fields, error);

export const log = {
  debug: teller('debug'),
  info: teller('info'),
  warn: teller('warn'),
  error: teller('error'),
  /** Reports the lines withheld so far: before the process ends. */
  flush: (): void => gate.turn(),
};

/**
 * Prints a message for the person who started the process, past every bound: no guest may be able
 * to trigger one.
 */
export function say(text: string, level: 'info' | 'error' = 'info'): void {
  const line = format === 'text' ? text : formatted(format, new Date(), level, 'console', { text });
  (level === 'error' ? process.stderr : process.stdout).write(`${line}\n`);
}

/**
 * Sets the form of the process's log. From now on everything passes its gate, also the console
 * output of packages and the runtime's own warnings. As JSON each becomes an event of its own, so
 * that a program can read every line.
 */
export function setLog(settings: { readonly format: Format; readonly level: Level }): void {
  format = settings.format;
  least = settings.level;
  sink = (sort, line) => void (sort === 'trouble' ? process.stderr : process.stdout).write(line);
  const levels = {
    debug: 'debug',
    log: 'info',
    info: 'info',
    warn: 'warn',
    error: 'error',
    trace: 'error',
  } as const;
  for (const [name, level] of Object.entries(levels)) {
    const said = (...words: unknown[]): void => {
      const text = formatWithOptions({ colors: false }, ...words);
      if (format === 'json') write(level, 'console', { text });
      else gate.tell(sortOf(level), 'console', text);
    };
    Object.assign(console, { [name]: said });
  }
  process.removeAllListeners('warning');
  process.on('warning', (warning) => {
    // Warnings about Node's experiments; a person who starts this server did not ask for them.
    if (warning.name !== 'ExperimentalWarning') log.warn('node.warning', {}, warning);
  });
}
