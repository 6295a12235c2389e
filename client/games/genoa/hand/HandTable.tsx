/**
 * The match on a phone: the deals and their answers, the player's own chest, the town, wishes, the others.
 */

import { lazy } from 'react';
import type { Action, View } from '../../../../engine/games/genoa/types.ts';
import { SIGNS } from '../../../table/hand/HandFrame.tsx';
import { makeHandTable } from '../../../table/hand/make.tsx';
import { Decision } from '../panels/Decision.tsx';
import { AtHand, Own } from '../panels/Own.tsx';
import { seat, situation } from '../position.ts';
import { decisionLine, isOver } from '../strings/decisions.ts';
import { t } from '../strings/index.ts';
import '../panels/genoa.css';

const pages = () => import('./pages.tsx');
const Chest = lazy(async () => ({ default: (await pages()).Chest }));
const TownPage = lazy(async () => ({ default: (await pages()).TownPage }));
const Seats = lazy(async () => ({ default: (await pages()).Seats }));
const Result = lazy(async () => ({
  default: (await import('../panels/Result.tsx')).Result,
}));

export const HandTable = makeHandTable<View, Action>({
  seat,
  situation,
  question: decisionLine,
  prepare: pages,
  Result,
  Decision,
  Own,
  Seats,
  Above: AtHand,
  progress: (view) =>
    isOver(view) ? t('progress.over') : t('progress.round', { n: view.public.roundsLeft }),
  score: ({ view }) => view.you?.ducats ?? 0,
  unit: t('unit.ducats'),
  tabs: [
    { id: 'chest', title: t('own.title'), sign: SIGNS.hand, Page: Chest },
    { id: 'town', title: t('tab.town'), sign: SIGNS.map, Page: TownPage },
  ],
  seatsTitle: t('tab.merchants'),
});
