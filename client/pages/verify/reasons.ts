/** Why a step of the verification is refused, in words. */

import type { VerifyStep } from '../../../engine/core/verify.ts';
import { t, type VerifyText } from './strings.ts';

export function reasonOf(step: VerifyStep & { readonly verdict: 'refused' }): string {
  const { reason, problem, entry = 0, code = '' } = step;
  const key: VerifyText =
    reason === 'notALog' && problem ? `reason.notALog.${problem}` : `reason.${reason}`;
  return t(key, { entry, code });
}
