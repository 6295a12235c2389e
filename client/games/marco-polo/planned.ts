/**
 * The composed journey for the board, before it is confirmed: its stretches with their tolls, its
 * new posts, and its whole cost.
 */

import type { Action, Leg, MovementWords } from '../../../engine/games/marco-polo/types.ts';
import type { Plan, Stretch } from './board/plan/plan.ts';
import { type Position, questionFor } from './position.ts';
import { billOf, standsOn, toll, walked } from './routes.ts';
import { ownSeatOf, pipsOf } from './spots.ts';
import { joiningOf } from './strings/bills.ts';

/** The movement of an action, its most steps, and whether they cost coins. */
interface Going {
  readonly words: MovementWords;
  readonly most: number;
  readonly isTravel: boolean;
}

function goingOf(position: Position, action: Action): Going | null {
  if (action.type === 'place' && action.space === 'travel' && action.legs) {
    const words = { ...action, legs: action.legs };
    return { words, most: pipsOf(position, action) ?? 0, isTravel: true };
  }
  if (action.type !== 'doMove') return null;
  return { words: action, most: questionFor(position, 'doMove')?.n ?? 0, isTravel: false };
}

function stretchesOf(position: Position, legs: readonly Leg[]): readonly Stretch[] {
  const stretches: Stretch[] = [];
  for (const { figure, path } of legs) {
    let from = standsOn(position, figure);
    for (const to of path) {
      stretches.push({ from, to, n: stretches.length + 1, ...toll(position, from, to) });
      from = to;
    }
  }
  return stretches;
}

/** The journey of an action that is not confirmed yet; null where it has none. */
export function planOf(position: Position, action: Action | null): Plan | null {
  const going = action && goingOf(position, action);
  if (!going) return null;
  const { words, most, isTravel } = going;
  const legs = walked(words.legs);
  const stretches = stretchesOf(position, legs);
  const last = stretches.at(-1);
  if (!action || !last) return null;
  const { coins, camels, posts, purse } = billOf(position, { ...words, legs }, most, isTravel);
  const joining = isTravel && action.type === 'place' ? joiningOf(position, action) : 0;
  return {
    color: ownSeatOf(position).color,
    stretches,
    posts,
    end: last.to,
    steps: stretches.length,
    most,
    coins: coins + joining,
    camels,
    purse,
  };
}
