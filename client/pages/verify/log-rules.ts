/** The rules under which a log claims to have been played. */

import type { Game } from '../../../engine/core/contract.ts';
import { wholeGames } from '../../../engine/registry-whole.ts';

/**
 * @param log the parsed log; untrusted content
 * @returns the one game, as `verifying` asks for games; none if the log names none of ours
 * @throws Error if its code is not loaded
 */
export async function logRules(log: unknown): Promise<{ readonly [id: string]: Game }> {
  const id = (log as { game?: unknown } | null)?.game;
  if (typeof id !== 'string' || !Object.hasOwn(wholeGames, id)) return {};
  const game = await wholeGames[id]?.();
  return game ? { [id]: game } : {};
}
