/** The house colours that merchants may wear: one for each of five seats (MV-101). */

import type { Color } from '../../core/colors.ts';

export const colors: readonly Color[] = ['red', 'blue', 'green', 'yellow', 'purple'];
