/** The forms of answers to questions: a choice has its thing on the board as target. */

import {
  COINS_FOR_DIE,
  GIFTS_KEPT,
  GIFTS_WITH_TILE,
} from '../../../../engine/games/marco-polo/data/gifts.ts';
import { GOODS } from '../../../../engine/games/marco-polo/data/vocabulary.ts';
import { MOST_HELD } from '../../../../engine/games/marco-polo/data.ts';
import type { Action, QuestionView } from '../../../../engine/games/marco-polo/types.ts';
import type { Counts, Input, Values } from '../../../table/inputs/input.ts';
import { listOf, totalOf } from '../../../table/inputs/values.ts';
import { legalOf, type Position, questionFor } from '../position.ts';
import { ownSeatOf } from '../spots.ts';
import * as E from '../strings/effects.ts';
import * as L from '../strings/lines.ts';
import * as N from '../strings/names.ts';
import { t } from '../strings/turn.ts';
import { keyOf } from '../targets.ts';
import { lackingLine } from './bonus.ts';
import { routeInputs } from './route.tsx';

/** Key of the input for staying: no part of an action. */
export const STAY = 'stay';

/** Contracts as choices, with the things that the seat lacks for each. */
const contractChoices = (position: Position, ids: readonly string[]) =>
  ids.map((id) => ({
    id,
    label: L.contractShort(id),
    target: keyOf({ kind: 'contract', contract: id }),
    note: lackingLine(position, id) ?? t('contract.ready'),
  }));

export function answerInputs(
  position: Position,
  type: Action['type'],
  values: Values,
): readonly Input[] | null {
  const question = questionFor(position, type);
  if (!question) return null;
  const { n = 1, offered = [] } = question;
  switch (type) {
    case 'chooseGoods':
      return [goodsInput(n)];
    case 'choosePair':
      return [pairInput(position)];
    case 'chooseCamelsOrCoins':
      return [
        {
          kind: 'one',
          key: 'camels',
          label: t('answer.camels'),
          look: 'chips',
          shown: true,
          choices: Array.from({ length: n + 1 }, (_, camel) => ({
            id: `${camel}`,
            value: camel,
            label: L.amounts({ camel, coin: n - camel }),
          })),
        },
      ];
    case 'discardContract':
      return [
        {
          kind: 'cards',
          key: 'contracts',
          label: t('place.discards'),
          look: 'list',
          min: n,
          max: n,
          choices: contractChoices(position, offered),
        },
      ];
    case 'doMove':
      return [...routeInputs(position, values, { most: n, isTravel: false }), stayInput()];
    case 'chooseOtherCityBonus':
      return [markerInput(position, question, 'node')];
    case 'chooseOwnCityBonus':
      return [
        {
          kind: 'several',
          key: 'nodes',
          label: t('answer.markers'),
          look: 'list',
          min: n,
          max: n,
          choices: markers(position, offered),
        },
      ];
    case 'relocatePost':
      return [
        {
          kind: 'one',
          key: 'from',
          label: t('answer.from'),
          look: 'list',
          choices: [
            ...offered.map((node) => ({
              id: node,
              label: N.nodeName(node),
              target: keyOf({ kind: 'node', node }),
            })),
            { id: 'none', value: null, label: t('line.noRelocate') },
          ],
        },
      ];
    case 'searchContracts':
      return searchInputs(position, offered, values);
    case 'pickCityCard':
      return [
        {
          kind: 'one',
          key: 'card',
          label: t('kind.pickCityCard'),
          look: 'list',
          choices: offered.map((id) => ({ id, label: E.cardLine(id) })),
        },
      ];
    case 'keepGifts': {
      const most = ownSeatOf(position).extraTile ? GIFTS_WITH_TILE : GIFTS_KEPT;
      return [
        {
          kind: 'several',
          key: 'gifts',
          look: 'list',
          label: t(most > GIFTS_KEPT ? 'own.twoGifts' : 'kind.keepGifts'),
          min: 1,
          max: most,
          choices: offered.map((id) => ({ id, label: N.giftName(id), note: E.cardLine(id) })),
        },
      ];
    }
    case 'chooseDieOrCoins':
      return [
        {
          kind: 'one',
          key: 'take',
          label: t('kind.chooseDieOrCoins'),
          look: 'list',
          choices: [
            { id: 'coins', label: L.amounts({ coin: COINS_FOR_DIE }) },
            { id: 'blackDie', label: L.amounts({ blackDie: 1 }) },
          ],
        },
      ];
    case 'chooseFigure':
      return [
        {
          kind: 'one',
          key: 'remove',
          label: t('kind.chooseFigure'),
          look: 'list',
          choices: ownSeatOf(position).figures.map(({ figure, node }) => ({
            id: String(figure),
            value: figure,
            label: t('answer.figure', { n: figure, node: N.nodeName(node) }),
          })),
        },
      ];
    default:
      return null;
  }
}

/** Staying is an answer of its own, and it ends the journey. */
const stayInput = (): Input => ({
  kind: 'one',
  key: STAY,
  label: t('line.stay'),
  look: 'list',
  shown: false,
  choices: [{ id: STAY, value: true, label: t('line.stay') }],
});

/** A choice of `n` goods: a single good is one press. */
function goodsInput(n: number): Input {
  if (n === 1) {
    return {
      kind: 'one',
      key: 'good',
      label: t('kind.chooseGoods'),
      look: 'chips',
      choices: GOODS.map((good) => ({ id: good, label: N.goodName(good) })),
    };
  }
  return {
    kind: 'basket',
    key: 'goods',
    label: t('kind.chooseGoods'),
    goods: GOODS.map((good) => ({
      id: good,
      label: N.goodName(good),
      name: N.goodName(good),
      max: n,
    })),
    bill: (counts: Counts) => {
      const chosen = totalOf(counts);
      return [{ label: t('answer.chosen'), text: t('bill.of', { n: chosen, most: n }) }];
    },
  };
}

/** The pairs, as the rules list them. */
function pairInput(position: Position): Input {
  return {
    kind: 'one',
    key: 'pairs',
    label: t('kind.choosePair'),
    look: 'list',
    choices: legalOf(position, 'choosePair').map(({ pairs }) => ({
      id: JSON.stringify(pairs),
      value: pairs.map((pair) => [...pair]),
      label: pairs.map((pair) => pair.map(N.goodName).join(' + ')).join(', '),
    })),
  };
}

const markers = ({ view }: Position, nodes: readonly string[]) =>
  nodes.map((node) => ({
    id: node,
    label: N.nodeName(node),
    target: keyOf({ kind: 'node', node }),
    note: L.bonusShort(view.public.cityBonuses[node] ?? ''),
  }));

const markerInput = (position: Position, { offered = [] }: QuestionView, key: string): Input => ({
  kind: 'one',
  key,
  label: t('answer.markers'),
  look: 'list',
  choices: markers(position, offered),
});

/** CC32: the kept contracts, and the held ones that make room for them. */
function searchInputs(
  position: Position,
  offered: readonly string[],
  values: Values,
): readonly Input[] {
  const { contracts } = ownSeatOf(position);
  const over = contracts.length + listOf(values.keep).length - MOST_HELD;
  return [
    {
      kind: 'cards',
      key: 'keep',
      label: t('kind.searchContracts'),
      look: 'list',
      max: MOST_HELD,
      choices: contractChoices(position, offered),
    },
    ...(over > 0
      ? [
          {
            kind: 'cards' as const,
            key: 'discard',
            label: t('place.discards'),
            shown: true,
            look: 'list',
            min: over,
            max: over,
            choices: contractChoices(position, contracts),
          },
        ]
      : []),
  ];
}
