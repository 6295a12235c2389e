/**
 * A placement as values of its form and back. Dice or space can come first: the other fields then
 * get their values from the placements that the rules allow, wherever only one is left.
 */

import type { Json } from '../../../../engine/core/json.ts';
import { DIE_FACES, MOST_HELD } from '../../../../engine/games/marco-polo/data.ts';
import type { Leg, PlaceAction } from '../../../../engine/games/marco-polo/types.ts';
import type { Values } from '../../../table/inputs/input.ts';
import { isSame, listOf } from '../../../table/inputs/values.ts';
import type { Position } from '../position.ts';
import { mappedFor } from '../routes.ts';
import {
  type DiceOf,
  FREE_GIFT,
  joiningCost,
  listedAt,
  ownSeatOf,
  POST_GIFT,
  pipsOf,
  placementsWith,
  type Spot,
  spotById,
  spotIdOf,
  states,
  suggestion,
  wantedDice,
} from '../spots.ts';

/** Fields of a placement that are chosen one by one, in the order of the questions. */
export const FIELDS = [
  ...(['row', 'good', 'companion', 'target', 'option', 'times'] as const),
  ...(['palazzo', 'via', 'pay'] as const),
];
export type Field = (typeof FIELDS)[number];
/** Fields that begin with their highest possible value. */
const GREATEST: readonly Field[] = ['row', 'times'];

const text = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
const texts = (value: Json | undefined): readonly string[] => listOf(value).map(String);

/** The dice of a placement, from the values of the form. */
export function diceOf(position: Position, values: Values): DiceOf {
  const dice = texts(values.dice);
  const adjust = dice.map((id) => Number(values[`nun:${id}`] ?? 0));
  const stated = Number(values.value ?? 6);
  return {
    dice,
    ...(states(position) && { values: dice.map(() => stated) }),
    ...(adjust.some((by) => by !== 0) && { adjust }),
    ...(values.freeBy === true && { freeBy: FREE_GIFT }),
  };
}

/** The form's values for an action. */
export function valuesOfPlacing(action: PlaceAction): Values {
  const { type: _type, space: _space, card: _card, legs, values, adjust, ...rest } = action;
  const { bonuses = {}, freeBy, gift: _gift, ...fields } = rest;
  return {
    ...(fields as Values),
    spot: spotIdOf(action),
    ...(freeBy && { freeBy: true }),
    ...(values?.[0] !== undefined && { value: values[0] }),
    ...Object.fromEntries((adjust ?? []).map((by, i) => [`nun:${action.dice[i]}`, by])),
    ...Object.fromEntries(Object.entries(bonuses).map(([at, what]) => [`bonus:${at}`, what])),
    ...waysOf(legs ?? []),
  };
}

/** The legs of a movement as the values of its paths, by figure. */
export const waysOf = (legs: readonly Leg[]): Values =>
  Object.fromEntries(legs.map(({ figure, path }) => [`way:${figure}`, [...path]]));

/** The legs that the paths of a form make, the first figure's first. */
export function legsOf(position: Position, values: Values): readonly Leg[] {
  return ownSeatOf(position).figures.flatMap(({ figure }) => {
    const path = texts(values[`way:${figure}`]);
    return path.length > 0 ? [{ figure, path }] : [];
  });
}

/** Placements of the spot that agree with all choices before a field. */
function agreeing(
  position: Position,
  spot: Spot,
  values: Values,
  before: Field | null,
): readonly PlaceAction[] {
  const asked = before ? FIELDS.slice(0, FIELDS.indexOf(before)) : FIELDS;
  return placementsWith(position, spot, diceOf(position, values)).filter((one) =>
    asked.every(
      (field) => !(field in values) || isSame(fieldOf(one, field), values[field] ?? null),
    ),
  );
}

const fieldOf = (action: PlaceAction, field: Field): Json => {
  const value: unknown = action[field];
  return value === undefined ? null : (value as Json);
};

/** The possible values of a field, given the fields before it. */
export function choicesFor(
  position: Position,
  spot: Spot,
  values: Values,
  field: Field,
): readonly Json[] {
  const found: Json[] = [];
  for (const action of agreeing(position, spot, values, field)) {
    if (action[field] === undefined) continue;
    const value = fieldOf(action, field);
    if (!found.some((other) => isSame(other, value))) found.push(value);
  }
  return found;
}

/** The values with each field settled: kept where still possible, filled in where one is left. */
export function settled(position: Position, values: Values): Values {
  const spot = spotById(position, text(values.spot));
  const bare = Object.fromEntries(
    Object.entries(values).filter(([key]) => !FIELDS.some((field) => field === key)),
  );
  if (spot?.space === 'contracts') return withDiscards(position, bare);
  if (!spot || spot.space === 'travel') return bare;
  let done: Values = bare;
  for (const field of FIELDS) {
    const choices = choicesFor(position, spot, done, field);
    const kept = field in values && choices.some((one) => isSame(one, values[field] ?? null));
    const first = GREATEST.includes(field) ? choices.at(-1) : undefined;
    const only = choices.length === 1 ? choices[0] : first;
    if (kept) done = { ...done, [field]: values[field] ?? null };
    else if (only !== undefined) done = { ...done, [field]: only };
  }
  return done;
}

/** The number of held contracts that must go for the picked ones. */
export const overheld = (position: Position, values: Values): number =>
  Math.max(0, ownSeatOf(position).contracts.length + listOf(values.picks).length - MOST_HELD);

/** Discards no more than must go; where all must go there is no choice. */
function withDiscards(position: Position, values: Values): Values {
  const { discards = [], ...rest } = values;
  const { contracts } = ownSeatOf(position);
  const over = overheld(position, values);
  if (over === 0) return rest;
  const going = over >= contracts.length ? contracts : texts(discards).slice(0, over);
  return { ...rest, discards: [...going] };
}

/**
 * The values after a change: a new spot gets the dice that it needs, and a field that had its
 * highest value `before` gets it again with other dice.
 */
export function afterChange(
  position: Position,
  values: Values,
  changed: string,
  before: Values = {},
): Values {
  if (changed !== 'spot') {
    const raised = settled(position, risen(position, values, changed, before));
    return fitted(position, raised, changed);
  }
  const spot = spotById(position, text(values.spot));
  const dice = texts(values.dice);
  const bare: Values = {
    dice: [...dice],
    spot: text(values.spot),
    ...('value' in values && { value: values.value ?? 6 }),
  };
  if (!spot) return settled(position, bare);
  if (dice.length === wantedDice(position, spot)) {
    const shown = { ...bare, ...shownThere(position, spot, bare) };
    return settled(position, freed(position, spot, shown));
  }
  const best =
    suggestion(position, spot, diceOf(position, bare)) ?? suggestion(position, spot, { dice: [] });
  if (!best) return settled(position, bare);
  const { dice: taken, values: stated, adjust, row, times } = best;
  // A journey and contracts gain from the value: where joining is free, Raschid's dice show the
  // highest.
  const free = (best.legs || best.picks) && joiningCost(position, spot, 1) === 0;
  return settled(position, {
    ...bare,
    dice: [...taken],
    ...(stated?.[0] !== undefined && { value: free ? DIE_FACES : stated[0] }),
    ...Object.fromEntries((adjust ?? []).map((by, i) => [`nun:${taken[i]}`, by])),
    ...(row !== undefined && { row }),
    ...(times !== undefined && { times }),
    ...(best.freeBy && { freeBy: true }),
  });
}

/** MP-112: where joining costs coins, Raschid's dice show no more than the choices need. */
function fitted(position: Position, values: Values, changed: string): Values {
  const spot = spotById(position, text(values.spot));
  if (!spot || !states(position) || joiningCost(position, spot, 1) === 0) return values;
  const needed = neededFor(position, spot, values, changed);
  return needed > 0 ? { ...values, value: Math.min(needed, DIE_FACES) } : values;
}

function neededFor(position: Position, spot: Spot, values: Values, changed: string): number {
  if (changed === 'picks') return Math.max(0, ...listOf(values.picks).map(Number));
  if (changed.startsWith('way:')) {
    return legsOf(position, values).reduce((sum, { path }) => sum + path.length, 0);
  }
  if (changed !== 'row') return 0;
  const row = values.row ?? null;
  for (let value = 1; value <= DIE_FACES; value++) {
    const found = placementsWith(position, spot, diceOf(position, { ...values, value }));
    if (found.some((one) => isSame(fieldOf(one, 'row'), row))) return value;
  }
  return 0;
}

/**
 * Drops the fields that had their highest value, so that they get the new highest; a lower choice
 * stays.
 */
function risen(position: Position, values: Values, changed: string, before: Values): Values {
  const spot = spotById(position, text(before.spot));
  if (!spot || FIELDS.some((field) => field === changed)) return values;
  const most = GREATEST.filter((field) => {
    const greatest = choicesFor(position, spot, before, field).at(-1);
    return greatest !== undefined && isSame(greatest, before[field] ?? null);
  });
  return Object.fromEntries(
    Object.entries(values).filter(([key]) => !most.some((field) => field === key)),
  );
}

/**
 * The highest value for Raschid's chosen dice on a spot, where their present one is not allowed.
 */
function shownThere(position: Position, spot: Spot, values: Values): Values {
  const fits = (more: Values): boolean =>
    placementsWith(position, spot, diceOf(position, { ...values, ...more })).length > 0;
  if (!states(position) || fits({})) return {};
  for (let value = DIE_FACES - 1; value > 0; value--) if (fits({ value })) return { value };
  return {};
}

/** The values with GF13 spent, where these dice cannot be placed there without it. */
function freed(position: Position, spot: Spot, values: Values): Values {
  const found = placementsWith(position, spot, diceOf(position, values));
  const needed = found.length > 0 && found.every(({ freeBy }) => freeBy !== undefined);
  return needed ? { ...values, freeBy: true } : values;
}

/** The placement that the values make, complete or not. */
export function placingOf(position: Position, values: Values): PlaceAction {
  const spot = spotById(position, text(values.spot));
  const action: PlaceAction = {
    type: 'place',
    space: spot?.space ?? '',
    ...diceOf(position, values),
  };
  if (!spot) return action;
  if (spot.space === 'travel') return { ...action, ...movementOf(position, values) };
  if (spot.space === 'contracts') return { ...action, ...takingOf(values) };
  const done = settled(position, values);
  const chosen = FIELDS.filter((field) => field in done);
  return {
    ...action,
    ...(spot.card && { card: spot.card }),
    ...(isLent(position, spot) && { diplomat: true }),
    ...Object.fromEntries(chosen.map((field) => [field, done[field]])),
  };
}

/** Whether the spot needs the Diplomat: no placement of it goes without him. */
const isLent = (position: Position, spot: Spot): boolean =>
  listedAt(position, spot).some(({ diplomat }) => diplomat === true);

/** A movement's fields; no legs at all while none is drawn, since they are still to come. */
export function movementOf(
  position: Position,
  values: Values,
  isTravel = true,
): Partial<PlaceAction> {
  const legs = legsOf(position, values);
  const passing = texts(values.postsInPassing);
  const giftCity = legs.some(({ path }) => path.includes(text(values.giftCity)))
    ? text(values.giftCity)
    : '';
  return {
    ...(legs.length > 0 && { legs }),
    ...mappedFor(position, legs, isTravel, values.cartographer),
    ...(passing.length > 0 && { postsInPassing: passing }),
    ...(giftCity && { gift: POST_GIFT, giftCity }),
  };
}

/** The contracts taken, in the order of their spaces. */
function takingOf(values: Values): Partial<PlaceAction> {
  const picks = listOf(values.picks)
    .map(Number)
    .sort((a, b) => a - b);
  if (picks.length === 0) return {};
  const bonuses = picks
    .filter((space) => space >= 5)
    .map((space) => [String(space), text(values[`bonus:${space}`]) || 'coin']);
  return { picks, discards: texts(values.discards), bonuses: Object.fromEntries(bonuses) };
}

/** The value of the chosen dice; null while it is open. */
export const valueIn = (position: Position, values: Values): number | null =>
  pipsOf(position, { type: 'place', space: '', ...diceOf(position, values) });
