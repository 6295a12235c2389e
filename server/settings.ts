/**
 * Every setting of the server: its default, its meaning, its check. `SETTINGS` is the table of
 * server/README.md; `config.ts` reads them.
 */

import { z } from 'zod';
import { FORMATS, LEVELS } from './log.ts';

const PACES = ['slow', 'normal', 'fast', 'instant'] as const;
const SHOWCASES = ['ask', 'on', 'off'] as const;
const READERS = ['local', 'all', 'nobody'] as const;

// Types of settings: each converts a text to its value, and describes the allowed values for the
// sentence about a wrong one.
const text = z.string();

const line = z
  .string()
  .regex(/^[^\p{C}]*$/u)
  .describe('words between commas, or a path');

const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max))
    .describe(`a whole number from ${min} to ${max}`);

const DAYS = whole(0, 36_500);

const oneOf = <const Word extends string>(words: readonly Word[]) =>
  z.enum(words).describe(`one of ${words.join(', ')}`);

/** A list of values between commas. */
const list = <Value>(each: z.ZodType<Value, string>) =>
  z
    .string()
    .transform((given) => given.split(',').map((one) => one.trim()))
    .transform((given) => given.filter((one) => one !== ''))
    .pipe(z.array(each))
    .describe(each.description ?? '');

const orEmpty = (form: z.ZodType<string, string>) =>
  z.union([z.literal(''), form]).describe(form.description ?? '');

const origin = z
  .url({ protocol: /^https?$/ })
  .transform((given) => new URL(given).origin)
  .describe('addresses that begin with http:// or https://');

/** The name of a host, in small letters. */
const host = z
  .string()
  .toLowerCase()
  .regex(/^(\*|[\w-]+(\.[\w-]+)*)$/)
  .describe('names such as games.example, without http:// and port');

const address = z
  .string()
  .regex(/^[\w.[\]:-]+(\/[\w.-]+)*$/)
  .describe('a host with port or path, without http://');

/** The address of a database, unchanged. */
const service = (...schemes: readonly string[]) =>
  orEmpty(
    z
      .string()
      .refine((given) => schemes.some((scheme) => given.startsWith(`${scheme}://`)))
      .refine((given) => URL.canParse(given))
      .describe(`an address that begins with ${schemes.join(':// or ')}://`),
  );

/** Two keys of the curve P-256, as `web-push generate-vapid-keys` prints them. */
const keyPair = z
  .string()
  .regex(/^[\w-]{87}:[\w-]{43}$/)
  .describe('a public and a private key (VAPID) with a colon between them');

const contact = z
  .string()
  .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/)
  .describe('an address that begins with mailto: or https://');

/** A token that is hard to guess. */
const token = z
  .string()
  .regex(/^[\x21-\x7e]{16,200}$/)
  .describe('16 to 200 letters, digits and signs without spaces');

interface Setting {
  readonly name: string;
  readonly fallback: string;
  readonly as: z.ZodType<unknown, string>;
  /** One sentence for server/README.md and for the message about a wrong value. */
  readonly sentence: string;
  /** It may hold a password and is never shown. */
  readonly secret?: boolean;
}

export const SETTINGS = [
  {
    name: 'PORT',
    fallback: '2567',
    as: whole(0, 65535),
    sentence: 'Port of the one address that serves everything.',
  },
  {
    name: 'HOST',
    fallback: '',
    as: text,
    sentence:
      'Network interface to listen on; empty = all, so that phones on the local network can join.',
  },
  {
    name: 'LAGUNA_DATA',
    fallback: './data',
    as: text,
    sentence: 'Folder in which tables and matches are kept.',
  },
  {
    name: 'LAGUNA_ABSENCE',
    fallback: '30',
    as: whole(0, 3600),
    sentence: 'Seconds until a bot plays for a player who is away.',
  },
  {
    name: 'LAGUNA_IDLE',
    fallback: '60',
    as: whole(1, 86400),
    sentence:
      'Seconds until a table with nobody at it is put to sleep. It wakes when somebody comes.',
  },
  {
    name: 'LAGUNA_PACE',
    fallback: 'normal',
    as: oneOf(PACES),
    sentence:
      'How long bots take over their moves while people watch: slow, normal, fast or instant.',
  },
  {
    name: 'LAGUNA_TABLES',
    fallback: '500',
    as: whole(1, 100000),
    sentence: 'How many tables may be awake at the same time.',
  },
  {
    name: 'LAGUNA_SPECTATORS',
    fallback: '1000',
    as: whole(1, 100000),
    sentence: 'How many people may watch one table.',
  },
  {
    name: 'LAGUNA_JOINS',
    fallback: '240',
    as: whole(1, 1000000),
    sentence: 'How many requests to create or join a table one address may send in a minute.',
  },
  {
    name: 'LAGUNA_READS',
    fallback: '3000',
    as: whole(1, 1000000),
    sentence:
      'How many lists, figures and logs one address may ask for in a minute; the log of a match counts as five.',
  },
  {
    name: 'LAGUNA_SOCKETS',
    fallback: '400',
    as: whole(1, 1000000),
    sentence:
      'How many connections to tables one address may keep open; a whole stand may be behind one.',
  },
  {
    name: 'LAGUNA_MESSAGES',
    fallback: '40',
    as: whole(5, 100000),
    sentence: 'How many messages a second one connection may send before it is closed.',
  },
  {
    name: 'LAGUNA_ORIGINS',
    fallback: '',
    as: list(origin),
    sentence: 'Further web origins that may connect, separated by commas (for a reverse proxy).',
  },
  {
    name: 'LAGUNA_HOSTS',
    fallback: '',
    as: list(host),
    sentence:
      'Further names under which this server may be opened, separated by commas; * = any. It knows its addresses, its machine’s name and the names in LAGUNA_PUBLIC, LAGUNA_ADDRESS and LAGUNA_ORIGINS by itself.',
  },
  {
    name: 'LAGUNA_PROXY',
    fallback: '0',
    as: whole(0, 9),
    sentence:
      'How many reverse proxies of yours pass requests on, so that each guest’s own address is counted and not the proxy’s; 0 = guests connect directly.',
  },
  {
    name: 'LAGUNA_PUBLIC',
    fallback: '',
    as: orEmpty(origin),
    sentence:
      'Address under which others reach this server, such as https://laguna.example; empty = found out.',
  },
  {
    name: 'LAGUNA_DATABASE',
    fallback: '',
    as: service('postgres', 'postgresql'),
    secret: true,
    sentence:
      'PostgreSQL for tables and matches, such as postgres://user:password@host/laguna; empty = the embedded database in LAGUNA_DATA.',
  },
  {
    name: 'LAGUNA_REDIS',
    fallback: '',
    as: service('redis', 'rediss'),
    secret: true,
    sentence:
      'Redis through which several processes share tables, such as redis://host:6379; empty = a single process.',
  },
  {
    name: 'LAGUNA_ADDRESS',
    fallback: '',
    as: orEmpty(address),
    sentence:
      'Where clients reach this very process among several, such as laguna.example/one or 10.0.0.5:2567.',
  },
  {
    name: 'LAGUNA_LOG',
    fallback: 'text',
    as: oneOf(FORMATS),
    sentence: 'Form of the log: text, or json with one object a line.',
  },
  {
    name: 'LAGUNA_LOG_LEVEL',
    fallback: 'info',
    as: oneOf(LEVELS),
    sentence: 'The least that is logged: debug, info, warn or error.',
  },
  {
    name: 'LAGUNA_METRICS',
    fallback: 'local',
    as: oneOf(READERS),
    sentence:
      'Who may read /metrics: local (programs on this machine), all (without processor and memory) or nobody.',
  },
  {
    name: 'LAGUNA_SHOWCASE',
    fallback: 'ask',
    as: oneOf(SHOWCASES),
    sentence:
      'The showcase for a stand: on (from the start), ask (once the page /showcase is opened) or off.',
  },
  {
    name: 'LAGUNA_PROBES',
    fallback: 'off',
    as: oneOf(['on', 'off'] as const),
    sentence:
      'Whether this server answers the questions by which phones look for the internet: on for a stand’s own network that has none, else off.',
  },
  {
    name: 'LAGUNA_OPERATOR',
    fallback: '',
    as: orEmpty(token),
    secret: true,
    sentence:
      'Token of the showcase’s operator, at least 16 characters that are hard to guess; empty = one is drawn and printed once, at a start with LAGUNA_SHOWCASE=on or when /showcase is opened on this machine.',
  },
  {
    name: 'LAGUNA_PUSH',
    fallback: 'on',
    as: oneOf(['on', 'off', 'anywhere'] as const),
    sentence:
      'Whether people may have their devices told that it is their turn (Web Push): on, off, or anywhere for tests, which also sends to this machine and the local network.',
  },
  {
    name: 'LAGUNA_PUSH_KEYS',
    fallback: '',
    as: orEmpty(keyPair),
    secret: true,
    sentence:
      'Keys with which this server signs such messages (VAPID), as PUBLIC:PRIVATE; empty = made at the first start and kept with the people.',
  },
  {
    name: 'LAGUNA_PUSH_CONTACT',
    fallback: '',
    as: orEmpty(contact),
    sentence:
      'Where push services reach you if something is wrong, such as mailto:you@games.example; empty = LAGUNA_PUBLIC. Apple’s service refuses messages without a real one.',
  },
  {
    name: 'LAGUNA_TABLES_EACH',
    fallback: '0',
    as: whole(0, 100000),
    sentence:
      'How many tables one address may keep awake; 0 = an eighth of LAGUNA_TABLES. Set it higher where a whole stand or school is behind one address.',
  },
  {
    name: 'LAGUNA_QUEUE',
    fallback: '2000',
    as: whole(1, 100000),
    sentence: 'How many people may wait for a match with others at the same time.',
  },
  {
    name: 'LAGUNA_QUEUE_EACH',
    fallback: '0',
    as: whole(0, 100000),
    sentence:
      'How many of them may be at one address; 0 = an eighth of LAGUNA_QUEUE. Set it higher where a whole stand or school is behind one address.',
  },
  {
    name: 'LAGUNA_WORDS',
    fallback: '',
    as: line,
    sentence:
      'Further words that stand in no name and are masked in the talk, separated by commas, or the path of a file with one in each line; begins with / or ./ if it is a path.',
  },
  {
    name: 'LAGUNA_DAILY_MB',
    fallback: '250',
    as: whole(0, 1000000),
    sentence:
      'How many megabytes of matches one address may start in a day; a match takes about 0.1; 0 = no limit.',
  },
  {
    name: 'LAGUNA_KEEP_MATCHES',
    fallback: '365',
    as: DAYS,
    sentence:
      'Days that a finished match with a person in it is kept, with its replay; 0 = for ever.',
  },
  {
    name: 'LAGUNA_KEEP_BOTS',
    fallback: '7',
    as: DAYS,
    sentence: 'Days that a match of bots alone is kept, including the showcase’s; 0 = for ever.',
  },
  {
    name: 'LAGUNA_KEEP_UNFINISHED',
    fallback: '180',
    as: DAYS,
    sentence: 'Days until a table is given up whose match nobody has continued; 0 = never.',
  },
  {
    name: 'LAGUNA_KEEP_TABLES',
    fallback: '30',
    as: DAYS,
    sentence: 'Days until a table without a running match is given up; 0 = never.',
  },
  {
    name: 'LAGUNA_KEEP_MB',
    fallback: '10000',
    as: whole(0, 100000000),
    sentence:
      'Megabytes of tables and matches above which the oldest finished matches go before their time: first those of bots, then those of people that are older than 90 days; 0 = no limit.',
  },
] as const satisfies readonly Setting[];

type Row = (typeof SETTINGS)[number];
export type Name = Row['name'];
export type Value<Of extends Name> = z.output<Extract<Row, { name: Of }>['as']>;

/** Reads one setting. */
export type Read = <Of extends Name>(name: Of) => Value<Of>;

/** The setting of this name. */
export function settingOf(name: Name): Setting & { readonly name: Name } {
  return SETTINGS.find((setting) => setting.name === name)!;
}

/** The settings as the table of server/README.md. */
export function settingsTable(): string {
  const rows = SETTINGS.map(({ name, fallback, sentence }) => {
    return `| \`${name}\` | ${fallback ? `\`${fallback}\`` : 'empty'} | ${sentence} |`;
  });
  return ['| Setting | Default | Meaning |', '| --- | --- | --- |', ...rows].join('\n');
}
