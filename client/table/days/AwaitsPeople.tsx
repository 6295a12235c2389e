/** A table of the queue over days before its match: nobody has to wait here for the others. */

import type { LobbyRequest, TableState } from '../../../server/protocol/messages.ts';
import { listed } from '../../i18n/index.ts';
import { useTable } from '../../store/table.ts';
import { dayText } from './DaysBox.tsx';
import { t } from './strings.ts';
import './days.css';

interface AwaitsPeopleProps {
  readonly table: TableState;
  readonly ask: (request: LobbyRequest) => void;
}

export function AwaitsPeople({ table, ask }: AwaitsPeopleProps) {
  const seat = useTable((store) => store.seat);
  const ready = useTable((store) => store.ownDays?.ready === true);
  const people = table.seats.filter(({ taken }) => taken);
  return (
    <div className="awaits-people" data-awaits={people.length}>
      <p role="status">
        <strong>{t('seated', { n: people.length, of: table.seats.length })}</strong>{' '}
        {listed(people.map(({ name }) => name))}
      </p>
      <p>{t('beginsBy', { date: dayText(table.begins ?? 0) })}</p>
      {seat !== null && (
        <>
          <p className="help">{t('needNotStay')}</p>
          <label className="check">
            <input
              type="checkbox"
              name="begin-now"
              checked={ready}
              onChange={() => ask({ op: 'begin', now: !ready })}
            />
            <span>{t('beginNow')}</span>
          </label>
          {people.length > 1 && <p className="help">{t('beginNowHelp')}</p>}
        </>
      )}
    </div>
  );
}
