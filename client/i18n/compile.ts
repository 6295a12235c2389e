/**
 * Compiles the ICU texts of a catalogue into messages. It runs while a page is built, and under
 * Node in tests; no page carries it.
 */

import {
  type MessageFormatElement,
  type PluralElement,
  parse,
  type SelectElement,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import type { By, Choice, Compiled } from './message.ts';

/** Conversion of a text on its way into a page; parameters are unchanged. */
export interface Wording {
  readonly words: (words: string) => string;
  /** Text before and after a message. */
  readonly around: (text: string) => readonly [before: string, after: string];
}
const AS_WRITTEN: Wording = { words: (words) => words, around: () => ['', ''] };

const FORMS = /^(=\d+|zero|one|two|few|many|other)$/;

/**
 * One message of its ICU text.
 * @throws Error if it is no ICU message, or uses a feature that this house does not need
 */
export function compile(text: string, wording = AS_WRITTEN): Compiled {
  const inner = elements(text).flatMap((element) => parts(element, wording, null));
  if (inner.length === 0) return '';
  const [before, after] = wording.around(text);
  return joined([before, ...inner, after].filter((part) => part !== ''));
}

function elements(text: string): readonly MessageFormatElement[] {
  try {
    return parse(text, { ignoreTag: true, requiresOtherClause: true });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`This text is no ICU message (${why}): “${text}”`);
  }
}

type Part = string | Choice;

/** @param counted the number that `#` represents */
function parts(
  element: MessageFormatElement,
  wording: Wording,
  counted: string | null,
): readonly Part[] {
  switch (element.type) {
    case TYPE.literal:
      if (/[{}]/.test(element.value)) {
        throw new Error(`A text cannot show braces: they mean parameters (“${element.value}”).`);
      }
      return [wording.words(element.value)];
    case TYPE.argument:
      return [`{${element.value}}`];
    case TYPE.pound:
      return [`{${counted}}`];
    case TYPE.select:
      return [choice(element, 'select', wording, counted)];
    case TYPE.plural: {
      if (element.offset !== 0) throw new Error(`A plural has no offset here: “${element.value}”.`);
      const wrong = Object.keys(element.options).find((form) => !FORMS.test(form));
      if (wrong) throw new Error(`“${wrong}” is no form of a plural.`);
      return [choice(element, element.pluralType ?? 'cardinal', wording, element.value)];
    }
    case TYPE.number:
      // Every number is formatted the same way.
      if (!element.style) return [`{${element.value}}`];
  }
  throw new Error('A text has parameters, plurals and selects, nothing else.');
}

function choice(
  element: PluralElement | SelectElement,
  by: By,
  wording: Wording,
  counted: string | null,
): Choice {
  const arms = Object.entries(element.options).map(([arm, { value }]): [string, Compiled] => [
    arm,
    joined(value.flatMap((inner) => parts(inner, wording, counted))),
  ]);
  return [element.value, by, { other: '', ...Object.fromEntries(arms) }];
}

/** Adjacent strings joined into one; a message without choices is a string. */
function joined(all: readonly Part[]): Compiled {
  const list: Part[] = [];
  for (const part of all) {
    const last = list.at(-1);
    if (typeof part === 'string' && typeof last === 'string') list[list.length - 1] = last + part;
    else list.push(part);
  }
  const [only = ''] = list;
  return list.length < 2 && typeof only === 'string' ? only : list;
}
