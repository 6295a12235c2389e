/** The one way for the rules to emit events. */

import { telling } from '../../../kit/emit.ts';
import type { PvEvent } from '../events.ts';

export const { tell, tellWithSecret } = telling<PvEvent>();
