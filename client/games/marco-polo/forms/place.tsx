/** The form of a placement: the dice, the spots with their gains, and the other inputs. */

import { ROW_BONUS } from '../../../../engine/games/marco-polo/data/spaces.ts';
import { DIE_FACES } from '../../../../engine/games/marco-polo/data.ts';
import { Die } from '../../../table/inputs/Die.tsx';
import type { Input, Offered, Values } from '../../../table/inputs/input.ts';
import { listOf } from '../../../table/inputs/values.ts';
import { dieColor, handOf } from '../facts.ts';
import type { Position } from '../position.ts';
import {
  canJoinFreely,
  isEarned,
  joiningCost,
  ownSeatOf,
  type Spot,
  spotById,
  spotsOf,
  states,
  wantedDice,
} from '../spots.ts';
import { companionDoes } from '../strings/effects.ts';
import { fieldValue } from '../strings/fields.ts';
import * as L from '../strings/lines.ts';
import { spotOffer, whyNot, withLine } from '../strings/spots.ts';
import { t } from '../strings/turn.ts';
import { type BoardTarget, keyOf } from '../targets.ts';
import { lackingLine } from './bonus.ts';
import { choicesFor, FIELDS, type Field, overheld, valueIn } from './placing.ts';
import { routeInputs } from './route.tsx';

/** The most dice of a space. */
const MOST_DICE = 3;

/** The board target of a spot. */
const targetOf = ({ space, slot }: Spot): BoardTarget =>
  slot ? { kind: 'slot', slot } : { kind: 'space', space };

/** The inputs of a placement, for the choices so far. */
export function placeInputs(position: Position, values: Values): readonly Input[] {
  const spot = spotById(position, String(values.spot ?? ''));
  return [
    diceInput(position, spot),
    ...(states(position) && listOf(values.dice).length > 0 ? [statedInput()] : []),
    ...nunInputs(position, values),
    spotInput(position, values, spot),
    ...(spot && canJoinFreely(position, spot) ? [freeInput()] : []),
    ...(spot ? spotInputs(position, spot, values) : []),
  ];
}

function diceInput(position: Position, spot: Spot | null): Input {
  const { view, seat } = position;
  const hand = handOf(view, seat);
  const wanted = Math.min(spot ? wantedDice(position, spot) : MOST_DICE, hand.length);
  return {
    kind: 'dice',
    key: 'dice',
    label: t('place.dice'),
    shown: true,
    max: wanted,
    dice: hand.map(({ id, kind, value }) => ({
      value: id,
      pips: value ?? 0,
      target: keyOf({ kind: 'die', die: id }),
      note: t(`dieKind.${kind}` as 'dieKind.color'),
      color: dieColor(kind, ownSeatOf(position).color),
    })),
  };
}

/** AV-185: the choice to spend GF13 or to keep it. */
const freeInput = (): Input => ({ kind: 'yesNo', key: 'freeBy', label: t('place.free') });

/** MP-112 */
const statedInput = (): Input => ({
  kind: 'one',
  key: 'value',
  label: t('place.value'),
  look: 'chips',
  shown: true,
  choices: Array.from({ length: DIE_FACES }, (_, i) => ({
    id: `${i + 1}`,
    value: i + 1,
    label: `${i + 1}`,
    hint: t('place.valueOf', { n: i + 1 }),
  })),
});

/** AV-088: each chosen die except tokens, by two at most. */
function nunInputs(position: Position, values: Values): readonly Input[] {
  const { view, seat } = position;
  if (!ownSeatOf(position).companions.some(({ id }) => id === 'nun')) return [];
  return listOf(values.dice).flatMap((id): Input[] => {
    const die = handOf(view, seat).find((one) => one.id === id);
    if (!die || die.kind === 'token') return [];
    const lies = die.value ?? Number(values.value ?? 6);
    return [
      {
        kind: 'amount',
        key: `nun:${id}`,
        label: t('place.nun', { value: lies }),
        min: Math.max(-2, 1 - lies),
        max: Math.min(2, 6 - lies),
        text: (by) => String(lies + by),
      },
    ];
  });
}

/** All spots for dice; once one is chosen, only that one, and a way back to the others. */
function spotInput(position: Position, values: Values, spot: Spot | null): Input {
  const label = t('place.space');
  if (spot) {
    const other: Offered = { id: 'other', value: '', label: t('place.other') };
    return {
      kind: 'one',
      key: 'spot',
      label,
      shown: true,
      look: 'mp-spot',
      choices: [offered(position, values, spot), other],
    };
  }
  // Spots that only this seat has earned stand before those open to all.
  const spots = spotsOf(position);
  const choices = [...spots.filter(isEarned), ...spots.filter((one) => !isEarned(one))].map((one) =>
    offered(position, values, one),
  );
  return {
    kind: 'one',
    key: 'spot',
    label,
    shown: true,
    look: 'mp-spots',
    choices: [
      ...choices.filter(({ blocked }) => !blocked),
      ...choices.filter((one) => one.blocked),
    ],
  };
}

function offered(position: Position, values: Values, spot: Spot): Offered {
  const blocked = whyNot(position, spot, values);
  return {
    id: spot.id,
    label: L.spotName(spot),
    blocked,
    target: keyOf(targetOf(spot)),
    note: blocked ? undefined : <SpotNote position={position} spot={spot} values={values} />,
  };
}

interface SpotNoteProps {
  readonly position: Position;
  readonly spot: Spot;
  readonly values: Values;
}

/** The gain of a spot with its dice, drawn, while they are still to be chosen. */
function SpotNote({ position, spot, values }: SpotNoteProps) {
  const offer = spotOffer(position, spot, values);
  if (!offer) return null;
  const { line, placed } = offer;
  const { view, seat } = position;
  const hand = handOf(view, seat);
  return (
    <>
      <span>{line}</span>
      {placed && (
        <span className="mp-with">
          <span className="sr">{withLine(position, placed)}</span>
          {placed.dice.map((id, k) => {
            const die = hand.find((one) => one.id === id);
            const lies = placed.values?.[k] ?? die?.value ?? 0;
            const color = dieColor(die?.kind ?? 'color', ownSeatOf(position).color);
            return <Die key={id} pips={lies + (placed.adjust?.[k] ?? 0)} size={17} color={color} />;
          })}
        </span>
      )}
    </>
  );
}

/**
 * The highest value of the dice there: Raschid's dice show the needed value, as long as he can pay
 * for joining.
 */
function mostIn(position: Position, spot: Spot, values: Values): number {
  const shown = valueIn(position, values) ?? 0;
  const each = joiningCost(position, spot, 1);
  if (!states(position) || shown === 0 || each === 0) return shown;
  return Math.max(shown, Math.min(DIE_FACES, ownSeatOf(position).coins));
}

/** The inputs of a spot besides its dice. */
function spotInputs(position: Position, spot: Spot, values: Values): readonly Input[] {
  if (spot.space === 'travel') {
    const most = mostIn(position, spot, values);
    return routeInputs(position, values, { most, isTravel: true });
  }
  if (spot.space === 'contracts') {
    return contractInputs(position, values, mostIn(position, spot, values));
  }
  return FIELDS.flatMap((field): Input[] => {
    const found = choicesFor(position, spot, values, field);
    // The best row of a bazaar comes first: players take that one.
    const choices = field === 'row' ? [...found].reverse() : found;
    if (choices.length < 2) return [];
    return [
      {
        kind: 'one',
        key: field,
        label: t(`field.${field}`),
        shown: true,
        look: LOOKS[field] ?? 'chips',
        choices: choices.map((value) => ({
          id: JSON.stringify(value),
          value,
          label: fieldValue(field, value, spot),
          ...(field === 'companion' && {
            target: keyOf({ kind: 'companion', companion: `${value}` }),
            ...(value !== null && { note: companionDoes(`${value}`) }),
          }),
          ...(field === 'palazzo' && {
            note: L.palazzoNote(position.view, `${value}`),
            target: keyOf({ kind: 'node', node: `${value}` }),
          }),
        })),
      },
    ];
  });
}

const LOOKS: { readonly [field in Field]?: string } = {
  companion: 'list',
  option: 'list',
  palazzo: 'list',
  target: 'list',
  row: 'list',
};

/** The most contracts of one placement. */
const MOST_PICKED = 2;

/** The space of a contract, and the things that the seat still lacks for it. */
function onSpace(position: Position, contract: string, n: number): string {
  const lacks = lackingLine(position, contract) ?? t('contract.ready');
  const line = t('place.onSpaceLacks', { n, lacks });
  const bonus = ROW_BONUS[n - 1];
  if (!bonus) return line;
  return t('place.onSpaceBrings', {
    line,
    coin: L.amounts({ coin: bonus }),
    camel: L.amounts({ camel: bonus }),
  });
}

/** The contracts on the board up to the die's value, and the held ones that must go for them. */
function contractInputs(position: Position, values: Values, value: number): readonly Input[] {
  const { contractRow } = position.view.public;
  const held = ownSeatOf(position).contracts;
  const picks = listOf(values.picks).map(Number);
  const over = overheld(position, values);
  return [
    {
      kind: 'cards',
      key: 'picks',
      label: t('place.picks'),
      shown: true,
      look: 'list',
      max: MOST_PICKED,
      choices: contractRow.flatMap((id, i) =>
        // Two chosen contracts hide the others, so that the inputs that follow stay in view.
        id === null || (picks.length === MOST_PICKED && !picks.includes(i + 1))
          ? []
          : [
              {
                id,
                value: i + 1,
                label: L.contractShort(id),
                note: onSpace(position, id, i + 1),
                blocked: i + 1 > value ? t('place.tooHigh', { n: i + 1 }) : null,
                target: keyOf({ kind: 'offer', place: i + 1 }),
              },
            ],
      ),
    },
    ...picks
      .filter((space) => space >= 5)
      .map(
        (space): Input => ({
          kind: 'one',
          key: `bonus:${space}`,
          label: t('place.bonus', { n: space }),
          shown: true,
          look: 'chips',
          first: 'coin',
          choices: (['coin', 'camel'] as const).map((what) => ({
            id: what,
            label: L.amounts({ [what]: space - 4 }),
          })),
        }),
      ),
    ...(over > 0
      ? [
          {
            kind: 'cards' as const,
            key: 'discards',
            label: t('place.discards'),
            shown: true,
            look: 'list',
            min: over,
            max: over,
            choices: held.map((id) => ({
              id,
              label: L.contractShort(id),
              target: keyOf({ kind: 'contract', contract: id }),
            })),
          },
        ]
      : []),
  ];
}
