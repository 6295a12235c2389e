/**
 * One-press answers: each an action with its effect written on it, and a key. A blocked one stays
 * visible with its reason; pressing it shows the full reason.
 *
 *     const { Answers, sendByKey } = makeAnswers({ seat, drafts, why, short });
 *     <Answers position={position} groups={[{ id: 'port', label: 'Your port', answers }]} />
 */

import { type ReactNode, useEffect, useState } from 'react';
import type { ActionBase, Refusal } from '../../../engine/core/contract.ts';
import { t as frame } from '../../i18n/index.ts';
import { useTable } from '../../store/table.ts';
import { type Choice, Choices } from '../panels/Choices.tsx';
import type { DraftOf } from '../seat/draft.ts';
import { type Drafts, MAIN } from '../seat/drafts.ts';
import type { Position, Seat, SeatView } from '../seat/position.ts';
import { type Target, targetKey } from '../seat/targets.ts';
import { mayBeFinal, useFinality } from './finality.ts';
import { t } from './strings.ts';

/** One answer: its action, and its appearance. */
export interface Answer<A extends ActionBase, T extends Target>
  extends Pick<Choice, 'id' | 'name' | 'note'> {
  readonly action: A;
  readonly label: ReactNode;
  /** Its thing on the board. */
  readonly target?: T;
  /** The key that sends it. */
  readonly key?: string;
}

/** Answers that belong together, in the order in which they are read. */
export interface AnswerGroup<A extends ActionBase, T extends Target> {
  readonly id: string;
  readonly label: string;
  readonly shown?: boolean;
  readonly className?: string;
  readonly answers: readonly Answer<A, T>[];
}

export interface AnswersOf<
  V extends SeatView,
  A extends ActionBase,
  D extends DraftOf<A>,
  T extends Target,
  C,
> {
  readonly seat: Seat<V, A>;
  readonly drafts: Drafts<V, A, D, T, C>;
  /** Why an answer is barred: in a few words beside the others, and in full after a press. */
  readonly short: (position: Position<V, A>, refusal: Refusal) => string;
  readonly why: (position: Position<V, A>, refusal: Refusal) => string;
  /** The chosen answer is repeated below, with its effect. */
  readonly outlook?: boolean;
}

export function makeAnswers<
  V extends SeatView,
  A extends ActionBase,
  D extends DraftOf<A>,
  T extends Target,
  C,
>({ seat, drafts, short, why, outlook = false }: AnswersOf<V, A, D, T, C>) {
  type Group = AnswerGroup<A, T>;
  interface AnswersProps {
    readonly position: Position<V, A>;
    readonly groups: readonly Group[];
  }

  function Answers({ position, groups }: AnswersProps) {
    const busy = useTable((table) => table.busy);
    const { confirm, hover } = drafts.useDrafts.getState();
    const seq = useTable((table) => table.view?.seq);
    // A removed thing gets no leave event of the pointer: the next question starts with nothing
    // pointed at.
    // biome-ignore lint/correctness/useExhaustiveDependencies: the question is what makes it new
    useEffect(() => () => hover(null), [seq, hover]);
    // Pressed once on the board: the next press there sends it.
    const { action: chosen, suggested } = drafts.useDraft();
    const composed = JSON.stringify(chosen);
    const [asked, ask] = useState<string | null>(null);
    const all = groups.flatMap(({ answers }) => answers);
    const waiting =
      (!suggested && all.find(({ action }) => JSON.stringify(action) === composed)) || null;
    const isFinal = useFinality(seat.id, position, all.length > 0);
    const find = (id: string | null) => all.find((one) => one.id === id);
    const barred = asked === null ? null : (find(asked)?.action ?? null);
    const reason = barred && seat.refusal(position, barred);
    return (
      <>
        {groups.map(({ id, label, shown, className, answers }) => (
          <Choices
            key={id}
            label={label}
            shown={shown}
            className={className ?? 'list'}
            choices={answers.map((answer) => ({
              ...choiceOf(position, answer),
              final: isFinal(answer.action),
              chosen: JSON.stringify(answer.action) === composed,
            }))}
            onPick={(picked) => {
              const answer = find(picked);
              if (answer && !busy) void confirm(answer.action);
            }}
            onBlocked={ask}
            onHover={(over) => hover(find(over)?.target ?? null)}
          />
        ))}
        {waiting && (
          <p className="help" role="status" data-waits={waiting.id}>
            {t('pressAgain')} {!outlook && isFinal(waiting.action) && frame('choice.final')}
          </p>
        )}
        {reason && (
          <p className="why" role="alert">
            {why(position, reason)}
          </p>
        )}
      </>
    );
  }

  function choiceOf(position: Position<V, A>, answer: Answer<A, T>): Choice {
    const { id, name, action, label, note, target, key } = answer;
    const refusal = seat.refusal(position, action);
    return {
      id,
      name,
      label: (
        <>
          {label}
          {key && <kbd>{key.toUpperCase()}</kbd>}
        </>
      ),
      note: refusal ? undefined : note,
      blocked: refusal && short(position, refusal),
      ...(target && { target: targetKey(target) }),
    };
  }

  /**
   * Sends the answer of a key; a final one is chosen first and sent by the same key again. True if
   * there is one, barred answers included.
   */
  function sendByKey(position: Position<V, A>, groups: readonly Group[], key: string): boolean {
    const found = groups.flatMap(({ answers }) => answers).find((one) => one.key === key);
    if (!found) return false;
    const { action } = found;
    if (seat.refusedAs(position, action) !== null) return true;
    const { drafts: all, edit, confirm } = drafts.useDrafts.getState();
    const draft = all[MAIN];
    const again = !draft?.suggested && JSON.stringify(draft?.action) === JSON.stringify(action);
    if (again || !mayBeFinal(seat.id, position, action)) void confirm(action);
    else edit(action);
    return true;
  }

  return { Answers, sendByKey };
}
