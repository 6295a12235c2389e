/**
 * The decision panel around a game's own part: its frame, the server's answer to a refused action,
 * and the way back to the scoring. `makeDecision` fills it by itself; a game with only one-press
 * answers fills it with its own.
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
import { type Purpose, saidOf } from './purpose.ts';
import { t } from './strings.ts';

export interface ShellOf<V extends SeatView, A extends ActionBase> {
  readonly seat: Seat<V, A>;
  /**
   * The question to this viewer; for spectators and while waiting, the seats that the table waits
   * for.
   */
  readonly question: (view: ViewBase) => string;
  /** One word for the question to the seat. */
  readonly situation: (position: Position<V, A>) => string;
  /** The purpose of each decision, below its question. */
  readonly purpose?: Purpose<string, V, A>;
  readonly isOver: (view: ViewBase) => boolean;
  /** The choices of this person; and the text for others, besides why they have no seat. */
  readonly Asked: ComponentType<{ readonly position: Position<V, A> }>;
  /** Takes up a choice of a hint. */
  readonly take?: (action: A) => void;
  readonly Watched?: ComponentType<{ readonly view: V }>;
}

export function makeShell<V extends SeatView, A extends ActionBase>(game: ShellOf<V, A>) {
  const { seat, purpose, Asked, Watched } = game;
  return function Decision() {
    const view = useTable((table) => table.view);
    const position = seat.positionOf(view);
    if (!view) return null;
    const situation = position ? game.situation(position) : 'spectator';
    return (
      <DecisionFrame
        question={game.question(view)}
        mine={position !== null && seat.owes(position)}
        situation={situation}
        said={position && purpose ? saidOf(seat, purpose, situation, position) : null}
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

/** The server's answer to a refused action; `why` puts a refusal into words. */
export function Trouble(props: { answer: Answer | null; why: (refusal: Refusal) => string }) {
  const { answer, why } = props;
  if (!answer) return null;
  return (
    <p className="warning" role="alert">
      {answer.refusal ? why(answer.refusal) : frame(`request.${answer.error}`)}
    </p>
  );
}

/** Back to the scoring, for a person who looks at the table after the match. */
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
