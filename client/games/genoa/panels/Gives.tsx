/** The yield of each building's action, to read before the tower moves. */

import { BUILDINGS } from '../../../../engine/games/genoa/map.ts';
import type { View } from '../../../../engine/games/genoa/types.ts';
import { useNarrow } from '../../../table/narrow.ts';
import { yieldOf } from '../facts.ts';
import { t } from '../strings/index.ts';
import { spaceName } from '../strings/names.ts';
import { actionName } from '../strings/worth.ts';
import { YieldIcons } from './icons.tsx';

export function Gives({ view }: { view: View }) {
  const narrow = useNarrow();
  const villas = BUILDINGS.filter((building) => yieldOf(building).villa);
  const [villa] = villas;
  const rest = BUILDINGS.filter((building) => !yieldOf(building).villa);
  return (
    <details className="ge-gives" open={!narrow}>
      <summary>{t('gives.title')}</summary>
      <ul>
        {[...rest, ...(villa ? [villa] : [])].map((building) => (
          <li key={building} data-gives={building}>
            <YieldIcons building={building} size={14} />
            <span>
              <b>{building === villa ? t('gives.villas') : spaceName(building)}</b>{' '}
              {actionName(view, building) || t('brings.nothing')}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
