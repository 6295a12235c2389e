/** Choices of a game's options at a table of a given size. */

import type { Json, JsonObject } from '../../engine/core/json.ts';
import type { OptionChoice, OptionField } from './game.ts';

const isSame = (a: Json, b: Json): boolean => JSON.stringify(a) === JSON.stringify(b);
const fits = ({ fromSeats = 0, toSeats }: OptionChoice, seats: number): boolean =>
  fromSeats <= seats && seats <= (toSeats ?? seats);

/** The choices of a field at a table of this size. */
export const offered = ({ choices }: OptionField, seats: number): readonly OptionChoice[] =>
  choices.filter((choice) => fits(choice, seats));

/**
 * The same options at a table of another size: a value that is not offered there falls back to the
 * default.
 */
export function refitted(
  fields: readonly OptionField[],
  options: JsonObject,
  seats: number,
): JsonObject {
  const fitted = { ...options };
  for (const { name, choices, initial } of fields) {
    const value = options[name] ?? null;
    const chosen = choices.find((choice) => isSame(choice.value, value));
    if (chosen && !fits(chosen, seats)) fitted[name] = initial;
  }
  return fitted;
}
