/**
 * The actions being composed: drafts by key that board, panels, ledger and keys all use, so that
 * they always agree. Legality, reasons and consequences come from the engine.
 */

import { create, type StoreApi, type UseBoundStore } from 'zustand';
import type { ActionBase, Refusal, ViewBase } from '../../../engine/core/contract.ts';
import type { Reply } from '../../../server/protocol/messages.ts';
import { useTable } from '../../store/table.ts';
import { affordancesOf, type Pointing } from './affordances.ts';
import type { DraftOf } from './draft.ts';
import type { Position, Seat, SeatView } from './position.ts';
import { type Affordance, type Target, targetKey } from './targets.ts';

/** The draft that always exists: the answer of the seat, or the action of its turn. */
export const MAIN = 'main';

/** The server's answer if it did not accept an action, or a network error. */
export type Trouble = Extract<Reply, { ok: false }>;

/** A game's description of its drafts. */
export interface Composing<
  V extends SeatView,
  A extends ActionBase,
  D extends DraftOf<A>,
  T extends Target,
  C,
> extends Pointing<V, A, D, T> {
  readonly seat: Seat<V, A>;
  /** While nothing is composed. */
  readonly none: D;
  /**
   * The draft at the start of a new occasion; null: none (but the main one, which is then empty).
   */
  readonly first: (position: Position<V, A>, key: string) => D | null;
  /** The form of a kind of action as it opens, with a sensible suggestion if there is one. */
  readonly opened: (position: Position<V, A>, composer: A['type'], key: string) => D;
  /** Word that must stay the same if a draft is to survive a new view. */
  readonly occasion: (position: Position<V, A>, key: string) => string;
  /** Whether an action is sent beside the draft, which it leaves unchanged. */
  readonly isAside?: (type: A['type']) => boolean;
  /**
   * Sends an action in a way of the game's own, such as after others; false: it is sent unchanged.
   */
  readonly send?: (position: Position<V, A>, action: A) => boolean;
  /** The effect of an action; null while it is not legal. */
  readonly consequence?: (position: Position<V, A>, action: A) => C | null;
}

export interface DraftsStore<A extends ActionBase, D extends DraftOf<A>, T extends Target> {
  /** By key: the main one always, others while they are open. */
  readonly drafts: { readonly [key: string]: D };
  /** The last trouble of each draft, until its next step. */
  readonly troubles: { readonly [key: string]: Trouble };
  /** The draft that pointing at the board adds to. */
  readonly active: string;
  /** How many actions of the person the table has taken. */
  readonly sent: number;
  /** Key of the target under the pointer or with the focus, anywhere on the page. */
  readonly hovered: string | null;

  /** Points at something of the board: adds to the active draft, or sends it. */
  pick(target: T): void;
  hover(target: T | null): void;
  /**
   * Opens the form of an action; its draft becomes the active one. `key` absent = the main draft.
   */
  open(composer: A['type'], key?: string): void;
  /** From now on the board adds to this draft. */
  activate(key: string): void;
  /** Replaces the composed action (from a form). */
  edit(action: A, key?: string): void;
  change(draft: Partial<D>, key?: string): void;
  /**
   * Sends the composed action, or the given one; a draft other than the main one is then closed.
   */
  confirm(action?: A, key?: string): Promise<void>;
  /** The main draft begins anew, any other one is closed. */
  cancel(key?: string): void;
}

/** The store of a game's drafts and its readings; see `makeDrafts`. */
export interface Drafts<
  V extends SeatView,
  A extends ActionBase,
  D extends DraftOf<A>,
  T extends Target,
  C,
> {
  readonly useDrafts: UseBoundStore<StoreApi<DraftsStore<A, D, T>>>;
  /** The position of the person at this screen; null for spectators. */
  readonly currentPosition: () => Position<V, A> | null;
  /** A draft; empty while there is none of that key. */
  readonly useDraft: (key?: string) => D;
  readonly useTrouble: (key?: string) => Trouble | null;
  /** Reason why the composed action cannot be sent; null if it can, or if there is none. */
  readonly useRefusal: (key?: string) => Refusal | null;
  /** The effect of the composed action; null without one or while it is not legal. */
  readonly useConsequence: (key?: string) => C | null;
  /**
   * Status of every target for the person now, for the active draft. The same map until position or
   * draft change.
   */
  readonly affordances: () => ReadonlyMap<string, Affordance<T>>;
  /** The same for components: renders again when view or draft change. */
  readonly useAffordances: () => ReadonlyMap<string, Affordance<T>>;
}

/** A game's store of drafts. It follows the table from its creation: one for each game. */
export function makeDrafts<
  V extends SeatView,
  A extends ActionBase,
  D extends DraftOf<A>,
  T extends Target,
  C = never,
>(game: Composing<V, A, D, T, C>): Drafts<V, A, D, T, C> {
  const { seat, none } = game;
  /** Null for a view of another game: once loaded, a game listens at every table. */
  function positionOf(view: ViewBase | null): Position<V, A> | null {
    const { table, game: known } = useTable.getState();
    const played = table?.game ?? known;
    return played === null || played === seat.id ? seat.positionOf(view) : null;
  }
  const currentPosition = (): Position<V, A> | null => positionOf(useTable.getState().view);
  /** On which occasion each draft began. */
  const occasions = new Map<string, string>();

  const useDrafts = create<DraftsStore<A, D, T>>()((set, get) => {
    const draftOf = (key: string): D => get().drafts[key] ?? none;
    /** Stores a draft; null removes it. Its last error is cleared. */
    function put(key: string, draft: D | null): void {
      const { drafts, troubles, active } = get();
      set({
        drafts: draft ? { ...drafts, [key]: draft } : without(drafts, key),
        troubles: without(troubles, key),
        active: draft || key !== active ? active : MAIN,
      });
    }
    return {
      drafts: { [MAIN]: none },
      troubles: {},
      active: MAIN,
      sent: 0,
      hovered: null,
      pick(target) {
        const { active, confirm } = get();
        const position = currentPosition();
        const next = position && game.aim(position, draftOf(active), target);
        if (!next) return;
        if ('send' in next) void confirm(next.send, active);
        // A step that the rules refuse is not taken: its reason appears at the target.
        else if (seat.isTakeable(position, next.draft.action)) put(active, next.draft);
      },
      hover(target) {
        const hovered = target ? targetKey(target) : null;
        if (hovered !== get().hovered) set({ hovered });
      },
      open(composer, key = MAIN) {
        const position = currentPosition();
        if (!position) return;
        occasions.set(key, game.occasion(position, key));
        put(key, game.opened(position, composer, key));
        set({ active: key });
      },
      activate(key) {
        if (get().drafts[key]) set({ active: key });
      },
      edit(action, key = MAIN) {
        put(key, { ...draftOf(key), composer: action.type, action, suggested: false });
      },
      change(draft, key = MAIN) {
        set({ drafts: { ...get().drafts, [key]: { ...draftOf(key), ...draft } } });
      },
      async confirm(given, key = MAIN) {
        const action = given ?? draftOf(key).action;
        const position = currentPosition();
        if (!action || !position || useTable.getState().busy) return;
        if (game.send?.(position, action)) return;
        const reply = await useTable.getState().propose(action);
        const rest = without(get().troubles, key);
        set({ troubles: reply.ok ? rest : { ...rest, [key]: advised(reply, position, action) } });
        if (!reply.ok) return;
        set({ sent: get().sent + 1 });
        if (
          key !== MAIN ||
          (game.isAside?.(action.type) && draftOf(key).composer === action.type)
        ) {
          get().cancel(key);
        }
      },
      cancel(key = MAIN) {
        const position = currentPosition();
        put(key, key === MAIN ? ((position && game.first(position, key)) ?? none) : null);
      },
    };
  });

  /**
   * The server's answer with the possible alternatives, which it leaves to the person's own page.
   */
  function advised(reply: Trouble, position: Position<V, A>, action: A): Trouble {
    const why = reply.refusal && seat.refusal(position, action);
    return why && why.code === reply.refusal?.code ? { ...reply, refusal: why } : reply;
  }

  /** A new view keeps a draft, restarts it, or ends it. */
  function follow(view: ViewBase | null): void {
    const position = positionOf(view);
    const { drafts, troubles, active } = useDrafts.getState();
    const next: { [key: string]: D } = {};
    const begun = Object.keys(drafts).filter((key) => {
      const now = position ? game.occasion(position, key) : '';
      const same = now === (occasions.get(key) ?? '');
      const draft = same ? drafts[key] : position && game.first(position, key);
      if (draft || key === MAIN) next[key] = draft ?? none;
      if (next[key]) occasions.set(key, now);
      else occasions.delete(key);
      return !same;
    });
    if (begun.length === 0) return;
    useDrafts.setState({
      drafts: next,
      troubles: begun.reduce(without, troubles),
      active: next[active] ? active : MAIN,
    });
  }

  // The game may load after the first view has arrived.
  follow(useTable.getState().view);
  useTable.subscribe((table, before) => {
    if (table.view !== before.view) follow(table.view);
  });

  let memo: {
    readonly position: Position<V, A> | null;
    readonly draft: D;
    readonly map: ReadonlyMap<string, Affordance<T>>;
  } | null = null;

  function affordances(): ReadonlyMap<string, Affordance<T>> {
    const position = currentPosition();
    const { drafts, active } = useDrafts.getState();
    const draft = drafts[active] ?? none;
    if (memo?.position !== position || memo?.draft !== draft) {
      memo = { position, draft, map: affordancesOf(seat, game, position, draft) };
    }
    return memo.map;
  }

  /** The position and the composed action of a draft, if there are both. */
  function useComposed(key: string): readonly [Position<V, A>, A] | null {
    const position = seat.positionOf(useTable((table) => table.view));
    const action = useDrafts(({ drafts }) => drafts[key]?.action);
    return position && action ? [position, action] : null;
  }

  return {
    useDrafts,
    currentPosition,
    useDraft: (key = MAIN) => useDrafts(({ drafts }) => drafts[key] ?? none),
    useTrouble: (key = MAIN) => useDrafts(({ troubles }) => troubles[key] ?? null),
    useRefusal(key = MAIN) {
      const composed = useComposed(key);
      return composed && seat.refusal(...composed);
    },
    useConsequence(key = MAIN) {
      const composed = useComposed(key);
      return (composed && game.consequence?.(...composed)) ?? null;
    },
    affordances,
    useAffordances() {
      useTable((table) => table.view);
      useDrafts(({ drafts, active }) => drafts[active]);
      return affordances();
    },
  };
}

/** The same record without one of its keys. */
function without<T>(record: { readonly [key: string]: T }, key: string): { [key: string]: T } {
  const { [key]: _gone, ...rest } = record;
  return rest;
}
