/** What people are told of a table's caster. */

import type { TableState } from '../../../server/protocol/messages.ts';
import { delayOf } from './delay.ts';
import { t } from './strings.ts';

/** A delay in words. @param rounds 0 = after the end */
export function delayText(rounds: number): string {
  return rounds === 0 ? t('caster.end') : t('caster.rounds', { n: rounds });
}

/** What everybody is told of the caster; '' if none may come. */
export function casterNote({ caster, stage }: Pick<TableState, 'caster' | 'stage'>): string {
  if (!caster) return '';
  const held = delayText(delayOf(caster, stage));
  return t(caster.watching > 0 ? 'caster.note' : 'caster.noteAllowed', { held });
}
