/** Reasons for a choice in words: a game gives a sentence for each group of its features. */

import type { Reason } from '../../engine/search/compared.ts';

/** By group; `of`: what it does for the seat itself, or to the others. */
export type ReasonLines = { readonly [group: string]: (of: Reason['of']) => string };

/** Tells a reason; '' where a group has no sentence. */
export const reasonsOf =
  (lines: ReasonLines) =>
  ({ group, of }: Reason): string =>
    lines[group]?.(of) ?? '';
