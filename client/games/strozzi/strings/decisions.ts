/** The questions to the person, in words. */

import type { View } from '../../../../engine/games/strozzi/types.ts';
import { makeQuestion } from '../../../table/question.ts';
import { t } from './index.ts';
import { seatName } from './names.ts';

/** The question to the deciding seat, as in `decisionLine`. */
export function askedLine(view: View): string {
  const { phase, current } = view.public;
  if (phase === 'place') return t('decide.place');
  if (phase === 'promo' || !current) return t('decide.promo');
  const { claim } = current;
  if (!claim) return t('decide.claim');
  return t('decide.overbid', { name: seatName(view, claim.seat, null) });
}

export const { isOver, decisionLine } = makeQuestion<View>('gameOver', askedLine);
