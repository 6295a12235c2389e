/** What a viewer cannot know (section 7). */

import type { Chance } from '../../core/chance.ts';
import type { Viewer } from '../../core/contract.ts';
import type { State } from './state.ts';

export const secrets: readonly string[] = [];
export function determinize(
  _s: State,
  _viewer: Viewer,
  _chance: Chance,
  _changed?: (field: string) => void,
): void {}
