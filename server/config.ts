/** The checked settings of this process; `settings.ts` describes each. */

import { isAbsolute, resolve } from 'node:path';
import { type KeepRules, readKeep } from './keep/settings.ts';
import type { Format, Level } from './log.ts';
import { type Words, wordsOf } from './people/words.ts';
import { type Name, type Read, settingOf, type Value } from './settings.ts';

/** A problem that its reader can solve: shown as one paragraph, without a stack. */
export class UserError extends Error {}

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Absolute path. */
  readonly data: string;
  readonly absenceSeconds: number;
  readonly idleSeconds: number;
  readonly pace: Value<'LAGUNA_PACE'>;
  readonly maxTables: number;
  /** Tables that one address may keep awake. */
  readonly tablesEach: number;
  /** People who may wait for a match at the same time; of one address. */
  readonly queueMost: number;
  readonly queueEach: number;
  /** Data that one address may add to the journal in a day; 0 = no limit. */
  readonly dailyMegabytes: number;
  readonly keep: KeepRules;
  /** Spectators of one table, casters among them. */
  readonly maxSpectators: number;
  readonly joinsPerMinute: number;
  readonly readsPerMinute: number;
  /** Connections to tables that one address may keep open. */
  readonly maxSockets: number;
  readonly messagesPerSecond: number;
  readonly origins: readonly string[];
  /** Further host names under which the server may be addressed, in small letters; `*` is any. */
  readonly hosts: readonly string[];
  /** Reverse proxies before this server whose `X-Forwarded-For` is believed. */
  readonly proxies: number;
  readonly publicUrl: string;
  /** Address of PostgreSQL, '' for the embedded database. */
  readonly database: string;
  /** Address of Redis, '' for a single process. */
  readonly redis: string;
  /** Host, and port or path, of this process among several; '' for a single one. */
  readonly address: string;
  readonly log: { readonly format: Format; readonly level: Level };
  /** Addresses that may read `/metrics`. */
  readonly metrics: Value<'LAGUNA_METRICS'>;
  /** Whether there is a showcase, and when it starts. */
  readonly showcase: Value<'LAGUNA_SHOWCASE'>;
  /** Whether the probes of phones and laptops are answered (`http/probes.ts`). */
  readonly probes: Value<'LAGUNA_PROBES'>;
  /** Token of its operator, '' for one that is drawn. */
  readonly operator: string;
  /** Whether devices are told of their person's turn; `anywhere`: also at private addresses. */
  readonly push: Value<'LAGUNA_PUSH'>;
  /** Keys that sign such messages, '' for the server's own; address for push services. */
  readonly pushKeys: string;
  readonly pushContact: string;
  /** Words that stand in no name and are masked in the talk. */
  readonly words: Words;
  /** Serve the client's sources with hot reload instead of the built client. */
  readonly dev: boolean;
}

type Env = { readonly [name: string]: string | undefined };

/** @throws UserError naming the setting, the problem and its remedy */
const reading =
  (env: Env): Read =>
  <Of extends Name>(name: Of) => {
    const { as, fallback, sentence, secret } = settingOf(name);
    const given = env[name]?.trim() || fallback;
    const read = as.safeParse(given);
    if (read.success) return read.data as Value<Of>;
    throw new UserError(
      `The setting ${name} is "${secret ? '…' : given}", which isn’t valid. ${sentence} ` +
        `Set it to ${as.description}, or leave it out for the default (${fallback || 'empty'}).`,
    );
  };

/** Settings that several processes need besides Redis. */
function several(read: Read): Pick<Config, 'database' | 'redis' | 'address'> {
  const database = read('LAGUNA_DATABASE');
  const redis = read('LAGUNA_REDIS');
  const address = read('LAGUNA_ADDRESS');
  if (redis !== '' && (database === '' || address === '')) {
    throw new UserError(
      'LAGUNA_REDIS is set, so several processes share their tables. For that each of them needs ' +
        'the same LAGUNA_DATABASE and a LAGUNA_ADDRESS of its own. Set both, or leave LAGUNA_REDIS out.',
    );
  }
  return { database, redis, address };
}

function readWords(read: Read): Words {
  const given = read('LAGUNA_WORDS');
  try {
    return wordsOf(given);
  } catch (error) {
    throw new UserError(
      `The setting LAGUNA_WORDS names the file ${given}, which can’t be read ` +
        `(${(error as Error).message}). Correct the path, or list the words themselves with commas.`,
    );
  }
}

/**
 * The validated settings.
 * @param env such as `process.env`
 * @throws UserError naming the setting, the problem and its remedy
 */
export function readConfig(env: Env): Config {
  const read = reading(env);
  const data = read('LAGUNA_DATA');
  return {
    port: read('PORT'),
    host: read('HOST'),
    data: isAbsolute(data) ? data : resolve(import.meta.dirname, '..', data),
    absenceSeconds: read('LAGUNA_ABSENCE'),
    idleSeconds: read('LAGUNA_IDLE'),
    pace: read('LAGUNA_PACE'),
    maxTables: read('LAGUNA_TABLES'),
    queueMost: read('LAGUNA_QUEUE'),
    ...readKeep(read),
    maxSpectators: read('LAGUNA_SPECTATORS'),
    joinsPerMinute: read('LAGUNA_JOINS'),
    readsPerMinute: read('LAGUNA_READS'),
    maxSockets: read('LAGUNA_SOCKETS'),
    messagesPerSecond: read('LAGUNA_MESSAGES'),
    origins: read('LAGUNA_ORIGINS'),
    hosts: read('LAGUNA_HOSTS'),
    proxies: read('LAGUNA_PROXY'),
    publicUrl: read('LAGUNA_PUBLIC'),
    ...several(read),
    log: { format: read('LAGUNA_LOG'), level: read('LAGUNA_LOG_LEVEL') },
    metrics: read('LAGUNA_METRICS'),
    showcase: read('LAGUNA_SHOWCASE'),
    probes: read('LAGUNA_PROBES'),
    operator: read('LAGUNA_OPERATOR'),
    push: read('LAGUNA_PUSH'),
    pushKeys: read('LAGUNA_PUSH_KEYS'),
    pushContact: read('LAGUNA_PUSH_CONTACT'),
    words: readWords(read),
    dev: env.LAGUNA_DEV === '1',
  };
}
