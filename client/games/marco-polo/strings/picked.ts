/** Contracts taken, in words for people who see the board. */

import type { Action, View } from '../../../../engine/games/marco-polo/types.ts';
import { listed } from '../../../i18n/index.ts';
import { withDice } from './actions.ts';
import { t } from './turn.ts';

/** The contracts by their spaces, and the number that go for them; null for any other action. */
export function pickedLine(view: View, action: Action): string | null {
  if (action.type !== 'place' || !action.picks?.length) return null;
  const { picks, discards = [] } = action;
  const spaces = listed(picks.map(String));
  const what = t('line.picked', { n: picks.length, spaces, given: discards.length || 'none' });
  return withDice(view, action, what);
}
