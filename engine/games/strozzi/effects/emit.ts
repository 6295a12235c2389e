/** The one door through which the rules tell what happened; nothing of it is a secret (section 7). */

import { telling } from '../../../kit/emit.ts';
import type { StEvent } from '../types.ts';

export const { tell } = telling<StEvent>();
