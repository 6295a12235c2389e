/** What the person is asked, in words. */

import type { ViewBase } from '../../../../engine/core/contract.ts';
import type { View } from '../../../../engine/games/patrons-of-venice/types.ts';
import { shipmentOnBoard } from '../facts.ts';
import { t } from './index.ts';
import { goodName, seatNames } from './names.ts';

/** The match is played to its end. */
export const isOver = (view: ViewBase): boolean => (view as View).public.phase === 'gameOver';

/** The question to this viewer; for spectators and while waiting, whom the table waits for. */
export function decisionLine(base: ViewBase): string {
  const view = base as View;
  const { decider, phase } = view.public;
  const you = view.you?.seat ?? null;
  if (phase === 'gameOver') return t('decide.finished');
  if (you === null || !decider.includes(you)) {
    return t('decide.waiting', { names: seatNames(view, decider, you) });
  }
  return askedLine(view);
}

/** What whoever decides is asked, the question of `decisionLine`. */
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
