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

/** The deciding seat and its state. */
interface At {
  readonly state: State;
  readonly seat: number;
}

/**
 * Whether the seat could not take the action back: it depends on chance or a card, or others go on.
 * Simultaneous choices may be replaced, and asides are no steps.
 */
export function isFinal(
  game: Pick<Game, 'encode' | 'check' | 'apply' | 'deciders' | 'reveals' | 'undoUntilAnswered'>,
  { state, seat }: At,
  action: ActionBase,
): boolean {
  const alone = 1 << seat;
  const command = game.encode(state, seat, action);
  if (game.deciders(state) !== alone || game.check(state, seat, command) !== 0) return false;
  const after = Int32Array.from(state);
  game.apply(after, seat, command, new SeededChance(0), null);
  if (game.reveals(state, after)) return true;
  return !game.undoUntilAnswered && game.deciders(after) !== alone;
}

/**
 * Loads a game's rules, once.
 * @returns when they are loaded, or have failed
 */
export async function loadFinality(id: string): Promise<void> {
  const load = Object.hasOwn(wholeGames, id) ? wholeGames[id] : undefined;
  if (!load || Object.hasOwn(useRules.getState(), id)) return;
  useRules.setState({ [id]: null });
  try {
    const game = await load();
    useRules.setState({ [id]: game });
  } catch {
    // Nothing is shown, and keys still ask twice.
  }
}

/** Whether the action cannot be taken back, as far as that is known; unknown counts as yes. */
export function mayBeFinal(id: string, at: At, action: ActionBase): boolean {
  const rules = useRules.getState()[id];
  void loadFinality(id);
  return rules ? isFinal(rules, at, action) : true;
}

/**
 * A function that says whether an action of the seat cannot be taken back; false while that is
 * unknown. The rules are loaded if `isWanted`.
 */
export function useFinality(
  id: string,
  at: At,
  isWanted: boolean,
): (action: ActionBase | null) => boolean {
  const rules = useRules((known) => known[id]);
  useEffect(() => {
    if (isWanted) void loadFinality(id);
  }, [id, isWanted]);
  return (action) => Boolean(rules && action && isFinal(rules, at, action));
}

/**
 * Whether a composed action cannot be taken back; false while none is composed or it is unknown.
 */
export const useFinal = (id: string, at: At, action: ActionBase | null): boolean =>
  useFinality(id, at, action !== null)(action);
