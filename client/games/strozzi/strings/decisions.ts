/** What the person is asked, in words. */

import type { ViewBase } from '../../../../engine/core/contract.ts';
import type { View } from '../../../../engine/games/strozzi/types.ts';
import { t } from './index.ts';
import { seatName, seatNames } from './names.ts';

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
  const { phase, current } = view.public;
  if (phase === 'place') return t('decide.place');
  if (phase === 'promo' || !current) return t('decide.promo');
  const { claim } = current;
  if (!claim) return t('decide.claim');
  return t('decide.overbid', { name: seatName(view, claim.seat, null) });
}
