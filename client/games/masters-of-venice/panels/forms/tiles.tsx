/** The questions of favors and rumors. */

import { SHOPS } from '../../../../../engine/games/masters-of-venice/data.ts';
import { Coins } from '../../../../table/panels/Money.tsx';
import { firstFavorUse } from '../../draft-turn.ts';
import { favorMax, favorPrice, resourceOf, rumorShop } from '../../facts.ts';
import { actionLine } from '../../strings/actions.ts';
import { t } from '../../strings/index.ts';
import { favorName, pegName, rumorName, stockName } from '../../strings/names.ts';
import { ResourceIcon, StockIcon } from '../icons.tsx';
import { type Describe, whyNot } from './describe.ts';

export const buyFavor: Describe = (position) => [
  {
    kind: 'one',
    key: 'favor',
    label: t('act.buyFavor'),
    points: true,
    choices: position.view.public.church.plaza.map((favor) => ({
      id: favor,
      target: `favor:${favor}`,
      blocked: whyNot(position, { type: 'buyFavor', favor }),
      label: (
        <>
          {favorName(favor)} <Coins n={favorPrice(favor)} />
        </>
      ),
      note: t('favor.help', { max: favorMax(favor) }),
    })),
  },
];

export const playFavor: Describe = (position, values) => {
  const { shops, seats } = position.view.public;
  const favors = seats[position.seat]?.favors ?? [];
  const favor = favors.find((one) => one === values.favor) ?? favors[0] ?? '';
  const first = firstFavorUse(position, favor);
  return [
    ...(favors.length > 1
      ? [
          {
            kind: 'one',
            key: 'favor',
            label: t('hud.favors'),
            shown: false,
            look: 'chips',
            first: favor,
            choices: favors.map((id) => ({ id, target: `favor:${id}`, label: favorName(id) })),
          } as const,
        ]
      : []),
    {
      kind: 'one',
      key: 'shop',
      label: t('ledger.shop'),
      shown: false,
      look: 'chips',
      first: first.shop,
      choices: SHOPS.map((shop) => ({
        id: shop,
        target: `ordersPeg:${shop}`,
        name: stockName(shop),
        label: (
          <>
            <StockIcon stock={shop} /> {shops[shop].orders}
          </>
        ),
        blocked: whyNot(position, { type: 'playFavor', favor, shop, amount: 1 }),
      })),
    },
    {
      kind: 'amount',
      key: 'amount',
      label: t('panel.amountOrders'),
      min: 1,
      max: favorMax(favor),
      text: (n) => `+${n}`,
    },
  ];
};

const PEGS = ['share', 'resource', 'orders'] as const;

export const playRumor: Describe = (position, values) => {
  const rumors = position.view.you?.rumors ?? [];
  const rumor = rumors.find((one) => one === values.rumor) ?? rumors[0] ?? '';
  return [
    {
      kind: 'one',
      key: 'rumor',
      label: t('hud.rumors'),
      shown: false,
      look: 'chips',
      first: rumor,
      help: t('rumor.help', { shop: stockName(rumorShop(rumor)) }),
      choices: rumors.map((id) => ({
        id,
        target: `rumor:${id}`,
        name: rumorName(id),
        label: (
          <>
            <ResourceIcon resource={resourceOf(rumorShop(id))} /> {stockName(rumorShop(id))}
          </>
        ),
      })),
    },
    {
      kind: 'rows',
      key: 'move',
      label: t('act.playRumor'),
      shown: false,
      rows: PEGS.map((peg) => ({
        id: peg,
        name: pegName(peg),
        label: pegName(peg),
        choices: (['up', 'down'] as const).map((direction) => {
          const action = { type: 'playRumor', rumor, peg, direction } as const;
          return {
            id: direction,
            value: { peg, direction },
            label: t(direction === 'up' ? 'panel.up' : 'panel.down', {
              n: peg === 'orders' ? 1 : 5,
            }),
            name: actionLine(position, action),
            blocked: whyNot(position, action),
          };
        }),
      })),
    },
  ];
};
