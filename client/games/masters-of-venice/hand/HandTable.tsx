/** The match in one hand: the decision, the player's own cards, the figures that it needs, the others. */

import '../styles/hand.css';
import { lazy } from 'react';
import type { Action, View } from '../../../../engine/games/masters-of-venice/types.ts';
import { SIGNS } from '../../../table/hand/HandFrame.tsx';
import { makeHandTable } from '../../../table/hand/make.tsx';
import { Decision } from '../panels/Decision.tsx';
import { Hand } from '../panels/Hand.tsx';
import { Market } from '../panels/Market.tsx';
import { Purse } from '../panels/Purse.tsx';
import { type Position, seat, situation } from '../position.ts';
import { decisionLine, roundLine } from '../strings/decisions.ts';
import { t } from '../strings/index.ts';

const pages = () => import('./pages.ts');
const Seats = lazy(async () => ({ default: (await pages()).Seats }));
const Figures = lazy(async () => ({ default: (await pages()).Figures }));
const Own = lazy(async () => ({ default: (await pages()).Own }));
const Result = lazy(async () => ({
  default: (await import('../panels/Result.tsx')).Result,
}));

const Above = ({ position }: { position: Position }) => (
  <>
    <Purse position={position} />
    <Market view={position.view} mini />
  </>
);

const Cards = ({ position }: { position: Position }) => (
  <>
    <Purse position={position} />
    <Hand position={position} />
    <Own position={position} />
  </>
);

export const HandTable = makeHandTable<View, Action>({
  seat,
  situation,
  question: decisionLine,
  prepare: pages,
  Result,
  Above,
  Decision,
  Own: Hand,
  Seats,
  progress: roundLine,
  score: ({ view, seat }) => view.public.seats[seat]?.vp ?? 0,
  unit: t('hud.vp'),
  tabs: [
    { id: 'hand', title: t('hand.tab'), sign: SIGNS.hand, Page: Cards },
    {
      id: 'market',
      title: t('hud.market'),
      sign: SIGNS.figures,
      Page: ({ position }) => <Figures view={position.view} />,
    },
  ],
  seatsTitle: t('hud.seatsTab'),
});
