/** The one door through which the rules tell what happened. */

import { telling } from '../../../kit/emit.ts';
import type { MpEvent } from '../events.ts';

export const { tell, tellOnly, tellWithSecret } = telling<MpEvent>();
