/** `npm run bench -- show [--part seek]`: the figures of replays, audiences and stands. */

import { benchReview } from './show/review.ts';
import { benchSeek } from './show/seek.ts';
import { benchHand, benchSizes } from './show/small.ts';
import { benchSpectators } from './show/spectators.ts';

/** One line for each part; its file prints nothing and returns its figures. */
const PARTS: { readonly [name: string]: () => object | Promise<object> } = {
  seek: benchSeek,
  hand: benchHand,
  sizes: benchSizes,
  spectators: benchSpectators,
  review: benchReview,
};

export async function benchShow(): Promise<object> {
  const at = process.argv.indexOf('--part');
  const wished = at < 0 ? Object.keys(PARTS) : [process.argv[at + 1] ?? ''];
  const figures: { [name: string]: object } = {};
  for (const name of wished) {
    const part = Object.hasOwn(PARTS, name) ? PARTS[name] : undefined;
    if (!part) throw new Error(`--part is one of: ${Object.keys(PARTS).join(', ')}.`);
    figures[name] = await part();
  }
  return figures;
}
