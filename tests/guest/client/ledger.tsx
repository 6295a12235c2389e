/** The caravan game as tables, with every decision. */

import { useTable } from '../../../client/store/table.ts';
import type { ShowHudProps } from '../../../client/table/game.ts';
import {
  LedgerFrame,
  type LedgerPage,
  ShowLedgerFrame,
} from '../../../client/table/ledger/LedgerFrame.tsx';
import { SeatMark } from '../../../client/table/panels/SeatMark.tsx';
import type { ViewBase } from '../../../engine/core/contract.ts';
import { Decision } from './decision.tsx';
import { Offers, Own, ownOf, purseText, Where } from './panels.tsx';
import { t } from './strings.ts';
import { goodsLine, open } from './words.ts';

export function Ledger() {
  const view = useTable((table) => table.view);
  if (!view) return null;
  return (
    <LedgerFrame
      title={t('ledger')}
      progress={<Where view={view} />}
      pages={pagesOf(view)}
      decision={<Decision />}
      own={ownOf(view) && { title: t('hand'), body: <Own view={view} /> }}
    />
  );
}

export function ShowLedger(props: ShowHudProps) {
  const view = useTable((table) => table.view);
  if (!view) return null;
  return (
    <ShowLedgerFrame
      {...props}
      title={t('ledger')}
      progress={<Where view={view} />}
      pages={pagesOf(view)}
    />
  );
}

const pagesOf = (view: ViewBase): LedgerPage[] => [
  { title: t('offers'), body: <Offers view={view} /> },
  { title: t('seats'), body: <Traders view={view} /> },
  { title: t('road'), body: <Road view={view} /> },
];

function Traders({ view }: { view: ViewBase }) {
  const own = ownOf(view);
  return (
    <table>
      <caption className="sr">{t('seats')}</caption>
      <thead>
        <tr>
          {[t('trader'), t('purse'), t('stock')].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {open(view).seats.map(({ seat, name, color, coins, goods }) => (
          <tr key={seat} data-seat={seat}>
            <th scope="row">
              <SeatMark color={color} /> {name}
            </th>
            <td>{purseText(own?.seat === seat ? own.coins : coins)}</td>
            <td>{goodsLine(goods)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Road({ view }: { view: ViewBase }) {
  return (
    <ul>
      {Object.entries(open(view).visits).map(([n, times]) => (
        <li key={n}>{t('stops', { n, visits: times })}</li>
      ))}
    </ul>
  );
}
