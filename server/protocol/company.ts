/**
 * The company at a table: muting, blocking and reporting somebody there. People are named by their
 * seat or by a line of the talk, never by a key. Without packages: the client uses it, too.
 */

/** People whom one person may mute or block. */
export const MAX_IGNORED = 200;

/** Why somebody is reported. */
export const REPORT_REASONS = ['insults', 'name', 'spam', 'cheating', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Who is meant: the person on a seat, or the speaker of a line of this table's talk. */
export type Whom = { readonly seat: number } | { readonly line: number };

/** What proves a key to a table, the queue or the list of open tables. */
export interface Introduction {
  readonly key: string;
  /** Of `POST /me/nonce`. */
  readonly nonce: string;
  readonly signature: string;
}

/** Where somebody introduces a key besides the tables, which go by their code. */
export type Target = 'new' | 'queue' | 'open' | 'event' | (string & {});

/** The text that an introduction signs. Pure. */
export const introductionText = (key: string, nonce: string, target: Target): string =>
  ['laguna here 1', target, key, nonce].join('\n');

/** The header of `GET /open` that introduces a key: its three parts between points. */
export const INTRODUCTION_HEADER = 'Laguna-Introduction';

/** Room message `company`, a request. */
export type CompanyRequest =
  /** This connection belongs to a key. */
  | ({ readonly op: 'here' } & Introduction)
  | { readonly op: 'mute'; readonly whom: Whom }
  | { readonly op: 'block'; readonly whom: Whom }
  /** Neither muted nor blocked any more. */
  | { readonly op: 'undo'; readonly whom: Whom }
  | { readonly op: 'report'; readonly whom: Whom; readonly reason: ReportReason };

export type CompanyRefusal =
  | 'malformed'
  | 'forged' // not this key's signature over this table and nonce
  | 'keyless' // this connection has proved no key
  | 'unknown' // nobody is there, or the table knows no key of that person
  | 'self'
  | 'full' // too many muted and blocked people
  | 'twice' // this person was already reported for this match
  | 'tooFast'
  | 'storage'; // nothing could be written, and nothing was done

export type CompanyReply =
  | { readonly ok: true }
  | { readonly ok: false; readonly error: CompanyRefusal };

/**
 * Room message `company`, to one receiver alone: the seats whose people the receiver mutes or
 * blocks, as bit masks.
 */
export interface CompanyMessage {
  readonly muted: number;
  readonly blocked: number;
}

/** Somebody whom a person mutes or blocks, on the page `/me`. */
export interface Ignored {
  readonly id: string;
  readonly kind: 'muted' | 'blocked';
  /** The name at that table; empty if the other one has erased everything. */
  readonly name: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** HTTP status of a barred person's request; `readBar` reads the sentence with it. */
export const BARRED = 403;
/** HTTP status: this name cannot be used here. */
export const NAME_REFUSED = 406;

/** Why somebody is barred, and until when (epoch milliseconds). */
export interface Barred {
  readonly why: string;
  readonly until: number;
}

/** The sentence of a refusal. Pure. */
export const barWords = ({ why, until }: Barred): string =>
  `The operator of this server has barred you until ${new Date(until).toISOString()}: ${why}`;

const BAR = /has barred you until (\S+Z): (.*)$/s;

/** What such a sentence says; null for any other. Pure. */
export function readBar(words: string): Barred | null {
  const [, until = '', why = ''] = BAR.exec(words) ?? [];
  return until === '' ? null : { why, until: Date.parse(until) };
}
