/** The parameters and choices of a message. Translations must have the same ones as the English text. */

import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** How a parameter is used. */
export interface Use {
  /** The text shows it, by its name or as `#`. */
  said: boolean;
  /** The arms of each plural and ordinal of it. */
  readonly cardinal: Set<string>[];
  readonly ordinal: Set<string>[];
  /** The arms of each select of it. */
  readonly words: Set<string>[];
}

export interface Shape {
  readonly uses: ReadonlyMap<string, Use>;
  /** The words of the text, without syntax. */
  readonly literals: string;
}

/** The shape of an ICU text. @throws Error if it is none */
export function shapeOf(text: string): Shape {
  const uses = new Map<string, Use>();
  const literals: string[] = [];
  const use = (name: string): Use => {
    const known = uses.get(name) ?? { said: false, cardinal: [], ordinal: [], words: [] };
    uses.set(name, known);
    return known;
  };
  const visit = (elements: readonly MessageFormatElement[], counted: string | null): void => {
    for (const element of elements) {
      switch (element.type) {
        case TYPE.literal:
          literals.push(element.value);
          break;
        case TYPE.argument:
        case TYPE.number:
          use(element.value).said = true;
          break;
        case TYPE.pound:
          if (counted !== null) use(counted).said = true;
          break;
        case TYPE.select:
        case TYPE.plural: {
          const arms = new Set(Object.keys(element.options));
          const { words, ordinal, cardinal } = use(element.value);
          if (element.type === TYPE.select) words.push(arms);
          else if (element.pluralType === 'ordinal') ordinal.push(arms);
          else cardinal.push(arms);
          const inner = element.type === TYPE.plural ? element.value : counted;
          for (const { value } of Object.values(element.options)) visit(value, inner);
        }
      }
    }
  };
  visit(parse(text, { ignoreTag: true, requiresOtherClause: true }), null);
  return { uses, literals: literals.join(' ') };
}

const isCounted = ({ cardinal, ordinal }: Use): boolean => cardinal.length + ordinal.length > 0;

/** The kind of a parameter: a number, one of a few words, or anything. */
function kindOf(use: Use): string {
  const kinds: string[] = [];
  if (isCounted(use)) kinds.push('number');
  for (const words of use.words) kinds.push(`one of ${[...words].join(', ')}`);
  return kinds.length > 0 ? [...new Set(kinds)].join('; ') : 'a word or a number';
}

/** The parameters of a text with their kinds, for people; '' if it has none. */
export const parametersOf = (text: string): string =>
  [...shapeOf(text).uses].map(([name, use]) => `${name}: ${kindOf(use)}`).join(' · ');

/** The largest number that pages show: forms for millions only (Italian `many`) are not needed. */
const SAID_NUMBERS = 1000;

/** Forms that the numbers up to `SAID_NUMBERS` need, except numbers with an arm of their own (`=1`). */
function neededBy(rules: Intl.PluralRules, arms: ReadonlySet<string>): ReadonlySet<string> {
  const needed = new Set<string>(['other']);
  for (let n = 0; n <= SAID_NUMBERS; n++) if (!arms.has(`=${n}`)) needed.add(rules.select(n));
  return needed;
}

/** Whether a plural distinguishes exact values only, such as `=6` and `other`. */
const byValue = (arms: ReadonlySet<string>): boolean =>
  arms.size > 1 && [...arms].every((arm) => arm === 'other' || arm.startsWith('='));

/** Plural forms that the language does not have, and needed forms that are missing. */
export function pluralFaults(english: Shape, translated: Shape, language: string): string[] {
  const faults: string[] = [];
  for (const [name, use] of translated.uses) {
    for (const type of ['cardinal', 'ordinal'] as const) {
      if (use[type].length === 0) continue;
      const rules = new Intl.PluralRules(language, { type });
      const asked = english.uses.get(name)?.[type] ?? [];
      const values = asked.length > 0 && asked.every(byValue);
      const all = new Set<string>(rules.resolvedOptions().pluralCategories);
      for (const arms of use[type]) {
        const lacks = [...arms].filter((arm) => !arm.startsWith('=') && !all.has(arm));
        const needed = values && byValue(arms) ? [] : [...neededBy(rules, arms)];
        const missing = needed.filter((form) => !arms.has(form));
        if (lacks.length > 0) {
          faults.push(`the plural of {${name}} has ${lacks.join(', ')}, which the language lacks`);
        }
        if (missing.length > 0) {
          faults.push(`the plural of {${name}} needs ${missing.join(', ')}`);
        }
      }
    }
  }
  return faults;
}

/** Differences between the parameters of a translation and those of the English text. */
export function parameterFaults(english: Shape, translated: Shape): string[] {
  const faults: string[] = [];
  for (const [name, use] of translated.uses) {
    const known = english.uses.get(name);
    if (!known) {
      faults.push(`{${name}} is not a parameter of the English text`);
      continue;
    }
    if (isCounted(use) && !isCounted(known)) {
      faults.push(`{${name}} is a number here, and not in the English text`);
    }
    const words = new Set(known.words.flatMap((arms) => [...arms]));
    for (const arms of use.words) {
      if (words.size === 0) faults.push(`{${name}} chooses here, and not in the English text`);
      else if (arms.size !== words.size || [...arms].some((arm) => !words.has(arm))) {
        faults.push(`{${name}} chooses among ${[...words].join(', ')} in the English text`);
      }
    }
  }
  for (const [name, { said }] of english.uses) {
    if (said && !translated.uses.get(name)?.said) faults.push(`{${name}} isn’t said`);
  }
  return faults;
}
