/** What lies under the pointer on the board: its name, and what picking it would do or why not. */

import type { View } from '../../../../engine/games/masters-of-venice/types.ts';
import { useAffordances, useIntent } from '../intent.ts';
import { useNarrow } from './narrow.ts';

export function Hover({ view }: { view: View }) {
  const hovered = useIntent((intent) => intent.hovered);
  const map = useAffordances();
  const narrow = useNarrow();
  if (!hovered || view.public.phase === 'finished') return null;
  const affordance = map.get(hovered);
  // A finger hides what it points at; only why a tap did nothing must be told there.
  if (!affordance || (narrow && affordance.state !== 'blocked')) return null;
  return (
    <div className={`hover hover-${affordance.state}`} data-hovered={hovered} aria-hidden="true">
      <strong>{affordance.label}</strong>
      <span>{affordance.hint}</span>
    </div>
  );
}
