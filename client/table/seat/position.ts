/**
 * The knowledge of a person at a seat: the player's own view, and the engine run on a state that is possible
 * under this view. Nothing here knows more than the view does.
 */

import { SeededChance } from '../../../engine/core/chance.ts';
import type {
  ActionBase,
  Command,
  Game,
  Refusal,
  State,
  ViewBase,
} from '../../../engine/core/contract.ts';

/**
 * The part of a game's rules that a page with a seat loads, whether its commands may be open or
 * not.
 */
export interface Deciding<A extends ActionBase, V extends ViewBase>
  extends Pick<
    Game<A, V>,
    'id' | 'errors' | 'maxLegal' | 'deciders' | 'explain' | 'fromView' | 'legal'
  > {
  check(state: State, seat: number, command: Command): number;
  encode(state: State, seat: number, action: unknown): Command;
  decode(state: State, seat: number, command: Command): A;
}

/** A view in which a seat has a part of its own. */
export type SeatView = ViewBase & { readonly you?: { readonly seat: number } };

/** The data of a seat in every game's view, for marks and plates. */
export interface ShownSeat {
  readonly seat: number;
  /** As the person wrote it. */
  readonly name: string;
  readonly color: string;
}

/** A view that lists its seats by their numbers. */
export type SeatedView = SeatView & {
  readonly public: { readonly seats: readonly ShownSeat[] };
};

/** The viewer's seat; null for spectators. */
export const ownSeat = (view: SeatView): number | null => view.you?.seat ?? null;

export interface Position<V extends ViewBase, A extends ActionBase> {
  readonly view: V;
  readonly seat: number;
  readonly state: State;
  /** All legal actions of this seat now. */
  readonly legal: readonly A[];
}

/** The queries of a page about a position; see `makeSeat`. */
export interface Seat<V extends SeatView, A extends ActionBase> {
  /** The game of these positions. */
  readonly id: string;
  /** The position behind a view with its own `you`; null for spectators. Cached per view. */
  positionOf(view: ViewBase | null): Position<V, A> | null;
  /** Whether the table waits for this seat. */
  owes(position: Position<V, A>): boolean;
  /** The error code under which the action is refused now; null if it is legal. Cheap. */
  refusedAs(position: Position<V, A>, action: A): string | null;
  /** Reason why the action is refused, with a remedy; null if it is legal. Computed once. */
  refusal(position: Position<V, A>, action: A): Refusal | null;
  /** The listed legal actions of one type. */
  legalOf<T extends A['type']>(position: Position<V, A>, type: T): Extract<A, { type: T }>[];
  /** Whether the code only means that the composition is incomplete. */
  isIncomplete(code: string): boolean;
  /** Whether composing may go on from here: nothing yet, legal, or merely incomplete. */
  isTakeable(position: Position<V, A>, action: A | null): boolean;
}

/**
 * All queries of the pages about a game's rules for the person at a seat.
 * @param version of the game's views: views of another game are ignored
 * @param incomplete error codes of an action that is correct but incomplete
 */
export function makeSeat<V extends SeatView, A extends ActionBase>(
  game: Deciding<A, V>,
  version: string,
  incomplete: readonly string[] = [],
): Seat<V, A> {
  const known = new WeakMap<ViewBase, Position<V, A> | null>();
  const explained = new WeakMap<Position<V, A>, Map<string, Refusal | null>>();
  /** Buffer of `legal`; read at once. */
  let codes: Int32Array | null = null;

  function build(view: V, seat: number): Position<V, A> {
    const state = game.fromView(view, new SeededChance(view.seq));
    let listed: readonly A[] | null = null;
    return {
      view,
      seat,
      state,
      // Many pages ask only single queries: a list of some hundred actions waits for its first
      // reader.
      get legal() {
        listed ??= list(state, seat);
        return listed;
      },
    };
  }

  function list(state: State, seat: number): A[] {
    codes ??= new Int32Array(game.maxLegal);
    const count = game.legal(state, seat, codes);
    return Array.from(codes.subarray(0, count), (code) => game.decode(state, seat, code));
  }

  const seat: Seat<V, A> = {
    id: game.id,
    positionOf(base) {
      // A page may have loaded more games than the one at its table.
      if (base?.version !== version) return null;
      const cached = known.get(base);
      if (cached !== undefined) return cached;
      const view = base as V;
      const position = view.you ? build(view, view.you.seat) : null;
      known.set(base, position);
      return position;
    },
    owes: ({ state, seat }) => ((game.deciders(state) >> seat) & 1) === 1,
    refusedAs({ state, seat }, action) {
      const error = game.check(state, seat, game.encode(state, seat, action));
      return error === 0 ? null : (game.errors[error - 1] ?? 'E_PARAM');
    },
    refusal(position, action) {
      if (seat.refusedAs(position, action) === null) return null;
      const reasons = explained.get(position) ?? new Map<string, Refusal | null>();
      explained.set(position, reasons);
      const key = JSON.stringify(action);
      const before = reasons.get(key);
      if (before !== undefined) return before;
      const why = game.explain(position.state, position.seat, action);
      reasons.set(key, why);
      return why;
    },
    legalOf: <T extends A['type']>(position: Position<V, A>, type: T) =>
      position.legal.filter((action): action is Extract<A, { type: T }> => action.type === type),
    isIncomplete: (code) => incomplete.includes(code),
    isTakeable(position, action) {
      const code = action && seat.refusedAs(position, action);
      return code === null || seat.isIncomplete(code);
    },
  };
  return seat;
}
