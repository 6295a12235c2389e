/**
 * What the person at a seat can reason with: the own view, and the engine run on a state that this
 * view holds possible. Nothing here knows more than the view does.
 */

import { SeededChance } from '../../../engine/core/chance.ts';
import type { Refusal, State, ViewBase } from '../../../engine/core/contract.ts';
import { SHOPS, type Shop } from '../../../engine/games/masters-of-venice/data.ts';
import { deciding as game } from '../../../engine/games/masters-of-venice/deciding.ts';
import type { Action, ActionType, View } from '../../../engine/games/masters-of-venice/types.ts';

export interface Position {
  readonly view: View;
  readonly seat: number;
  readonly state: State;
  /** Everything the rules list for this seat now. */
  readonly legal: readonly Action[];
}

/** What the seat may be asked at this moment. */
export type Situation =
  | 'bid'
  | 'pick'
  | 'adjust'
  | 'destination'
  | 'window'
  | 'turn'
  | 'guildKeep'
  | 'placeCubes'
  | 'waiting'
  | 'finished';

const known = new WeakMap<ViewBase, Position | null>();
/** Where `legal` writes; read at once. */
let codes: Int32Array | null = null;

/** The position behind a view with its own `you`; null for spectators. Cached per view. */
export function positionOf(base: ViewBase | null): Position | null {
  if (!base) return null;
  const cached = known.get(base);
  if (cached !== undefined) return cached;
  const view = base as View;
  const position = view.you ? build(view, view.you.seat) : null;
  known.set(base, position);
  return position;
}

function build(view: View, seat: number): Position {
  const state = game.fromView(view, new SeededChance(view.seq));
  codes ??= new Int32Array(game.maxLegal);
  const count = game.legal(state, seat, codes);
  const legal: Action[] = [];
  for (let i = 0; i < count; i++) legal.push(game.decode(state, seat, codes[i] ?? 0) as Action);
  return { view, seat, state, legal };
}

/** What this seat is asked; bids and destinations stay open until the last seat has chosen. */
export function situation(position: Position): Situation {
  const { phase, draft, turn, pending, decider } = position.view.public;
  const mine = decider.includes(position.seat);
  switch (phase) {
    case 'bid':
    case 'destination':
      return phase;
    case 'draft':
      if (draft?.seat !== position.seat) return 'waiting';
      return draft.step === 'pick' ? 'pick' : 'adjust';
    case 'window':
      return mine ? 'window' : 'waiting';
    case 'turn':
      if (turn?.seat !== position.seat) return 'waiting';
      return pending?.kind ?? 'turn';
    case 'finished':
      return 'finished';
  }
}

/** Whether the table waits for this seat. */
export function owes(position: Position): boolean {
  return position.view.public.decider.includes(position.seat);
}

/** The error code under which the action is refused now; null if it is legal. Cheap. */
export function refusedAs(position: Position, action: Action): string | null {
  const { state, seat } = position;
  const error = game.check(state, seat, game.encode(state, seat, action));
  return error === 0 ? null : (game.errors[error - 1] ?? 'E_PARAM');
}

const explained = new WeakMap<Position, Map<string, Refusal | null>>();

/** Why the action is refused, with what would help; null if it is legal. Worked out once. */
export function refusal(position: Position, action: Action): Refusal | null {
  if (refusedAs(position, action) === null) return null;
  const known = explained.get(position) ?? new Map<string, Refusal | null>();
  explained.set(position, known);
  const key = JSON.stringify(action);
  const before = known.get(key);
  if (before !== undefined) return before;
  const why = game.explain(position.state, position.seat, action);
  known.set(key, why);
  return why;
}

/** The listed legal actions of one type. */
export function legalOf<T extends ActionType>(
  position: Position,
  type: T,
): Extract<Action, { type: T }>[] {
  return position.legal.filter(
    (action): action is Extract<Action, { type: T }> => action.type === type,
  );
}

export const isShop = (stock: string): stock is Shop =>
  (SHOPS as readonly string[]).includes(stock);
