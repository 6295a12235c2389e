/** What the house's style sheets say: their declarations, colours and conditions. */

import { files, read } from './sources.ts';

/** The file of all tokens. */
export const TOKENS = 'client/styles/tokens.css';

/** The client's style sheets, and those of the guest that a new game is copied from. */
export const sheets = files.filter((file) => /^(client|tests\/guest)\/.*\.css$/.test(file));

/** A style sheet without its comments. */
export const sheet = (file: string): string => read(file).replaceAll(/\/\*[\s\S]*?\*\//g, '');

export interface Declaration {
  readonly name: string;
  readonly value: string;
}

/** The declarations of a style sheet, in its order. */
export const declarationsIn = (css: string): Declaration[] =>
  [...css.matchAll(/([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g)].map(([, name = '', value = '']) => {
    return { name, value: value.trim().replaceAll(/\s+/g, ' ') };
  });

const NAMES =
  'aqua|aquamarine|azure|beige|black|blue|brown|chocolate|coral|crimson|cyan|fuchsia|gold|gr[ae]y|green|indigo|ivory|khaki|lavender|lime|linen|magenta|maroon|navy|olive|orange|orchid|peru|pink|plum|purple|red|salmon|sienna|silver|snow|tan|teal|tomato|turquoise|violet|wheat|white|yellow';
/** A colour of CSS by its digits, by a function, or by one of its names, also `darkred` and the like. */
const COLOUR = new RegExp(
  `#[0-9a-f]{3,8}\\b|\\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\\(|(?<![\\w-])(?:(?:dark|deep|dim|dodger|fire|forest|ghost|hot|indian|light|medium|midnight|old|pale|rosy|royal|sea|sky|slate|spring|steel)*)(?:${NAMES})(?![\\w-])`,
  'gi',
);

/** The colours that a value contains as literals. */
export const coloursIn = (value: string): string[] =>
  value.replaceAll(/var\(\s*--[\w-]+|"[^"]*"|url\([^)]*\)/g, '').match(COLOUR) ?? [];

/** The colour literals of a style sheet. */
export const literalsIn = (css: string): string[] =>
  declarationsIn(css).flatMap(({ value }) => coloursIn(value));

/**
 * The conditions of `@media` or of another rule with a condition, in their order; of several that
 * a comma divides each.
 */
export const conditionsIn = (css: string, rule: 'media' | 'container' = 'media'): string[] =>
  [...css.matchAll(new RegExp(`@${rule}\\s+([^{]+)\\{`, 'g'))].flatMap(([, all = '']) =>
    all.split(',').map((one) => one.trim().replaceAll(/\s+/g, ' ')),
  );

/** The lengths of gaps, one for rows and one for columns where they differ; none is not one. */
export const gapsIn = (css: string): string[] =>
  declarationsIn(css)
    .filter(({ name }) => /^(?:row-|column-)?gap$/.test(name))
    .flatMap(({ value }) => value.split(/ (?![^(]*\))/))
    .filter((length) => length !== '0');

/** The sizes of type, also those within `font`. */
export const sizesIn = (css: string): string[] =>
  declarationsIn(css).flatMap(({ name, value }) => {
    if (name === 'font-size') return [value];
    if (name !== 'font' || value === 'inherit') return [];
    return [value.replace(/^(?:normal |italic |bold |\d00 )*/, '').split(/ ?[/ ]/)[0] ?? ''];
  });
