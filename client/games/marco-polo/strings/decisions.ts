/** The person's question, in words. */

import type { QuestionKind } from '../../../../engine/games/marco-polo/questions.ts';
import type { QuestionView, View } from '../../../../engine/games/marco-polo/types.ts';
import { makeQuestion } from '../../../table/question.ts';
import { nodeOfSlot } from '../facts.ts';
import { t } from './index.ts';
import { nodeName } from './names.ts';

/** The text of a question. */
export function questionLine({ kind, n = 1, node }: QuestionView): string {
  if (kind === 'relocatePost')
    return t('decide.relocatePost', { node: nodeName(node ?? 'venezia') });
  // AV-151, AV-153: the seat keeps a card, or lays it in the slot of a city.
  if (kind === 'pickCityCard')
    return t('decide.pickCityCard', { city: node ? nodeName(nodeOfSlot(node)) : 'none' });
  return t(`decide.${kind as Exclude<QuestionKind, 'relocatePost' | 'pickCityCard'>}`, { n });
}

/** The question to the deciding seat, for `decisionLine`. */
export function askedLine(view: View): string {
  const { phase, questions, turn } = view.public;
  const own = questions.find(({ seat }) => seat === view.you?.seat) ?? questions[0];
  if (own) return questionLine(own);
  switch (phase) {
    case 'SETUP.DRAFT':
      return t('decide.pickCharacter');
    case 'SETUP.GOALS':
      return t('decide.keepGoals');
    case 'SETUP.CHARACTER':
      return t('decide.chooseStart');
    case 'ROUND.BELLELA':
      return t('decide.chooseRoundCharacter');
    case 'ROUND.POPE':
      return t('decide.takeCompanion');
    default:
      return t(turn?.mainDone ? 'decide.more' : 'decide.main');
  }
}

export const { isOver, decisionLine } = makeQuestion<View>('GAME_OVER', askedLine);
