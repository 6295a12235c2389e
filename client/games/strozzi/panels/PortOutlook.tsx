/** The effect of the ship in each free port under a flag: a row a port, in figures and signs. */

import type { Flag } from '../../../../engine/games/strozzi/data.ts';
import { noted } from '../../../table/noted.ts';
import { PORTS_SEEN } from '../facts.ts';
import { type Arrival, arrivals, type Climb } from '../forecast.ts';
import type { Position } from '../position.ts';
import { arrivalParts } from '../strings/actions.ts';
import { t } from '../strings/index.ts';
import { cityName, flagName, rankFigure } from '../strings/names.ts';
import { CitySign, Gain, ShipIcon, StepsIcon } from './icons.tsx';

interface PortOutlookProps {
  readonly position: Position;
  readonly flag: Flag;
  /** Beside answers that show the ducats themselves the outlook opens on request. */
  readonly folded?: boolean;
}

export function PortOutlook({ position, flag, folded = false }: PortOutlookProps) {
  const { state, seat, view } = position;
  const found = arrivals(state, seat, flag);
  const gains = found.map(({ gain }) => gain);
  // Where all bring the same, none is highlighted.
  const [least, best] = [Math.min(...gains), Math.max(...gains)];
  const [any] = found;
  if (!any) return null;
  const rows = PORTS_SEEN.flatMap((port) => found.filter((arrival) => arrival.port === port));
  return (
    <details className="st-outlook" open={!folded}>
      <summary className="st-outlook-head">{t('outlook.head', { flag: flagName(flag) })}</summary>
      <ul>
        {rows.map((arrival) => (
          <li
            key={arrival.port}
            className={arrival.gain === best && best > least ? 'best' : undefined}
            data-port={arrival.port}
            {...noted(
              arrivalParts(view, seat, arrival)
                .map(({ text }) => text)
                .join(', '),
            )}
          >
            <CitySign city={arrival.port} size={16} />
            <b>{cityName(arrival.port)}</b>
            <Figures arrival={arrival} />
            <Gain n={arrival.gain} tile={arrival.tile} />
          </li>
        ))}
        {any.scrolls && (
          <li data-port="florence">
            <CitySign city="florence" size={16} />
            <b>{cityName('florence')}</b>
            <span />
            <Step climb={any.scrolls} />
          </li>
        )}
      </ul>
    </details>
  );
}

function Figures({ arrival: { place, climb } }: { arrival: Arrival }) {
  return (
    <>
      <span>
        <ShipIcon size={13} /> {rankFigure(place)}
      </span>
      {climb ? <Step climb={climb} /> : <span className="none">{t('outlook.noStep')}</span>}
    </>
  );
}

const Step = ({ climb }: { climb: Climb }) => (
  <span>
    <StepsIcon size={11} />{' '}
    {t('outlook.step', { from: climb.from, to: climb.to, rank: rankFigure(climb.rank) })}
  </span>
);
