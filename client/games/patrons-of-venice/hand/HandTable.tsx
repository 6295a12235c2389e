/** The match in one hand: what is asked, the own house, the campi, the market, the others. */

import { lazy } from 'react';
import type { View } from '../../../../engine/games/patrons-of-venice/types.ts';
import type { TableState } from '../../../../server/protocol/messages.ts';
import { useTable } from '../../../store/table.ts';
import { HandFrame, SIGNS } from '../../../table/hand/HandFrame.tsx';
import { EventLog } from '../../../table/panels/EventLog.tsx';
import { targetOf } from '../facts.ts';
import { Decision } from '../panels/Decision.tsx';
import { Own, Purse } from '../panels/Own.tsx';
import { owes, positionOf, situation } from '../position.ts';
import { decisionLine } from '../strings/decisions.ts';
import { t } from '../strings/index.ts';
import { leadActionName, seatName } from '../strings/names.ts';

const pages = () => import('./pages.tsx');
const House = lazy(async () => ({ default: (await pages()).House }));
const City = lazy(async () => ({ default: (await pages()).City }));
const Market = lazy(async () => ({ default: (await pages()).Market }));
const People = lazy(async () => ({ default: (await pages()).People }));
const Result = lazy(async () => ({
  default: (await import('../panels/Result.tsx')).Result,
}));

/** Seven sites around a square. */
const CAMPI_SIGN = 'M8 8h8v8H8zM2 10h4v4H2zM18 10h4v4h-4zM10 2h4v4h-4zM10 18h4v4h-4z';

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
      progress={progressLine(view)}
      score={own?.points ?? 0}
      unit={t('hand.of', { target: targetOf(view.public) })}
      due={due}
      question={decisionLine(view)}
      situation={situation(position)}
      prepare={pages}
      Result={Result}
      turn={() => (
        <>
          {due ? <Purse position={position} /> : <Own position={position} />}
          <Decision />
          {!due && <EventLog last={40} lines={8} />}
        </>
      )}
      tabs={[
        {
          id: 'house',
          title: t('hand.house'),
          sign: SIGNS.hand,
          page: () => <House position={position} />,
        },
        {
          id: 'city',
          title: t('hand.city'),
          sign: CAMPI_SIGN,
          page: () => <City view={view} />,
        },
        {
          id: 'market',
          title: t('hand.market'),
          sign: SIGNS.figures,
          page: () => <Market view={view} />,
        },
        {
          id: 'people',
          title: t('tab.houses'),
          sign: SIGNS.people,
          page: () => <People view={view} />,
        },
      ]}
    />
  );
}

/** `Turn 7: Sail`, or who leads it while nothing is chosen. */
function progressLine(view: View): string {
  const { turn, action, lead, phase } = view.public;
  if (phase === 'gameOver') return t('turn.over');
  if (action) return t('hand.progress', { n: turn, action: leadActionName(action) });
  const you = view.you?.seat ?? null;
  const told = { name: seatName(view, lead, you), you: lead === you ? 'yes' : 'no' };
  return t('hand.choosing', { n: turn, ...told });
}
