/** The one door through which the rules tell what happened. */

import { telling } from '../../../kit/emit.ts';
import type { GeEvent } from '../events.ts';

export const { tell, tellOnly, tellWithSecret } = telling<GeEvent>();
