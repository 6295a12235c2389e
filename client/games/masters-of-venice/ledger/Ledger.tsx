/** The flat table: prices, merchants, goods, shares and decks as tables. */

import '../styles/table.css';
import type { View } from '../../../../engine/games/masters-of-venice/types.ts';
import { useTable } from '../../../store/table.ts';
import type { ShowHudProps } from '../../../table/game.ts';
import {
  LedgerFrame,
  type LedgerPage,
  ShowLedgerFrame,
} from '../../../table/ledger/LedgerFrame.tsx';
import { useGameKeys } from '../keys.ts';
import { Canal } from '../panels/Canal.tsx';
import { Decision } from '../panels/Decision.tsx';
import { Hand } from '../panels/Hand.tsx';
import { Queue } from '../panels/Queue.tsx';
import { positionOf } from '../position.ts';
import { roundLine } from '../strings/decisions.ts';
import { t } from '../strings/index.ts';
import { Decks } from './Decks.tsx';
import { Goods } from './Goods.tsx';
import { Merchants } from './Merchants.tsx';
import { Prices } from './Prices.tsx';
import { ShareTable } from './ShareTable.tsx';

export function Ledger() {
  const view = useTable((table) => table.view) as View | null;
  useGameKeys();
  if (!view) return null;
  const position = positionOf(view);
  return (
    <LedgerFrame
      title={t('ledger.title')}
      progress={<Progress view={view} />}
      decision={<Decision />}
      own={position && { title: t('ledger.hand'), body: <Hand position={position} /> }}
      pages={pages(view)}
    />
  );
}

/** The same for pages on which nobody decides. */
export function ShowLedger(props: ShowHudProps) {
  const view = useTable((table) => table.view) as View | null;
  if (!view) return null;
  return (
    <ShowLedgerFrame
      {...props}
      title={t('ledger.title')}
      progress={<Progress view={view} />}
      pages={pages(view)}
    />
  );
}

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
