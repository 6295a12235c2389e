/**
 * The decision panel around what is a game's own: its frame, the server's answer where an action was
 * not taken, and the way back to the scoring. `makeDecision` fills it by itself; a game all of whose
 * answers are one press fills it with its own.
 *
 *     export const Decision = makeShell({ seat, question, situation, isOver, Asked });
 */

import type { ComponentType } from 'react';
import type { ActionBase, Refusal, ViewBase } from '../../../engine/core/contract.ts';
import { t as frame } from '../../i18n/index.ts';
import { useTable } from '../../store/table.ts';
import { useScreen } from '../screen.ts';
import type { Trouble as Answer } from '../seat/drafts.ts';
import type { Position, Seat, SeatView } from '../seat/position.ts';
import { DecisionFrame, Spectating } from './DecisionFrame.tsx';
import { t } from './strings.ts';

export interface ShellOf<V extends SeatView, A extends ActionBase> {
  readonly seat: Seat<V, A>;
  /** The question to this viewer; to spectators and while waiting, whom the table waits for. */
  readonly question: (view: ViewBase) => string;
  /** One word for what the seat is asked. */
  readonly situation: (position: Position<V, A>) => string;
  readonly isOver: (view: ViewBase) => boolean;
  /** What whoever sits here is offered; and what others see instead, besides why they have no seat. */
  readonly Asked: ComponentType<{ readonly position: Position<V, A> }>;
  /** Takes up a choice that a hint speaks of. */
  readonly take?: (action: A) => void;
  readonly Watched?: ComponentType<{ readonly view: V }>;
}

export function makeShell<V extends SeatView, A extends ActionBase>(game: ShellOf<V, A>) {
  const { seat, Asked, Watched } = game;
  return function Decision() {
    const view = useTable((table) => table.view);
    const position = seat.positionOf(view);
    if (!view) return null;
    return (
      <DecisionFrame
        question={game.question(view)}
        mine={position !== null && seat.owes(position)}
        situation={position ? game.situation(position) : 'spectator'}
        onTake={game.take as ((action: ActionBase) => void) | undefined}
      >
        {position ? (
          <Asked position={position} />
        ) : (
          <>
            {Watched && <Watched view={view as V} />}
            <Spectating over={game.isOver(view)} />
          </>
        )}
      </DecisionFrame>
    );
  };
}

/** The server's answer where it did not take an action; `why` puts a refusal into words. */
export function Trouble(props: { answer: Answer | null; why: (refusal: Refusal) => string }) {
  const { answer, why } = props;
  if (!answer) return null;
  return (
    <p className="warning" role="alert">
      {answer.refusal ? why(answer.refusal) : frame(`request.${answer.error}`)}
    </p>
  );
}

/** Back to the scoring, for whoever looks at the table after the match. */
export function ToResult({ over }: { over: boolean }) {
  const aside = useScreen((screen) => screen.resultAside);
  const set = useScreen((screen) => screen.set);
  if (!over || !aside) return null;
  return (
    <button type="button" className="primary" onClick={() => set({ resultAside: false })}>
      {t('result')}
    </button>
  );
}
