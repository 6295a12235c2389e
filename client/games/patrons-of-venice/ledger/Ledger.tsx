/** The flat table: houses, campi, galleys, market and piles as tables and lists. */

import type { Action, View } from '../../../../engine/games/patrons-of-venice/types.ts';
import type { LedgerPage } from '../../../table/ledger/LedgerFrame.tsx';
import { makeLedger } from '../../../table/ledger/make.tsx';
import { Ended } from '../ended.tsx';
import { useGameKeys } from '../keys.ts';
import { Decision } from '../panels/Decision.tsx';
import { Progress } from '../panels/Hud.tsx';
import { Own } from '../panels/Own.tsx';
import { CityMap } from '../panels/Schematic.tsx';
import { seat } from '../position.ts';
import { t } from '../strings/index.ts';
import { City } from './City.tsx';
import { Galleys, Houses, Piles, Stalls, Tiles } from './tables.tsx';

const pages = (view: View): readonly LedgerPage[] => [
  { title: t('ledger.houses'), body: <Houses view={view} />, wide: true },
  { title: t('ledger.city'), body: <City view={view} />, wide: true },
  { title: t('map.label'), body: <CityMap view={view} /> },
  { title: t('ledger.galleys'), body: <Galleys view={view} /> },
  { title: t('ledger.stalls'), body: <Stalls view={view} /> },
  { title: t('ledger.tiles'), body: <Tiles view={view} /> },
  { title: t('ledger.stocks'), body: <Piles view={view} /> },
];

export const { Ledger, ShowLedger } = makeLedger<View, Action>({
  seat,
  useGameKeys,
  title: t('ledger.title'),
  Progress,
  pages,
  Decision,
  ownTitle: t('ledger.own'),
  Own,
  Ended,
});
