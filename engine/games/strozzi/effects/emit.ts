/** The one way for the rules to emit events; none of them is secret (section 7). */

import { telling } from '../../../kit/emit.ts';
import type { StEvent } from '../types.ts';

export const { tell } = telling<StEvent>();
