/** The match in one hand: what is asked, the own house, the others. */

import { lazy } from 'react';
import type { View } from '../../../../engine/games/patrons-of-venice/types.ts';
import type { TableState } from '../../../../server/protocol/messages.ts';
import { useTable } from '../../../store/table.ts';
import { HandFrame, SIGNS } from '../../../table/hand/HandFrame.tsx';
import { EventLog } from '../../../table/panels/EventLog.tsx';
import { Decision } from '../panels/Decision.tsx';
import { Own } from '../panels/Own.tsx';
import { Seats } from '../panels/Seats.tsx';
import { owes, positionOf, situation } from '../position.ts';
import { decisionLine } from '../strings/decisions.ts';
import { t } from '../strings/index.ts';

const Result = lazy(async () => ({
  default: (await import('../panels/Result.tsx')).Result,
}));

export function HandTable({ table, seat }: { table: TableState; seat: number }) {
  const view = useTable((store) => store.view) as View | null;
  const position = positionOf(view);
  if (!view || !position) return null;
  const own = view.public.seats[seat];
  const points = own?.points ?? 0;
  return (
    <HandFrame
      table={table}
      name={own?.name ?? ''}
      color={own?.color ?? ''}
      progress={t('turn.name', { n: view.public.turn })}
      score={points}
      unit={t('unit.points', { n: points })}
      due={table.stage === 'playing' && owes(position)}
      question={decisionLine(view)}
      situation={situation(position)}
      Result={Result}
      turn={() => (
        <>
          <Own position={position} />
          <Decision />
        </>
      )}
      tabs={[
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
