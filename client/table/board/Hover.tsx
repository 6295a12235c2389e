/**
 * The note of a thing on the board, under the pointer, selected by key, or after a long press: its
 * name, the effect of picking it or the obstacle, its present state, and the rule behind it.
 */

import { useAsking } from '../asking/store.ts';
import { useNarrow } from '../narrow.ts';
import { RuleLine } from '../rules.tsx';
import type { Affordance } from '../seat/targets.ts';

/** A thing's information for everybody, whether or not it can be picked. */
export interface Told {
  readonly label: string;
  /** Its present meaning. */
  readonly hint: string;
  /** Id of the rule behind it. */
  readonly rule?: string;
}

interface HoverProps {
  /** Key of the target under the pointer. */
  readonly hovered: string | null;
  readonly affordances: ReadonlyMap<string, Affordance>;
  readonly told?: ((key: string) => Told | null) | undefined;
}

export function HoverNote({ hovered, affordances, told }: HoverProps) {
  const narrow = useNarrow();
  const asked = useAsking(({ target }) => target);
  const walking = useAsking(({ on }) => on);
  if (hovered === null) return null;
  const affordance = affordances.get(hovered);
  const state = affordance?.state;
  // A finger hides the pointed thing; only the reason of a tap without effect must be shown there.
  if (narrow && state !== 'blocked' && asked !== hovered) return null;
  const about = told?.(hovered);
  const label = affordance?.label ?? about?.label;
  if (label === undefined) return null;
  return (
    <div
      className={`hover hover-${state ?? 'told'}`}
      data-hovered={hovered}
      {...(walking ? { role: 'status' } : { 'aria-hidden': true })}
    >
      <strong>{label}</strong>
      {affordance && <span>{affordance.hint}</span>}
      {about && <span className="hover-about">{about.hint}</span>}
      {about?.rule && <RuleLine id={about.rule} />}
    </div>
  );
}
