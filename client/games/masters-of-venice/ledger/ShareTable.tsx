/** Shares by owner, with price and the rest in the supply. */

import { STOCKS } from '../../../../engine/games/masters-of-venice/data.ts';
import type { View } from '../../../../engine/games/masters-of-venice/types.ts';
import { sharePriceOf } from '../facts.ts';
import { StockIcon } from '../panels/icons.tsx';
import { t } from '../strings/index.ts';
import { seatName, stockName } from '../strings/names.ts';

export function ShareTable({ view }: { view: View }) {
  const { seats, supply } = view.public;
  const you = view.you?.seat ?? null;
  return (
    <table>
      <caption className="sr">{t('ledger.shares')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('ledger.stock')}</th>
          <th scope="col" className="num">
            {t('ledger.sharePrice')}
          </th>
          <th scope="col" className="num">
            {t('ledger.supply')}
          </th>
          {seats.map((seat) => (
            <th key={seat.seat} scope="col" className="num">
              {seatName(view, seat.seat, you)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {STOCKS.map((stock) => (
          <tr key={stock} data-stock={stock}>
            <th scope="row">
              <StockIcon stock={stock} size={16} /> {stockName(stock)}
            </th>
            <td className="num">{sharePriceOf(view, stock)}</td>
            <td className="num">{supply[stock] ?? 0}</td>
            {seats.map((seat) => (
              <td key={seat.seat} className="num">
                {seat.shares[stock] ?? <span className="zero">0</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
