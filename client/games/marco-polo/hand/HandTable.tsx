/** The match on a phone: dice and their spaces, the player's own board, contracts, the map, the others. */

import { lazy, Suspense } from 'react';
import { ROUNDS } from '../../../../engine/games/marco-polo/data.ts';
import type { Action, View } from '../../../../engine/games/marco-polo/types.ts';
import { useTable } from '../../../store/table.ts';
import { SIGNS } from '../../../table/hand/HandFrame.tsx';
import { makeHandTable } from '../../../table/hand/make.tsx';
import { Purse } from '../panels/Purse.tsx';
import { owes, type Position, seat, situation } from '../position.ts';
import { decisionLine, isOver } from '../strings/decisions.ts';
import { t } from '../strings/index.ts';
import { Setting } from './Setting.tsx';
import '../panels/marco-polo.css';

const pages = () => import('./pages.tsx');
const OwnBoard = lazy(async () => ({ default: (await pages()).Own }));
const Seats = lazy(async () => ({ default: (await pages()).Seats }));
const Board = lazy(async () => ({ default: (await pages()).Board }));
const World = lazy(async () => ({ default: (await pages()).World }));
const Result = lazy(async () => ({
  default: (await import('../panels/Result.tsx')).Result,
}));

const turns = () => import('../panels/Decision.tsx');
const Turn = lazy(async () => ({ default: (await turns()).Decision }));
/** Fetches the later parts while nothing waits for them. */
const prepare = () => Promise.all([turns(), pages()]);

/** The forms of turns and answers load with the first of them, or before. */
function Decision() {
  const position = seat.positionOf(useTable(({ view }) => view));
  const now = position ? situation(position) : null;
  return now === 'turn' || now === 'question' ? (
    <Suspense fallback={null}>
      <Turn />
    </Suspense>
  ) : (
    <Setting />
  );
}

/** The player's own board while others decide; its cards have faces, which load after the player's own decision. */
const Own = ({ position }: { position: Position }) => (
  <Suspense fallback={null}>
    <OwnBoard position={position} />
  </Suspense>
);

/** The player's own purse, beside the question. */
const AtHand = ({ position }: { position: Position }) =>
  owes(position) && <Purse position={position} />;

export const HandTable = makeHandTable<View, Action>({
  seat,
  situation,
  question: decisionLine,
  prepare,
  Result,
  Decision,
  Own,
  Seats,
  Above: AtHand,
  progress: (view) => {
    if (isOver(view)) return t('phase.GAME_OVER');
    const { round } = view.public;
    return round === 0 ? t('round.setup') : t('round.of', { n: round, of: ROUNDS });
  },
  score: ({ view, seat: own }) => view.public.seats[own]?.vp ?? 0,
  unit: t('unit.points'),
  tabs: [
    { id: 'board', title: t('tab.board'), sign: SIGNS.board, Page: Board },
    { id: 'map', title: t('tab.map'), sign: SIGNS.map, Page: World },
  ],
  seatsTitle: t('tab.seats'),
});
