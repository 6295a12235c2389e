/** English sentences of what cards, tiles and people do. */

import { messages } from '../../../i18n/messages.ts';

export const effects = messages({
  'effect.contract': 'Deliver {cost}: {gain}.',
  'effect.exchange': 'Pay {cost} and take {gain}, up to as many times as the die shows.',
  'effect.either':
    'Pay {cost} and take {gain}, or pay {cost2} and take {gain2}: one of the two, up to as many times as the die shows.',
  'effect.threshold': 'By the die: {rows}.',
  'effect.thresholdRow': '{from}{range, select, yes { to {last}} other {}}: {gain}',
  'effect.perPip': 'Take {gain} for each pip of the die.',
  'effect.perCount.posts':
    'Take {gain} for each trading post that you have placed, at most as many times as the die shows.',
  'effect.perCount.contracts':
    'Take {gain} for each contract that you have completed, at most as many times as the die shows.',
  'effect.contractSearch':
    'Look at as many contracts of the pile as the die shows, keep up to {keep}, and take {gain}.',
  'effect.anyCard':
    'Use any other city card where you have a post, even an occupied one, with the value of this die.',
  'effect.bonus': 'With the post, and at the start of every round: {what}.',
  'effect.outpost': 'For the first post in this city: {what}.',
  'effect.goal':
    'With posts in {first} and {second} at the end: {n, plural, one {# point} other {# points}}. Each different goal city with a post counts as well.',

  'character.does.mercator':
    'Whenever somebody else uses the bazaar, take one of the same kind. With two or three players also a camel when another asks the Khan for a favour; with two also 2 coins when the other takes five coins.',
  'character.does.kubilai': 'Begins in Beijing with a trading post on the place for 10 points.',
  'character.does.raschid':
    'Never rolls: every die shows what he says when he places it. Nothing is added for a low roll.',
  'character.does.johannes':
    'Goes from any oasis to any other in one step, without the price of a route, and takes 3 coins at the start of every round.',
  'character.does.wilhelm':
    'Founds a trading post in every city that he passes, not only where he ends, and has two more posts: the last one is worth 10 points.',
  'character.does.polos':
    'Two figures travel: the steps are shared between them, and each founds a post where it ends. A camel at the start of every round.',
  'character.does.berke': 'Never pays for a space on which dice lie already.',
  'character.does.matteo':
    'Rolls the white die with his own and draws a contract at the start of every round.',
  'character.does.bellela':
    'Five other characters stand behind her: in every round she plays one of them, each once.',
  'character.does.gregorio':
    'May take an open companion at the start of every round; another one takes the place.',
  'character.does.donata':
    'Has five tokens of the values 2 to 6: one of them is used in every round like a die without colour. A camel at the start of every round.',
  'character.does.rusticiano':
    'Holds six cards with effects of their own; each is played once, in a turn of his.',
  'character.does.piedro':
    'May begin in one of three oases. Once in a round he takes all dice off an action space, from the Khan or Venice the last one.',

  'character.does.arghun':
    'Holds {cards} city cards from the start. Once in a turn he uses one of them as if with a die that shows {value}; it is gone then.',
  'character.does.nicolao':
    'Draws {drawn} gifts at the start of every round and keeps one; once in the match he keeps two.',

  // What differs where Bellela is one of them for a round.
  'bellela.does.polos':
    'A second figure joins the first, the steps are shared between them, and each founds a post where it ends; one of the two leaves at the end of the round. A camel now.',
  'bellela.does.wilhelm':
    'Founds a trading post in every city that she passes in this round, not only where she ends.',
  'bellela.does.arghun':
    'Draws {cards} city cards. Once in a turn she uses one of them as if with a die that shows {value}; what is left goes at the end of the round.',
  'bellela.does.nicolao': 'Draws {drawn} gifts and keeps one of them, or two.',
  'bellela.does.rusticiano':
    'Draws {cards} cards with effects of their own for this round; what is left goes at its end.',
  'bellela.does.donata':
    'Takes five tokens of the values 2 to 6: one of them is used in this round like a die without colour. A camel now.',

  'gift.quoted': '“{gift}”',
  'gift.GF01': 'Caravan',
  'gift.GF02': 'Two camels',
  'gift.GF03': 'Purse',
  'gift.GF04': 'Sample',
  'gift.GF05': 'Lot or purse',
  'gift.GF06': 'Shared treasure',
  'gift.GF07': 'Shared purse',
  'gift.GF08': 'Praise of the posts',
  'gift.GF09': 'Praise of the contracts',
  'gift.GF10': 'Two orders',
  'gift.GF11': 'An order',
  'gift.GF12': 'Turn of luck',
  'gift.GF13': 'Place at the table',
  'gift.GF14': 'House by the road',
  'gift.GF15': 'Guide',
  'gift.does.gain': 'Take {gain}.',
  'gift.does.GF05': 'Take a black die or {coins} coins.',
  'gift.does.others': 'Take {gain}; everybody else takes {others}.',
  'gift.does.GF08': 'Take a point for each of your trading posts, {most} at most.',
  'gift.does.GF09': 'Take a point for each contract that you have completed, {most} at most.',
  'gift.does.kept': 'Kept until you use it in a turn of yours: {gain}.',
  'gift.does.GF12': 'Kept until you use it: turn one of your dice to any value.',
  'gift.does.GF13': 'Kept until you use it: place dice once without the price of joining others.',
  'gift.does.GF14': 'Kept until you use it: found a post in a city that you pass on a journey.',

  'companion.does.moneylender':
    'Place a die with him for {coins} coins, as often as you like. Once in the round a good is worth {good} coins.',
  'companion.does.gondolier':
    'Once in the round place a die with him for a post in Venice, by the rules of the City of Venice.',
  'companion.does.saracen': 'Once: change any number of camels into as many coins, or the reverse.',
  'companion.does.scribe':
    'With each contract that you complete: deliver a good less, or take {vp} points more.',
  'companion.does.cartographer':
    'Each time that you pay for a journey: {camels} camels or {coins} coins less.',
  'companion.does.bodyguard':
    'Each step of a journey costs {coins} coins; routes cost what they show.',
  'companion.does.diplomat': 'Once: use a city card where you have no post.',
  'companion.does.nun': 'Each die that you place may count up to {reach} more or less.',
  'companion.does.trader':
    'At the bazaar one die fewer is placed, but at least one, and the value counts {more} higher.',
  'companion.space.moneylender': 'Take {coins} coins.',
  'companion.once': 'once a round',

  'rusticiano.does.RU01':
    'Pay {coins} coins for a post in any city but Beijing and Sumatra, or in a palazzo next to yours for the price of the way.',
  'rusticiano.does.RU02': 'Draw 2 contracts, keep no more than two in all, take 2 camels.',
  'rusticiano.does.RU03': 'Take a point for every two posts that you have placed.',
  'rusticiano.does.RU04':
    'Take all dice off an action space, from the Khan’s favour or Venice the last one.',
  'rusticiano.does.RU05':
    'While travelling pay {camels} camels for each city passed to found a post there.',
  'rusticiano.does.RU06': 'Take an open companion.',
  'rusticiano.does.RU07': 'Take and roll a black die.',
  'rusticiano.does.RU08': 'Take the bonus of a small city with your post.',
  'rusticiano.does.RU09':
    'Draw 3 city cards and keep one: used once, as if with a die that shows {value}.',
  'rusticiano.does.RU10': 'A contract that you complete brings all but its points twice.',
  'rusticiano.does.RU11':
    'Replace the city card of a large city with your post by one of three that are drawn.',
  'rusticiano.name.RU01': 'Deed of a house',
  'rusticiano.name.RU02': 'Two orders and a caravan',
  'rusticiano.name.RU03': 'Praise of the houses',
  'rusticiano.name.RU04': 'Make way',
  'rusticiano.name.RU05': 'Letters of passage',
  'rusticiano.name.RU06': 'An introduction',
  'rusticiano.name.RU07': 'A black die',
  'rusticiano.name.RU08': 'A gift of the city',
  'rusticiano.name.RU09': 'A tale of a far city',
  'rusticiano.name.RU10': 'Twice told',
  'rusticiano.name.RU11': 'Another chapter',
});
