/** The one way for the rules to emit events. */

import { telling } from '../../../kit/emit.ts';
import type { MpEvent } from '../events.ts';

export const { tell, tellOnly, tellWithSecret } = telling<MpEvent>();
