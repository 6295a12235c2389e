/** The code that replaces texts in the modules of a page. */

import { compile, type Wording } from '../compile.ts';
import type { Compiled } from '../message.ts';
import { type Place, rulesOf, sectionPlace, sentencePlace } from './english.ts';
import { translatedAt } from './faults.ts';
import type { Language } from './files.ts';
import { literal, type Spoken, Tokens } from './tokens.ts';
import { isWording, type Wanted } from './wanted.ts';

/** Europe's English. For other languages the tag itself is the locale. */
const ENGLISH = 'en-GB';

type Made = (text: string, wording?: Wording) => Compiled;
const SENTENCE: Made = (text, wording) => {
  if (!wording) return text;
  const [before, after] = wording.around(text);
  return before + wording.words(text) + after;
};

/** The texts of a build: each becomes its own code, or a token if it differs by language. */
export class Texts {
  readonly tokens = new Tokens();
  readonly wanted: Wanted;

  constructor(wanted: Wanted) {
    this.wanted = wanted;
  }

  /** The code of an ICU message. @param place null for texts outside of the client */
  message(place: Place | null, text: string): string {
    return this.written(place, text, compile);
  }

  /** The code of a module `rule-index.ts`. @param file its path */
  async rules(game: string, file: string): Promise<string> {
    const rules = await rulesOf(file);
    const sections = [...new Set(rules.map(({ section }) => section))];
    const titles = sections.map((one) => this.written(sectionPlace(game, one), one, SENTENCE));
    const lines = rules.map(({ id, section, sentence }) => {
      const said = this.written(sentencePlace(game, id), sentence, SENTENCE);
      return `[${literal(id)},${sections.indexOf(section)},${said}]`;
    });
    const entry = '([id, section, sentence]) => ({ id, section: SECTIONS[section], sentence })';
    return [
      `const SECTIONS = [${titles.join()}];`,
      `export const rules = [${lines.join()}].map(${entry});`,
    ].join('\n');
  }

  /** The code of the module `i18n/language.ts`. */
  language(): string {
    const { only, beside } = this.wanted;
    const ids = beside.map(({ id }) => id);
    const own = (english: string): string => {
      if (only && !isWording(only)) return literal(only.id);
      const others = ids.map((id) => [id, literal(id)] as const);
      return this.spoken(literal(english), others);
    };
    return [
      `export const LANGUAGE = ${own('en')};`,
      `export const LOCALE = ${own(ENGLISH)};`,
      `export const LANGUAGES = ${literal(['en', ...ids])};`,
    ].join('\n');
  }

  /** The text of a place in a language of this build, or the English one. */
  said(place: Place, english: string, language: string): string {
    const one = this.wanted.beside.find(({ id }) => id === language);
    return (one && translatedAt(one, place)?.text) || english;
  }

  private written(place: Place | null, text: string, made: Made): string {
    const { only, beside } = this.wanted;
    if (only && isWording(only)) return literal(made(text, only));
    const own = (language: Language): string =>
      (place && translatedAt(language, place)?.text) || text;
    if (only) return literal(made(own(only)));
    const others = beside.map((one) => [one.id, literal(made(own(one)))] as const);
    return this.spoken(literal(made(text)), place ? others : []);
  }

  private spoken(en: string, others: readonly (readonly [string, string])[]): string {
    const spoken: Spoken = { ...Object.fromEntries(others), en };
    return others.some(([, one]) => one !== en) ? this.tokens.of(spoken) : en;
  }
}
