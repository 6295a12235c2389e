/** How PostgreSQL counts the tables and matches that must exist: see `proof.ts`. */

import { type Kind, MARKS } from './proof.ts';

const sumProof = (n: string, total: string): string =>
  `proof_of(concat_ws(' ', kind, bucket, ${n}, ${total}))`;

/** The bucket in which a member is counted, if the bucket is intact. */
export const knownIn = (kind: Kind, bucket: string): string =>
  `SELECT FROM sets WHERE kind = '${kind}' AND bucket = ${bucket} AND proof = ${sumProof('n', 'total')}`;

function change(kind: Kind, bucket: string, n: string, total: string, rows: string): string {
  return `UPDATE sets SET n = ${n}, total = ${total}, proof = ${sumProof(n, total)}
    WHERE kind = '${kind}' AND bucket = ${bucket} AND EXISTS (SELECT FROM ${rows})`;
}

/** Adds the rows that `put` inserted to their buckets. */
export const countIn = (kind: Kind, bucket: string, mark: string): string =>
  change(kind, bucket, 'n + 1', `((total + ${mark}::bigint) % ${MARKS})`, 'put');

/** Removes the rows that `dead` deleted from their buckets. */
export const uncountIn = (kind: Kind, bucket: string, mark: string): string =>
  change(kind, bucket, 'n - 1', `((total - ${mark}::bigint + ${MARKS}) % ${MARKS})`, 'dead');
