/**
 * English texts for the purpose of each decision, for its only answer, and for things on the board.
 */

import { translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';

const en = messages({
  'purpose.character': 'Your character breaks one of the rules for you, for the whole match.',
  'purpose.goals':
    'A goal card pays its points at the end if you have trading posts in both of its cities. Each different city with a post pays more.',
  'purpose.start': 'All your journeys go on from here.',
  'purpose.roundCharacter': 'You have this character’s ability until the end of the round.',
  'purpose.companion': 'A companion helps you until the end of the round.',
  'purpose.main': 'Each turn, place dice for one action.',
  'purpose.raschid':
    'Each turn, place dice for one action. You don’t roll: you choose the value of your dice as you place them.',
  'purpose.more':
    'Your action for this turn is done. Bonus actions need no die; the turn goes on as long as you like.',
  'purpose.chooseGoods': 'Contracts are paid with goods. Look at what yours still need.',
  'purpose.choosePair': 'Contracts are paid with goods. Look at what yours still need.',
  'purpose.chooseCamelsOrCoins':
    'This makes up for a low roll. Camels pay for routes and contracts, coins for journeys and occupied spaces.',
  'purpose.discardContract': 'You can hold two contracts. A discarded one brings nothing.',
  'purpose.doMove':
    'If your journey ends in a city without a trading post of yours, you place one there and take its bonus.',
  'purpose.chooseOtherCityBonus': 'You take this bonus once, at once.',
  'purpose.chooseOwnCityBonus': 'You take this bonus once more, at once.',
  'purpose.relocatePost':
    'You take the bonuses of the new city. The city you leave no longer counts as yours.',
  'purpose.searchContracts': 'You can deliver what you keep in a later turn.',
  'purpose.pickCityCard':
    '{city, select, yes {The card stays in the city. Everybody with a trading post there can use it.} other {You can use this card once, as if with a die that shows 6.}}',
  'purpose.chooseFigure': 'Your journeys go on with the other figure.',
  'purpose.keepGifts': 'The gift is yours. The others are discarded.',
  'purpose.chooseDieOrCoins': 'A black die is one more die to place in this round.',

  'only.character': 'It’s the last character left.',
  'only.place': 'It’s the only placement that’s possible.',
  'only.endTurn': 'No bonus action is possible now.',
  'only.companion': 'It’s the only choice left.',
  'only.answer': 'Nothing else is possible here.',

  'thing.dice': 'Dice there: {dice}. {occupied}',
  'thing.placed': '{name}: {dice}',
  'thing.offer': 'Dice of {n} or more can take the contract here.',
  'thing.card': 'City card of {city}. You can use it with a die if you have a trading post there.',
  'thing.posts': 'Trading posts: {names}',
  'thing.figures': 'Figures: {names}',
  'thing.routes': 'Leads to {routes}',
  'thing.contract.ready': 'You can deliver it now.',
  'thing.contract.free':
    'Players take contracts with a die on the contracts space, and complete them later.',
  'thing.contract.lacks': 'You still need {what}.',
  'thing.die': 'Place it on a space. Its value decides how much you take or how far you travel.',
  'thing.house': '{character}. {does}',
  'thing.noCharacter': 'No character yet.',
});

export const t = translator({ en });
