/** Asked once before a person leaves a running match: by Back, or by a link to another page. */

import { people } from '../i18n/people.ts';
import { useBack, useLeaving } from '../store/back.ts';
import { useTable } from '../store/table.ts';
import { Dialog } from './panels/Dialog.tsx';

/** Whether a person sits at a running match. */
function plays(): boolean {
  const { seat, table, problem } = useTable.getState();
  return problem === null && seat !== null && table?.stage === 'playing';
}

export function LeaveQuestion() {
  useBack(plays);
  const leave = useLeaving((leaving) => leaving.leave);
  const stay = useLeaving((leaving) => leaving.stay);
  if (!leave) return null;
  return (
    <Dialog title={people('leave.title')} onClose={stay}>
      <p>{people('leave.why')}</p>
      <div className="row-buttons">
        <button type="button" className="primary" onClick={stay}>
          {people('leave.stay')}
        </button>
        <button type="button" data-leave-match onClick={leave}>
          {people('leave.leave')}
        </button>
      </div>
    </Dialog>
  );
}
