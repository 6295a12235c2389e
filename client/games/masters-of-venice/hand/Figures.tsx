/** The public figures that a decision takes, on one page of a phone: prices, orders, docks, the queue. */

import { RESOURCES } from '../../../../engine/games/masters-of-venice/data.ts';
import type { View } from '../../../../engine/games/masters-of-venice/types.ts';
import { noted } from '../../../table/noted.ts';
import { DOCKS } from '../draft.ts';
import { Canal } from '../panels/Canal.tsx';
import { Cube } from '../panels/icons.tsx';
import { Market } from '../panels/Market.tsx';
import { Queue } from '../panels/Queue.tsx';
import { t } from '../strings/index.ts';
import { cubesName } from '../strings/names.ts';

export function Figures({ view }: { view: View }) {
  const { docks } = view.public;
  return (
    <div className="hp-figures">
      <Canal open={view.public} />
      <Queue view={view} />
      <Market view={view} />
      <h2>{t('place.docks')}</h2>
      <ul className="hp-docks">
        {DOCKS.map((dock) => {
          const there = docks[dock - 1] ?? {};
          const name = cubesName(there) || t('panel.empty');
          return (
            <li key={dock} {...noted(name)}>
              <b aria-hidden="true">{dock}</b>
              <span className="sr">{`${t('dock.name', { dock })}: ${name}`}</span>
              <span className="goods" aria-hidden="true">
                {RESOURCES.filter((r) => there[r]).map((r) => (
                  <Cube key={r} resource={r} count={there[r]} />
                ))}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
