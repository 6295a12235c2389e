/** The Guild Hall's questions: draw, keep, deliver with the choice between points and ducats. */

import type { Offered } from '../../../../table/inputs/input.ts';
import { awardOf, holds } from '../../draft-turn.ts';
import { orderList } from '../../facts.ts';
import { t } from '../../strings/index.ts';
import { orderName } from '../../strings/names.ts';
import { Cube } from '../icons.tsx';
import { type Describe, note, whyNot } from './describe.ts';

/** An order card by the cubes that it wants. */
const order = (card: string): Offered => ({
  id: card,
  target: `guildOrder:${card}`,
  name: orderName(card),
  label: (
    <span className="goods">
      {orderList(card).map(({ id, resource }) => (
        <Cube key={id} resource={resource} />
      ))}
    </span>
  ),
});

export const drawOrder: Describe = (position) => [
  ...note(t('guildDeck.name', { n: position.view.public.guildDeck })),
  ...(holds(position, 'guildMaster')
    ? [{ kind: 'yesNo', key: 'useGuildMaster', label: t('panel.useMaster') } as const]
    : []),
];

export const guildKeep: Describe = ({ view: { you } }) => {
  const held = you?.guildOrders ?? [];
  return [
    {
      kind: 'one',
      key: 'keep',
      label: t('panel.keepWhich'),
      shown: true,
      look: 'chips',
      first: you?.guildDrawn[0],
      choices: (you?.guildDrawn ?? []).map(order),
    },
    ...(held.length > 0
      ? [
          {
            kind: 'one',
            key: 'returnHeld',
            label: t('panel.returnHeld'),
            look: 'chips',
            first: null,
            choices: [{ id: '', value: null, label: t('panel.returnNone') }, ...held.map(order)],
          } as const,
        ]
      : []),
  ];
};

export const deliverOrder: Describe = (position, { card }) => {
  const award = awardOf(position);
  return [
    {
      kind: 'one',
      key: 'card',
      label: t('act.deliverOrder'),
      shown: false,
      look: 'chips',
      choices: (position.view.you?.guildOrders ?? []).map((one) => ({
        ...order(one),
        blocked: whyNot(position, { type: 'deliverOrder', card: one, takeVp: award }),
      })),
    },
    ...(card === undefined
      ? []
      : [
          {
            kind: 'amount',
            key: 'takeVp',
            label: t('panel.award'),
            max: award,
            text: (vp: number) => t('panel.awardHelp', { vp, ducats: 50 * (award - vp) }),
          } as const,
        ]),
  ];
};
