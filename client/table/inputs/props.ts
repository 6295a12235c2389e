/** The props of every part of a form. */

import type { Json } from '../../../engine/core/json.ts';

export interface PartProps<I> {
  readonly input: I;
  readonly value: Json | undefined;
  /** Whether the label is visible. */
  readonly shown: boolean;
  readonly onChange: (value: Json) => void;
  readonly onHover?: (target: string | null) => void;
  readonly onPoint?: (target: string) => void;
}

/**
 * The effect of pressing a choice: it points at its target if the input says so, else it is taken.
 */
export const picking =
  ({ input, onChange, onPoint }: PartProps<{ readonly points?: boolean }>) =>
  (value: Json, target?: string): void => {
    if (input.points && target && onPoint) onPoint(target);
    else onChange(value);
  };
