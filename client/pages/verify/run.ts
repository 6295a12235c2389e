/** Fetches a log and verifies it in slices, so that the page stays alive meanwhile. */

import { type Verification, type VerifyProgress, verifying } from '../../../engine/core/verify.ts';
import { hashes } from '../../../server/protocol/chance.ts';
import { type KeptReceipt, receiptsOf } from '../../net/receipts.ts';

import { logRules } from './log-rules.ts';

/** Reason why there is no log to verify. */
export type Problem = 'unknown' | 'unfinished' | 'offline' | 'damaged';

/** A verified log, with this browser's record of its match. */
export interface Verified {
  readonly result: Verification;
  readonly receipts: readonly KeptReceipt[];
  /** Milliseconds that the check took. */
  readonly ms: number;
  /** The log as it came. */
  readonly text: string;
}

/** Longest stretch of work without a pause, in milliseconds. */
const SLICE_MS = 12;

/** The text of a finished match's log, or the reason why there is none. */
export async function fetchLog(id: string): Promise<{ text: string } | Problem> {
  try {
    const answer = await fetch(`/log/${encodeURIComponent(id)}`, { cache: 'no-store' });
    if (answer.ok) return { text: await answer.text() };
    // 410: it existed, and its time was over.
    if (answer.status === 404 || answer.status === 410) return 'unknown';
    return answer.status === 409 ? 'unfinished' : 'offline';
  } catch {
    return 'offline';
  }
}

/** Whether a match is still under way: then there is no log of it yet. */
export async function isRunning(id: string): Promise<boolean> {
  try {
    const answer = await fetch(`/log/${encodeURIComponent(id)}`, { cache: 'no-store' });
    void answer.body?.cancel();
    return answer.status === 409;
  } catch {
    return false;
  }
}

/**
 * @param id the requested match; absent = the one that the log names
 * @param tell receives the progress; false ends it, with null
 */
export async function verifyText(
  text: string,
  id: string | undefined,
  tell: (progress: VerifyProgress) => boolean,
): Promise<Verified | 'damaged' | 'offline' | null> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return 'damaged';
  }
  const named = (json as { id?: unknown } | null)?.id;
  const receipts = receiptsOf(id ?? (typeof named === 'string' ? named : ''));
  const games = await logRules(json).catch(() => null);
  if (!games) return 'offline';
  const run = verifying(json, { games, hashes, receipts, ...(id !== undefined && { id }) });
  let ms = 0;
  for (;;) {
    const start = performance.now();
    let step = run.next();
    while (!step.done && performance.now() - start < SLICE_MS) step = run.next();
    ms += performance.now() - start;
    if (step.done) return { result: step.value, receipts, ms, text };
    if (!tell(step.value)) return null;
    await new Promise((resolve) => setTimeout(resolve));
  }
}
