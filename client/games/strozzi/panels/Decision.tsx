/** The decision panel: the ship, what is asked of this seat, its answers, or whom all wait for. */

import type { View } from '../../../../engine/games/strozzi/types.ts';
import { t as frame } from '../../../i18n/index.ts';
import { useTable } from '../../../store/table.ts';
import { DecisionFrame, Spectating } from '../../../table/decision/DecisionFrame.tsx';
import { useScreen } from '../../../table/screen.ts';
import { useTrouble } from '../drafts.ts';
import { owes, type Position, positionOf, situation } from '../position.ts';
import { refusalLine } from '../strings/actions.ts';
import { decisionLine } from '../strings/decisions.ts';
import { t } from '../strings/index.ts';
import { Answers } from './Answers.tsx';
import { LastShip, RoundPaid } from './News.tsx';
import { Presets } from './Presets.tsx';
import { ShipCard } from './ShipCard.tsx';
import './decision.css';

export function Decision() {
  const view = useTable((table) => table.view) as View | null;
  const position = positionOf(view);
  if (!view) return null;
  return (
    <DecisionFrame
      question={decisionLine(view)}
      mine={position !== null && owes(position)}
      situation={position ? situation(position) : 'spectator'}
    >
      {position ? (
        <Asked view={view} position={position} />
      ) : (
        <Spectating over={view.public.phase === 'gameOver'} />
      )}
    </DecisionFrame>
  );
}

function Asked({ view, position }: { view: View; position: Position }) {
  return (
    <div className="decision-body">
      <LastShip view={view} />
      <ShipCard view={view} />
      <Presets position={position} />
      <Answers position={position} />
      <Trouble position={position} />
      <RoundPaid view={view} />
      <BackToResult over={view.public.phase === 'gameOver'} />
    </div>
  );
}

/** The server's answer where it did not take an action. */
function Trouble({ position }: { position: Position }) {
  const trouble = useTrouble();
  if (!trouble) return null;
  return (
    <p className="warning" role="alert">
      {trouble.refusal ? refusalLine(position, trouble.refusal) : frame(`request.${trouble.error}`)}
    </p>
  );
}

/** Back to the scoring, for whoever looks at the board after the match. */
function BackToResult({ over }: { over: boolean }) {
  const set = useScreen((screen) => screen.set);
  const aside = useScreen((screen) => screen.resultAside);
  if (!over || !aside) return null;
  return (
    <button type="button" className="primary" onClick={() => set({ resultAside: false })}>
      {t('result.back')}
    </button>
  );
}
