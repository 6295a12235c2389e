/** Speeds of motion on the board. */

import type { HandlingKey } from '../i18n/handling.ts';
import type { Speed } from '../store/settings.ts';

export const SPEEDS: readonly { readonly value: Speed; readonly key: HandlingKey }[] = [
  { value: 1, key: 'hud.speed1' },
  { value: 2, key: 'hud.speed2' },
  { value: 'instant', key: 'hud.speedInstant' },
];
