/** The gains of a deal for the viewer, beyond the goods that change hands. */

import type { SpaceId } from '../../../../engine/games/genoa/map.ts';
import { capital } from '../../../i18n/index.ts';
import type { Tray } from '../deals/tray.ts';
import { worthOf } from '../forecast.ts';
import type { Position } from '../position.ts';
import { t } from '../strings/index.ts';
import { worthLine } from '../strings/worth.ts';

/** Items that the tray and the sentence show already. */
const SAID: readonly string[] = ['get', 'lose', 'promised'];
/** Items that concern this viewer alone. */
const OWN: readonly string[] = ['order', 'message', 'owner'];

interface WorthProps {
  readonly position: Position;
  readonly space: SpaceId;
  /** The party that is not the merchant. */
  readonly player: number;
  readonly tray: Tray;
}

export function Worth({ position: { view }, space, player, tray }: WorthProps) {
  const worth = worthOf(view, space, player, tray);
  const items = worth?.items.filter(({ kind }) => !SAID.includes(kind)) ?? [];
  if (items.length === 0) return null;
  return (
    <ul className="effects ge-worth" aria-label={t('worth.title')}>
      {items.map((item) => {
        const text = capital(worthLine(view, space, tray, item));
        return (
          <li key={`${item.kind}${text}`} className={OWN.includes(item.kind) ? 'own' : undefined}>
            {text}
          </li>
        );
      })}
    </ul>
  );
}
