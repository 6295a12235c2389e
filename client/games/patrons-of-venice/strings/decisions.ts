/** The questions to the person, in words. */

import type { View } from '../../../../engine/games/patrons-of-venice/types.ts';
import { makeQuestion } from '../../../table/question.ts';
import { askedIn, shipmentOnBoard } from '../facts.ts';
import { t } from './index.ts';
import { goodName } from './names.ts';

/** The question to the deciding seat, as in `decisionLine`. */
export function askedLine(view: View): string {
  switch (view.public.phase) {
    case 'chooseAction':
      return t('decide.chooseAction');
    case 'reserve':
      return t('decide.reserve');
    case 'sailUnload': {
      const good = shipmentOnBoard(view.public)?.good;
      return good ? t('decide.unload', { good: goodName(good) }) : '';
    }
    case 'sailPlace':
      return t('decide.place');
    case 'tradeSell':
      return t('decide.sell');
    case 'tradeBuy':
      return t('decide.buy');
    case 'sponsor':
      return t('decide.sponsor');
    case 'produce':
      return t('decide.produce');
    case 'gameOver':
      return t('decide.finished');
  }
}

export const { isOver, decisionLine } = makeQuestion<View>('gameOver', askedLine, (view) =>
  askedIn(view.public),
);
