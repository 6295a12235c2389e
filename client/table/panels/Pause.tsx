/** A pause by agreement: ask for one, agree, decline, resume. */

import type { TableState } from '../../../server/protocol/messages.ts';
import { listed } from '../../i18n/index.ts';
import { people } from '../../i18n/people.ts';
import { useTable } from '../../store/table.ts';
import { type Ask, namesIn } from './Together.tsx';

export function Pause({ table, ask }: { table: TableState; ask: Ask }) {
  const seat = useTable((store) => store.seat);
  if (table.stage !== 'playing') return null;
  if (table.pause === 'on') {
    return (
      <div className="pause" data-pause="on">
        <span>{people('room.pauseOn')}</span>
        {seat !== null && (
          <button type="button" className="primary" onClick={() => ask({ op: 'resume' })}>
            {people('room.resume')}
          </button>
        )}
      </div>
    );
  }
  if (table.pause === 'asked') return <Asked table={table} ask={ask} />;
  if (seat === null) return null;
  return (
    <div className="pause" data-pause="none">
      <button type="button" onClick={() => ask({ op: 'pause', agree: true })}>
        {people('room.pauseAsk')}
      </button>
      <span className="help">{people('room.pauseHelp')}</span>
    </div>
  );
}

function Asked({ table, ask }: { table: TableState; ask: Ask }) {
  const seat = useTable((store) => store.seat);
  const wants = namesIn(table, table.pauseSeats);
  const agreed = seat !== null && ((table.pauseSeats >> seat) & 1) === 1;
  const others = table.seats
    .filter((one) => one.taken && one.connected && !((table.pauseSeats >> one.seat) & 1))
    .map(({ name }) => name);
  return (
    <div className="pause" data-pause="asked">
      <span>
        {agreed
          ? people('room.pauseWaits', { names: listed(others) })
          : people('room.pauseWants', { names: listed(wants), n: wants.length })}
      </span>
      {seat !== null && !agreed && (
        <button type="button" className="primary" onClick={() => ask({ op: 'pause', agree: true })}>
          {people('room.pauseAgree')}
        </button>
      )}
      {seat !== null && (
        <button type="button" onClick={() => ask({ op: 'pause', agree: false })}>
          {people(agreed ? 'room.pauseBack' : 'room.pauseDecline')}
        </button>
      )}
    </div>
  );
}
