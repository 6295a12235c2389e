/** The purpose of each decision, and why there may be only one answer. */

import type { Action, View } from '../../../engine/games/strozzi/types.ts';
import type { Purpose } from '../../table/decision/purpose.ts';
import type { Situation } from './position.ts';
import { t } from './strings/index.ts';
import { flagName, seatName } from './strings/names.ts';

export const purpose: Purpose<Situation, View, Action> = {
  of: {
    claim: t('purpose.claim'),
    overbid({ view, seat }) {
      const claim = view.public.current?.claim;
      if (!claim) return null;
      const name = seatName(view, claim.seat, seat);
      return t('purpose.overbid', { name, flag: flagName(claim.flag) });
    },
    place: t('purpose.place'),
    promo: t('purpose.promo'),
    waiting: null,
    finished: null,
  },
  only: {
    // Passing is always an alternative.
    claim: null,
    pass: t('only.pass'),
    place: t('only.place'),
    takeTile: t('only.takeTile'),
  },
};
