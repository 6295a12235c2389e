/** The questions to the person, in words. */

import type { ViewBase } from '../../../../engine/core/contract.ts';
import type { View } from '../../../../engine/games/masters-of-venice/types.ts';
import { positionOf, situation } from '../position.ts';
import { t } from './index.ts';
import { placeName, seatNames } from './names.ts';

/** The match is played to its end. */
export const isOver = (view: ViewBase): boolean => (view as View).public.phase === 'finished';

/**
 * The question to this viewer; for spectators and while waiting, the seats that the table waits
 * for.
 */
export function decisionLine(base: ViewBase): string {
  const view = base as View;
  const { decider, turn } = view.public;
  const waiting = t('decide.waiting', {
    names: seatNames(view, decider, view.you?.seat ?? null),
  });
  const position = positionOf(view);
  if (isOver(view)) return t('decide.finished');
  if (!position) return waiting;
  const mine = decider.includes(position.seat);
  const now = situation(position);
  switch (now) {
    case 'bid':
      return t(mine ? 'decide.bid' : 'decide.bidAgain');
    case 'destination':
      return t(mine ? 'decide.destination' : 'decide.destinationAgain');
    case 'turn': {
      const place = turn ? placeName(turn.location) : '';
      return t(turn?.kind === 'shared' ? 'decide.turnShared' : 'decide.turn', { place });
    }
    case 'waiting':
      return waiting;
    default:
      return t(`decide.${now}`);
  }
}

/** The round in words, such as `Round 3: bids`. */
export function roundLine({ public: { round, roundKind } }: View): string {
  if (round === 16) return t('round.final', { n: round });
  return t(roundKind === 'bid' ? 'round.bid' : 'round.commerce', { n: round });
}
