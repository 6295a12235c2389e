/** What one owns, always in sight on a phone: money and goods, over the water under the prices. */

import { RESOURCES } from '../../../../engine/games/masters-of-venice/data.ts';
import { Coins } from '../../../table/panels/Money.tsx';
import type { Position } from '../position.ts';
import { t } from '../strings/index.ts';
import { cubesName } from '../strings/names.ts';
import { Cube } from './icons.tsx';

export function Purse({ position }: { position: Position }) {
  const { you, public: open } = position.view;
  const own = open.seats[position.seat];
  if (!you || !own) return null;
  return (
    <div className="purse">
      <Coins n={you.cash} />
      {RESOURCES.filter((resource) => own.cubes[resource]).map((resource) => (
        <Cube key={resource} resource={resource} count={own.cubes[resource]} />
      ))}
      <span className="sr">{cubesName(own.cubes) || t('hud.noCubes')}</span>
    </div>
  );
}
