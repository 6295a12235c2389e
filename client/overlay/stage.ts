/** The overlay as it stands on the page: its parts in their places. */

import { el, mark, write } from './dom.ts';
import type { OverlayOptions, PartName } from './options.ts';
import type { Now, Part } from './part.ts';
import { characters } from './parts/characters.ts';
import { lower } from './parts/lower.ts';
import { score } from './parts/score.ts';
import { ticker } from './parts/ticker.ts';
import { turn } from './parts/turn.ts';

const MAKE: { readonly [name in PartName]: () => Part } = {
  score,
  ticker,
  turn,
  characters,
  lower,
};

export interface Stage {
  update(now: Now): void;
  /** A word in the corner for whoever runs the broadcast; '' takes it away. */
  tell(text: string): void;
}

/** Builds the parts that are shown into the page. */
export function stage(options: OverlayOptions): Stage {
  const { documentElement: html } = document;
  html.style.setProperty('--scale', String(options.scale));
  html.dataset.theme = options.theme;
  html.dataset.overlay = 'live';
  const made = Object.fromEntries(options.show.map((name) => [name, MAKE[name]()])) as Partial<
    Record<PartName, Part>
  >;
  const note = el('p', 'ov-note', [], { role: 'status' });
  const column = el(
    'div',
    'ov-side',
    [made.score, made.characters].flatMap((part) => (part ? [part.root] : [])),
  );
  const root = el('main', 'ov', [
    ...(made.turn ? [made.turn.root] : []),
    column,
    el(
      'div',
      'ov-foot',
      [made.lower, made.ticker].flatMap((part) => (part ? [part.root] : [])),
    ),
    note,
  ]);
  mark(root, 'side', options.side);
  document.getElementById('app')?.replaceChildren(root);
  const parts = Object.values(made);
  return {
    update(now) {
      mark(root, 'stage', now.table?.stage ?? 'none');
      for (const part of parts) part.update(now);
    },
    tell: (text) => write(note, text),
  };
}
