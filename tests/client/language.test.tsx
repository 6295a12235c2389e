/** The choice of a language: pages offer it if there is more than one, and the browser stores it. */

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { inNextLanguage } from '../../client/pages/showcase/languages.ts';
import { cookieFor, withoutLanguage } from '../../client/store/language.ts';
import { LanguageField } from '../../client/table/LanguageField.tsx';
import { languageName } from '../../client/table/languages.ts';

test('languages are called as their own speakers call them', () => {
  expect(['en', 'it', 'de', 'fr', 'es'].map(languageName)).toEqual([
    'English',
    'Italiano',
    'Deutsch',
    'Français',
    'Español',
  ]);
});

test('with English alone there is nothing to choose', () => {
  expect(renderToStaticMarkup(<LanguageField languages={['en']} />)).toBe('');
});

test('each language is offered in its own words, and that of the page is chosen', () => {
  const html = renderToStaticMarkup(<LanguageField languages={['en', 'de']} />);
  expect(html).toContain('<option value="en" lang="en" selected="">English</option>');
  expect(html).toContain('<option value="de" lang="de">Deutsch</option>');
});

test('the choice lasts a year, on every page, and counts more than the address it was made at', () => {
  expect(cookieFor('pt-BR')).toBe('laguna-language=pt-BR; Path=/; Max-Age=31536000; SameSite=Lax');
  const address = 'http://localhost/table/ACDEFG?lang=de&game=x#seat';
  expect(withoutLanguage(address)).toBe('http://localhost/table/ACDEFG?game=x#seat');
});

test('a stand goes through its languages, match by match', () => {
  const there = ['en', 'de', 'it'];
  const next = (now: string, query: string) => {
    const address = inNextLanguage(`http://localhost/showcase?game=x${query}`, now, there);
    return address && new URL(address).searchParams.get('lang');
  };
  expect(next('en', '&langs=it,de,en')).toBe('it');
  expect(next('it', '&langs=it,de,en&lang=it')).toBe('de');
  // The language of the first match may be none of them.
  expect(next('en', '&langs=it, de')).toBe('it');
  // One alone, or ones that this server lacks, are no turn to take.
  expect(next('en', '')).toBeNull();
  expect(next('en', '&langs=de')).toBeNull();
  expect(next('en', '&langs=de,de,tlh')).toBeNull();
});
