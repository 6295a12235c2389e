/** The one way for the rules to emit events. */

import { telling } from '../../../kit/emit.ts';
import type { GeEvent } from '../events.ts';

export const { tell, tellOnly, tellWithSecret } = telling<GeEvent>();
