/** Proof of stored data when it is read again: against damage, not against malice. */

import { hash } from 'node:crypto';
import { DamagedRecordError } from './journal.ts';
import { type EntryRow, isEntryRow, type Row } from './rows.ts';

/** The sets whose members are counted. */
export const KINDS = ['tables', 'matches'] as const;
export type Kind = (typeof KINDS)[number];
/** The column that names a member. */
export const NAME_OF: Readonly<Record<Kind, string>> = { tables: 'code', matches: 'id' };

export const BUCKETS = 256;
/** Sums of marks are kept below this, so that every database counts them as whole numbers. */
export const MARKS = 2 ** 48;
/** 128 bits: no damage matches them by chance. */
const PROOF_LENGTH = 32;

const digest = (text: string): string => hash('sha256', text).slice(0, PROOF_LENGTH);
const proofOf = (...values: readonly unknown[]): string => digest(JSON.stringify(values));

/** A time as a row of either database holds it, in epoch milliseconds. */
const ms = (time: unknown): unknown => (time instanceof Date ? time.getTime() : time);

/** Proof of a row of `tables`. */
export function tableProof(row: Row): string {
  const { code, game, body, match, changed, epoch } = row;
  return proofOf('table', code, game, body, match, ms(changed), epoch);
}

/** Proof of a row of `matches` as written when the match began. */
export function matchProof(row: Row): string {
  const { id, code, game, seats, options, key, created, engine, contributions } = row;
  const begun = [seats, options, key, ms(created), engine, contributions];
  return proofOf('match', id, code, game, ...begun);
}

/** Proof of the end of a match, or that it has not ended. */
export const endProof = ({ id, finished, result }: Row): string =>
  proofOf('end', id, ms(finished), result);

/** Proof of the number of writes. */
export const commitsProof = (commits: unknown): string => proofOf('commits', commits);

/** Proof of a bucket. PostgreSQL also makes this text itself. */
export const setProof = (kind: Kind, bucket: number, n: number, total: number): string =>
  digest([kind, bucket, n, total].join(' '));

/** Start of the running hash of a match's entries. */
export const firstChain = (match: string): string => proofOf('entries', match);

/** The part of an entry that goes into the running hash, as text. */
export const linkOf = (n: number, seat: number, action: string | null, id: string | null): string =>
  // A request's id is a client's text: a database stores no half of a surrogate pair.
  JSON.stringify([n, seat, action, id?.toWellFormed() ?? null]);

/** The running hash after one more entry. PostgreSQL also computes it itself. */
export const nextChain = (chain: string, link: string): string => digest(chain + link);

/** The bucket and the value with which a member of a set is counted. */
export interface Mark {
  readonly bucket: number;
  readonly mark: number;
}

export function markOf(name: string): Mark {
  const hex = digest(name);
  return {
    bucket: Number.parseInt(hex.slice(0, 2), 16),
    mark: Number.parseInt(hex.slice(2, 14), 16),
  };
}

/** The contents of a bucket. */
export interface Sum {
  readonly n: number;
  readonly total: number;
}

export const plus = ({ n, total }: Sum, { mark }: Mark): Sum => ({
  n: n + 1,
  total: (total + mark) % MARKS,
});

export const minus = ({ n, total }: Sum, { mark }: Mark): Sum => ({
  n: n - 1,
  total: (total - mark + MARKS) % MARKS,
});

/** @throws DamagedRecordError if the row is not the intact row of table `code` */
export function proveTable(row: Row, code: string): Row {
  if (row.code === code && row.proof === tableProof(row)) return row;
  throw new DamagedRecordError('the record of a table is not what was written');
}

/** @throws DamagedRecordError if the row is not the intact row of match `id` */
export function proveMatch(row: Row, id: string): Row {
  const proved = row.proof === matchProof(row) && row.end_proof === endProof(row);
  if (row.id === id && proved) return row;
  throw new DamagedRecordError(`the record of match ${id} is not what was written`);
}

/**
 * @param head recorded end of the match's entries, undefined if it is missing
 * @param rows its entries, in order
 * @returns the same entries
 * @throws DamagedRecordError if an entry is missing or differs from its written form
 */
export function proveEntries(
  match: string,
  head: Row | undefined,
  rows: readonly Row[],
): readonly EntryRow[] {
  const broken = (why: string): Error =>
    new DamagedRecordError(`the entries of match ${match} are not what was written: ${why}`);
  if (!head) throw broken('how many there must be is missing');
  let chain = firstChain(match);
  const entries = rows.map((row, k) => {
    if (row.n !== k + 1) throw broken(`entry ${k + 1} is missing`);
    if (!isEntryRow(row)) throw broken(`entry ${k + 1} is none`);
    const { n, seat, action, action_id } = row;
    chain = nextChain(chain, linkOf(n, seat, action, action_id));
    return row;
  });
  if (head.n !== rows.length) throw broken(`there are ${rows.length} of ${head.n}`);
  if (head.chain !== chain) throw broken('one of them, or their hash, is another one');
  return entries;
}

/** All buckets of an empty set. */
export const noSums = (): Sum[] => Array.from({ length: BUCKETS }, () => ({ n: 0, total: 0 }));

/** Counts a member in its bucket. */
export function addTo(sums: Sum[], name: string): void {
  const mark = markOf(name);
  sums[mark.bucket] = plus(sums[mark.bucket], mark);
}

/** A bucket as a database holds it. @throws DamagedRecordError if it is missing or damaged */
export function readSum(kind: Kind, bucket: number, row: Row | undefined): Sum {
  const sum = { n: Number(row?.n), total: Number(row?.total) };
  if (row && row.proof === setProof(kind, bucket, sum.n, sum.total)) return sum;
  throw new DamagedRecordError(`the count of ${kind} (part ${bucket}) is not what was written`);
}

/**
 * Checks that `name`, which was not found, never existed.
 * @param there all names of its bucket
 * @throws DamagedRecordError if it exists all the same, or anything of its bucket is missing
 */
export function proveAbsent(kind: Kind, name: string, sum: Sum, there: readonly string[]): void {
  const found = there.map(markOf).reduce(plus, { n: 0, total: 0 });
  if (found.n === sum.n && found.total === sum.total && !there.includes(name)) return;
  throw new DamagedRecordError(
    `of the ${kind} in which one was looked for there are ${found.n}, and ${sum.n} were written`,
  );
}
