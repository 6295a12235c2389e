/**
 * The match in one hand: what is to be decided, the own cards, the figures that it takes, the others.
 */

import '../styles/hand.css';
import { lazy } from 'react';
import type { View } from '../../../../engine/games/masters-of-venice/types.ts';
import type { TableState } from '../../../../server/protocol/messages.ts';
import { useTable } from '../../../store/table.ts';
import { HandFrame, SIGNS } from '../../../table/hand/HandFrame.tsx';
import { EventLog } from '../../../table/panels/EventLog.tsx';
import { Decision } from '../panels/Decision.tsx';
import { Hand } from '../panels/Hand.tsx';
import { Market } from '../panels/Market.tsx';
import { Purse } from '../panels/Purse.tsx';
import { owes, positionOf, situation } from '../position.ts';
import { decisionLine, roundLine } from '../strings/decisions.ts';
import { t } from '../strings/index.ts';

const pages = () => import('./pages.ts');
const Seats = lazy(async () => ({ default: (await pages()).Seats }));
const Figures = lazy(async () => ({ default: (await pages()).Figures }));
const Own = lazy(async () => ({ default: (await pages()).Own }));
const Result = lazy(async () => ({
  default: (await import('../panels/Result.tsx')).Result,
}));

export function HandTable({ table, seat }: { table: TableState; seat: number }) {
  const view = useTable((store) => store.view) as View | null;
  const position = positionOf(view);
  if (!view || !position) return null;
  const own = view.public.seats[seat];
  const due = table.stage === 'playing' && owes(position);
  return (
    <HandFrame
      table={table}
      name={own?.name ?? ''}
      color={own?.color ?? ''}
      progress={roundLine(view)}
      score={own?.vp ?? 0}
      unit={t('hud.vp')}
      due={due}
      question={decisionLine(view)}
      situation={situation(position)}
      prepare={pages}
      Result={Result}
      turn={() => (
        <>
          <Purse position={position} />
          <Market view={view} mini />
          <Decision />
          {!due && (
            <>
              <Hand position={position} />
              <EventLog last={40} lines={8} />
            </>
          )}
        </>
      )}
      tabs={[
        {
          id: 'hand',
          title: t('hand.tab'),
          sign: SIGNS.hand,
          page: () => (
            <>
              <Purse position={position} />
              <Hand position={position} />
              <Own position={position} />
            </>
          ),
        },
        {
          id: 'market',
          title: t('hud.market'),
          sign: SIGNS.figures,
          page: () => <Figures view={view} />,
        },
        {
          id: 'people',
          title: t('hud.seatsTab'),
          sign: SIGNS.people,
          page: () => (
            <>
              <Seats view={view} />
              <EventLog last={120} />
            </>
          ),
        },
      ]}
    />
  );
}
