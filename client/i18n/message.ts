/**
 * A message of a catalogue in the form for the browser, and the insertion of its parameters. It is
 * written in the syntax of ICU and compiled while the page is built (`compile.ts`): a text with
 * parameters stays a string, and a part that depends on a number or a word becomes a list of parts.
 */

import { LOCALE } from './language.ts';

/** Selector of an arm: the plural of a number, its ordinal (1st, 2nd), or a word. */
export type By = 'cardinal' | 'ordinal' | 'select';
/** One of several arms, by the value of a parameter. Each choice has an arm `other`. */
export type Choice = readonly [
  name: string,
  by: By,
  arms: { readonly [arm: string]: Compiled; readonly other: Compiled },
];
/** In strings, `{name}` is a parameter. */
export type Compiled = string | readonly (string | Choice)[];

export type Params = { readonly [name: string]: string | number };

declare const ICU: unique symbol;
/** A compiled message; its type keeps the source text, for its parameters. */
export type Message<Text extends string = string> = Compiled & { readonly [ICU]: Text };
export type Catalogue = { readonly [key: string]: Message };
export type TextOf<M> = M extends { readonly [ICU]: infer Text extends string } ? Text : never;

/** Parameters of an ICU text, as a union of pairs: its name, and whether it must be a number. */
type Found<Text extends string, Inside extends string = 't', All = never> =
  // The next opening bracket. Inside counts the open brackets: t a text, a the arms of a choice.
  Text extends `${infer Before}{${infer Rest}`
    ? Before extends `${string}}${infer After}`
      ? Found<`${After}{${Rest}`, Closed<Inside>, All>
      : Inside extends `t${string}`
        ? Argument<Rest, Inside, All>
        : Found<Rest, `t${Inside}`, All>
    : All;

type Closed<Inside extends string> = Inside extends `${infer _}${infer Rest}` ? Rest : never;

type Argument<
  Text extends string,
  Inside extends string,
  All,
> = Text extends `${infer Head}}${infer Rest}`
  ? Head extends `${infer Name}, ${infer Kind}`
    ? Kind extends `select, ${string}`
      ? Text extends `${string}, ${string},${infer Arms}`
        ? Found<Arms, `a${Inside}`, All | readonly [Name, 'any']>
        : never
      : Kind extends `${'plural' | 'selectordinal'}, ${string}`
        ? Text extends `${string}, ${string},${infer Arms}`
          ? Found<Arms, `a${Inside}`, All | readonly [Name, 'number']>
          : never
        : Found<Rest, Inside, All | readonly [Name, 'number']>
    : Found<Rest, Inside, All | readonly [Head, 'any']>
  : never;

type Names<F> = F extends readonly [infer Name extends string, string] ? Name : never;

/** Required parameters of a text: a number for each plural, a word or a number for the rest. */
export type ParamsOf<Text extends string> = string extends Text
  ? Params
  : {
      readonly [Name in Names<Found<Text>>]: readonly [Name, 'number'] extends Found<Text>
        ? number
        : string | number;
    };

const RULES = {
  cardinal: new Intl.PluralRules(LOCALE),
  ordinal: new Intl.PluralRules(LOCALE, { type: 'ordinal' }),
};
// Thousands are set apart from five digits on, as in books.
const NUMBERS = new Intl.NumberFormat(LOCALE, { useGrouping: 'min2' });

/** A number in its display form: `12`, `12,500`, `−3` (a minus sign: it is as wide as the plus). */
export const numeral = (value: number): string => NUMBERS.format(value).replace('-', '−');

const SIGNED = new Intl.NumberFormat(LOCALE, { useGrouping: 'min2', signDisplay: 'exceptZero' });

/** A change in its display form: `+12`, `−3`, `0`. */
export const signed = (value: number): string => SIGNED.format(value).replace('-', '−');

/** Puts parameters into a message. An unknown parameter stays visible: a missing one is a mistake. */
export function fill(message: Compiled, params: Params = {}): string {
  if (typeof message === 'string') {
    return message.replace(/\{(\w+)\}/g, (whole, name) => {
      const value = params[name];
      if (typeof value === 'number') return numeral(value);
      return value === undefined ? whole : value;
    });
  }
  return message
    .map((part) => fill(typeof part === 'string' ? part : chosen(part, params), params))
    .join('');
}

function chosen([name, by, arms]: Choice, params: Params): Compiled {
  const value = params[name];
  if (value === undefined) return `{${name}}`;
  const exact = arms[by === 'select' ? value : `=${value}`];
  if (exact !== undefined) return exact;
  return (by === 'select' ? undefined : arms[RULES[by].select(Number(value))]) ?? arms.other;
}
