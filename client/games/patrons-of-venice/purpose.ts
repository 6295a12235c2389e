/** The purpose of each decision, and why there may be only one answer. */

import type { Action, View } from '../../../engine/games/patrons-of-venice/types.ts';
import type { Purpose } from '../../table/decision/purpose.ts';
import { goodValue, shipmentOnBoard } from './facts.ts';
import type { Situation } from './position.ts';
import { t } from './strings/index.ts';

export const purpose: Purpose<Situation, View, Action> = {
  of: {
    chooseAction: t('purpose.chooseAction'),
    reserve: t('purpose.reserve'),
    sailUnload({ view }) {
      const shipment = shipmentOnBoard(view.public);
      return shipment && t('purpose.sailUnload', { n: goodValue(shipment.good) });
    },
    sailPlace: t('purpose.sailPlace'),
    tradeSell: t('purpose.tradeSell'),
    tradeBuy: t('purpose.tradeBuy'),
    sponsor: t('purpose.sponsor'),
    produce: t('purpose.produce'),
    waiting: null,
    finished: null,
  },
  only: {
    pass: t('only.pass'),
    placeShipment: t('only.placeShipment'),
    endProduce: t('only.endProduce'),
    // Each of these always has an alternative.
    chooseAction: null,
    reserve: null,
    unload: null,
    sell: null,
    buy: null,
    sponsorBusiness: null,
    sponsorStatue: null,
    produce: null,
  },
};
