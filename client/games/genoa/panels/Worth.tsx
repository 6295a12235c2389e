/** What a deal would bring to whoever looks, beside what changes hands. */

import type { SpaceId } from '../../../../engine/games/genoa/map.ts';
import { capital } from '../../../i18n/index.ts';
import type { Tray } from '../deals/tray.ts';
import { worthOf } from '../forecast.ts';
import type { Position } from '../position.ts';
import { t } from '../strings/index.ts';
import { worthLine } from '../strings/worth.ts';

/** Lies on the tray, and stands in the sentence. */
const SAID: readonly string[] = ['get', 'lose', 'promised'];
/** What is one's own business with it, and nobody else's. */
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
