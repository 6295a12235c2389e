/** The decision panel: this seat's question, its answers, and the table of deals. */

import type { Action, View } from '../../../../engine/games/genoa/types.ts';
import { useTable } from '../../../store/table.ts';
import { Outlook } from '../../../table/decision/DecisionFrame.tsx';
import { useFinal } from '../../../table/decision/finality.ts';
import { makeShell, ToResult, Trouble } from '../../../table/decision/shell.tsx';
import { UndoButton, UndoNote } from '../../../table/panels/UndoButton.tsx';
import { send } from '../deals/pressing.ts';
import { drafts, useDraft, useDrafts, useTrouble } from '../drafts.ts';
import { type Position, seat, situation } from '../position.ts';
import { purpose } from '../purpose.ts';
import { actionLine, refusalLine } from '../strings/actions.ts';
import { decisionLine, isOver } from '../strings/decisions.ts';
import { t } from '../strings/index.ts';
import { Acquiring } from './Acquiring.tsx';
import { Answers } from './answering.tsx';
import { Bound } from './Bound.tsx';
import { BestAtEnd, Deals, History } from './Deals.tsx';
import { Gives } from './Gives.tsx';
import { OfferList } from './OfferList.tsx';
import { ChosenGood, Swap } from './Swap.tsx';
import '../deals/pilot.ts';
import './trays.css';
import './bound.css';
import './deals.css';

function Asked({ position }: { position: Position }) {
  const asked = situation(position);
  const undoable = useTable((table) => table.undoable);
  const over = isOver(position.view);
  return (
    <>
      <div className="decision-body ge-decision">
        {asked === 'start' && <StartNote position={position} />}
        {asked === 'acquire' && <Acquiring position={position} />}
        <Answers position={position} />
        {asked === 'start' && <Gives view={position.view} />}
        {asked === 'action' && (
          <>
            <ChosenGood position={position} />
            <Swap position={position} />
          </>
        )}
        <Deals position={position} />
        <UndoNote />
      </div>
      <div className="decision-end">
        <BestAtEnd position={position} />
        <Bound position={position} />
        <Composed position={position} />
        <Trouble answer={useTrouble()} why={(refusal) => refusalLine(position, refusal)} />
      </div>
      {(over || undoable > 0) && (
        <footer className="decision-foot">
          <ToResult over={over} />
          <UndoButton />
        </footer>
      )}
    </>
  );
}

/** With the tile, the start is a press in the town. */
function StartNote({ position: { view, seat: own } }: { position: Position }) {
  const tiles = view.public.seats[own]?.tiles.startingSpace ?? 0;
  return tiles > 0 ? <p className="help">{t('start.tile')}</p> : null;
}

/** The action chosen on the board, ready to send. */
function Composed({ position }: { position: Position }) {
  const { action, suggested } = useDraft();
  const confirm = useDrafts((store) => store.confirm);
  const cancel = useDrafts((store) => store.cancel);
  const busy = useTable((table) => table.busy);
  const refusal = drafts.useRefusal();
  const sent = useDrafts((store) => store.sent);
  const final = useFinal(seat.id, position, refusal === null ? action : null);
  if (!action || (action.type !== 'useStartingSpace' && action.type !== 'acquire')) return null;
  const why = refusal && refusalLine(position, refusal);
  return (
    <Outlook
      line={why === null ? actionLine(position.view, action) : null}
      why={why}
      incomplete={refusal !== null && seat.isIncomplete(refusal.code)}
      final={final}
      sent={sent}
      composed
      canCancel={!suggested}
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={() => cancel()}
    />
  );
}

/** A spectator sees every offer and every deal. */
const Watched = ({ view }: { view: View }) => (
  <div className="decision-body ge-decision">
    <OfferList view={view} />
    <History view={view} />
  </div>
);

export const Decision = makeShell<View, Action>({
  seat,
  situation,
  purpose,
  isOver,
  Asked,
  Watched,
  question: decisionLine,
  take: send,
});
