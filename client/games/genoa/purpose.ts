/** The purpose of each decision, and why it may have only one answer. */

import type { Action, View } from '../../../engine/games/genoa/types.ts';
import type { Purpose } from '../../table/decision/purpose.ts';
import { eligible } from './facts.ts';
import type { Situation } from './position.ts';
import { t } from './strings/purpose.ts';

/** Offers and deals never have only one answer. */
const never = null;

export const purpose: Purpose<Situation, View, Action> = {
  of: {
    start: t('purpose.start'),
    claim: t('purpose.claim'),
    claimed: t('purpose.claimed'),
    move: t('purpose.move'),
    asked: t('purpose.asked'),
    action: t('purpose.action'),
    choose: ({ view }) => t(`purpose.${view.public.pending?.kind ?? 'handOver'}`),
    acquire: t('purpose.acquire'),
    talks: null,
    waiting: null,
    finished: null,
  },
  only: {
    roll: t('only.roll'),
    pass: ({ view, seat }) => (eligible(view.public, seat) ? null : t('only.pass')),
    endAction: t('only.endAction'),
    declineAcquire: t('only.declineAcquire'),
    choose: t('only.choose'),
    stop: never,
    leaveUnused: never,
    playExtraAction: never,
    useStartingSpace: never,
    moveFree: never,
    takeAction: never,
    offer: never,
    propose: never,
    revise: never,
    withdraw: never,
    decline: never,
    accept: never,
    performMain: never,
    deliverSmall: never,
    playTile: never,
    acquire: never,
  },
};
