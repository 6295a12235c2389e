/**
 * Finds the things on a page that need an explanation and have none. It reads a page as text, so
 * that it works on the output of React in node and on the content of a browser.
 *
 * A thing is: a picture (`svg`, `img`), a figure without words, a tag or a chip (`THINGS`), a
 * button or a link without words, and an element that is marked as a thing of the board
 * (`data-target`) and is no choice of a decision. It is explained if
 *
 * - it or an element around it has a note (`noted`): on a row or a heading one note is enough for
 *   all in it;
 * - a figure is in a table whose heading has words, or beside the name of a list of facts (`dt`,
 *   `dd`);
 * - words are in the same element, or in the button, the link, the heading or the paragraph around
 *   it.
 *
 * Text for screen readers alone (`sr`) explains nothing to a person who sees the page. Keys of the
 * keyboard (`kbd`) and hidden elements are no things.
 */

export interface Node {
  readonly tag: string;
  readonly attributes: { readonly [name: string]: string };
  readonly children: readonly (Node | string)[];
}

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/** Elements whose contents are no text of the page. */
const RAW = new Set(['script', 'style', 'template', 'noscript']);

const decoded = (text: string): string =>
  text
    .replace(/&#x([\da-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&(lt|gt|quot|nbsp|amp);/g, (_, name: string) => {
      return { lt: '<', gt: '>', quot: '"', nbsp: ' ', amp: '&' }[name] ?? '';
    });

/** The tree of a well-formed page, as React and browsers write it. */
export function parsed(html: string): Node {
  type Open = { tag: string; attributes: { [name: string]: string }; children: (Node | string)[] };
  const root: Open = { tag: '', attributes: {}, children: [] };
  const open: Open[] = [root];
  const innermost = (): Open => open.at(-1) ?? root;
  const parts =
    /<!--.*?-->|<!doctype[^>]*>|<\/([\w-]+)\s*>|<([\w:-]+)((?:[^>"']|"[^"]*"|'[^']*')*)>|([^<]+)/gis;
  for (const [, closed, opened, rest = '', text] of html.matchAll(parts)) {
    const top = innermost();
    if (text !== undefined) top.children.push(decoded(text));
    else if (opened !== undefined) {
      const attributes: { [name: string]: string } = {};
      for (const [, name = '', value = ''] of rest.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)) {
        attributes[name] = decoded(value);
      }
      const node: Open = { tag: opened.toLowerCase(), attributes, children: [] };
      top.children.push(node);
      if (!VOID.has(node.tag) && !rest.endsWith('/')) open.push(node);
    } else if (closed !== undefined) {
      const at = open.findLastIndex(({ tag }) => tag === closed.toLowerCase());
      if (at > 0) open.length = at;
    }
  }
  return root;
}

/** Classes of elements that are things, with any contents. */
const THINGS = /(^|\s)(tag|chip|card|track)(\s|$)/;
/** Around a thing their words name it. */
const NAMING = new Set(
  'a button caption dt figcaption h1 h2 h3 h4 label legend option p summary th'.split(' '),
);
/** Emphasis within words. */
const INLINE = new Set('b em i small strong sub sup abbr'.split(' '));
const DRAWN = new Set(['svg', 'img', 'canvas', 'meter', 'progress']);

/** Emphasis, or only a drawing: its surroundings name it. */
const isWithin = (node: Node): boolean =>
  INLINE.has(node.tag) || (node.tag === 'span' && seen(node).trim() === '');

const classOf = ({ attributes }: Node): string => attributes.class ?? '';
const isSr = (node: Node): boolean => /(^|\s)sr(\s|$)/.test(classOf(node));
const isGone = ({ tag, attributes }: Node): boolean =>
  RAW.has(tag) || tag === 'kbd' || 'hidden' in attributes || 'data-unasked' in attributes;

/** Its text for people who see it. */
function seen(node: Node | string): string {
  if (typeof node === 'string') return node;
  if (isSr(node) || isGone(node) || DRAWN.has(node.tag)) return '';
  return node.children.map(seen).join(' ');
}
const hasWords = (node: Node): boolean => /\p{L}{2}/u.test(seen(node));

const elements = (node: Node, tag: string): Node[] =>
  node.children.flatMap((one) =>
    typeof one === 'string' ? [] : [...(one.tag === tag ? [one] : []), ...elements(one, tag)],
  );

/** Whether a cell of a table has a heading in words, of its column or of its row. */
function isHeaded(cell: Node, row: Node, table: Node): boolean {
  const cells = row.children.filter((one) => typeof one !== 'string');
  const [first] = elements(table, 'tr');
  const heads = first?.children.filter((one) => typeof one !== 'string') ?? [];
  const column = heads[cells.indexOf(cell)];
  const named = (head: Node | undefined): boolean =>
    head !== undefined && head.tag === 'th' && (hasWords(head) || 'data-note' in head.attributes);
  const isTitled = heads.every((head) => head.tag === 'th');
  return named(column) || (!isTitled && cells.some(named));
}

/** The surroundings of an element, from the inside out. */
type Around = readonly Node[];

/** Whether words around a thing name it. */
function isNamed(around: Around): boolean {
  for (const [k, node] of around.entries()) {
    if (NAMING.has(node.tag)) return hasWords(node);
    if (node.tag === 'td') {
      const row = around.slice(k).find(({ tag }) => tag === 'tr');
      const table = around.slice(k).find(({ tag }) => tag === 'table');
      if (row && table && isHeaded(node, row, table)) return true;
      if (!hasWords(node)) return false;
    }
    if (node.tag === 'dd') return elements(around[k + 1] ?? node, 'dt').some(hasWords);
    if (hasWords(node) && (k === 0 || around.slice(0, k).every(isWithin))) {
      return true;
    }
  }
  return false;
}

/** Short words for the place of a thing. */
const placeOf = (around: Around): string =>
  around
    .slice(0, 4)
    .reverse()
    .map((node) => [node.tag, ...classOf(node).split(/\s+/)].filter(Boolean).join('.'))
    .join(' > ');

/** Every thing of a page without an explanation: its place, and its contents. */
export function unexplained(html: string): string[] {
  const found = new Set<string>();
  const say = (what: string, around: Around): void => {
    found.add(`${what} in ${placeOf(around)}`);
  };
  /** The fault of an element itself; null: none, or its contents decide. */
  function lacks(node: Node): string | null {
    const { tag, attributes } = node;
    if ((tag === 'button' || tag === 'a') && !hasWords(node)) return `no words on a ${tag}`;
    if (THINGS.test(classOf(node))) return `"${seen(node).trim()}"`;
    const isChoice = /(^|\s)choice(\s|$)/.test(classOf(node));
    return 'data-target' in attributes && !isChoice && !hasWords(node) ? 'target' : null;
  }
  function look(node: Node, around: Around): void {
    if (isGone(node) || isSr(node) || node.attributes['data-note']) return;
    const here = node.tag ? [node, ...around] : around;
    const isDrawn = DRAWN.has(node.tag);
    const what = isDrawn ? (isNamed(around) ? null : node.tag) : lacks(node);
    if (what !== null) say(what, here);
    if (isDrawn || what !== null) return;
    for (const child of node.children) {
      if (typeof child !== 'string') look(child, here);
      else if (/\d/.test(child) && !/\p{L}/u.test(child) && !isNamed(here)) {
        say(`"${child.trim()}"`, here);
      }
    }
  }
  look(parsed(html), []);
  return [...found];
}

/** The ids of the rules that a page's notes name. */
export function rulesNamed(html: string): string[] {
  return [...new Set([...html.matchAll(/data-rule="([^"]+)"/g)].map(([, id = '']) => id))];
}
