/** What every form of an action is given. */

import type { Draft } from '../../draft-value.ts';
import type { Position } from '../../position.ts';

export interface FormProps {
  readonly position: Position;
  readonly draft: Draft;
}
