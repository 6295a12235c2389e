/** Why an action is refused, and what would help, in sentences. */

import type { Refusal } from '../../../../engine/core/contract.ts';
import type { Action } from '../../../../engine/games/marco-polo/types.ts';
import { actionLine } from './actions.ts';
import { seatNames } from './names.ts';
import { type Reading, shortReason } from './reasons.ts';
import { t } from './turn.ts';

/** What would help, in short; empty where nothing would. */
export function adviceLine({ view, seat }: Reading, { remedy }: Refusal): string {
  const { wait, action } = remedy;
  if (wait && wait.length > 0) return t('help.wait', { names: seatNames(view, wait, seat) });
  if (!action) return '';
  const what = actionLine(view, action as unknown as Action);
  return what ? t('help.instead', { what }) : '';
}

/** Why, and what would help: two short sentences. */
export const refusalLine = (reading: Reading, why: Refusal): string =>
  [shortReason(reading, why), adviceLine(reading, why)].filter(Boolean).join(' ');
