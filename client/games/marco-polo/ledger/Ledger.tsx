/** The flat table: travellers, spaces, map, Venice, contracts, companions and supply as tables. */

import type { Action, View } from '../../../../engine/games/marco-polo/types.ts';
import type { LedgerPage } from '../../../table/ledger/LedgerFrame.tsx';
import { makeLedger } from '../../../table/ledger/make.tsx';
import { Ended } from '../ended.tsx';
import { useGameKeys } from '../keys.ts';
import { Decision } from '../panels/Decision.tsx';
import { DeskOwn } from '../panels/Desk.tsx';
import { Progress } from '../panels/Progress.tsx';
import { seat } from '../position.ts';
import { deskText } from '../strings/desk.ts';
import { t } from '../strings/turn.ts';
import { Offer, Travellers } from './listed.tsx';
import { CompanionRow, Spaces, Supply, Venice, WorldMap } from './tables.tsx';

const pages = (view: View): readonly LedgerPage[] => [
  { title: t('hud.seats'), body: <Travellers view={view} />, wide: true },
  { title: t('ledger.spaces'), body: <Spaces view={view} />, wide: true },
  { title: t('ledger.map'), body: <WorldMap view={view} />, wide: true },
  { title: t('ledger.offer'), body: <Offer view={view} /> },
  ...(view.public.options.venice
    ? [{ title: t('ledger.venice'), body: <Venice view={view} />, wide: true }]
    : []),
  ...(view.public.options.companions
    ? [{ title: t('ledger.companions'), body: <CompanionRow view={view} /> }]
    : []),
  { title: t('ledger.supply'), body: <Supply view={view} /> },
];

export const { Ledger, ShowLedger } = makeLedger<View, Action>({
  seat,
  useGameKeys,
  title: deskText('ledger.title'),
  Progress,
  pages,
  Decision,
  ownTitle: t('own.title'),
  Own: DeskOwn,
  Ended,
});
