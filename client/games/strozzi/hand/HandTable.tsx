/** The match in one hand: the ship and its answers, the own house, the cities, the others. */

import { lazy } from 'react';
import type { View } from '../../../../engine/games/strozzi/types.ts';
import type { TableState } from '../../../../server/protocol/messages.ts';
import { useTable } from '../../../store/table.ts';
import { HandFrame, SIGNS } from '../../../table/hand/HandFrame.tsx';
import { EventLog } from '../../../table/panels/EventLog.tsx';
import { Loggia } from '../ledger/tables.tsx';
import { Decision } from '../panels/Decision.tsx';
import { Own } from '../panels/Own.tsx';
import { Seats } from '../panels/Seats.tsx';
import { Standing } from '../panels/Standing.tsx';
import { Towns } from '../panels/Towns.tsx';
import { owes, positionOf, situation } from '../position.ts';
import { decisionLine } from '../strings/decisions.ts';
import { t } from '../strings/index.ts';
import '../panels/strozzi.css';

const Result = lazy(async () => ({
  default: (await import('../panels/Result.tsx')).Result,
}));

export function HandTable({ table, seat }: { table: TableState; seat: number }) {
  const view = useTable((store) => store.view) as View | null;
  const position = positionOf(view);
  if (!view || !position) return null;
  const own = view.public.seats[seat];
  const due = table.stage === 'playing' && owes(position);
  const { round, phase, shipDeck } = view.public;
  const over = phase === 'gameOver';
  return (
    <HandFrame
      table={table}
      name={own?.name ?? ''}
      color={own?.color ?? ''}
      progress={over ? t('round.over') : t('round.brief', { round, n: shipDeck })}
      score={view.you?.money ?? 0}
      unit={t('unit.ducats')}
      due={due}
      question={decisionLine(view)}
      situation={situation(position)}
      Result={Result}
      turn={() => (
        <>
          <Towns view={view} mini />
          <Decision />
          {!due && (
            <>
              <Own position={position} />
              <EventLog last={40} lines={8} />
            </>
          )}
        </>
      )}
      tabs={[
        {
          id: 'house',
          title: t('tab.house'),
          sign: SIGNS.hand,
          page: () => (
            <>
              <Own position={position} />
              <Standing position={position} />
            </>
          ),
        },
        {
          id: 'towns',
          title: t('tab.towns'),
          sign: SIGNS.figures,
          page: () => (
            <>
              <Towns view={view} />
              <Loggia view={view} />
            </>
          ),
        },
        {
          id: 'people',
          title: t('tab.houses'),
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
