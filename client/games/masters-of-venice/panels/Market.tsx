/** The market at a glance: six prices, five shares, five stacks of orders; figure, colour and sign. */

import { RESOURCES, type Resource } from '../../../../engine/games/masters-of-venice/data.ts';
import type { View } from '../../../../engine/games/masters-of-venice/types.ts';
import { noted } from '../../../table/noted.ts';
import { SeatMark } from '../../../table/panels/SeatMark.tsx';
import { priceOf, shopOf } from '../facts.ts';
import { useConsequence } from '../intent.ts';
import type { Consequence } from '../preview.ts';
import { t } from '../strings/index.ts';
import { resourceName, seatName, stockName } from '../strings/names.ts';
import { priceNote } from '../strings/things.ts';
import { ResourceIcon } from './icons.tsx';

/** `mini`: one slim strip for phones, without words. */
export function Market({ view, mini = false }: { view: View; mini?: boolean }) {
  const brings = useConsequence();
  return (
    <section
      className={mini ? 'market mini' : 'market'}
      data-edge="top"
      aria-label={t('hud.prices')}
    >
      {RESOURCES.map((resource) => (
        <Stall key={resource} view={view} resource={resource} brings={brings} />
      ))}
    </section>
  );
}

function Stall(props: { view: View; resource: Resource; brings: Consequence | null }) {
  const { view, resource, brings } = props;
  const shop = shopOf(resource);
  const state = shop ? view.public.shops[shop] : null;
  const you = view.you?.seat ?? null;
  const after = (track: string, id: string): number | null =>
    brings?.pegs.find((peg) => peg.track === track && peg.id === id)?.to ?? null;
  const owner = state?.majority ?? null;
  const none = state?.orders === 0 && (shop === null || (after('orders', shop) ?? 0) === 0);
  return (
    <dl className="stall" data-resource={resource}>
      <div className="stall-price" {...priceNote(view, resource)}>
        <dt>
          <ResourceIcon resource={resource} size={22} />
          <span className="sr">{resourceName(resource)}</span>
        </dt>
        <dd>
          <Figure value={priceOf(view, resource)} next={after('resource', resource)} />
          {shop && owner !== null && (
            <span
              className="stall-owner"
              {...noted(
                `${seatName(view, owner, you)}: ${t('hud.majorityOf', { shop: stockName(shop) })}`,
                'MV-413',
              )}
            >
              <SeatMark color={view.public.seats[owner]?.color ?? ''} size={12} />
            </span>
          )}
        </dd>
      </div>
      {shop && state ? (
        <>
          <div
            className="stall-share"
            {...noted(t('note.share', { shop: stockName(shop), n: state.sharePrice }), 'MV-543')}
          >
            <dt>
              <span className="word">{t('hud.share')}</span>
              <Sign path="M2 2h12v9H2zM5 5h6M5 8h4" />
            </dt>
            <dd>
              <Figure value={state.sharePrice} next={after('share', shop)} />
            </dd>
          </div>
          <div
            className={none ? 'stall-orders none' : 'stall-orders'}
            {...noted(
              t('note.orders', {
                shop: stockName(shop),
                n: state.orders,
                resource: resourceName(resource),
              }),
              'MV-009',
            )}
          >
            <dt>
              <span className="word">{t('hud.orders')}</span>
              <Sign path="M3 1h10v13l-2-1.5-2 1.5-2-1.5-2 1.5-2-1.5zM6 5h4M6 8h4" />
            </dt>
            <dd>
              <Figure value={state.orders} next={after('orders', shop)} />
              {state.orders === 0 && <span className="sr">{t('hud.noOrders')}</span>}
            </dd>
          </div>
        </>
      ) : (
        <div className="stall-none" {...noted(t('note.noShop'), 'MV-008')}>
          <dt className="sr">{t('hud.share')}</dt>
          <dd>{t('hud.lumberNote')}</dd>
        </div>
      )}
    </dl>
  );
}

/** Small sign in place of a word, where there is little room. */
function Sign({ path }: { path: string }) {
  return (
    <svg className="sign" viewBox="0 0 16 15" width="11" height="10" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.6" />
    </svg>
  );
}

/** A figure, and beside it its value after the composed action. */
function Figure({ value, next }: { value: number; next: number | null }) {
  if (next === null || next === value) return <span className="figure">{value}</span>;
  return (
    <span className="figure changing">
      <s>{value}</s> <b>{next}</b>
    </span>
  );
}
