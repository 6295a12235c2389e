/** The overlay on the page: its parts in their places. */

import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { chosenParts, type OverlayOptions } from '../../table/overlay/options.ts';
import type { Now, OverlayGame, PartPlace } from '../../table/overlay/part.ts';
import { keepFitted } from './fit.ts';

/** What is shown. */
export interface Picture extends Now {
  /** null until its parts are loaded. */
  readonly game: OverlayGame | null;
  /** A note in the corner for the broadcaster; '' for none. */
  readonly note: string;
}

/** The parts of a game that are shown at a place. */
function partsAt(place: PartPlace, game: OverlayGame | null, { show }: OverlayOptions) {
  const parts = game?.parts ?? {};
  return chosenParts(show, parts).names.flatMap((name) => {
    const form = parts[name];
    return form?.place === place ? [{ name, Part: form.Part }] : [];
  });
}

interface OverlayProps extends Picture {
  readonly options: OverlayOptions;
}

function Overlay({ options, game, note, ...now }: OverlayProps) {
  const root = useRef<HTMLElement>(null);
  const { scale, side } = options;
  useLayoutEffect(() => {
    if (root.current && scale > 1) return keepFitted(root.current, scale);
  }, [scale]);
  const at = (place: PartPlace) =>
    partsAt(place, game, options).map(({ name, Part }) => <Part key={name} {...now} />);
  return (
    <main className="ov" ref={root} data-side={side} data-stage={now.table?.stage ?? 'none'}>
      {at('top')}
      <div className="ov-side">{at('side')}</div>
      <div className="ov-foot">{at('foot')}</div>
      <p className="ov-note" role="status">
        {note}
      </p>
    </main>
  );
}

/**
 * The empty page of an overlay.
 * @returns shows a picture at once, and does nothing if it is the same
 */
export function stage(options: OverlayOptions): (picture: Picture) => void {
  const { documentElement: html } = document;
  html.style.setProperty('--scale', String(options.scale));
  html.dataset.theme = options.theme;
  html.dataset.overlay = 'live';
  const app = document.getElementById('app');
  if (!app) throw new Error('The page has no element for the overlay.');
  const root = createRoot(app);
  let shown: Picture | null = null;
  return (picture) => {
    if (shown && isSame(shown, picture)) return;
    shown = picture;
    // In this frame, not in a later one; and each of several pictures.
    flushSync(() => root.render(<Overlay options={options} {...picture} />));
  };
}

const isSame = (one: Picture, other: Picture): boolean =>
  one.table === other.table &&
  one.view === other.view &&
  one.line === other.line &&
  one.log === other.log &&
  one.clock === other.clock &&
  one.game === other.game &&
  one.note === other.note;
