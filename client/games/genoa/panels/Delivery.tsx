/** The effect of an own action, as signs: goods that go, the payment, the reward tile. */

import type { ReactNode } from 'react';
import {
  type CardId,
  LARGE_PAY,
  SMALL_PAY,
  type Tile,
} from '../../../../engine/games/genoa/data.ts';
import type { BuildingId } from '../../../../engine/games/genoa/map.ts';
import type { Action, View } from '../../../../engine/games/genoa/types.ts';
import { capital } from '../../../i18n/index.ts';
import { faceOf } from '../facts.ts';
import { actionLine } from '../strings/actions.ts';
import { t } from '../strings/index.ts';
import { tileName } from '../strings/names.ts';
import { yieldName } from '../strings/worth.ts';
import { Ducats, GoodIcon, TileIcon } from './icons.tsx';

/** Fields that an effect of the player's own action may have. */
interface Effect {
  readonly order: CardId;
  readonly tileChoice: Tile;
  readonly building: BuildingId;
}

/** A delivery as goods and payment; the use of a building again as its yield. */
export function inSigns(view: View, action: Action): { label?: ReactNode; note?: string } {
  const { order, tileChoice, building } = action as Partial<Effect>;
  const line = capital(actionLine(view, action));
  if (order) {
    return {
      label: <Delivery order={order} line={line} tile={tileChoice} />,
      ...(building && { note: line }),
    };
  }
  return building ? { note: yieldName(view, building) } : {};
}

/** An order that is delivered: its goods, the payment, and the reward tile. */
function Delivery(props: { order: CardId; tile: Tile | undefined; line: string }) {
  const { order, tile, line } = props;
  const { kind, goods } = faceOf(order);
  return (
    <>
      <span className="ge-yield" aria-hidden="true">
        {t('act.hand')}
        {goods.map((good) => (
          <GoodIcon key={good} good={good} size={18} />
        ))}
        → <Ducats n={kind === 'LO' ? LARGE_PAY : SMALL_PAY} />
        {tile && (
          <span className="ge-yield">
            <TileIcon tile={tile} size={18} />
            {capital(tileName(tile))}
          </span>
        )}
      </span>
      <span className="sr">{line}</span>
    </>
  );
}
