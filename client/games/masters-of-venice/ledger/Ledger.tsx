/** The flat table: prices, merchants, goods, shares and decks as tables. */

import '../styles/table.css';
import type { Action, View } from '../../../../engine/games/masters-of-venice/types.ts';
import type { LedgerPage } from '../../../table/ledger/LedgerFrame.tsx';
import { makeLedger } from '../../../table/ledger/make.tsx';
import { Ended } from '../ended.tsx';
import { useGameKeys } from '../keys.ts';
import { Canal } from '../panels/Canal.tsx';
import { Decision } from '../panels/Decision.tsx';
import { Hand } from '../panels/Hand.tsx';
import { Queue } from '../panels/Queue.tsx';
import { seat } from '../position.ts';
import { roundLine } from '../strings/decisions.ts';
import { t } from '../strings/index.ts';
import { Decks } from './Decks.tsx';
import { Goods } from './Goods.tsx';
import { Merchants } from './Merchants.tsx';
import { Prices } from './Prices.tsx';
import { ShareTable } from './ShareTable.tsx';

function Progress({ view }: { view: View }) {
  return (
    <>
      <strong>{roundLine(view)}</strong>
      <Canal open={view.public} />
      <Queue view={view} />
    </>
  );
}

/** Everything on the board as tables. */
const pages = (view: View): LedgerPage[] => [
  { title: t('ledger.market'), body: <Prices view={view} /> },
  { title: t('ledger.seats'), body: <Merchants view={view} />, wide: true },
  { title: t('ledger.goods'), body: <Goods view={view} /> },
  { title: t('ledger.shares'), body: <ShareTable view={view} /> },
  { title: t('ledger.decks'), body: <Decks view={view} /> },
];

export const { Ledger, ShowLedger } = makeLedger<View, Action>({
  seat,
  useGameKeys,
  title: t('ledger.title'),
  Progress,
  pages,
  Decision,
  ownTitle: t('ledger.hand'),
  Own: Hand,
  Ended,
});
