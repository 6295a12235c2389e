/**
 * The decisions of the caravan game in the kit's forms, for a game without its own forms. Offers
 * and journeys are described; turning a die uses the list.
 */

import { makeForms } from '../../../client/table/decision/forms.tsx';
import { makeDecision } from '../../../client/table/decision/make.tsx';
import type { Input, Kind, Values } from '../../../client/table/inputs/input.ts';
import { countsOf, listOf, toggled } from '../../../client/table/inputs/values.ts';
import { draftsOf } from '../../../client/table/seat/draft.ts';
import { MAIN, makeDrafts } from '../../../client/table/seat/drafts.ts';
import { makeSeat, type Position as PositionOf } from '../../../client/table/seat/position.ts';
import type { Json } from '../../../engine/core/json.ts';
import { DICE, GOODS, PRICE_STEP, PRICES } from '../engine/data.ts';
import { caravan } from '../engine/index.ts';
import type { View } from '../engine/knowledge.ts';
import type { ErrorName } from '../engine/rule-index.ts';
import type { Action, Basket } from '../engine/types.ts';
import { t } from './strings.ts';
import { choiceLine, decisionLine, offerLine, open } from './words.ts';

type Position = PositionOf<View, Action>;

export const seat = makeSeat<View, Action>(caravan, 'cv-view/1', ['E_EMPTY']);
const { NO_DRAFT, drafted, opened } = draftsOf<Action>({});
/** A die on the board: pointing at it takes it for the first leg, or takes it back. */
export interface DieTarget {
  readonly kind: 'die';
  readonly die: number;
}

const why = (code: string): string => t(`why.${code as ErrorName}`);

/** The player's own goods as rows of a basket. */
const goods = ({ view, seat }: Position): Kind[] =>
  GOODS.map((id) => {
    const max = open(view).seats[seat]?.goods[id] ?? 0;
    const name = t(`name.${id}`);
    const limit = t('ask.more', { good: name, n: max });
    return { id, label: name, name, note: t('ask.have', { n: max }), max, limit, off: max === 0 };
  });

const worth = (basket: Basket): number =>
  GOODS.reduce((sum, good, g) => sum + (basket[good] ?? 0) * (PRICES[g] ?? 0), 0);

/** A journey leg by leg: as long as dice are left, a further one is possible. */
function legs({ view }: Position, values: Values): Input[] {
  const used = new Set<Json>();
  const inputs: Input[] = [];
  for (let leg = 0; leg < DICE && used.size < DICE; leg++) {
    const key = `leg${leg}`;
    inputs.push({
      kind: 'dice',
      key,
      label: t('ask.leg', { n: leg + 1 }),
      min: leg === 0 ? 1 : 0,
      max: DICE,
      dice: open(view).dice.map((pips, die) => ({
        pips,
        target: `die:${die}`,
        blocked: used.has(die) ? t('ask.taken') : null,
      })),
    });
    const chosen = listOf(values[key]);
    if (chosen.length === 0) break;
    for (const die of chosen) used.add(die);
  }
  return inputs;
}

function inputs(position: Position, type: Action['type'], values: Values): Input[] | null {
  switch (type) {
    case 'offer':
      return [
        { kind: 'basket', key: 'give', label: t('ask.give'), goods: goods(position) },
        {
          kind: 'amount',
          key: 'ask',
          label: t('ask.coins'),
          max: 200,
          step: PRICE_STEP,
          text: (n) => t('coins', { n }),
          quick: [5, 10, 20],
        },
      ];
    case 'travel':
      return [
        ...legs(position, values),
        {
          kind: 'basket',
          key: 'sell',
          label: t('ask.sell'),
          goods: goods(position),
          bill: (counts) => [{ label: t('ask.least'), text: t('coins', { n: worth(counts) }) }],
        },
      ];
    case 'accept':
    case 'withdraw':
      return [
        {
          kind: 'one',
          key: 'offer',
          label: t('ask.offer'),
          look: 'list',
          choices: standing(position, type),
        },
      ];
    default:
      return null;
  }
}

/** The offers that can be accepted, or taken back. */
const standing = ({ view, legal }: Position, type: Action['type']) =>
  open(view).offers.flatMap((one) =>
    legal.some((action) => action.type === type && 'offer' in action && action.offer === one.offer)
      ? [{ id: one.offer, label: offerLine(view, one) }]
      : [],
  );

export const forms = makeForms<View, Action>({
  inputs,
  action(_position, type, values) {
    if (type !== 'travel') return { type, ...values } as Action;
    const taken = Array.from({ length: DICE }, (_, leg) => listOf(values[`leg${leg}`]));
    const sell = countsOf(values.sell);
    return {
      type,
      legs: taken.filter((dice) => dice.length > 0) as unknown as readonly (readonly number[])[],
      ...(Object.keys(sell).length > 0 && { sell }),
    };
  },
  values(action) {
    if (action.type !== 'travel') {
      const { type: _, ...fields } = action;
      return fields as Values;
    }
    const taken = action.legs.map((dice, leg) => [`leg${leg}`, [...dice]] as const);
    return { ...Object.fromEntries(taken), sell: { ...action.sell } };
  },
  fields: {
    field: (_, field) => (field === 'die' ? t('ask.die') : t('ask.by')),
    value: (_, field, value) =>
      field === 'die'
        ? t('ask.dieNumber', { n: Number(value) + 1 })
        : t(value === 'up' ? 'ask.up' : 'ask.down'),
  },
});

export const drafts = makeDrafts<View, Action, typeof NO_DRAFT, DieTarget>({
  seat,
  none: NO_DRAFT,
  first: () => null,
  opened: (position, type) => opened(type, forms.opened(position, type)),
  occasion: ({ view, seat }, key) =>
    JSON.stringify(key === MAIN ? [view.seq, seat] : [open(view).phase]),
  targetsOf: ({ view }) => open(view).dice.map((_, die) => ({ kind: 'die', die })),
  aim(_, { action }, { die }) {
    const [first = [], ...legs] = action?.type === 'travel' ? action.legs : [];
    const taken = toggled(first, die, [0, 1, 2, 3, 4]) as number[];
    const all = [taken, ...legs].filter((dice) => dice.length > 0);
    return { draft: drafted({ ...action, type: 'travel', legs: all }) };
  },
  countIn: ({ action }, { die }) =>
    action?.type === 'travel' && action.legs.some((leg) => leg.includes(die)) ? 1 : 0,
  name: ({ view }, { die }) => t('ask.dieName', { n: die + 1, pips: open(view).dice[die] ?? 0 }),
  line: ({ view }, action) => choiceLine(view, action),
  why: (_, { code }) => why(code),
});

export const { Decision, DraftPanel } = makeDecision({
  seat,
  drafts,
  forms,
  isOver: (view) => open(view as View).phase === 'over',
  situation: ({ view }) => open(view).phase,
  words: {
    question: decisionLine,
    kind: (type) => t(`act.${type}`),
    line: ({ view }, action) => choiceLine(view, action),
    why: (_, { code }) => why(code),
  },
});
