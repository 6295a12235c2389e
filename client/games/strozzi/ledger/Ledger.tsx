/** The flat table: houses, ways up, harbours and the loggia as tables. */

import type { View } from '../../../../engine/games/strozzi/types.ts';
import { useTable } from '../../../store/table.ts';
import type { ShowHudProps } from '../../../table/game.ts';
import {
  LedgerFrame,
  type LedgerPage,
  ShowLedgerFrame,
} from '../../../table/ledger/LedgerFrame.tsx';
import { useGameKeys } from '../keys.ts';
import { Decision } from '../panels/Decision.tsx';
import { Progress } from '../panels/Hud.tsx';
import { Own } from '../panels/Own.tsx';
import { positionOf } from '../position.ts';
import { t } from '../strings/index.ts';
import { Harbours, Houses, Loggia, Tracks } from './tables.tsx';

const pagesOf = (view: View): readonly LedgerPage[] => [
  { title: t('ledger.houses'), body: <Houses view={view} />, wide: true },
  { title: t('ledger.tracks'), body: <Tracks view={view} />, wide: true },
  { title: t('ledger.harbours'), body: <Harbours view={view} /> },
  { title: t('ledger.loggia'), body: <Loggia view={view} /> },
];

export function Ledger() {
  const view = useTable((table) => table.view) as View | null;
  useGameKeys();
  if (!view) return null;
  const position = positionOf(view);
  return (
    <LedgerFrame
      title={t('ledger.title')}
      progress={<Progress view={view} />}
      pages={pagesOf(view)}
      decision={<Decision />}
      own={position && { title: t('ledger.own'), body: <Own position={position} /> }}
    />
  );
}

export function ShowLedger(props: ShowHudProps) {
  const view = useTable((table) => table.view) as View | null;
  if (!view) return null;
  return (
    <ShowLedgerFrame
      {...props}
      title={t('ledger.title')}
      progress={<Progress view={view} />}
      pages={pagesOf(view)}
    />
  );
}
