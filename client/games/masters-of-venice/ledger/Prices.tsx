/** Prices, shares and orders, one line a resource. */

import { RESOURCES } from '../../../../engine/games/masters-of-venice/data.ts';
import type { View } from '../../../../engine/games/masters-of-venice/types.ts';
import { priceOf, shopOf } from '../facts.ts';
import { Cube } from '../panels/icons.tsx';
import { t } from '../strings/index.ts';
import { resourceName, seatName, stockName } from '../strings/names.ts';

export function Prices({ view }: { view: View }) {
  const you = view.you?.seat ?? null;
  return (
    <table>
      <caption className="sr">{t('ledger.market')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('ledger.resource')}</th>
          <th scope="col" className="num">
            {t('ledger.price')}
          </th>
          <th scope="col">{t('ledger.shop')}</th>
          <th scope="col" className="num">
            {t('ledger.orders')}
          </th>
          <th scope="col" className="num">
            {t('ledger.sharePrice')}
          </th>
          <th scope="col">{t('ledger.majority')}</th>
        </tr>
      </thead>
      <tbody>
        {RESOURCES.map((resource) => {
          const shop = shopOf(resource);
          const state = shop ? view.public.shops[shop] : null;
          const owner = state?.majority ?? null;
          return (
            <tr key={resource} data-resource={resource}>
              <th scope="row">
                <Cube resource={resource} /> {resourceName(resource)}
              </th>
              <td className="num">{priceOf(view, resource)}</td>
              <td>{shop ? stockName(shop) : t('hud.lumberNote')}</td>
              <td className={state?.orders === 0 ? 'num none' : 'num'}>
                {state ? state.orders : '–'}
              </td>
              <td className="num">{state ? state.sharePrice : '–'}</td>
              <td>
                {state ? (owner === null ? t('ledger.nobody') : seatName(view, owner, you)) : '–'}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
