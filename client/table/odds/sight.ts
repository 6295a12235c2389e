/** What odds are worked out from: no more than whoever looks may know. Pure. */

import type { JsonObject, ViewBase } from '../../../engine/core/contract.ts';
import type { Hands } from '../../store/hands.ts';

/** What is seen of a position. */
export interface Seen {
  readonly view: ViewBase;
  /** All hands, where they may be seen. */
  readonly hands: readonly JsonObject[] | null;
}

/** What everybody sees, and nothing else, whatever the view holds besides. */
export const publicSight = ({ version, seq, public: open }: ViewBase): Seen => ({
  view: { version, seq, public: open },
  hands: null,
});

/** What is seen: all hands, a seat's own knowledge, or what everybody sees. */
export function sightOf(view: ViewBase, hands: Hands): Seen {
  const known = (hands ?? []).filter((hand) => hand !== null);
  if (known.length > 0 && known.length === hands?.length) return { view, hands: known };
  const { version, seq } = view;
  const [you] = known;
  return { view: you ? { version, seq, public: view.public, you } : view, hands: null };
}
