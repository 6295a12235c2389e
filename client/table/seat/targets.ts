/** Something of the board that can be pointed at, in 3D, in a panel or by key. */

/** A game's own union: `kind` and the fields that identify its things. */
export interface Target {
  readonly kind: string;
}

/** One text per target: key of maps, of DOM elements (`data-target`) and of picked meshes. */
export function targetKey(target: Target): string {
  const { kind, ...rest } = target;
  return [kind, ...Object.values(rest)].join(':');
}

/** Status of a target for the person at this moment. */
export interface Affordance<T extends Target = Target> {
  readonly target: T;
  /** `open`: picking does something; `chosen`: part of the action being composed; `blocked`: not now. */
  readonly state: 'open' | 'chosen' | 'blocked';
  /** Name for hover, focus and screen readers. */
  readonly label: string;
  /** The effect of picking, or the reason why it is blocked: a sentence from the catalogue. */
  readonly hint: string;
  /** How many are chosen, if more than one can be. */
  readonly count?: number;
}
