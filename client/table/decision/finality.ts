/**
 * Whether an action can be taken back once it is sent, by the rules themselves: it is tried on a copy.
 * The whole rules of a game are loaded for that when something is composed, and not before.
 */

import { useEffect } from 'react';
import { create } from 'zustand';
import { SeededChance } from '../../../engine/core/chance.ts';
import type { ActionBase, Game, State } from '../../../engine/core/contract.ts';
import { wholeGames } from '../../../engine/registry-whole.ts';

/** Whole rules by game; `null` while they load. */
const useRules = create<{ readonly [id: string]: Game | null }>()(() => ({}));

/** Who decides in which state. */
interface At {
  readonly state: State;
  readonly seat: number;
}

/**
 * Whether the seat could not take the action back: chance or a card decides what comes of it, or others
 * go on. What is chosen by several at once may be chosen anew, and what is said beside a decision is no
 * step.
 */
export function isFinal(
  game: Pick<Game, 'encode' | 'check' | 'apply' | 'deciders' | 'reveals'>,
  { state, seat }: At,
  action: ActionBase,
): boolean {
  const alone = 1 << seat;
  const command = game.encode(state, seat, action);
  if (game.deciders(state) !== alone || game.check(state, seat, command) !== 0) return false;
  const after = Int32Array.from(state);
  game.apply(after, seat, command, new SeededChance(0), null);
  return game.deciders(after) !== alone || game.reveals(state, after);
}

/** Loads a game's rules, once. @returns when they are there, or could not be had */
export async function loadFinality(id: string): Promise<void> {
  const load = Object.hasOwn(wholeGames, id) ? wholeGames[id] : undefined;
  if (!load || Object.hasOwn(useRules.getState(), id)) return;
  useRules.setState({ [id]: null });
  try {
    const game = await load();
    useRules.setState({ [id]: game });
  } catch {
    // Nothing is said of it, and keys go on asking twice.
  }
}

/** Whether the action cannot be taken back, as far as that is known; unknown counts as yes. */
export function mayBeFinal(id: string, at: At, action: ActionBase): boolean {
  const rules = useRules.getState()[id];
  void loadFinality(id);
  return rules ? isFinal(rules, at, action) : true;
}

/** Whether a composed action cannot be taken back; false while nothing is composed or known. */
export function useFinal(id: string, at: At, action: ActionBase | null): boolean {
  const rules = useRules((known) => known[id]);
  const isWanted = action !== null;
  useEffect(() => {
    if (isWanted) void loadFinality(id);
  }, [id, isWanted]);
  return Boolean(rules && action && isFinal(rules, at, action));
}
