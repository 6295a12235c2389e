/** The choices of the set-up and before a round, in words. */

import type { Action } from '../../../../engine/games/marco-polo/types.ts';
import { listed } from '../../../i18n/index.ts';
import { cardName } from './effects.ts';
import { t } from './index.ts';
import { characterName, nodeName } from './names.ts';
import { theCompanion } from './ways.ts';

export type SettingAction = Extract<
  Action,
  {
    readonly type:
      | 'pickCharacter'
      | 'keepGoals'
      | 'chooseStart'
      | 'chooseRoundCharacter'
      | 'takeCompanion';
  }
>;

/**
 * The choice as an order to oneself: `Play Berke Khan`.
 * @param round the round of the choice
 */
export function settingLine(action: SettingAction, round: number): string {
  switch (action.type) {
    case 'pickCharacter':
      return t('line.pickCharacter', { name: characterName(action.character) });
    case 'keepGoals':
      return t('line.keepGoals', { goals: listed(action.goals.map(cardName)) });
    case 'chooseStart':
      return t('line.chooseStart', { node: nodeName(action.node) });
    case 'chooseRoundCharacter': {
      const name = characterName(action.character);
      // AV-112: a seat that names no oasis begins in Venezia.
      const start =
        action.start ?? (action.character === 'piedro' && round <= 1 ? 'venezia' : null);
      if (!start) return t('line.chooseRoundCharacter', { name });
      return t('line.chooseRoundCharacterAt', { name, node: nodeName(start) });
    }
    case 'takeCompanion':
      if (action.companion === null) return t('line.takeNobody');
      return t('line.takeCompanion', { name: theCompanion(action.companion) });
  }
}
