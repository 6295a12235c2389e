/** The match in one hand: the ship and its answers, the player's own house, the cities, the others. */

import { lazy } from 'react';
import type { Action, View } from '../../../../engine/games/strozzi/types.ts';
import { SIGNS } from '../../../table/hand/HandFrame.tsx';
import { makeHandTable } from '../../../table/hand/make.tsx';
import { SeatsNow } from '../ended.tsx';
import { Loggia } from '../ledger/tables.tsx';
import { Decision } from '../panels/Decision.tsx';
import { Own } from '../panels/Own.tsx';
import { Standing } from '../panels/Standing.tsx';
import { Towns } from '../panels/Towns.tsx';
import { type Position, seat, situation } from '../position.ts';
import { decisionLine, isOver } from '../strings/decisions.ts';
import { t } from '../strings/index.ts';
import '../panels/strozzi.css';

const Result = lazy(async () => ({
  default: (await import('../panels/Result.tsx')).Result,
}));

const House = ({ position }: { position: Position }) => (
  <>
    <Own position={position} />
    <Standing position={position} />
  </>
);

const Cities = ({ position: { view } }: { position: Position }) => (
  <>
    <Towns view={view} />
    <Loggia view={view} />
  </>
);

export const HandTable = makeHandTable<View, Action>({
  seat,
  situation,
  question: decisionLine,
  Result,
  Decision,
  Own,
  Seats: SeatsNow,
  progress: (view) =>
    isOver(view)
      ? t('round.over')
      : t('round.brief', { round: view.public.round, n: view.public.shipDeck }),
  score: ({ view }) => view.you?.money ?? 0,
  unit: t('unit.ducats'),
  Above: ({ position }) => <Towns view={position.view} mini />,
  tabs: [
    { id: 'house', title: t('tab.house'), sign: SIGNS.house, Page: House },
    { id: 'towns', title: t('tab.towns'), sign: SIGNS.map, Page: Cities },
  ],
  seatsTitle: t('tab.houses'),
});
