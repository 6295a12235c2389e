/** What every part of a form is given. */

import type { Json } from '../../../engine/core/json.ts';

export interface PartProps<I> {
  readonly input: I;
  readonly value: Json | undefined;
  /** Whether the label stands in sight. */
  readonly shown: boolean;
  readonly onChange: (value: Json) => void;
  readonly onHover?: (target: string | null) => void;
  readonly onPoint?: (target: string) => void;
}

/** What pressing a choice does: it points at its target where the input says so, else it is taken. */
export const picking =
  ({ input, onChange, onPoint }: PartProps<{ readonly points?: boolean }>) =>
  (value: Json, target?: string): void => {
    if (input.points && target && onPoint) onPoint(target);
    else onChange(value);
  };
