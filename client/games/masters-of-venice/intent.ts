/**
 * The action being composed: one draft that board, panels, ledger and keys all work on, so that
 * they always agree. What is legal, why not, and what follows comes from the engine.
 */

import { create } from 'zustand';
import type { Refusal, ViewBase } from '../../../engine/core/contract.ts';
import type { Action, ActionType } from '../../../engine/games/masters-of-venice/types.ts';
import type { Reply } from '../../../server/protocol/messages.ts';
import { useTable } from '../../store/table.ts';
import { affordancesOf } from './affordances.ts';
import { firstComposer, opened } from './composers.ts';
import { aim, isAside } from './draft.ts';
import { type Draft, NO_DRAFT } from './draft-value.ts';
import { type Position, positionOf, refusal, refusedAs } from './position.ts';
import { type Consequence, consequence } from './preview.ts';
import { type Affordance, type BoardTarget, targetKey } from './targets.ts';

export interface IntentStore {
  readonly draft: Draft;
  /** Key of the target under the pointer or with the focus, wherever that is. */
  readonly hovered: string | null;
  /** The last refusal by the server or a slip of the network, until the next step. */
  readonly trouble: Extract<Reply, { ok: false }> | null;

  /** Points at something of the board: adds to the draft, or sends it. */
  pick(target: BoardTarget): void;
  hover(target: BoardTarget | null): void;
  /** Opens the form of an action. */
  open(composer: ActionType): void;
  /** Replaces the composed action (from a form). */
  edit(action: Action): void;
  change(draft: Partial<Draft>): void;
  /** Sends the composed action, or the given one. */
  confirm(action?: Action): Promise<void>;
  cancel(): void;
}

export const useIntent = create<IntentStore>()((set, get) => ({
  draft: NO_DRAFT,
  hovered: null,
  trouble: null,
  pick(target) {
    const position = currentPosition();
    if (!position) return;
    const next = aim(position, get().draft, target);
    if (!next) return;
    if ('send' in next) void get().confirm(next.send);
    // A step that the rules refuse is not taken: its reason stands at the target.
    else if (takeable(position, next.draft)) set({ draft: next.draft, trouble: null });
  },
  hover(target) {
    const hovered = target ? targetKey(target) : null;
    if (hovered !== get().hovered) set({ hovered });
  },
  open(composer) {
    const position = currentPosition();
    if (position) set({ draft: opened(position, composer), trouble: null });
  },
  edit(action) {
    set({
      draft: { ...get().draft, composer: action.type, action, suggested: false },
      trouble: null,
    });
  },
  change(draft) {
    set({ draft: { ...get().draft, ...draft } });
  },
  async confirm(given) {
    const action = given ?? get().draft.action;
    const position = currentPosition();
    if (!action || !position || useTable.getState().busy) return;
    const reply = await useTable.getState().propose(action);
    set({ trouble: reply.ok ? null : reply });
    // The marker's orders go out beside what is being composed, and leave it as it was.
    if (reply.ok && isAside(action.type) && get().draft.composer === action.type) get().cancel();
  },
  cancel() {
    const position = currentPosition();
    set({ draft: position ? firstDraft(position) : NO_DRAFT, trouble: null });
  },
}));

/** The position of the person at this screen; null for spectators. */
export function currentPosition(): Position | null {
  return positionOf(useTable.getState().view);
}

/** Codes that only say that the composition is not complete yet. */
const INCOMPLETE: readonly string[] = ['E_EMPTY', 'E_PLACEMENT'];

/** Nothing is wrong with what is composed: it only wants more. */
export const isIncomplete = (why: Refusal): boolean => INCOMPLETE.includes(why.code);

/** Whether composing may go on from here: legal, or merely not complete. */
export function takeable(position: Position, draft: Draft): boolean {
  if (!draft.action) return true;
  const code = refusedAs(position, draft.action);
  return code === null || INCOMPLETE.includes(code);
}

function firstDraft(position: Position): Draft {
  const composer = firstComposer(position);
  return composer ? opened(position, composer) : NO_DRAFT;
}

/** What must be the same for a draft to go on through a new view. */
function occasion(position: Position | null): string {
  if (!position) return '';
  const { phase, round, draft, turn, pending } = position.view.public;
  const mine = turn?.seat === position.seat ? turn : null;
  return JSON.stringify([
    phase,
    round,
    draft?.seat === position.seat ? draft.step : null,
    mine,
    mine && pending?.kind,
    // After one's own bid or destination the form shows what was sent.
    position.view.you?.bid,
    position.view.you?.destination,
    // A card that was played or delivered is no longer there to be composed with.
    position.view.you?.guildOrders,
    position.view.you?.rumors,
    position.view.public.seats[position.seat]?.favors,
  ]);
}

let last = '';

/** A new view either leaves the draft alone or opens the next form. */
function follow(view: ViewBase | null): void {
  const position = positionOf(view);
  const now = occasion(position);
  if (now === last) return;
  last = now;
  useIntent.setState({ draft: position ? firstDraft(position) : NO_DRAFT, trouble: null });
}

// This file may load after the first view has come.
follow(useTable.getState().view);
useTable.subscribe((table, before) => {
  if (table.view !== before.view) follow(table.view);
});

let memo: {
  readonly position: Position | null;
  readonly draft: Draft;
  readonly map: ReadonlyMap<string, Affordance>;
} | null = null;

/** How every target stands towards the person now. The same map until position or draft change. */
export function affordances(): ReadonlyMap<string, Affordance> {
  const position = currentPosition();
  const { draft } = useIntent.getState();
  if (memo?.position !== position || memo?.draft !== draft) {
    memo = { position, draft, map: affordancesOf(position, draft) };
  }
  return memo.map;
}

/** The same for components: renders again when view or draft change. */
export function useAffordances(): ReadonlyMap<string, Affordance> {
  useTable((table) => table.view);
  useIntent((intent) => intent.draft);
  return affordances();
}

/** What the composed action would bring; null without one or while it is not legal. */
export function useConsequence(): Consequence | null {
  const view = useTable((table) => table.view);
  const action = useIntent((intent) => intent.draft.action);
  const position = positionOf(view);
  return position && action ? consequence(position, action) : null;
}

/** Why the composed action cannot go out; null if it can, or if there is none. */
export function useRefusal(): Refusal | null {
  const view = useTable((table) => table.view);
  const action = useIntent((intent) => intent.draft.action);
  const position = positionOf(view);
  return position && action ? refusal(position, action) : null;
}
