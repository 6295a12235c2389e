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
