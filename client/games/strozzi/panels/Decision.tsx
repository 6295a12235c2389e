/**
 * The decision panel: the ship, the question to this seat, its answers, or the seat that all wait
 * for.
 */

import { useTable } from '../../../store/table.ts';
import { makeShell, ToResult, Trouble } from '../../../table/decision/shell.tsx';
import { UndoButton, UndoNote } from '../../../table/panels/UndoButton.tsx';
import { useDrafts, useTrouble } from '../drafts.ts';
import { type Position, seat, situation } from '../position.ts';
import { purpose } from '../purpose.ts';
import { refusalLine } from '../strings/actions.ts';
import { decisionLine, isOver } from '../strings/decisions.ts';
import { Answers } from './Answers.tsx';
import { RoundPaid, ShipsBefore } from './News.tsx';
import { Presets } from './Presets.tsx';
import { ShipCard } from './ShipCard.tsx';
import './decision.css';

function Asked({ position }: { position: Position }) {
  const { view } = position;
  const undoable = useTable((table) => table.undoable);
  return (
    <>
      <div className="decision-body">
        <ShipsBefore view={view} />
        <ShipCard view={view} />
        <Presets position={position} />
        <Answers position={position} />
        <Trouble answer={useTrouble()} why={(refusal) => refusalLine(position, refusal)} />
        <RoundPaid view={view} />
        <UndoNote />
        <ToResult over={isOver(view)} />
      </div>
      {undoable > 0 && (
        <footer className="decision-foot">
          <UndoButton />
        </footer>
      )}
    </>
  );
}

export const Decision = makeShell({
  seat,
  question: decisionLine,
  situation,
  purpose,
  isOver,
  Asked,
  Watched: ShipCard,
  // Every answer here is one press.
  take: (action) => void useDrafts.getState().confirm(action),
});
