/**
 * The options of a table as the lobby offers them, built from a game's texts `option.NAME` and
 * `option.NAMEHelp`.
 *
 *     const { field, among, seconds } = optionFields(t, DEFAULTS);
 *     export const options = [among('openMoney', { Off: false, On: true }), seconds('timer', 0, 45)];
 */

import type { Json, JsonObject } from '../../engine/core/json.ts';
import { type Catalogue, type Translator, translator } from '../i18n/index.ts';
import { messages } from '../i18n/messages.ts';
import type { OptionChoice, OptionField } from './game.ts';
import { seatNumber } from './seats.ts';

const en = messages({ off: 'Off', seconds: '{n} s', random: 'Random' });
const say = translator({ en });

/** The options of which a catalogue has the texts. */
type NameIn<Key> = Key extends `option.${infer Name}Help` ? Name : never;

/**
 * @param t the game's texts
 * @param defaults value of each option that nobody has changed
 */
export function optionFields<T extends Catalogue>(t: Translator<T>, defaults: object) {
  type Name = NameIn<keyof T>;
  const text = (key: string): string => (t as Translator<Catalogue>)(key, {});
  const initials = defaults as JsonObject;
  const field = (
    name: Name,
    choices: readonly OptionChoice[],
    initial: Json = initials[name] ?? null,
  ): OptionField => ({
    name,
    choices,
    initial,
    label: text(`option.${name}`),
    help: text(`option.${name}Help`),
  });
  return {
    field,
    /** A choice of values, each with a text `option.NAMEVALUE` of its own. */
    among: (name: Name, values: { readonly [suffix: string]: Json }): OptionField =>
      field(
        name,
        Object.entries(values).map(([suffix, value]) => ({
          value,
          label: text(`option.${name}${suffix}`),
        })),
      ),
    /** Times in seconds; 0 = none. */
    seconds: (name: Name, ...values: readonly number[]): OptionField =>
      field(
        name,
        values.map((n) => ({ value: n, label: n === 0 ? say('off') : say('seconds', { n }) })),
      ),
  };
}

/** The starting seat: drawn by lot, or one of the seats. */
export const starters = (most: number): readonly OptionChoice[] => [
  { value: 'random', label: say('random') },
  ...Array.from({ length: most }, (_, seat) => ({
    value: seat,
    label: seatNumber(seat),
    fromSeats: seat + 1,
  })),
];
