/** The overlay on the page: its parts in their places. */

import { el, mark, write } from '../../table/overlay/dom.ts';
import { chosenParts, type OverlayOptions } from '../../table/overlay/options.ts';
import type { Now, OverlayGame, Part, PartPlace } from '../../table/overlay/part.ts';

export interface Stage {
  /** Builds the parts of this game that are shown. */
  play(game: OverlayGame): void;
  update(now: Now): void;
  /** A note in the corner for the broadcaster; '' removes it. */
  tell(text: string): void;
}

/** Draws a bar smaller if its words would overflow. */
export function fitBar(
  bar: Pick<HTMLElement, 'scrollWidth' | 'clientWidth'> & { readonly style: { zoom: string } },
): void {
  bar.style.zoom = '';
  const { scrollWidth, clientWidth } = bar;
  if (scrollWidth > clientWidth) bar.style.zoom = String(clientWidth / scrollWidth);
}

/** Every length at the edges grows with the size: a few looks find the largest that has room. */
const LOOKS = 4;
/** Space between the column at the side and the parts at the foot, in rem. */
const GAP = 0.8;

/**
 * The largest size, up to `scale`, at which the column at the side fits above the parts at the
 * foot.
 * @param measure draws at a size and answers how much of the height both need, 1 = all of it
 */
function fitted(scale: number, measure: (scale: number) => number): number {
  let size = scale;
  for (let look = 0; look < LOOKS; look++) {
    const needs = measure(size);
    if (needs <= 1) return size;
    // A hair less: pixels are rounded.
    size *= 0.999 / needs;
  }
  measure(size);
  return size;
}

/** The empty page of an overlay. */
export function stage(options: OverlayOptions): Stage {
  const { documentElement: html } = document;
  let scale = options.scale;
  html.style.setProperty('--scale', String(scale));
  const side = el('div', 'ov-side', []);
  const foot = el('div', 'ov-foot', []);
  /** In a window of another size there may be more room again. */
  addEventListener('resize', () => {
    scale = options.scale;
  });
  const needs = (size: number): number => {
    html.style.setProperty('--scale', String(size));
    if (side.childElementCount === 0) return 0;
    const gap = GAP * Number.parseFloat(getComputedStyle(html).fontSize);
    const above = side.getBoundingClientRect().bottom;
    const below = innerHeight - foot.getBoundingClientRect().top;
    return (above + gap + below) / innerHeight;
  };
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
      side.replaceChildren(...roots('side'));
      foot.replaceChildren(...roots('foot'));
      root.replaceChildren(...bars, side, foot, note);
      scale = options.scale;
    },
    update(now) {
      mark(root, 'stage', now.table?.stage ?? 'none');
      for (const part of parts) part.update(now);
      // The largest size that fits. After shrinking it does not grow: the size does not alternate.
      if (options.scale <= 1) return;
      scale = fitted(scale, needs);
      bars.forEach(fitBar);
    },
    tell: (text) => write(note, text),
  };
}
