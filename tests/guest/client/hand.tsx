/** The caravan game on the phone. */

import { useTable } from '../../../client/store/table.ts';
import type { HandGame } from '../../../client/table/game.ts';
import { HandFrame, SIGNS } from '../../../client/table/hand/HandFrame.tsx';
import { EventLog } from '../../../client/table/panels/EventLog.tsx';
import type { TableState } from '../../../server/protocol/messages.ts';
import { basics } from './basics.ts';
import { Decision } from './decision.tsx';
import { Offers, Own, Seats, Where } from './panels.tsx';
import { Result } from './result.tsx';
import { t } from './strings.ts';
import { decisionLine, open, ownOf } from './words.ts';

function HandTable({ table, seat }: { table: TableState; seat: number }) {
  const view = useTable((store) => store.view);
  if (!view) return null;
  const { seats, round, phase, decider } = open(view);
  const trader = seats[seat];
  return (
    <HandFrame
      table={table}
      name={trader?.name ?? ''}
      color={trader?.color ?? ''}
      progress={t('round', { n: round })}
      score={ownOf(view)?.coins ?? 0}
      unit={t('unit')}
      due={decider.includes(seat)}
      question={decisionLine(view)}
      situation={phase}
      Result={Result}
      turn={() => (
        <>
          <Own view={view} />
          <Decision />
        </>
      )}
      tabs={[
        {
          id: 'road',
          title: t('road'),
          sign: SIGNS.figures,
          page: () => (
            <>
              <Where view={view} />
              <Offers view={view} />
            </>
          ),
        },
        {
          id: 'people',
          title: t('seats'),
          sign: SIGNS.people,
          page: () => (
            <>
              <Seats view={view} />
              <EventLog last={40} />
            </>
          ),
        },
      ]}
    />
  );
}

export const handGame: HandGame = { ...basics, HandTable };
