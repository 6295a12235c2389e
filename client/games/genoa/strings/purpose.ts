/**
 * English texts for the purpose of each decision, for its only answer, and for things on the board.
 */

import { translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';

const en = messages({
  'purpose.start':
    'You’re the merchant this turn. The tower goes on from its starting space, and only the buildings it reaches offer an action.',
  'purpose.claim':
    'Everybody has one action a turn. Take this one, or let somebody else pay you for it.',
  'purpose.claimed':
    'The merchant can sell you this action. Your offer is binding, and it uses the action you have this turn.',
  'purpose.move':
    'You take one action this turn and can sell the others. The tower never visits a space twice in a turn.',
  'purpose.asked':
    'The merchant decides where the tower goes. An offer for a building can bring it there.',
  'purpose.action': 'You take what the building gives. What you promised from it goes to others.',
  'purpose.handOver': 'You owe a card, and the deal doesn’t say which one.',
  'purpose.rewardTile': 'Your delivery also earns you a special tile.',
  'purpose.acquire':
    'Markers buy buildings beside a disc on a street. Buildings pay at the end, and whenever somebody else acts there.',

  'only.roll': 'The dice decide, since you have no Starting space tile.',
  'only.pass': 'You have no action left this turn, so you can’t buy one.',
  'only.endAction': 'There’s nothing more to do here.',
  'only.declineAcquire': 'You can’t acquire anything now.',
  'only.choose': 'There’s nothing else to choose from.',

  'note.passed': 'Has passed: no more offers until the tower moves or asks for one',
  'note.noAction': 'Everybody has one action a turn; an Extra action tile gives another',
  'note.extra': 'The action of this turn is used, so this one takes an Extra action tile',

  'thing.street':
    'A street has no action. A disc left here lets players acquire the buildings beside it: {buildings}.',
  'thing.street.alone': 'A street has no action.',
  'thing.market': 'The Market has no action. If a turn starts here, the round marker moves on.',
  'thing.villa':
    'A Villa gives a contract, or the owner of an order for it delivers the goods for ducats.',
  'thing.cards': 'Your cards for it: {cards}.',
  'thing.house': 'Their goods, tiles, cards and markers lie here.',
  'thing.house.you': 'Your goods, tiles, cards and markers lie here.',
  'thing.dice': 'The blue die chooses the column and the red die the row where the tower starts.',
  'thing.dice.name': 'The dice',
  'thing.offer': 'An open offer. Both sides are bound to it once it’s accepted.',
});

export const t = translator({ en });
