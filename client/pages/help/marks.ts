/**
 * The few marks in the help's texts. A blank line ends a paragraph; lines that begin with `- ` are
 * a list, with `1. ` its steps, and `words :: what they mean` are explained words. Within a line ``
 * `code` ``, `[Key]`, `*name on the page*` and `[[topic]]`, which links there. Pure.
 */

export type Span =
  | { readonly is: 'text' | 'code' | 'key' | 'name'; readonly text: string }
  | { readonly is: 'topic'; readonly text: string };

export type Block =
  | { readonly is: 'paragraph'; readonly spans: readonly Span[] }
  | { readonly is: 'list' | 'steps'; readonly items: readonly (readonly Span[])[] }
  | {
      readonly is: 'words';
      readonly rows: readonly { readonly word: readonly Span[]; readonly means: readonly Span[] }[];
    };

const SPAN = /`([^`]+)`|\[\[([\w-]+)\]\]|\[([^\]]+)\]|\*([^*\n]+)\*/g;

/** The parts of one line. */
export function spansOf(line: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const match of line.matchAll(SPAN)) {
    if (match.index > from) spans.push({ is: 'text', text: line.slice(from, match.index) });
    const [whole, code, topic, key, name] = match;
    if (code !== undefined) spans.push({ is: 'code', text: code });
    else if (topic !== undefined) spans.push({ is: 'topic', text: topic });
    else if (key !== undefined) spans.push({ is: 'key', text: key });
    else spans.push({ is: 'name', text: name ?? '' });
    from = match.index + whole.length;
  }
  if (from < line.length) spans.push({ is: 'text', text: line.slice(from) });
  return spans;
}

/** Adjacent lines of one kind; an indented one continues the line before. */
function itemsOf(lines: readonly string[], begins: RegExp): string[] {
  const items: string[] = [];
  for (const line of lines) {
    const last = items.length - 1;
    if (begins.test(line) || last < 0) items.push(line.replace(begins, ''));
    else items[last] += ` ${line.trim()}`;
  }
  return items;
}

const ITEM = /^- /;
const STEP = /^\d+\. /;
const WORDS = ' :: ';

function blockOf(lines: readonly string[]): Block {
  const [first = ''] = lines;
  if (ITEM.test(first)) return { is: 'list', items: itemsOf(lines, ITEM).map(spansOf) };
  if (STEP.test(first)) return { is: 'steps', items: itemsOf(lines, STEP).map(spansOf) };
  if (first.includes(WORDS)) {
    // A row begins in the first column.
    const rows = itemsOf(lines, /^(?=\S)/).map((line) => {
      const at = line.indexOf(WORDS);
      const cut = at < 0 ? line.length : at;
      return {
        word: spansOf(line.slice(0, cut)),
        means: spansOf(line.slice(cut + WORDS.length)),
      };
    });
    return { is: 'words', rows };
  }
  return { is: 'paragraph', spans: spansOf(lines.map((line) => line.trim()).join(' ')) };
}

/** A text in blocks. */
export function blocksOf(text: string): Block[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((part) => blockOf(part.split('\n')));
}

/** Every line of parts, in the order of the text. */
export function linesOf(text: string): (readonly Span[])[] {
  return blocksOf(text).flatMap((block) => {
    if (block.is === 'paragraph') return [block.spans];
    if (block.is === 'words') return block.rows.flatMap(({ word, means }) => [word, means]);
    return block.items;
  });
}

/**
 * The text without its marks.
 * @param title returns the title of a link
 */
export function plainOf(text: string, title: (topic: string) => string): string {
  return linesOf(text)
    .map((spans) => spans.map((one) => (one.is === 'topic' ? title(one.text) : one.text)).join(''))
    .join(' ');
}
