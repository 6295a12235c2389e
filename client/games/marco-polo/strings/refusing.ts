/** Why an action is refused, and a remedy, in sentences. */

import type { Refusal } from '../../../../engine/core/contract.ts';
import type { Action } from '../../../../engine/games/marco-polo/types.ts';
import { actionLine } from './actions.ts';
import { seatNames } from './names.ts';
import { type Reading, shortReason } from './reasons.ts';
import { t } from './turn.ts';

/** The remedy, in short; empty where there is none. */
function adviceLine({ view, seat }: Reading, { remedy }: Refusal): string {
  const { wait, action } = remedy;
  if (wait && wait.length > 0) return t('help.wait', { names: seatNames(view, wait, seat) });
  if (!action) return '';
  const what = actionLine(view, action as Action);
  return what ? t('help.instead', { what }) : '';
}

/** The reason, and a remedy: two short sentences. */
export const refusalLine = (reading: Reading, why: Refusal): string =>
  [shortReason(reading, why), adviceLine(reading, why)].filter(Boolean).join(' ');
