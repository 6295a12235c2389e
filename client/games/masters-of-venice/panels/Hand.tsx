/** One's own hand: Guild Orders with a tick where they can be delivered, rumors, favors. */

import type { Cubes } from '../../../../engine/games/masters-of-venice/types.ts';
import { noted } from '../../../table/noted.ts';
import { targetKey } from '../../../table/seat/targets.ts';
import { awardOf } from '../draft-turn.ts';
import { favorMax, orderCubes, orderList, resourceOf, rumorShop, shopOf } from '../facts.ts';
import { useAffordances, useIntent } from '../intent.ts';
import type { Position } from '../position.ts';
import { t } from '../strings/index.ts';
import { cubesName, favorName, orderName, rumorName, stockName } from '../strings/names.ts';
import type { BoardTarget } from '../targets.ts';
import { Cube, ResourceIcon } from './icons.tsx';

/** The things that an order still wants: missing cubes, shops that have too few orders. */
function lacking(position: Position, card: string): { cubes: Cubes; shops: string[] } {
  const own = position.view.public.seats[position.seat]?.cubes ?? {};
  const cubes: { [r: string]: number } = {};
  const shops: string[] = [];
  for (const [r, n] of Object.entries(orderCubes(card)) as [keyof Cubes, number][]) {
    const short = n - (own[r] ?? 0);
    if (short > 0) cubes[r] = short;
    const shop = shopOf(r);
    if (shop && position.view.public.shops[shop].orders < n) shops.push(stockName(shop));
  }
  return { cubes, shops };
}

export function Hand({ position }: { position: Position }) {
  const { you, public: open } = position.view;
  const own = open.seats[position.seat];
  const map = useAffordances();
  const pick = useIntent((intent) => intent.pick);
  const hover = useIntent((intent) => intent.hover);
  if (!you || !own) return null;
  const orders = [...you.guildOrders, ...you.guildDrawn];

  const card = (
    target: BoardTarget,
    name: string,
    content: React.ReactNode,
    kind: string,
    rule: string,
  ) => {
    const key = targetKey(target);
    const affordance = map.get(key);
    return (
      <li key={key}>
        <button
          type="button"
          className={`card card-${kind}`}
          data-target={key}
          data-settles
          data-state={affordance?.state ?? 'rest'}
          aria-pressed={affordance?.state === 'chosen'}
          aria-disabled={affordance?.state !== 'open' && affordance?.state !== 'chosen'}
          {...noted([name, affordance?.hint].filter(Boolean).join('. '), rule)}
          onClick={() => pick(target)}
          onMouseEnter={() => hover(target)}
          onMouseLeave={() => hover(null)}
          onFocus={() => hover(target)}
          onBlur={() => hover(null)}
        >
          <span className="sr">{name} </span>
          {content}
        </button>
      </li>
    );
  };

  const count = orders.length + you.rumors.length + own.favors.length;
  return (
    <section className="hand" aria-label={t('hud.hand')}>
      {count === 0 && <p className="help">{t('hud.handEmpty')}</p>}
      <ul>
        {orders.map((order) => {
          const drawn = you.guildDrawn.includes(order);
          const short = lacking(position, order);
          const ready = Object.keys(short.cubes).length === 0 && short.shops.length === 0;
          const why = [
            ready ? t('hud.deliverable') : '',
            Object.keys(short.cubes).length > 0
              ? t('hud.missing', { cubes: cubesName(short.cubes) })
              : '',
            short.shops.length > 0 ? t('hud.missingOrders', { shops: short.shops.join(', ') }) : '',
          ]
            .filter(Boolean)
            .join('; ');
          return card(
            { kind: 'guildOrder', card: order },
            [orderName(order), drawn ? t('hud.drawn') : '', why].filter(Boolean).join(', '),
            <>
              <span className="card-cubes">
                {orderList(order).map(({ id, resource, nth }) => {
                  const have = own.cubes[resource] ?? 0;
                  return (
                    <span key={id} className={nth >= have ? 'missing' : ''}>
                      <Cube resource={resource} />
                    </span>
                  );
                })}
              </span>
              <span className="card-foot">
                {drawn ? (
                  t('hud.drawn')
                ) : (
                  <>
                    {ready ? <b className="tick">✓</b> : <i className="dot" />}
                    {awardOf(position)} {t('hud.vp')}
                  </>
                )}
              </span>
            </>,
            ready ? 'order ready' : 'order',
            'MV-448',
          );
        })}
        {own.favors.map((favor) =>
          card(
            { kind: 'favor', favor },
            `${favorName(favor)}. ${t('favor.help', { max: favorMax(favor) })}`,
            <>
              {favorName(favor)}
              <span className="card-foot">{t('favor.gain', { max: favorMax(favor) })}</span>
            </>,
            'favor',
            'MV-501',
          ),
        )}
        {you.rumors.map((rumor) =>
          card(
            { kind: 'rumor', rumor },
            `${rumorName(rumor)}. ${t('rumor.help', { shop: stockName(rumorShop(rumor)) })}`,
            <>
              <ResourceIcon resource={resourceOf(rumorShop(rumor))} size={20} />
              {stockName(rumorShop(rumor))}
            </>,
            'rumor',
            'MV-504',
          ),
        )}
      </ul>
    </section>
  );
}
