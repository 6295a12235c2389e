/** Notices about a table's caster. */

import type { TableState } from '../../../server/protocol/messages.ts';
import type { GameAbout } from '../game.ts';
import { delayOf } from './delay.ts';
import { t } from './strings.ts';

/**
 * A delay in words.
 * @param delay in the unit of the game, 0 = after the end
 */
export const delayText = (delay: number, { castDelay }: GameAbout): string =>
  delay === 0 ? t('caster.end') : t('caster.behind', { amount: castDelay.amount(delay) });

/** The public notice about the caster; '' if none may come, or the game is not loaded yet. */
export function casterNote(
  { caster, stage }: Pick<TableState, 'caster' | 'stage'>,
  game: GameAbout | null,
): string {
  if (!caster || !game) return '';
  const held = delayText(delayOf(caster, stage), game);
  return t(caster.watching > 0 ? 'caster.note' : 'caster.noteAllowed', { held });
}
