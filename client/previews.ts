/**
 * Writes `previews.json` while the pages are built: the server's text about a page in the head of
 * its file, for programs that show a link with a picture (Open Graph). The names of players come
 * from the server; everything else is known here.
 */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type {
  GamePreview,
  PreviewKind,
  Previews,
  PreviewText,
} from '../server/protocol/previews.ts';
import { cards } from './games/registry-cards.ts';
import { previewText } from './i18n/previews.ts';
import type { GameCard } from './table/game.ts';

/** Pixels of the pictures, as `npm run pictures -- --cards` takes them. */
const SIZE = { width: 1200, height: 630 } as const;

/** Sentences with the names of their gaps in place of the values. */
const TEXTS: { readonly [Kind in PreviewKind]: PreviewText } = {
  home: { title: previewText('app.title'), text: previewText('app.text') },
  game: {
    title: previewText('game.title', { game: '{game}' }),
    text: previewText('game.text', { summary: '{summary}' }),
  },
  learn: {
    title: previewText('learn.title', { game: '{game}' }),
    text: previewText('learn.text', { summary: '{summary}' }),
  },
  help: {
    title: previewText('help.title', { game: '{game}' }),
    text: previewText('help.text', { summary: '{summary}' }),
  },
  invite: {
    title: previewText('invite.title', { game: '{game}' }),
    text: previewText('invite.text', { summary: '{summary}' }),
  },
  table: { title: previewText('table.title'), text: previewText('table.text') },
  lobby: {
    title: previewText('lobby.title', { game: '{game}' }),
    text: previewText('lobby.text', { names: '{names}', free: '{free}', summary: '{summary}' }),
  },
  playing: {
    title: previewText('playing.title', { game: '{game}' }),
    text: previewText('playing.text', { names: '{names}', summary: '{summary}' }),
  },
  finished: {
    title: previewText('finished.title', { game: '{game}' }),
    text: previewText('finished.text', { names: '{names}', summary: '{summary}' }),
  },
  replay: {
    title: previewText('replay.title', { game: '{game}' }),
    text: previewText('replay.text', { names: '{names}' }),
  },
};

const pictureOf = (id: string): string =>
  fileURLToPath(new URL(`../assets/${id}/preview.jpg`, import.meta.url));

/** Adds `previews.json` and the pictures it names to the build. */
export function previews(): Plugin {
  return {
    name: 'laguna-previews',
    apply: 'build',
    async generateBundle() {
      const games: { [id: string]: GamePreview } = {};
      const emit = (id: string): string | null => {
        try {
          const source = readFileSync(pictureOf(id));
          const file = this.emitFile({ type: 'asset', name: `preview-${id}.jpg`, source });
          return `/${this.getFileName(file)}`;
        } catch {
          this.warn(`No picture for links: npm run pictures -- --cards --only ${id}`);
          return null;
        }
      };
      for (const [id, load] of Object.entries(cards)) {
        const card: GameCard = await load();
        const { name, summary, pictured } = card;
        games[id] = { name, summary, pictured, picture: emit(id) };
      }
      // The first game of the menu represents the house.
      const [house = ''] = Object.keys(games);
      const bot = previewText('bot', { name: '{name}' });
      const told: Previews = { size: SIZE, texts: TEXTS, bot, games, house };
      this.emitFile({ type: 'asset', fileName: 'previews.json', source: JSON.stringify(told) });
    },
  };
}
