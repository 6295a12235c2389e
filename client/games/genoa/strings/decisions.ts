/** The person's question, in words. */

import type { ViewBase } from '../../../../engine/core/contract.ts';
import type { View } from '../../../../engine/games/genoa/types.ts';
import { isNear } from '../facts.ts';
import { positionOf, situation } from '../position.ts';
import { offerLine } from './deal-lines.ts';
import { t } from './index.ts';
import { seatName, seatNames } from './names.ts';
import { spaceForms } from './spaces.ts';

/** Whether the match is over. */
export const isOver = (view: ViewBase): boolean => (view as View).public.state === 'OVER';

/** The question to this viewer; for spectators and while waiting, the seats that decide. */
export function decisionLine(base: ViewBase): string {
  const view = base as View;
  const { decider, tower, merchant, pending, window } = view.public;
  const you = view.you?.seat ?? null;
  const position = positionOf(view);
  // Before the tower is placed no question names its space.
  const at = spaceForms(tower ?? 'market');
  if (isOver(view)) return t('decide.finished');
  const waiting = t('decide.waiting', { names: seatNames(view, decider, you) });
  if (!position) return waiting;
  const asked = situation(position);
  if (asked === 'claimed' || asked === 'asked') {
    const wanted = wantedLine(view, position.seat);
    if (wanted) return wanted;
  }
  switch (asked) {
    case 'finished':
      return t('decide.finished');
    case 'waiting':
      return waiting;
    case 'asked':
      return t('decide.asked', { name: seatName(view, merchant, you), ...at });
    case 'talks':
      if (window) return t('decide.acting', { name: seatName(view, window.actor, you), ...at });
      return t('decide.talks', { name: seatName(view, merchant, you) });
    case 'choose':
      return t(pending?.kind === 'rewardTile' ? 'decide.rewardTile' : 'decide.handOver');
    case 'claim':
    case 'claimed':
    case 'action':
    case 'move':
      return t(`decide.${asked}`, at);
    case 'start': {
      const { tiles } = view.public.seats[position.seat];
      return t(tiles.startingSpace ? 'decide.start' : 'decide.roll');
    }
    case 'acquire':
      return t(`decide.${asked}`);
  }
}

/** The merchant's proposal to this seat that can be answered now; null for none. */
function wantedLine(view: View, you: number): string | null {
  const { offers, merchant } = view.public;
  const asks = offers.filter(({ taker, target }) => taker === you && isNear(view.public, target));
  const [first] = asks;
  if (!first) return null;
  const name = seatName(view, merchant, you);
  if (asks.length > 1) return t('decide.wantedSeveral', { name, n: asks.length });
  return t('decide.wanted', { name, deal: offerLine(view, first) });
}
