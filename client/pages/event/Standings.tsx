/** The standings of an event, and how they are counted. */

import { type EventView, FIRST_POINTS } from '../../../server/protocol/events.ts';
import { numeral } from '../../i18n/index.ts';
import { t } from './strings.ts';

interface StandingsProps {
  readonly event: EventView;
  /** The own row; 0 for none. */
  readonly own?: number;
  /** A part of the rows, from this one on. */
  readonly from?: number;
  readonly most?: number;
}

export function Standings(props: StandingsProps) {
  const { event, own = 0, from = 0, most = Number.POSITIVE_INFINITY } = props;
  const { places, form } = event;
  const shown = places.filter(({ status, played }) => status !== 'removed' || played > 0);
  if (shown.length === 0) return <p className="help">{t('noStandings')}</p>;
  const groups = form === 'groups' && shown.some(({ group }) => group > 0);
  return (
    <table className="event-standings">
      <thead>
        <tr>
          <th scope="col">{t('place')}</th>
          <th scope="col">{t('name')}</th>
          {groups && <th scope="col">{t('group')}</th>}
          <th scope="col">{t('points')}</th>
          <th scope="col">{t('played')}</th>
          <th scope="col" className="wide">
            {t('opponents')}
          </th>
          <th scope="col" className="wide">
            {t('above')}
          </th>
        </tr>
      </thead>
      <tbody>
        {shown.slice(from, from + most).map((one) => (
          <tr key={one.id} data-entrant={one.id} data-own={one.id === own}>
            <td>{one.place}</td>
            <th scope="row">
              <bdi>{one.name || t('someone')}</bdi>
              <small>
                {[
                  one.id === own ? t('you') : '',
                  one.status === 'in' ? '' : t(`status.${one.status}`),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </th>
            {groups && <td>{one.group || ''}</td>}
            <td>
              <strong>{numeral(one.points)}</strong>
            </td>
            <td>{one.played}</td>
            <td className="wide">{numeral(one.opponents)}</td>
            <td className="wide">{`${one.above > 0 ? '+' : ''}${numeral(one.above)}`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function HowCounted({ event: { form, spare } }: { event: EventView }) {
  return (
    <details className="event-how">
      <summary>{t('how')}</summary>
      <p>{t('howHelp', { first: FIRST_POINTS })}</p>
      <p>
        {t('howPairs')} {form === 'groups' && t('howFinal')}
      </p>
      <p>{t(spare === 'bots' ? 'howBots' : 'howSizes')}</p>
    </details>
  );
}
