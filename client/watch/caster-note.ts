/** What people are told of a table's caster. */

import type { CasterState } from '../../server/protocol/messages.ts';
import { t } from './strings.ts';

/** A delay in words. @param rounds 0 = after the end */
export function delayText(rounds: number): string {
  return rounds === 0 ? t('caster.end') : t('caster.rounds', { n: rounds });
}

/** What everybody is told of the caster; '' if none may come. */
export function casterNote(caster: CasterState | null | undefined): string {
  if (!caster) return '';
  const held = delayText(caster.held);
  return t(caster.watching > 0 ? 'caster.note' : 'caster.noteAllowed', { held });
}
