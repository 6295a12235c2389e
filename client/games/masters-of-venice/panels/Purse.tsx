/** One's own money and goods, always in sight on a phone: over the water under the prices. */

import { RESOURCES } from '../../../../engine/games/masters-of-venice/data.ts';
import { Coins } from '../../../table/panels/Money.tsx';
import type { Position } from '../position.ts';
import { t } from '../strings/index.ts';
import { cubesName } from '../strings/names.ts';
import { cashNote, cubeNote } from '../strings/things.ts';
import { Cube } from './icons.tsx';

export function Purse({ position }: { position: Position }) {
  const { you, public: open } = position.view;
  const own = open.seats[position.seat];
  if (!you || !own) return null;
  return (
    <div className="purse">
      <span {...cashNote(position.view, own, you.cash)}>
        <Coins n={you.cash} />
      </span>
      {RESOURCES.filter((resource) => own.cubes[resource]).map((resource) => (
        <span key={resource} {...cubeNote(position.view, resource, own.cubes[resource] ?? 0)}>
          <Cube resource={resource} count={own.cubes[resource]} />
        </span>
      ))}
      <span className="sr">{cubesName(own.cubes) || t('hud.noCubes')}</span>
    </div>
  );
}
