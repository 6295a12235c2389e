/** Positions of a board's labels in its overview, without a page. */

import type { BoardLabel } from '../../client/table/labels/label.ts';
import { layOut, type Wish } from '../../client/table/labels/layout.ts';
import { FIELD_OF_VIEW, overviewFrame } from '../../client/world/framing.ts';
import type { Scenery } from '../../client/world/scenery.ts';
import type { Free } from './browser/sight.ts';
import { inPicture } from './in-picture.ts';

/** The free part of a laptop's and of a projector's picture in a match, in CSS pixels. */
export const FREE: { readonly [screen: string]: Free } = {
  laptop: { left: 224, top: 84, width: 836, height: 498 },
  projector: { left: 152, top: 84, width: 630, height: 534 },
};

/** Approximate size of a label on the page: letters of 12 pixels, a sign beside a figure. */
function sizeOf({ text, look, small }: BoardLabel): { w: number; h: number } {
  if (look === 'own') return { w: 49, h: 20 };
  const share = small ? 0.9 : 1;
  if (typeof text !== 'string') return { w: 32 * share, h: 16 * share };
  return { w: (7 + 5.8 * text.length) * share, h: 14.5 * share };
}

/** The labels as they are placed, in their order. */
export function placed(
  scenery: Scenery,
  labels: readonly BoardLabel[],
  { left, top, width, height }: Free,
): (Wish & { readonly id: string })[] {
  // A unit in the middle of the picture, in pixels.
  const { distance } = overviewFrame(scenery, width / height);
  const unit = height / 2 / Math.tan(FIELD_OF_VIEW / 2) / distance;
  const wishes = [...labels]
    .sort((a, b) => a.rank - b.rank)
    .map((label) => {
      const text = sizeOf(label);
      const w = Math.max(text.w, (label.plate?.[0] ?? 0) * unit);
      const h = Math.max(text.h, (label.plate?.[1] ?? 0) * unit);
      const [u, v] = inPicture(scenery, width / height, ...label.at);
      const x = left + ((u + 1) / 2) * width;
      const y = top + ((1 - v) / 2) * height - (label.look === 'own' ? h / 2 + 7 : 0);
      return { id: label.id, x, y, w, h, dx: 0, dy: 0, wanted: true, shown: false };
    });
  layOut(wishes, [], left + width, top + height);
  return wishes;
}
