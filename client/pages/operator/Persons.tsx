/** The persons at the table, and the button that gives a chair back to its bot. */

import type { OperatorAsk, OperatorStatus } from '../../../server/protocol/showcase.ts';
import { SeatMark } from '../../table/panels/SeatMark.tsx';
import { t } from './strings.ts';

export function Persons(props: {
  status: OperatorStatus;
  ask: (body: OperatorAsk) => Promise<boolean>;
}) {
  const { status, ask } = props;
  const { persons } = status;
  return (
    <section className="paper-card" aria-labelledby="op-chairs">
      <h2 id="op-chairs">{t('op.chairs')}</h2>
      {persons.length === 0 ? (
        <p className="help">{t('op.nobody')}</p>
      ) : (
        <>
          <ul className="operator-persons">
            {persons.map(({ seat, name, color }) => (
              <li key={seat} data-person={seat}>
                <SeatMark color={color} size={22} />
                <span>{name}</span>
                <button
                  type="button"
                  aria-label={t('op.freeWhose', { name })}
                  onClick={() => void ask({ op: 'free', seat, name })}
                >
                  {t('op.free')}
                </button>
              </li>
            ))}
          </ul>
          <p className="help">{t('op.chairsHelp')}</p>
        </>
      )}
    </section>
  );
}
