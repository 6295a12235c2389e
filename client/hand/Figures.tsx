/** The public figures that a decision takes, on one page of a phone: prices, orders, docks, the queue. */

import { RESOURCES } from '../../engine/games/masters-of-venice/data.ts';
import type { View } from '../../engine/games/masters-of-venice/types.ts';
import { DOCKS } from '../games/masters-of-venice/draft.ts';
import { Canal } from '../games/masters-of-venice/panels/Canal.tsx';
import { Cube } from '../games/masters-of-venice/panels/icons.tsx';
import { Market } from '../games/masters-of-venice/panels/Market.tsx';
import { Queue } from '../games/masters-of-venice/panels/Queue.tsx';
import { cubesName } from '../games/masters-of-venice/strings/names.ts';
import { t } from './strings.ts';

export function Figures({ view }: { view: View }) {
  const { docks } = view.public;
  return (
    <div className="hp-figures">
      <Canal open={view.public} />
      <Queue view={view} />
      <Market view={view} />
      <h2>{t('docks')}</h2>
      <ul className="hp-docks">
        {DOCKS.map((dock) => {
          const there = docks[dock - 1] ?? {};
          const name = cubesName(there) || t('empty');
          return (
            <li key={dock} title={name}>
              <b aria-hidden="true">{dock}</b>
              <span className="sr">{`${t('dock', { n: dock })}: ${name}`}</span>
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
