/**
 * From a text to a match that can be shown: read, verified, recorded. A match that the verification
 * refuses is not shown. Pure except for the clock that yields time to the page.
 */

import type { Game } from '../../../engine/core/contract.ts';
import { type Verification, type VerifyStep, verifying } from '../../../engine/core/verify.ts';
import { hashes } from '../../../server/protocol/chance.ts';
import { type Recording, recording } from '../../table/replay/recording.ts';

import { logRules } from '../verify/log-rules.ts';

/** Why a text is not shown. */
export type LoadProblem =
  | { readonly kind: 'damaged' | 'foreign' | 'game' | 'offline' }
  | { readonly kind: 'engine'; readonly theirs: string; readonly ours: string }
  | { readonly kind: 'refused'; readonly step: VerifyStep & { readonly verdict: 'refused' } };

export interface Loaded {
  readonly recording: Recording;
  readonly verification: Verification;
  /** The log as it came. */
  readonly text: string;
}

export type LoadStage = 'checking' | 'recording';
/** Receives the progress of the work; false ends it. */
export type Tell = (stage: LoadStage, done: number, of: number) => boolean;

/** Longest stretch of work without a pause, in milliseconds. */
const SLICE_MS = 12;

/**
 * @param id the requested match; absent = the one of the log
 * @returns null if `tell` ended it
 */
export async function load(
  text: string,
  id: string | undefined,
  tell: Tell,
): Promise<Loaded | LoadProblem | null> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { kind: 'damaged' };
  }
  const games = await logRules(json).catch(() => null);
  if (!games) return { kind: 'offline' };
  const options = { games, hashes, ...(id !== undefined && { id }) };
  const checking = verifying(json, options);
  const verification = await inSlices(checking, ({ done, of }) => tell('checking', done, of));
  if (!verification) return null;
  const problem = problemOf(json, verification, games);
  const { log } = verification;
  const game: Game | undefined = log ? games[log.game] : undefined;
  if (problem || !log || !game) return problem ?? { kind: 'foreign' };
  const making = recording(log, game, hashes);
  const made = await inSlices(making, ({ done, of }) => tell('recording', done, of));
  return made && { recording: made, verification, text };
}

/** Problem of the log; null if it may be shown. */
function problemOf(
  json: unknown,
  { steps }: Verification,
  games: { readonly [id: string]: Game },
): LoadProblem | null {
  const step = steps.find((one) => one.verdict === 'refused');
  if (step?.verdict !== 'refused') return null;
  if (step.reason === 'unknownGame') return { kind: 'game' };
  if (step.reason !== 'notALog') return { kind: 'refused', step };
  if (step.problem === 'format') return { kind: 'foreign' };
  if (step.problem !== 'engine') return { kind: 'refused', step };
  // Only for a known game the version can be the difference.
  const { engine, game } = json as { engine?: unknown; game: string };
  const theirs = String(engine ?? '?').slice(0, 20);
  return { kind: 'engine', theirs, ours: games[game]?.version ?? '?' };
}

/** Runs `work` to its end, with pauses; null if `tell` ends it. */
async function inSlices<P, R>(
  work: Generator<P, R>,
  tell: (progress: P) => boolean,
): Promise<R | null> {
  let step = work.next();
  while (!step.done) {
    if (!tell(step.value)) return null;
    await new Promise((resolve) => setTimeout(resolve));
    const start = performance.now();
    do step = work.next();
    while (!step.done && performance.now() - start < SLICE_MS);
  }
  return step.value;
}
