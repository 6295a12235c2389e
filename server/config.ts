/**
 * Every setting of the server: its default, its meaning, its check. `SETTINGS` is the table of
 * server/README.md.
 */

import { isAbsolute, resolve } from 'node:path';
import { KEEP_SETTINGS, type KeepRules, readKeep } from './keep/settings.ts';
import { FORMATS, type Format, LEVELS, type Level } from './log.ts';

/** A problem that its reader can solve: shown as one paragraph, without a stack. */
export class UserError extends Error {}

interface Setting {
  readonly name: string;
  readonly fallback: string;
  /** One sentence for server/README.md and for the message about a wrong value. */
  readonly sentence: string;
  readonly min?: number;
  readonly max?: number;
}

export const SETTINGS = [
  {
    name: 'PORT',
    fallback: '2567',
    min: 0,
    max: 65535,
    sentence: 'Port of the one address that serves everything.',
  },
  {
    name: 'HOST',
    fallback: '',
    sentence:
      'Network interface to listen on; empty = all, so that phones on the local network can join.',
  },
  {
    name: 'LAGUNA_DATA',
    fallback: './data',
    sentence: 'Folder in which tables and matches are kept.',
  },
  {
    name: 'LAGUNA_ABSENCE',
    fallback: '30',
    min: 0,
    max: 3600,
    sentence: 'Seconds after which a bot plays the seat of somebody who is away.',
  },
  {
    name: 'LAGUNA_IDLE',
    fallback: '60',
    min: 1,
    max: 86400,
    sentence:
      'Seconds after which a table that nobody is at is put to sleep; it wakes when somebody comes.',
  },
  {
    name: 'LAGUNA_PACE',
    fallback: 'normal',
    sentence: 'How long bots take before a person’s eyes: slow, normal, fast or instant.',
  },
  {
    name: 'LAGUNA_TABLES',
    fallback: '500',
    min: 1,
    max: 100000,
    sentence: 'How many tables may be awake at the same time.',
  },
  {
    name: 'LAGUNA_SPECTATORS',
    fallback: '1000',
    min: 1,
    max: 100000,
    sentence: 'How many people may watch one table.',
  },
  {
    name: 'LAGUNA_JOINS',
    fallback: '240',
    min: 1,
    max: 1000000,
    sentence: 'How many requests to create or join a table one address may send in a minute.',
  },
  {
    name: 'LAGUNA_READS',
    fallback: '3000',
    min: 1,
    max: 1000000,
    sentence:
      'How many lists, figures and logs one address may ask for in a minute; the log of a match counts as five.',
  },
  {
    name: 'LAGUNA_SOCKETS',
    fallback: '400',
    min: 1,
    max: 1000000,
    sentence:
      'How many connections to tables one address may keep open; a whole stand may be behind one.',
  },
  {
    name: 'LAGUNA_MESSAGES',
    fallback: '40',
    min: 5,
    max: 100000,
    sentence: 'How many messages a second one connection may send before it is closed.',
  },
  {
    name: 'LAGUNA_ORIGINS',
    fallback: '',
    sentence: 'Further web origins that may connect, separated by commas (for a reverse proxy).',
  },
  {
    name: 'LAGUNA_HOSTS',
    fallback: '',
    sentence:
      'Further names under which this server may be opened, separated by commas; * = any. It knows its addresses, its machine’s name and the names in LAGUNA_PUBLIC, LAGUNA_ADDRESS and LAGUNA_ORIGINS by itself.',
  },
  {
    name: 'LAGUNA_PROXY',
    fallback: '0',
    min: 0,
    max: 9,
    sentence:
      'How many reverse proxies of yours pass requests on, so that each guest’s own address is counted and not the proxy’s; 0 = guests connect directly.',
  },
  {
    name: 'LAGUNA_PUBLIC',
    fallback: '',
    sentence:
      'Address under which others reach this server, such as https://laguna.example; empty = found out.',
  },
  {
    name: 'LAGUNA_DATABASE',
    fallback: '',
    sentence:
      'PostgreSQL for tables and matches, such as postgres://user:password@host/laguna; empty = the embedded database in LAGUNA_DATA.',
  },
  {
    name: 'LAGUNA_REDIS',
    fallback: '',
    sentence:
      'Redis through which several processes share tables, such as redis://host:6379; empty = a single process.',
  },
  {
    name: 'LAGUNA_ADDRESS',
    fallback: '',
    sentence:
      'Where clients reach this very process among several, such as laguna.example/one or 10.0.0.5:2567.',
  },
  {
    name: 'LAGUNA_LOG',
    fallback: 'text',
    sentence: 'Form of the log: text, or json with one object a line.',
  },
  {
    name: 'LAGUNA_LOG_LEVEL',
    fallback: 'info',
    sentence: 'The least that is logged: debug, info, warn or error.',
  },
  {
    name: 'LAGUNA_METRICS',
    fallback: 'local',
    sentence:
      'Who may read /metrics: local (programs on this machine), all (without processor and memory) or nobody.',
  },
  {
    name: 'LAGUNA_SHOWCASE',
    fallback: 'ask',
    sentence:
      'The showcase for a stand: on (from the start), ask (as soon as somebody opens the page /showcase) or off.',
  },
  {
    name: 'LAGUNA_OPERATOR',
    fallback: '',
    sentence:
      'Token of the showcase’s operator, at least 16 characters that nobody guesses; empty = one is drawn and printed once, at a start with LAGUNA_SHOWCASE=on or when somebody at this machine opens /showcase.',
  },
  ...KEEP_SETTINGS,
] as const satisfies readonly Setting[];

const PACES = ['slow', 'normal', 'fast', 'instant'] as const;
const SHOWCASES = ['ask', 'on', 'off'] as const;
const READERS = ['local', 'all', 'nobody'] as const;

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Absolute path. */
  readonly data: string;
  readonly absenceSeconds: number;
  readonly idleSeconds: number;
  readonly pace: (typeof PACES)[number];
  readonly maxTables: number;
  /** Tables that one address may keep awake. */
  readonly tablesEach: number;
  /** What one address may have written down in a day; 0 = no limit. */
  readonly dailyMegabytes: number;
  readonly keep: KeepRules;
  /** Of one table, casters among them. */
  readonly maxSpectators: number;
  readonly joinsPerMinute: number;
  readonly readsPerMinute: number;
  /** Connections to tables that one address may keep open. */
  readonly maxSockets: number;
  readonly messagesPerSecond: number;
  readonly origins: readonly string[];
  /** Further names under which this server may be asked, in small letters; `*` is any. */
  readonly hosts: readonly string[];
  /** Reverse proxies before this server whose `X-Forwarded-For` is believed. */
  readonly proxies: number;
  readonly publicUrl: string;
  /** Address of PostgreSQL, '' for the embedded database. */
  readonly database: string;
  /** Address of Redis, '' for a single process. */
  readonly redis: string;
  /** Host, and port or path, of this very process among several; '' for a single one. */
  readonly address: string;
  readonly log: { readonly format: Format; readonly level: Level };
  /** Who may read `/metrics`. */
  readonly metrics: (typeof READERS)[number];
  /** Whether there is a showcase, and from when on. */
  readonly showcase: (typeof SHOWCASES)[number];
  /** Token of its operator, '' for one that is drawn. */
  readonly operator: string;
  /** Serve the client's sources with hot reload instead of the built client. */
  readonly dev: boolean;
}

type Env = { readonly [name: string]: string | undefined };
type Name = (typeof SETTINGS)[number]['name'];

function text(env: Env, name: Name): string {
  const { fallback } = SETTINGS.find((setting) => setting.name === name)!;
  const given = env[name];
  return given === undefined || given.trim() === '' ? fallback : given.trim();
}

function wrong(name: Name, given: string, allowed: string): UserError {
  const { sentence, fallback } = SETTINGS.find((setting) => setting.name === name)!;
  return new UserError(
    `The setting ${name} is "${given}", which does not work. ${sentence} ` +
      `Set it to ${allowed}, or leave it out for the default (${fallback || 'empty'}).`,
  );
}

/** One of a few words. */
function oneOf<T extends string>(env: Env, name: Name, words: readonly T[]): T {
  const given = text(env, name);
  const word = words.find((one) => one === given);
  if (word === undefined) throw wrong(name, given, `one of ${words.join(', ')}`);
  return word;
}

function whole(env: Env, name: Name): number {
  const given = text(env, name);
  const { min = 0, max = 0 } = SETTINGS.find((setting) => setting.name === name) as Setting;
  const value = Number(given);
  if (/^\d+$/.test(given) && value >= min && value <= max) return value;
  throw wrong(name, given, `a whole number from ${min} to ${max}`);
}

function address(env: Env, name: Name, given: string): string {
  try {
    const url = new URL(given);
    if (/^https?:$/.test(url.protocol)) return url.origin;
  } catch {
    // falls through to the sentence
  }
  throw wrong(name, text(env, name), 'addresses that begin with http:// or https://');
}

/** The address of a database: kept as it was given, and never shown, since it may hold a password. */
function service(env: Env, name: Name, schemes: readonly string[]): string {
  const given = text(env, name);
  const fits = schemes.some((scheme) => given.startsWith(`${scheme}://`)) && URL.canParse(given);
  if (given === '' || fits) return given;
  throw wrong(name, '…', `an address that begins with ${schemes.join(':// or ')}://`);
}

/** Names of hosts, without http:// and port. */
function hosts(env: Env): string[] {
  const given = text(env, 'LAGUNA_HOSTS').split(',').filter(Boolean);
  return given.map((host) => {
    const name = host.trim().toLowerCase();
    if (name === '*' || /^[\w-]+(\.[\w-]+)*$/.test(name)) return name;
    throw wrong(
      'LAGUNA_HOSTS',
      host.trim(),
      'names such as games.example, without http:// and port',
    );
  });
}

/** A token that nobody guesses in passing; it is never shown again. */
function operator(env: Env): string {
  const given = text(env, 'LAGUNA_OPERATOR');
  if (given === '' || /^[\x21-\x7e]{16,200}$/.test(given)) return given;
  throw wrong('LAGUNA_OPERATOR', '…', '16 to 200 letters, digits and signs without spaces');
}

/** What several processes need besides Redis. */
function several(env: Env): Pick<Config, 'database' | 'redis' | 'address'> {
  const database = service(env, 'LAGUNA_DATABASE', ['postgres', 'postgresql']);
  const redis = service(env, 'LAGUNA_REDIS', ['redis', 'rediss']);
  const address = text(env, 'LAGUNA_ADDRESS');
  if (address !== '' && !/^[\w.[\]:-]+(\/[\w.-]+)*$/.test(address)) {
    throw wrong('LAGUNA_ADDRESS', address, 'a host with port or path, without http://');
  }
  if (redis !== '' && (database === '' || address === '')) {
    throw new UserError(
      'LAGUNA_REDIS is set, so several processes share their tables. For that each of them needs ' +
        'the same LAGUNA_DATABASE and a LAGUNA_ADDRESS of its own. Set both, or leave LAGUNA_REDIS out.',
    );
  }
  return { database, redis, address };
}

/**
 * The validated settings.
 * @param env such as `process.env`
 * @throws UserError naming the setting, what is wrong and what to do
 */
export function readConfig(env: Env): Config {
  const data = text(env, 'LAGUNA_DATA');
  const origins = text(env, 'LAGUNA_ORIGINS').split(',').filter(Boolean);
  const publicUrl = text(env, 'LAGUNA_PUBLIC');
  return {
    port: whole(env, 'PORT'),
    host: text(env, 'HOST'),
    data: isAbsolute(data) ? data : resolve(import.meta.dirname, '..', data),
    absenceSeconds: whole(env, 'LAGUNA_ABSENCE'),
    idleSeconds: whole(env, 'LAGUNA_IDLE'),
    pace: oneOf(env, 'LAGUNA_PACE', PACES),
    maxTables: whole(env, 'LAGUNA_TABLES'),
    ...readKeep((name) => whole(env, name), whole(env, 'LAGUNA_TABLES')),
    maxSpectators: whole(env, 'LAGUNA_SPECTATORS'),
    joinsPerMinute: whole(env, 'LAGUNA_JOINS'),
    readsPerMinute: whole(env, 'LAGUNA_READS'),
    maxSockets: whole(env, 'LAGUNA_SOCKETS'),
    messagesPerSecond: whole(env, 'LAGUNA_MESSAGES'),
    origins: origins.map((origin) => address(env, 'LAGUNA_ORIGINS', origin.trim())),
    hosts: hosts(env),
    proxies: whole(env, 'LAGUNA_PROXY'),
    publicUrl: publicUrl && address(env, 'LAGUNA_PUBLIC', publicUrl),
    ...several(env),
    log: {
      format: oneOf(env, 'LAGUNA_LOG', FORMATS),
      level: oneOf(env, 'LAGUNA_LOG_LEVEL', LEVELS),
    },
    metrics: oneOf(env, 'LAGUNA_METRICS', READERS),
    showcase: oneOf(env, 'LAGUNA_SHOWCASE', SHOWCASES),
    operator: operator(env),
    dev: env.LAGUNA_DEV === '1',
  };
}

/** The settings as the table of server/README.md. */
export function settingsTable(): string {
  const rows = SETTINGS.map(({ name, fallback, sentence }) => {
    return `| \`${name}\` | ${fallback ? `\`${fallback}\`` : 'empty'} | ${sentence} |`;
  });
  return ['| Setting | Default | Meaning |', '| --- | --- | --- |', ...rows].join('\n');
}
