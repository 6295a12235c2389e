/** What lies under the pointer on the board: its name, and what picking it would do or why not. */

import { useNarrow } from '../narrow.ts';
import type { Affordance } from '../seat/targets.ts';

interface HoverProps {
  /** Key of the target under the pointer. */
  readonly hovered: string | null;
  readonly affordances: ReadonlyMap<string, Affordance>;
}

export function HoverNote({ hovered, affordances }: HoverProps) {
  const narrow = useNarrow();
  const affordance = hovered === null ? undefined : affordances.get(hovered);
  // A finger hides what it points at; only why a tap did nothing must be told there.
  if (!affordance || (narrow && affordance.state !== 'blocked')) return null;
  return (
    <div className={`hover hover-${affordance.state}`} data-hovered={hovered} aria-hidden="true">
      <strong>{affordance.label}</strong>
      <span>{affordance.hint}</span>
    </div>
  );
}
