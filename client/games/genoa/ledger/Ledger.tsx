/** The flat table: the town, the standing offers, merchants, buildings and stores as tables. */

import type { Action, View } from '../../../../engine/games/genoa/types.ts';
import type { LedgerPage } from '../../../table/ledger/LedgerFrame.tsx';
import { makeLedger } from '../../../table/ledger/make.tsx';
import { Ended } from '../ended.tsx';
import { useGameKeys } from '../keys.ts';
import { Progress } from '../panels/Banner.tsx';
import { Decision } from '../panels/Decision.tsx';
import { OfferList } from '../panels/OfferList.tsx';
import { Own } from '../panels/Own.tsx';
import { Stores } from '../panels/Stores.tsx';
import { Town } from '../panels/Town.tsx';
import { WishList } from '../panels/WishList.tsx';
import { seat } from '../position.ts';
import { t as aside } from '../strings/beside.ts';
import { t as told } from '../strings/large.ts';
import { Buildings, Merchants } from './tables.tsx';
import '../panels/wide.css';

const pages = (view: View): readonly LedgerPage[] => [
  { title: told('ledger.town'), body: <Town view={view} />, wide: true, unnamed: true },
  { title: told('ledger.words'), body: <OfferList view={view} /> },
  { title: told('ledger.merchants'), body: <Merchants view={view} />, wide: true },
  { title: told('ledger.buildings'), body: <Buildings view={view} />, wide: true },
  { title: told('ledger.stores'), body: <Stores view={view} />, unnamed: true },
  ...(view.you
    ? [{ title: aside('wish.title'), body: <WishList view={view} />, wide: true, unnamed: true }]
    : []),
];

export const { Ledger, ShowLedger } = makeLedger<View, Action>({
  seat,
  useGameKeys,
  title: told('ledger.title'),
  Progress,
  pages,
  Decision,
  ownTitle: told('ledger.own'),
  Own,
  Ended,
});
