/** The overlay as it stands on the page: its parts in their places. */

import { el, mark, write } from '../../table/overlay/dom.ts';
import { chosenParts, type OverlayOptions } from '../../table/overlay/options.ts';
import type { Now, OverlayGame, Part, PartPlace } from '../../table/overlay/part.ts';

export interface Stage {
  /** Builds the parts of this game that are shown. */
  play(game: OverlayGame): void;
  update(now: Now): void;
  /** A word in the corner for whoever runs the broadcast; '' takes it away. */
  tell(text: string): void;
}

/** Draws a bar smaller where its words would hang out of it. */
export function fitBar(
  bar: Pick<HTMLElement, 'scrollWidth' | 'clientWidth'> & { readonly style: { zoom: string } },
): void {
  bar.style.zoom = '';
  const { scrollWidth, clientWidth } = bar;
  if (scrollWidth > clientWidth) bar.style.zoom = String(clientWidth / scrollWidth);
}

/** The empty page of an overlay. */
export function stage(options: OverlayOptions): Stage {
  const { documentElement: html } = document;
  html.style.setProperty('--scale', String(options.scale));
  html.dataset.theme = options.theme;
  html.dataset.overlay = 'live';
  const note = el('p', 'ov-note', [], { role: 'status' });
  const root = el('main', 'ov', [note]);
  mark(root, 'side', options.side);
  document.getElementById('app')?.replaceChildren(root);
  let parts: readonly Part[] = [];
  let bars: readonly HTMLElement[] = [];
  let playing: OverlayGame | null = null;
  return {
    play(game) {
      if (playing === game) return;
      playing = game;
      const made = chosenParts(options.show, game.parts).names.flatMap((name) => {
        const form = game.parts[name];
        return form ? [{ place: form.place, part: form.make() }] : [];
      });
      const roots = (at: PartPlace): HTMLElement[] =>
        made.flatMap(({ place, part }) => (place === at ? [part.root] : []));
      parts = made.map(({ part }) => part);
      bars = roots('top');
      root.replaceChildren(
        ...bars,
        el('div', 'ov-side', roots('side')),
        el('div', 'ov-foot', roots('foot')),
        note,
      );
    },
    update(now) {
      mark(root, 'stage', now.table?.stage ?? 'none');
      for (const part of parts) part.update(now);
      // As large as it is made for it fits.
      if (options.scale > 1) bars.forEach(fitBar);
    },
    tell: (text) => write(note, text),
  };
}
