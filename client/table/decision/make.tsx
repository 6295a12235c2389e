/**
 * The decision panel of a game, made of its rules, its drafts and its words. A whole panel needs no
 * more than this; missing parts are derived from the list of legal actions:
 *
 *     const forms = makeForms<View, Action>({ inputs, fields });
 *     // `opened: (position, type) => opened(type, forms.opened(position, type))` in `makeDrafts`.
 *     export const { Decision } = makeDecision({ seat, drafts, forms, words, situation });
 *
 * A kind of action may have a form of the game's own (`form`): it edits the same draft.
 */

import type { ComponentType, ReactNode } from 'react';
import type { ActionBase, Refusal, ViewBase } from '../../../engine/core/contract.ts';
import { series } from '../../i18n/index.ts';
import { useTable } from '../../store/table.ts';
import { UndoButton, UndoNote } from '../panels/UndoButton.tsx';
import type { DraftOf } from '../seat/draft.ts';
import { type Drafts, MAIN } from '../seat/drafts.ts';
import type { Ending } from '../seat/game-keys.ts';
import type { Position, Seat, SeatView } from '../seat/position.ts';
import type { Target } from '../seat/targets.ts';
import { type Effect, EndBar, Kinds, Outlook } from './DecisionFrame.tsx';
import { useFinal } from './finality.ts';
import type { Forms } from './forms.tsx';
import type { Purpose } from './purpose.ts';
import { makeShell, ToResult, Trouble } from './shell.tsx';
import { t } from './strings.ts';

/** The panel's words of a game. */
export interface DecisionWords<V extends SeatView, A extends ActionBase, C> {
  /**
   * The question to this viewer; for spectators and while waiting, the seats that the table waits
   * for.
   */
  readonly question: (view: ViewBase) => string;
  /** A kind of action, such as `Buy shares`. */
  readonly kind: (type: A['type']) => string;
  /** An action, such as `Buy 2 shares of the harbour`. */
  readonly line: (position: Position<V, A>, action: A) => string;
  /** A refusal, with a remedy. */
  readonly why: (position: Position<V, A>, refusal: Refusal) => string;
  /** The effects of an action, one thing each. */
  readonly effects?: (position: Position<V, A>, brings: C) => readonly Effect[];
  /** The part of its outcome that nobody can know beforehand. */
  readonly unknown?: (position: Position<V, A>, action: A, brings: C) => string | null;
}

/** The props of a game's own form. */
export interface FormProps<V extends SeatView, A extends ActionBase, D extends DraftOf<A>> {
  readonly type: A['type'];
  readonly position: Position<V, A>;
  readonly draft: D;
}

export interface DecisionOf<
  V extends SeatView,
  A extends ActionBase,
  D extends DraftOf<A>,
  T extends Target,
  C,
> {
  readonly seat: Seat<V, A>;
  readonly drafts: Drafts<V, A, D, T, C>;
  readonly words: DecisionWords<V, A, C>;
  readonly isOver: (view: ViewBase) => boolean;
  /** One word for the question to the seat. */
  readonly situation: (position: Position<V, A>) => string;
  /** The purpose of each decision, below its question. */
  readonly purpose?: Purpose<string, V, A>;
  /** The kit's forms; a game with only forms of its own needs none. */
  readonly forms?: Forms<V, A>;
  /** A form of the game's own; null = the kit's. */
  readonly form?: (props: FormProps<V, A, D>) => ReactNode;
  /** Kinds of action that the seat could think of, blocked ones included; absent = the legal ones. */
  readonly kinds?: (position: Position<V, A>) => readonly {
    readonly type: A['type'];
    readonly open: boolean;
    /** Its form opens only on request. */
    readonly asked?: boolean;
  }[];
  /** Why no action of a kind is possible now. */
  readonly whyBlocked?: (position: Position<V, A>, type: A['type']) => Refusal | null;
  /** Error codes that mean that the action has been done already. */
  readonly done?: readonly string[];
  /** How a turn ends, if ending it is an action. */
  readonly ending?: Ending<V, A>;
  /** Below the actions: further ones that are sent beside them. */
  readonly Beside?: ComponentType<{ readonly position: Position<V, A> }>;
  /** One-press actions, such as to decline: visible with any contents of the form. */
  readonly AtEnd?: ComponentType<{ readonly position: Position<V, A> }>;
}

export function makeDecision<
  V extends SeatView,
  A extends ActionBase,
  D extends DraftOf<A>,
  T extends Target,
  C,
>(game: DecisionOf<V, A, D, T, C>) {
  const { seat, drafts, words, forms, ending, Beside, AtEnd } = game;
  const { useDrafts, useDraft, useTrouble, useRefusal, useConsequence } = drafts;
  type At = { readonly position: Position<V, A> };
  /** `id`: key of the draft. */
  type Drafted = At & { readonly id: string };

  const kindsOf = (position: Position<V, A>) =>
    game.kinds?.(position) ??
    [...new Set(position.legal.map(({ type }) => type))].map((type) => ({
      type,
      open: true,
      asked: false,
    }));

  function Composing({ position }: At) {
    const { composer } = useDraft();
    const open = useDrafts((store) => store.open);
    const endType = ending?.action.type;
    const kinds = kindsOf(position)
      .filter(({ type }) => type !== endType)
      .map(({ type, open, asked }) => {
        const why = open ? null : (game.whyBlocked?.(position, type) ?? null);
        return {
          type,
          open,
          asked,
          title: words.kind(type),
          done: why !== null && (game.done?.includes(why.code) ?? false),
          why: why && words.why(position, why),
        };
      });
    return (
      <>
        <div className="decision-body">
          <Kinds
            kinds={kinds}
            current={composer}
            onOpen={(type) => open(type)}
            form={(type) => <Form key={type} id={MAIN} type={type} position={position} />}
          />
          {Beside && <Beside position={position} />}
          <UndoNote />
        </div>
        <div className="decision-end">
          {composer !== null && composer !== endType && <Sending id={MAIN} position={position} />}
          {AtEnd && <AtEnd position={position} />}
          <Refused id={MAIN} position={position} />
        </div>
        <Footer position={position} />
      </>
    );
  }

  function Form({ id, type, position }: Drafted & { readonly type: A['type'] }) {
    const draft = useDraft(id);
    const { edit, change, activate, pick, hover } = useDrafts.getState();
    const targetOf = (key: string | null) => (key && drafts.affordances().get(key)?.target) || null;
    const { action } = draft;
    return (
      game.form?.({ type, position, draft }) ??
      forms?.form(
        { position, type, action },
        {
          edit: (next) => (next ? edit(next, id) : change({ action: null } as Partial<D>, id)),
          hover: (key) => hover(targetOf(key)),
          point(key) {
            activate(id);
            const target = targetOf(key);
            if (target) pick(target);
          },
        },
      )
    );
  }

  function Sending({ id, position }: Drafted) {
    const { action, suggested } = useDraft(id);
    const confirm = useDrafts((store) => store.confirm);
    const cancel = useDrafts((store) => store.cancel);
    const busy = useTable((table) => table.busy);
    const brings = useConsequence(id);
    const refusal = useRefusal(id);
    const sent = useDrafts((store) => store.sent);
    const final = useFinal(seat.id, position, refusal === null ? action : null);
    // A complete legal action needs no more answers.
    const left = (action && refusal && forms?.unanswered(position, action)) ?? [];
    const open = left.length > 0 ? t('stillToAnswer', { what: labels(left) }) : null;
    const why = open ?? (refusal && words.why(position, refusal));
    return (
      <Outlook
        line={action && why === null ? words.line(position, action) : null}
        effects={brings ? words.effects?.(position, brings) : undefined}
        unknown={action && brings ? words.unknown?.(position, action, brings) : null}
        why={why}
        incomplete={open !== null || (refusal !== null && seat.isIncomplete(refusal.code))}
        final={final}
        sent={sent}
        composed={action !== null}
        canCancel={action !== null && !suggested}
        busy={busy}
        onConfirm={() => void confirm(undefined, id)}
        onCancel={() => cancel(id)}
      />
    );
  }

  const Refused = ({ id, position }: Drafted) => (
    <Trouble answer={useTrouble(id)} why={(refusal) => words.why(position, refusal)} />
  );

  function Footer({ position }: At) {
    const undoable = useTable((table) => table.undoable);
    if (game.isOver(position.view)) return <ToResult over />;
    const offered = ending?.isOffered(position) ?? false;
    if (!offered && undoable === 0) return null;
    return (
      <footer className="decision-foot">
        {offered && <End position={position} />}
        <UndoButton />
      </footer>
    );
  }

  function End({ position }: At) {
    const asking = useDraft().composer === ending?.action.type;
    const { open, confirm, cancel } = useDrafts();
    const final = useFinal(seat.id, position, ending?.action ?? null);
    if (!ending) return null;
    const { action } = ending;
    return (
      <EndBar
        label={words.kind(action.type)}
        more={ending.more(position)}
        asking={asking}
        final={final}
        possible={kindsOf(position)
          .filter((kind) => kind.open && kind.type !== action.type)
          .map(({ type }) => words.kind(type).toLowerCase())}
        onAsk={() => open(action.type)}
        onEnd={() => void confirm(action)}
        onGoOn={() => cancel()}
      />
    );
  }

  /** A draft beside the main one, such as a counter-offer: its form, its effects, its buttons. */
  function DraftPanel({ id }: { readonly id: string }) {
    const position = seat.positionOf(useTable((table) => table.view));
    const { composer } = useDraft(id);
    if (!position || composer === null) return null;
    return (
      <div className="draft" data-draft={id}>
        <Form id={id} type={composer} position={position} />
        <Sending id={id} position={position} />
        <Refused id={id} position={position} />
      </div>
    );
  }

  const { question } = words;
  const { isOver, situation, purpose } = game;
  /** The action is composed, to be examined and sent. */
  function take(action: A): void {
    const { open, edit } = useDrafts.getState();
    open(action.type);
    if (action.type !== ending?.action.type) edit(action);
  }
  const Decision = makeShell({
    seat,
    question,
    situation,
    isOver,
    purpose,
    Asked: Composing,
    take,
  });
  return { Decision, DraftPanel };
}

const labels = (inputs: readonly { readonly label: string }[]): string =>
  series(inputs.map(({ label }) => label));
