/** What lies under the pointer on the board: its name, what picking it would do or why not, what it is. */

import { useNarrow } from '../narrow.ts';
import type { Affordance } from '../seat/targets.ts';

/** What there is to say of a thing to everybody, whether picking it means something or not. */
export interface Told {
  readonly label: string;
  readonly hint: string;
}

interface HoverProps {
  /** Key of the target under the pointer. */
  readonly hovered: string | null;
  readonly affordances: ReadonlyMap<string, Affordance>;
  readonly told?: ((key: string) => Told | null) | undefined;
}

export function HoverNote({ hovered, affordances, told }: HoverProps) {
  const narrow = useNarrow();
  if (hovered === null) return null;
  const affordance = affordances.get(hovered);
  const state = affordance?.state;
  // A finger hides what it points at; only why a tap did nothing must be told there.
  if (narrow && state !== 'blocked') return null;
  // What can be picked says itself what comes of it.
  const about = state === 'open' || state === 'chosen' ? null : told?.(hovered);
  const label = affordance?.label ?? about?.label;
  if (label === undefined) return null;
  return (
    <div className={`hover hover-${state ?? 'told'}`} data-hovered={hovered} aria-hidden="true">
      <strong>{label}</strong>
      {affordance && <span>{affordance.hint}</span>}
      {about && <span>{about.hint}</span>}
    </div>
  );
}
