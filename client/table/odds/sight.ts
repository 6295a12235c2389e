/** The input of the odds: no more than the viewer may know. Pure. */

import type { JsonObject, ViewBase } from '../../../engine/core/contract.ts';
import type { Hands } from '../../store/hands.ts';

/** The visible part of a position. */
export interface Seen {
  readonly view: ViewBase;
  /** All hands, if they may be seen. */
  readonly hands: readonly JsonObject[] | null;
}

/** The public part, and nothing else, even if the view holds more. */
export const publicSight = ({ version, seq, public: open }: ViewBase): Seen => ({
  view: { version, seq, public: open },
  hands: null,
});

/** The visible part: all hands, a seat's own knowledge, or the public part. */
export function sightOf(view: ViewBase, hands: Hands): Seen {
  const known = (hands ?? []).filter((hand) => hand !== null);
  if (known.length > 0 && known.length === hands?.length) return { view, hands: known };
  const { version, seq } = view;
  const [you] = known;
  return { view: you ? { version, seq, public: view.public, you } : view, hands: null };
}
