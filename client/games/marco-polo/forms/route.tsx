/** The form of a journey: node after node with the price of each route, and the running bill. */

import type { Json } from '../../../../engine/core/json.ts';
import { MOST_STEPS } from '../../../../engine/games/marco-polo/data/spaces.ts';
import type { MovementWords } from '../../../../engine/games/marco-polo/types.ts';
import type { BillLine, Input, Offered, Values } from '../../../table/inputs/input.ts';
import { giftOf } from '../facts.ts';
import type { Position } from '../position.ts';
import { billOf, mapped, type Onward, onward, passable, standsOn } from '../routes.ts';
import { ownSeatOf, POST_GIFT } from '../spots.ts';
import { joiningOf } from '../strings/bills.ts';
import { amounts, nodeNote } from '../strings/lines.ts';
import { nodeName } from '../strings/names.ts';
import { t } from '../strings/turn.ts';
import { keyOf } from '../targets.ts';
import { legsOf, movementOf, placingOf } from './placing.ts';

/** The most steps, and whether the steps cost coins. */
export interface Journey {
  readonly most: number;
  readonly isTravel: boolean;
}

export function routeInputs(
  position: Position,
  values: Values,
  journey: Journey,
): readonly Input[] {
  const own = ownSeatOf(position);
  const helps = mapped(position, legsOf(position, values), journey.isTravel);
  const cities = passable(position, legsOf(position, values));
  const has = (card: string): boolean => position.view.you?.rusticiano.includes(card) ?? false;
  const gifted = own.gifts.includes(POST_GIFT) && giftOf(own) !== 'wilhelm' ? cities : [];
  return [
    ...own.figures.map(({ figure }) => wayInput(position, values, figure, journey)),
    ...(helps.length > 1 ? [helpInput(helps)] : []),
    ...(gifted.length > 0
      ? [
          {
            kind: 'one' as const,
            key: 'giftCity',
            shown: true,
            look: 'chips',
            first: '',
            label: t('route.gift'),
            choices: [
              { id: 'none', value: '', label: t('route.unhelped') },
              ...gifted.map((node) => ({ id: node, label: nodeName(node) })),
            ],
          },
        ]
      : []),
    ...(cities.length > 0 && has('RU05')
      ? [
          {
            kind: 'several' as const,
            key: 'postsInPassing',
            shown: true,
            look: 'chips',
            label: t('route.passing'),
            choices: cities.map((node) => ({ id: node, label: nodeName(node) })),
          },
        ]
      : []),
  ];
}

/**
 * AV-085: coins or camels that the Cartographer spares, where there is a choice; the better one
 * unless another is chosen.
 */
const helpInput = ([first]: ReturnType<typeof mapped>): Input => ({
  kind: 'one',
  key: 'cartographer',
  label: t('route.cartographer'),
  shown: true,
  look: 'chips',
  first,
  choices: [
    { id: 'camels', label: t('route.lessCamels') },
    { id: 'coins', label: t('route.lessCoins') },
  ],
});

function wayInput(position: Position, values: Values, figure: number, journey: Journey): Input {
  const { figures } = ownSeatOf(position);
  const two = figures.length > 1;
  // The bill is that of the whole journey: it stands once, below the last figure's way.
  const last = figures.at(-1)?.figure === figure;
  const from = standsOn(position, figure);
  const words = (steps: readonly Json[]): MovementWords =>
    movementWith(position, { ...values, [`way:${figure}`]: [...steps] }, journey);
  return {
    kind: 'path',
    key: `way:${figure}`,
    shown: true,
    from: nodeName(from),
    label: two ? t('route.figure', { n: figure }) : t('route.way'),
    name: (step) => nodeName(String(step)),
    next: (steps: readonly Json[]) => {
      const bill = billOf(position, words(steps), journey.most, journey.isTravel);
      if (bill.steps >= Math.min(journey.most, MOST_STEPS)) return [];
      return onward(position, String(steps.at(-1) ?? from)).map((one) => {
        // The whole price of the step: the growth of the bill, including the toll of its route.
        const then = billOf(position, words([...steps, one.node]), journey.most, journey.isTravel);
        return stepOffered(position, one, {
          coin: then.coins - bill.coins,
          camel: then.camels - bill.camels,
        });
      });
    },
    bill: (steps: readonly Json[]) =>
      last ? billLines(position, values, words(steps), journey) : [],
  };
}

const movementWith = (
  position: Position,
  values: Values,
  { isTravel }: Journey,
): MovementWords => ({
  legs: [],
  ...movementOf(position, values, isTravel),
});

/** A node next to the way, with the whole cost of the step there, and the route's part of it. */
function stepOffered(
  position: Position,
  { node, coins, camels }: Onward,
  price: { readonly coin: number; readonly camel: number },
): Offered {
  const toll = amounts({ coin: coins, camel: camels });
  const whole = amounts({ coin: Math.max(0, price.coin), camel: Math.max(0, price.camel) });
  const told =
    whole === ''
      ? t('route.free')
      : toll === '' || toll === whole
        ? t('route.price', { price: whole })
        : t('route.priceToll', { price: whole, toll });
  return {
    id: node,
    label: nodeName(node),
    target: keyOf({ kind: 'node', node }),
    note: [told, nodeNote(position.view, node)].filter(Boolean).join(' · '),
  };
}

/** Steps, coins, camels and posts of the way so far, including the coins for joining dice. */
function billLines(
  position: Position,
  values: Values,
  movement: MovementWords,
  { most, isTravel }: Journey,
): readonly BillLine[] {
  const bill = billOf(position, movement, most, isTravel);
  if (bill.steps === 0) return [];
  const joining = isTravel ? joiningOf(position, placingOf(position, values)) : 0;
  const routes = bill.coins - bill.forSteps;
  const coins = [
    ...(bill.forSteps > 0 ? [t('bill.forSteps', { n: bill.forSteps })] : []),
    ...(routes !== 0 ? [t('bill.forRoutes', { n: routes })] : []),
    ...(joining > 0 ? [t('bill.joining', { n: joining })] : []),
  ];
  const { purse } = bill;
  return [
    { label: t('bill.steps'), text: t('bill.of', { n: bill.steps, most }) },
    ...(bill.posts.length > 0
      ? [{ label: t('bill.posts'), text: bill.posts.map(nodeName).join(', ') }]
      : []),
    { label: t('bill.camels'), text: t('bill.ofPurse', { n: bill.camels, has: purse.camels }) },
    ...(coins.length > 1 ? [{ label: t('bill.parts'), text: coins.join(' + ') }] : []),
    {
      label: t('bill.coins'),
      text: t('bill.ofPurse', { n: bill.coins + joining, has: purse.coins }),
    },
  ];
}
