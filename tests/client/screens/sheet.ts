/** The page on which all screens are leafed through. */

import { readFileSync } from 'node:fs';
import type { Kept, Picture } from './gather.ts';
import type { Entry } from './keys.ts';
import { leaf } from './leaf.ts';

/** The screens of a game, or of the house. */
export interface Group {
  readonly id: string;
  /** As the menu calls the game. */
  readonly title: string;
  readonly screens: readonly Kept[];
  /** Size of its pictures in bytes, and their time in seconds. */
  readonly bytes: number;
  readonly seconds: number;
}

const STYLE = readFileSync(new URL('leaf.css', import.meta.url), 'utf8');
const SIGNS: { readonly [sign: string]: string } = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
const safe = (text: string): string => text.replace(/[&<"]/g, (sign) => SIGNS[sign] ?? sign);

export const slug = (...words: readonly string[]): string =>
  words
    .join('-')
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, '-')
    .replace(/^-|-$/g, '');

const line = (text: string, entries: readonly Entry[]): string => {
  const keys = entries.map(
    ({ file, key, text: whole }) =>
      `<code title="${safe(whole)}">${safe(key)}<i>${safe(file)}</i></code>`,
  );
  return `<li><q>${safe(text)}</q>${keys.join('')}</li>`;
};

const picture = (group: string, name: string, { size, file, width, height }: Picture): string => {
  const place = `${group}/${file}`;
  const image = `<img loading="lazy" width="${width}" height="${height}" src="${place}" alt="${safe(name)}, ${size}">`;
  return `<a class="${size}" href="${place}" title="${size}">${image}</a>`;
};

type Find = (text: string) => readonly Entry[];

function screen(group: string, { page, name, pictures, texts }: Kept, find: Find): string {
  const id = slug(group, page, name);
  const shots = pictures.map((one) => picture(group, name, one));
  const lines = texts.map((text) => line(text, find(text)));
  return `<article id="${id}"><h4><a class="name" href="#${id}">${safe(name)}</a></h4><div class="shots">${shots.join('')}</div>
<details><summary class="count">${lines.length} texts</summary><ul>${lines.join('')}</ul></details></article>`;
}

const pagesOf = ({ screens }: Group): string[] => [...new Set(screens.map(({ page }) => page))];

function section(group: Group, find: Find): string {
  const pages = pagesOf(group).map((page) => {
    const own = group.screens.filter((one) => one.page === page);
    const articles = own.map((one) => screen(group.id, one, find)).join('\n');
    return `<section id="${slug(group.id, page)}"><h3>${safe(page)}</h3><div class="row">${articles}</div></section>`;
  });
  return `<section id="${group.id}"><h2>${safe(group.title)}</h2>${pages.join('\n')}</section>`;
}

function contents(group: Group): string {
  const pages = pagesOf(group).map((page) => {
    const count = group.screens.filter((one) => one.page === page).length;
    return `<li><a href="#${slug(group.id, page)}">${safe(page)}</a> <small>${count}</small></li>`;
  });
  return `<details open><summary><a href="#${group.id}">${safe(group.title)}</a> <small>${group.screens.length}</small></summary><ul>${pages.join('')}</ul></details>`;
}

/** A summary of these groups, as a sentence. */
export function summary(groups: readonly Group[]): string {
  const sum = (of: (group: Group) => number): number =>
    groups.reduce((all, one) => all + of(one), 0);
  const screens = sum((one) => one.screens.length);
  const pictures = sum((one) => one.screens.reduce((all, { pictures: p }) => all + p.length, 0));
  const megabytes = (sum(({ bytes }) => bytes) / 1e6).toFixed(1);
  const minutes = (sum(({ seconds }) => seconds) / 60).toFixed(1);
  return `${screens} screens, ${pictures} pictures of ${megabytes} MB, taken in ${minutes} minutes`;
}

/**
 * The whole page.
 * @param find messages of the catalogues by their appearance
 */
export function sheet(groups: readonly Group[], find: Find, taken: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Laguna: every screen</title><style>${STYLE}</style></head>
<body><header><h1>Every screen of Laguna</h1><p>${safe(summary(groups))}, ${safe(taken)}.</p>
<label>Search texts, keys and names <input type="search"></label>
<fieldset><legend>Show</legend><label><input type="radio" name="size" value="both" checked>both</label><label><input type="radio" name="size" value="desktop">desktop</label><label><input type="radio" name="size" value="phone">phone</label></fieldset>
<output></output></header>
<nav><details class="menu"><summary>Contents</summary>${groups.map(contents).join('')}</details></nav>
<main>${groups.map((one) => section(one, find)).join('\n')}</main>
<script>(${leaf})()</script></body></html>
`;
}
