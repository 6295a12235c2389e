/** The one door through which the rules tell what happened. */

import { telling } from '../../../kit/emit.ts';
import type { PvEvent } from '../events.ts';

export const { tell, tellWithSecret } = telling<PvEvent>();
