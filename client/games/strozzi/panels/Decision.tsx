/** The decision panel: the ship, what is asked of this seat, its answers, or whom all wait for. */

import { makeShell, ToResult, Trouble } from '../../../table/decision/shell.tsx';
import { useDrafts, useTrouble } from '../drafts.ts';
import { type Position, seat, situation } from '../position.ts';
import { refusalLine } from '../strings/actions.ts';
import { decisionLine, isOver } from '../strings/decisions.ts';
import { Answers } from './Answers.tsx';
import { RoundPaid, ShipsBefore } from './News.tsx';
import { Presets } from './Presets.tsx';
import { ShipCard } from './ShipCard.tsx';
import './decision.css';

function Asked({ position }: { position: Position }) {
  const { view } = position;
  return (
    <div className="decision-body">
      <ShipsBefore view={view} />
      <ShipCard view={view} />
      <Presets position={position} />
      <Answers position={position} />
      <Trouble answer={useTrouble()} why={(refusal) => refusalLine(position, refusal)} />
      <RoundPaid view={view} />
      <ToResult over={isOver(view)} />
    </div>
  );
}

export const Decision = makeShell({
  seat,
  question: decisionLine,
  situation,
  isOver,
  Asked,
  Watched: ShipCard,
  // Every answer here is one press.
  take: (action) => void useDrafts.getState().confirm(action),
});
