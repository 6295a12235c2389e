/** The campi as a book of tables, with every decision. */

import type { Action, View } from '../../../../engine/games/patrons-of-venice/types.ts';
import { makeLedger } from '../../../table/ledger/make.tsx';
import { useGameKeys } from '../keys.ts';
import { Progress } from '../panels/Banner.tsx';
import { Decision } from '../panels/Decision.tsx';
import { Own } from '../panels/Own.tsx';
import { Seats } from '../panels/Seats.tsx';
import { Stock } from '../panels/Stock.tsx';
import { seat } from '../position.ts';
import { t } from '../strings/index.ts';

export const { Ledger, ShowLedger } = makeLedger<View, Action>({
  seat,
  useGameKeys,
  title: t('ledger.title'),
  Progress,
  pages: (view) => [
    { title: t('ledger.houses'), body: <Seats view={view} /> },
    { title: t('place.market'), body: <Stock view={view} /> },
  ],
  Decision,
  ownTitle: t('ledger.own'),
  Own,
});
