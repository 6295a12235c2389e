/**
 * The preview of a link: a title, a sentence and a picture of the place in the head of the page
 * (Open Graph). The server knows which pages there are and who waits at a table; words and pictures
 * come with the build (`client/previews.ts`).
 */

import { join } from 'node:path';
import type { ListedTable } from '../protocol/listing.ts';
import type { PreviewKind, Previews } from '../protocol/previews.ts';
import { BuiltFile } from './built.ts';

/** The facts for the preview of one page. */
export interface Told {
  readonly kind: PreviewKind;
  /** The game's id; ignored if the build does not know it. */
  readonly game?: string;
  readonly names?: readonly { readonly name: string; readonly bot: boolean }[];
  readonly free?: number;
}

/** Facts about an address that the server can look up. */
export interface Lookup {
  /** The listed table of a code; null for one that is not listed, or not there. */
  readonly table: (code: string) => Promise<ListedTable | null>;
  /** A match that is over; null for any other. */
  readonly match: (id: string) => Promise<Told | null>;
}

/** Names in a sentence, at most; a match has no more seats. */
const NAMES = 6;

const ESCAPES: { readonly [sign: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign]);

/**
 * The facts for the preview of the page at `path`.
 * @param query of its address: an invitation names its game there, which says nothing about the
 * table
 * @returns null for pages that have no preview
 */
export async function toldOf(
  path: string,
  query: URLSearchParams,
  { table, match }: Lookup,
): Promise<Told | null> {
  const [page = '', rest = ''] = path.split('/').slice(1);
  const game = query.get('game') ?? undefined;
  if (page === '') return game ? { kind: 'game', game } : { kind: 'home' };
  if (page === 'people') return { kind: 'home' };
  if (page === 'learn' || page === 'help') {
    return rest ? { kind: page, game: rest } : { kind: 'home' };
  }
  if (page === 'replay') return (rest && (await match(rest))) || { kind: 'home' };
  if (page !== 'table' && page !== 'hand' && page !== 'watch') return null;
  if (!rest) return { kind: 'home' };
  const listed = await table(rest);
  if (listed) {
    const { stage, names, free } = listed;
    return { kind: stage, game: listed.game, names: names.filter(({ name }) => name), free };
  }
  return game ? { kind: 'invite', game } : { kind: 'table' };
}

export class PagePreviews {
  private readonly pages = new Map<string, BuiltFile<string>>();
  private readonly words: BuiltFile<Previews>;
  private readonly root: string;

  /** @param root folder of the built client */
  constructor(root: string) {
    this.root = root;
    this.words = new BuiltFile(join(root, 'previews.json'), (text) => JSON.parse(text) as Previews);
  }

  /**
   * The file of a page with its preview in the head.
   *
   * @param page such as `/index.html`
   *
   * @param origin public address of the server: scheme, name and port
   *
   * @returns null if there is no such page, or the build has no text for it
   */
  fill(page: string, origin: string, path: string, told: Told): string | null {
    let file = this.pages.get(page);
    if (!file) {
      file = new BuiltFile(join(this.root, page), (text) => text);
      this.pages.set(page, file);
    }
    const html = file.get();
    const words = this.words.get();
    if (!html || !words) return null;
    const tags = tagsOf(words, origin, path, told)
      .map(([name, content]) => {
        const named = name.startsWith('og:') ? 'property' : 'name';
        return `<meta ${named}="${name}" content="${escaped(content)}" />`;
      })
      .join('\n    ');
    return html.replace('</head>', () => `  ${tags}\n  </head>`);
  }
}

/** The tags of a preview by name. Pure. */
function tagsOf(
  words: Previews,
  origin: string,
  path: string,
  told: Told,
): readonly (readonly [name: string, content: string])[] {
  const game = told.game !== undefined && Object.hasOwn(words.games, told.game) ? told.game : null;
  // A game for which this build has no card gets the preview of the house.
  const kind = told.game === undefined || game ? told.kind : 'home';
  const about = game ? words.games[game] : null;
  const gaps: { readonly [name: string]: string } = {
    game: about?.name ?? '',
    summary: about?.summary ?? '',
    free: String(told.free ?? 0),
    names: (told.names ?? [])
      .slice(0, NAMES)
      .map(({ name, bot }) => (bot ? words.bot.replace('{name}', () => name) : name))
      .join(', '),
  };
  const filled = (text: string): string =>
    text.replace(/\{(\w+)\}/g, (gap, name: string) => gaps[name] ?? gap);
  const { title, text } = words.texts[kind];
  const shown = about ?? words.games[words.house];
  const tags: (readonly [string, string])[] = [
    ['og:site_name', 'Laguna'],
    ['og:type', 'website'],
    ['og:title', filled(title)],
    ['og:description', filled(text)],
    ['og:url', `${origin}${path}`],
  ];
  if (!shown?.picture) return [...tags, ['twitter:card', 'summary']];
  return [
    ...tags,
    ['og:image', `${origin}${shown.picture}`],
    ['og:image:type', 'image/jpeg'],
    ['og:image:width', String(words.size.width)],
    ['og:image:height', String(words.size.height)],
    ['og:image:alt', shown.pictured],
    ['twitter:card', 'summary_large_image'],
  ];
}
