/**
 * The actions that are composed before they go out, as typed inputs: a sale, a business, a statue.
 */

import { GOODS } from '../../../engine/games/patrons-of-venice/data.ts';
import type { Action, View } from '../../../engine/games/patrons-of-venice/types.ts';
import { capital } from '../../i18n/index.ts';
import { makeForms } from '../../table/decision/forms.tsx';
import type { Counts, Input, Kind, Values } from '../../table/inputs/input.ts';
import { countsOf, totalOf } from '../../table/inputs/values.ts';
import { goodValue, ownDucats, saleOf } from './facts.ts';
import { Ducats, GoodIcon } from './panels/icons.tsx';
import type { Position } from './position.ts';
import { businessInputs, sponsorEdited, statueInputs } from './sponsoring.tsx';
import { t } from './strings/index.ts';
import { goodName } from './strings/names.ts';

/** Hand cards as rows of a basket. */
function handRows({ view }: Position): Kind[] {
  const hand = view.you?.hand ?? {};
  return GOODS.filter((good) => hand[good]).map((good) => ({
    id: good,
    label: (
      <>
        <GoodIcon good={good} /> {capital(goodName(good))} <Ducats n={goodValue(good)} />
      </>
    ),
    name: goodName(good),
    max: hand[good] ?? 0,
    text: (count) => t('sell.count', { n: count, of: hand[good] ?? 0 }),
    limit: t('sell.limit'),
    target: `stall:market:${good}`,
  }));
}

/** The running total of a sale, and the ducats after it. */
function saleBill({ view }: Position, counts: Counts) {
  const { cards, ducats } = saleOf(counts);
  return [
    { label: t('sell.total', { n: cards }), text: t('ducats', { n: ducats }) },
    { label: t('sell.after'), text: t('ducats', { n: ownDucats(view) + ducats }) },
  ];
}

/** PV-047 */
const saleInputs = (position: Position): readonly Input[] => [
  {
    kind: 'basket',
    key: 'goods',
    label: t('kind.sell'),
    goods: handRows(position),
    bill: (counts: Counts) => saleBill(position, counts),
  },
];

function inputs(position: Position, type: Action['type'], values: Values): readonly Input[] {
  switch (type) {
    case 'sell':
      return saleInputs(position);
    case 'sponsorBusiness':
      return businessInputs(position, values);
    case 'sponsorStatue':
      return statueInputs(position);
    default:
      return [];
  }
}

export const forms = makeForms<View, Action>({
  inputs,
  edited: (_position, _type, values, changed) => sponsorEdited(values, changed),
  action(_position, type, values) {
    if (type !== 'sell') return { type, ...values } as Action;
    const goods = countsOf(values.goods);
    // To sell nothing is an answer of its own.
    return totalOf(goods) > 0 ? { type, goods } : null;
  },
});
