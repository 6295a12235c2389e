/** The purpose of each decision, and why it may have only one answer. */

import type { QuestionKind } from '../../../engine/games/marco-polo/questions.ts';
import type { Action, View } from '../../../engine/games/marco-polo/types.ts';
import type { Purpose } from '../../table/decision/purpose.ts';
import { giftOf, seatOf } from './facts.ts';
import { openQuestions, type Position, type Situation } from './position.ts';
import { t } from './strings/purpose.ts';

function ofQuestion(position: Position): string | null {
  const [question] = openQuestions(position);
  if (!question) return null;
  if (question.kind === 'pickCityCard') {
    return t('purpose.pickCityCard', { city: question.node ? 'yes' : 'no' });
  }
  return t(`purpose.${question.kind as Exclude<QuestionKind, 'pickCityCard'>}`);
}

/** MP-112: Raschid does not roll; his dice have no value until he chooses one. */
function ofTurn({ view, seat }: Position): string {
  if (view.public.turn?.mainDone) return t('purpose.more');
  return t(giftOf(seatOf(view, seat)) === 'raschid' ? 'purpose.raschid' : 'purpose.main');
}

const answer = t('only.answer');
const inTurn = null;

export const purpose: Purpose<Situation, View, Action> = {
  of: {
    character: t('purpose.character'),
    goals: t('purpose.goals'),
    start: t('purpose.start'),
    roundCharacter: t('purpose.roundCharacter'),
    companion: t('purpose.companion'),
    turn: ofTurn,
    question: ofQuestion,
    waiting: null,
    finished: null,
  },
  only: {
    pickCharacter: t('only.character'),
    keepGoals: answer,
    chooseStart: answer,
    chooseRoundCharacter: t('only.character'),
    takeCompanion: t('only.companion'),
    place: t('only.place'),
    endTurn: t('only.endTurn'),
    completeContract: inTurn,
    moneyBag: inTurn,
    reroll: inTurn,
    adjust: inTurn,
    buyBlackDie: inTurn,
    piedroClear: inTurn,
    moneylenderGood: inTurn,
    saracenTrade: inTurn,
    playRusticiano: inTurn,
    useKeptCityCard: inTurn,
    useGift: inTurn,
    useArghunCard: inTurn,
    chooseGoods: answer,
    choosePair: answer,
    chooseCamelsOrCoins: answer,
    discardContract: answer,
    doMove: answer,
    chooseOtherCityBonus: answer,
    chooseOwnCityBonus: answer,
    relocatePost: answer,
    searchContracts: answer,
    pickCityCard: answer,
    chooseFigure: answer,
    keepGifts: answer,
    chooseDieOrCoins: answer,
  },
};
