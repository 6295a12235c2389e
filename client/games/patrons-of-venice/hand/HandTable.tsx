/** The match in one hand: the question, the player's own house, the campi, the market, the others. */

import { lazy } from 'react';
import type { Action, View } from '../../../../engine/games/patrons-of-venice/types.ts';
import { SIGNS } from '../../../table/hand/HandFrame.tsx';
import { makeHandTable } from '../../../table/hand/make.tsx';
import { targetOf } from '../facts.ts';
import { Decision } from '../panels/Decision.tsx';
import { Own, Purse } from '../panels/Own.tsx';
import { type Position, seat, situation } from '../position.ts';
import { decisionLine, isOver } from '../strings/decisions.ts';
import { t } from '../strings/index.ts';
import { leadActionName, seatName } from '../strings/names.ts';

const pages = () => import('./pages.tsx');
const House = lazy(async () => ({ default: (await pages()).House }));
const City = lazy(async () => ({ default: (await pages()).City }));
const Market = lazy(async () => ({ default: (await pages()).Market }));
const Seats = lazy(async () => ({ default: (await pages()).Seats }));
const Result = lazy(async () => ({
  default: (await import('../panels/Result.tsx')).Result,
}));

/** Seven sites around a square. */
const CAMPI_SIGN = 'M8 8h8v8H8zM2 10h4v4H2zM18 10h4v4h-4zM10 2h4v4h-4zM10 18h4v4h-4z';

/** Questions whose form has the hand itself, or needs its room. */
const COMPOSED: ReadonlySet<string> = new Set(['tradeSell', 'sponsor', 'produce']);

/** The hand above a question, as far as there is room; below it while others decide. */
function Above({ position }: { position: Position }) {
  const now = situation(position);
  if (COMPOSED.has(now)) return <Purse position={position} />;
  return now === 'waiting' || now === 'finished' ? null : <Own position={position} />;
}

/** `Turn 7: Sail`, or the leader while no action is chosen. */
function progress(view: View): string {
  const { turn, action, lead } = view.public;
  if (isOver(view)) return t('turn.over');
  if (action) return t('hand.progress', { n: turn, action: leadActionName(action) });
  const you = view.you?.seat ?? null;
  const told = { name: seatName(view, lead, you), you: lead === you ? 'yes' : 'no' };
  return t('hand.choosing', { n: turn, ...told });
}

export const HandTable = makeHandTable<View, Action>({
  seat,
  situation,
  question: decisionLine,
  progress,
  prepare: pages,
  Result,
  Above,
  Decision,
  Own,
  Seats,
  seatsTitle: t('tab.houses'),
  score: ({ view, seat: own }) => view.public.seats[own]?.points ?? 0,
  unit: (view) => t('hand.of', { target: targetOf(view.public) }),
  tabs: [
    { id: 'house', title: t('hand.house'), sign: SIGNS.house, Page: House },
    { id: 'city', title: t('hand.city'), sign: CAMPI_SIGN, Page: City },
    { id: 'market', title: t('hand.market'), sign: SIGNS.figures, Page: Market },
  ],
});
