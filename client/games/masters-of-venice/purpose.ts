/** The purpose of each decision, and why there may be only one answer. */

import type { Action, View } from '../../../engine/games/masters-of-venice/types.ts';
import type { Purpose } from '../../table/decision/purpose.ts';
import type { Situation } from './position.ts';
import { t } from './strings/index.ts';

export const purpose: Purpose<Situation, View, Action> = {
  of: {
    bid: t('purpose.bid'),
    pick: t('purpose.pick'),
    adjust: t('purpose.adjust'),
    destination: t('purpose.destination'),
    window: t('purpose.window'),
    turn: ({ view: { public: open } }) => open.turn && t(`purposeAt.${open.turn.location}`),
    guildKeep: t('purpose.guildKeep'),
    placeCubes: t('purpose.placeCubes'),
    waiting: null,
    finished: null,
  },
  only: {
    chooseCharacter: t('only.chooseCharacter'),
    adjustOrders: t('only.adjustOrders'),
    declineInterrupt: t('only.declineInterrupt'),
    useOffice: t('only.useOffice'),
    guildKeep: t('only.guildKeep'),
    placeCubes: t('only.placeCubes'),
    endTurn: t('only.endTurn'),
    // A bid of 0 and seven other places are always possible.
    submitBid: null,
    submitDestination: null,
    // Each of these can be left, so the turn's end is always possible as well.
    useDock: null,
    sellAtShop: null,
    useMajority: null,
    buyShares: null,
    sellShares: null,
    drawOrder: null,
    deliverOrder: null,
    buyFavor: null,
    mercatoBuy: null,
    mercatoSell: null,
    mercatoSwap: null,
    playFavor: null,
    playRumor: null,
    // Declining is always possible beside the first, and the other two go out beside a decision.
    useInterrupt: null,
    queueInterrupt: null,
    setStance: null,
  },
};
