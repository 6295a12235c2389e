/** How PostgreSQL counts which tables and matches it must have: see `proof.ts`. */

import { type Kind, MARKS } from './proof.ts';

const sumProof = (n: string, total: string): string =>
  `proof_of(concat_ws(' ', kind, bucket, ${n}, ${total}))`;

/** The bucket in which a member is counted, if it is what was written. */
export const knownIn = (kind: Kind, bucket: string): string =>
  `SELECT FROM sets WHERE kind = '${kind}' AND bucket = ${bucket} AND proof = ${sumProof('n', 'total')}`;

function change(kind: Kind, bucket: string, n: string, total: string, rows: string): string {
  return `UPDATE sets SET n = ${n}, total = ${total}, proof = ${sumProof(n, total)}
    WHERE kind = '${kind}' AND bucket = ${bucket} AND EXISTS (SELECT FROM ${rows})`;
}

/** Counts what `put` has put in. */
export const countIn = (kind: Kind, bucket: string, mark: string): string =>
  change(kind, bucket, 'n + 1', `((total + ${mark}::bigint) % ${MARKS})`, 'put');

/** Counts no longer what `dead` has taken out. */
export const uncountIn = (kind: Kind, bucket: string, mark: string): string =>
  change(kind, bucket, 'n - 1', `((total - ${mark}::bigint + ${MARKS}) % ${MARKS})`, 'dead');
