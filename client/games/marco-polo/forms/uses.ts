/** The forms of city cards for use without a die, and of kept gifts. */

import type { Json } from '../../../../engine/core/json.ts';
import { CITY_CARD_IDS } from '../../../../engine/games/marco-polo/cards.ts';
import { GF12, GIFT_IDS } from '../../../../engine/games/marco-polo/data/gifts.ts';
import { DIE_FACES } from '../../../../engine/games/marco-polo/data.ts';
import type { Action, UseWords } from '../../../../engine/games/marco-polo/types.ts';
import type { Input, Offered, Values } from '../../../table/inputs/input.ts';
import { isSame } from '../../../table/inputs/values.ts';
import { handOf } from '../facts.ts';
import { legalOf, type Position, refusedAs } from '../position.ts';
import { FREE_GIFT, formOfUse, ownSeatOf, POST_GIFT } from '../spots.ts';
import * as E from '../strings/effects.ts';
import { fieldValue } from '../strings/fields.ts';
import * as N from '../strings/names.ts';
import { isBought } from '../strings/spots.ts';
import { t } from '../strings/turn.ts';
import { keyOf } from '../targets.ts';
import { barred, dieNote } from './bonus.ts';

/** Fields of a city card's use, in the order of the questions. */
const FIELDS = ['target', 'option', 'times', 'pay'] as const;
type Field = (typeof FIELDS)[number];
export type CardUse = 'useKeptCityCard' | 'useArghunCard';

/** The card of an action: the named one, or the kept one. */
const cardOf = (position: Position, values: Values): string =>
  String(values.card ?? ownSeatOf(position).keptCityCard ?? '');

/** The possible values of a field, given the card and the fields before it. */
function choicesFor(position: Position, type: CardUse, values: Values, field: Field): Json[] {
  const before = FIELDS.slice(0, FIELDS.indexOf(field));
  const found: Json[] = [];
  for (const action of legalOf(position, type) as readonly (UseWords & { card?: string })[]) {
    if (action.card !== undefined && action.card !== values.card) continue;
    if (!before.every((one) => agrees(used(action, one), values[one]))) continue;
    const value: Json | undefined = used(action, field);
    if (value !== undefined && !found.some((other) => isSame(other, value))) found.push(value);
  }
  return found;
}

const used = ({ pay, ...rest }: UseWords, field: Field): Json | undefined =>
  field === 'pay' ? pay && { ...pay } : rest[field];
const agrees = (value: Json | undefined, chosen: Json | undefined): boolean =>
  chosen === undefined || isSame(value, chosen);

/** The values with each field settled: kept where still possible; the only one; the most times. */
export function settledUse(position: Position, type: CardUse, values: Values): Values {
  let done: Values = 'card' in values ? { card: values.card ?? '' } : {};
  for (const field of FIELDS) {
    const choices = choicesFor(position, type, done, field);
    const kept = values[field];
    const only = field === 'times' ? choices.at(-1) : choices.length === 1 ? choices[0] : undefined;
    if (kept !== undefined && choices.some((one) => isSame(one, kept))) {
      done = { ...done, [field]: kept };
    } else if (only !== undefined) done = { ...done, [field]: only };
  }
  return done;
}

/** A city card used without a die: the choice of card, and its inputs. */
export function cardInputs(position: Position, type: CardUse, given: Values): readonly Input[] {
  const values = settledUse(position, type, given);
  const used = String(values.target ?? cardOf(position, values));
  return [
    ...(type === 'useArghunCard' ? [arghunInput(position)] : []),
    ...(type === 'useArghunCard' && !values.card
      ? []
      : FIELDS.flatMap((field): Input[] => {
          const choices = choicesFor(position, type, values, field);
          if (choices.length < 2) return [];
          return [
            {
              kind: 'one',
              key: field,
              label: t(`field.${field}`),
              shown: true,
              look: field === 'times' ? 'chips' : 'list',
              choices: choices.map((value) => ({
                id: JSON.stringify(value),
                value,
                label: fieldValue(field, value, { space: 'cityCard', card: used }),
              })),
            },
          ];
        })),
  ];
}

/** AV-181 */
function arghunInput(position: Position): Input {
  const possible = legalOf(position, 'useArghunCard');
  const choices = ownSeatOf(position).arghunCards.map((card) => ({
    id: card,
    label: E.cardLine(card),
    target: keyOf({ kind: 'held', card }),
    blocked: possible.some((action) => action.card === card) ? null : whyUnused(position, card),
  }));
  return {
    kind: 'one',
    key: 'card',
    label: t('arghun.which'),
    look: 'list',
    shown: true,
    choices: [
      ...choices.filter(({ blocked }) => blocked === null),
      ...choices.filter(({ blocked }) => blocked !== null),
    ],
  };
}

/** A card with a price is of no use where the price cannot be paid. */
function whyUnused(position: Position, card: string): string {
  const action = onceWith(card);
  if (isBought(card) && refusedAs(position, action) === 'NOTHING_TO_DO') return t('why.notOnce');
  return barred(position, action) ?? t('why.NOTHING_TO_DO');
}

/** One valid use of Arghun's card, to ask the rules why it is not possible. */
export const onceWith = (card: string): Action =>
  ({
    type: 'useArghunCard',
    card,
    ...formOfUse(CITY_CARD_IDS.indexOf(card)),
  }) as Action;

const SETS_DIE = GIFT_IDS[GF12];

/** AV-185: the kept gifts; those that belong to another action are marked so. */
export function giftInputs(position: Position, values: Values): readonly Input[] {
  const possible = legalOf(position, 'useGift');
  const { gifts } = ownSeatOf(position);
  return [
    {
      kind: 'one',
      key: 'gift',
      label: t('gift.which'),
      look: 'list',
      shown: true,
      choices: gifts.map((gift) => ({
        id: gift,
        label: N.giftName(gift),
        note: E.giftDoes(gift),
        target: keyOf({ kind: 'held', card: gift }),
        blocked: possible.some((action) => action.gift === gift) ? null : whyIdle(position, gift),
      })),
    },
    ...(values.gift === SETS_DIE ? dieInputs(position, values) : []),
  ];
}

function whyIdle(position: Position, gift: string): string | null {
  if (gift === FREE_GIFT) return t('gift.withDice');
  if (gift === POST_GIFT) return t('gift.withJourney');
  const [die] = handOf(position.view, position.seat);
  const set = gift === SETS_DIE && die ? { die: die.id, value: die.value === 6 ? 1 : 6 } : {};
  return barred(position, { type: 'useGift', gift, ...set }) ?? t('why.NOTHING_TO_DO');
}

/** The die to turn, and its new value. */
function dieInputs({ view, seat }: Position, values: Values): readonly Input[] {
  const hand = handOf(view, seat).filter(({ kind }) => kind !== 'token');
  const lies = hand.find(({ id }) => id === values.die)?.value;
  return [
    {
      kind: 'one',
      key: 'die',
      label: t('bonus.die'),
      shown: true,
      look: 'chips',
      choices: hand.map(({ id, kind, value }): Offered => {
        const target = keyOf({ kind: 'die', die: id });
        return { id, label: N.diceName(view, seat, [id]), hint: dieNote(kind, value), target };
      }),
    },
    {
      kind: 'one',
      key: 'value',
      label: t('gift.value'),
      shown: true,
      look: 'chips',
      choices: Array.from({ length: DIE_FACES }, (_, i) => i + 1)
        .filter((value) => value !== lies)
        .map((value) => ({
          id: String(value),
          value,
          label: String(value),
          hint: t('bonus.dieShows', { n: value }),
        })),
    },
  ];
}

/** The use of a gift: only one gift has a die and a value. */
export function giftAction({ gift, die, value }: Values): Action {
  const set = gift === SETS_DIE && { ...(die && { die }), ...(value && { value }) };
  return { type: 'useGift', ...(gift && { gift }), ...set } as Action;
}
