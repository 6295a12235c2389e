/** An example for the preview, if there is no table yet. */

import { overlays } from '../../games/registry-overlay.ts';
import type { OverlayOptions } from '../../table/overlay/options.ts';
import { homeGame } from '../../table/use-game.ts';
import { overlayOf } from './games.ts';
import { stage } from './stage.tsx';

/** Milliseconds of each sentence of the example, and after which its clock begins anew. */
const STANDS = 5000;
const CLOCK = 42_000;

const clock = (): number => performance.now() % CLOCK;

/** The example of the game that the address asks for by `?game=ID`, else of the first. */
export async function showDemo(search: string, options: OverlayOptions): Promise<void> {
  const game = await overlayOf(homeGame(search, overlays) ?? '');
  if (!game) return;
  const show = stage(options);
  const { moments, lines } = game.demo();
  for (const moment of moments) show({ ...moment, game, note: '' });
  const last = moments.at(-1);
  const draw = (): void => {
    const line = lines[Math.floor(performance.now() / STANDS) % lines.length] ?? null;
    if (last) show({ ...last, line, clock, game, note: '' });
  };
  draw();
  setInterval(draw, 250);
}
