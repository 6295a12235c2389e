/**
 * A choice in words for hints and reviews: no panel beside it names the building or the offer's
 * maker, so the sentence does.
 */

import type { Action, OfferView, View } from '../../../../engine/games/genoa/types.ts';
import { translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';
import { choiceOf } from '../../../table/question.ts';
import { actionLine } from './actions.ts';
import { dealLine } from './deal-lines.ts';
import { cardName, tilesParts } from './names.ts';
import { theSpace } from './spaces.ts';

const en = messages({
  decline: 'Decline: {deal}',
  withdraw: 'Withdraw: {deal}',
  takeAction: 'Take the action {atSpace}',
  takeActionExtra: 'Take the action {atSpace}, with a tile',
  leaveUnused: 'Leave the action {atSpace} unused',
  deliver: 'Deliver the {card}: 100 ducats and {tile}',
});
const t = translator({ en });

function line(view: View, action: Action): string {
  const { tower, offers } = view.public;
  const deal = (id: string): string => {
    const offer = offers.find((one: OfferView) => one.id === id);
    return offer ? dealLine(view, offer, view.you?.seat ?? null) : '';
  };
  const atSpace = tower === null ? '' : theSpace(tower, 'at');
  switch (action.type) {
    case 'decline':
    case 'withdraw':
      return deal(action.offerId)
        ? t(action.type, { deal: deal(action.offerId) })
        : actionLine(view, action);
    case 'takeAction':
      return t(action.useExtra ? 'takeActionExtra' : 'takeAction', { atSpace });
    case 'leaveUnused':
      return t('leaveUnused', { atSpace });
    case 'performMain': {
      const { order, tileChoice } = action;
      if (!order || !tileChoice) return actionLine(view, action);
      const [tile = ''] = tilesParts({ [tileChoice]: 1 });
      return t('deliver', { card: cardName(order), tile });
    }
    default:
      return actionLine(view, action);
  }
}

export const choiceLine = choiceOf<View, Action>(line);
