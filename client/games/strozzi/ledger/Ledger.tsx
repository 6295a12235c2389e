/** The flat table: houses, ways up, harbours and the loggia as tables. */

import type { Action, View } from '../../../../engine/games/strozzi/types.ts';
import type { LedgerPage } from '../../../table/ledger/LedgerFrame.tsx';
import { makeLedger } from '../../../table/ledger/make.tsx';
import { Ended } from '../ended.tsx';
import { useGameKeys } from '../keys.ts';
import { Decision } from '../panels/Decision.tsx';
import { Progress } from '../panels/Hud.tsx';
import { Own } from '../panels/Own.tsx';
import { ShipCard } from '../panels/ShipCard.tsx';
import { seat } from '../position.ts';
import { t } from '../strings/index.ts';
import { Harbours, Houses, Loggia, Tracks } from './tables.tsx';

const pages = (view: View): readonly LedgerPage[] => [
  { title: t('ledger.houses'), body: <Houses view={view} />, wide: true },
  { title: t('ledger.tracks'), body: <Tracks view={view} />, wide: true },
  { title: t('ledger.harbours'), body: <Harbours view={view} /> },
  { title: t('ledger.loggia'), body: <Loggia view={view} /> },
];

/** On pages without a question the ship has a page of its own. */
const shown = (view: View): readonly LedgerPage[] => [
  { title: t('tab.ship'), body: <ShipCard view={view} /> },
  ...pages(view),
];

export const { Ledger, ShowLedger } = makeLedger<View, Action>({
  seat,
  useGameKeys,
  title: t('ledger.title'),
  Progress,
  pages,
  shown,
  Decision,
  ownTitle: t('ledger.own'),
  Own,
  Ended,
});
