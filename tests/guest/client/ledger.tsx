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
import { MARKET_EVERY, OASES, WELL_COINS, WELL_EVERY } from '../engine/data.ts';
import { Decision } from './decision.tsx';
import { Offers, Own, purseText, Where } from './panels.tsx';
import { t } from './strings.ts';
import { goodsLine, open, ownOf } from './words.ts';

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

const thingAt = (oasis: number): string =>
  oasis % MARKET_EVERY === 0
    ? t('market')
    : oasis % WELL_EVERY === 0
      ? t('well', { n: WELL_COINS })
      : t('sand');

/** The oases with anything on them, including the caravan and the player's own goal. */
function Road({ view }: { view: ViewBase }) {
  const { caravan, visits } = open(view);
  const goal = ownOf(view)?.goal;
  const told = Array.from({ length: OASES }, (_, oasis) => oasis).filter(
    (oasis) =>
      oasis % WELL_EVERY === 0 ||
      oasis === caravan ||
      oasis === goal ||
      visits[oasis] !== undefined,
  );
  return (
    <table>
      <caption className="sr">{t('road')}</caption>
      <thead>
        <tr>
          {[t('oasis'), t('here'), t('visits')].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {told.map((oasis) => (
          <tr key={oasis}>
            <th scope="row">{oasis}</th>
            <td>
              {[
                oasis === caravan && t('caravanHere'),
                oasis === goal && t('yourGoal'),
                (oasis % WELL_EVERY === 0 || visits[oasis] === undefined) && thingAt(oasis),
              ]
                .filter(Boolean)
                .join(' ')}
            </td>
            <td className="num">{visits[oasis] ?? 0}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
