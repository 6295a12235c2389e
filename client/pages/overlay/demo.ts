/** An example for the preview, if there is no table yet. */

import { overlays } from '../../games/registry-overlay.ts';
import type { OverlayOptions } from '../../table/overlay/options.ts';
import { homeGame } from '../../table/use-game.ts';
import { overlayOf } from './games.ts';
import { stage } from './stage.ts';

/** Milliseconds of each sentence of the example, and after which its clock begins anew. */
const STANDS = 5000;
const CLOCK = 42_000;

/** The example of the game that the address asks for by `?game=ID`, else of the first. */
export async function showDemo(search: string, options: OverlayOptions): Promise<void> {
  const overlay = await overlayOf(homeGame(search, overlays) ?? '');
  if (!overlay) return;
  const shown = stage(options);
  shown.play(overlay);
  const { moments, lines } = overlay.demo();
  for (const moment of moments) shown.update(moment);
  const last = moments.at(-1);
  const draw = (): void => {
    const line = lines[Math.floor(performance.now() / STANDS) % lines.length] ?? null;
    if (last) shown.update({ ...last, line, clock: performance.now() % CLOCK });
  };
  draw();
  setInterval(draw, 250);
}
