/** What the ship would bring in each free port under a flag: a row a port, in figures and signs. */

import { type Flag, PORTS, type Port, type Ware } from '../../../../engine/games/strozzi/data.ts';
import { wareOf } from '../facts.ts';
import { type Arrival, arrivals, type Climb } from '../forecast.ts';
import type { Position } from '../position.ts';
import { arrivalParts } from '../strings/actions.ts';
import { t } from '../strings/index.ts';
import { cityName, flagName, rankName } from '../strings/names.ts';
import { Ducats, ScrollIcon, WareIcon } from './icons.tsx';

export const PORT_WARES = Object.fromEntries(PORTS.map((port) => [port, wareOf(port)])) as {
  readonly [port in Port]: Ware;
};

export function PortOutlook({ position, flag }: { position: Position; flag: Flag }) {
  const { state, seat, view } = position;
  const found = arrivals(state, seat, flag);
  const best = Math.max(...found.map(({ gain }) => gain));
  if (found.length === 0) return null;
  return (
    <div className="st-outlook">
      <p className="st-outlook-head">{t('outlook.head', { flag: flagName(flag) })}</p>
      <ul>
        {found.map((arrival) => (
          <li
            key={arrival.port}
            className={arrival.gain === best && best > 0 ? 'best' : undefined}
            data-port={arrival.port}
            title={arrivalParts(view, seat, arrival).join(', ')}
          >
            <span className="st-port-name">
              <WareIcon ware={PORT_WARES[arrival.port]} size={16} /> {cityName(arrival.port)}
            </span>
            <Figures arrival={arrival} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Figures({ arrival }: { arrival: Arrival }) {
  const { place, climb, scrolls, gain } = arrival;
  return (
    <>
      <span className="st-berth">{t('outlook.berth', { place: rankName(place) })}</span>
      <span className="st-steps">
        {climb ? <Step climb={climb} /> : <span className="none">{t('outlook.noStep')}</span>}
        {scrolls && (
          <>
            <ScrollIcon size={14} /> <Step climb={scrolls} />
          </>
        )}
      </span>
      <span className="st-gain">
        +<Ducats n={gain} />
      </span>
    </>
  );
}

const Step = ({ climb }: { climb: Climb }) => (
  <span>{t('outlook.step', { from: climb.from, to: climb.to, rank: rankName(climb.rank) })}</span>
);
