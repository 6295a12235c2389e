/** English sentences for the effects of cards, tiles and people. */

import { messages } from '../../../i18n/messages.ts';

export const effects = messages({
  'effect.contract': 'Deliver {cost}: {gain}.',
  'effect.exchange': 'Pay {cost} and take {gain}, up to as many times as the die shows.',
  'effect.either':
    'Pay {cost} and take {gain}, or pay {cost2} and take {gain2}: one of the two, up to as many times as the die shows.',
  'effect.threshold': 'By die value: {rows}.',
  'effect.thresholdRow': '{from}{range, select, yes { to {last}} other {}} – {gain}',
  'effect.perPip': 'Take {gain} for each pip of the die.',
  'effect.perCount.posts':
    'Take {gain} for each of your trading posts, at most as many times as the die shows.',
  'effect.perCount.contracts':
    'Take {gain} for each contract you’ve completed, at most as many times as the die shows.',
  'effect.contractSearch':
    'Look at as many contracts from the pile as the die shows, keep up to {keep}, and take {gain}.',
  'effect.anyCard':
    'Use any other city card in a city where you have a post, even an occupied one, with this die’s value.',
  'effect.bonus': 'When you place a post, and at the start of every round: {what}.',
  'effect.outpost': 'For the first post in this city: {what}.',
  'effect.goal':
    'Posts in {first} and {second} at the end: {n, plural, one {# point} other {# points}}. Each different goal city with your post counts as well.',

  'character.does.mercator':
    'Whenever another player uses the bazaar, he takes one of what they get: a camel, pepper, silk or gold. With two or three players he also takes a camel when another player uses the Khan’s favour. With two he also takes 2 coins when the other player takes five coins.',
  'character.does.kubilai': 'Starts in Beijing with a trading post on the 10-point place.',
  'character.does.raschid':
    'Never rolls: he sets each die to any value when he places it. He gets nothing for a low roll.',
  'character.does.johannes':
    'Moves from any oasis to any other in one step without paying for a route. He takes 3 coins at the start of every round.',
  'character.does.wilhelm':
    'Places a trading post in every city he passes, not only where he stops. He has two more posts, and the last one scores 10 points.',
  'character.does.polos':
    'Two figures travel. They share the steps, and each places a post where it stops. They take a camel at the start of every round.',
  'character.does.berke': 'Never pays to join dice on a space.',
  'character.does.matteo':
    'Rolls the white die with his own, and draws a contract at the start of every round.',
  'character.does.bellela':
    'Has five other characters. She plays one of them each round, and each only once.',
  'character.does.gregorio':
    'May take a face-up companion at the start of every round. Another one takes its place.',
  'character.does.donata':
    'Has five tokens with the values 2 to 6. She uses one each round like a colourless die. She takes a camel at the start of every round.',
  'character.does.rusticiano':
    'Holds six cards with special effects. He plays each once, on his turns.',
  'character.does.piedro':
    'May start in one of three oases. Once a round he takes all dice off an action space, or the last die off the Khan’s favour or Venice.',

  'character.does.arghun':
    'Holds {cards} city cards from the start. Once a turn he uses one as if with a die of {value}. Then it’s gone.',
  'character.does.nicolao':
    'Draws {drawn} gifts at the start of every round and keeps one. Once per match he keeps two.',

  // The sentences that differ while Bellela plays one of them for a round.
  'bellela.does.polos':
    'A second figure joins the first. They share the steps, and each places a post where it stops. One of the two leaves at the end of the round. She takes a camel now.',
  'bellela.does.wilhelm':
    'Places a trading post in every city she passes this round, not only where she stops.',
  'bellela.does.arghun':
    'Draws {cards} city cards. Once a turn she uses one as if with a die of {value}. Unused cards go at the end of the round.',
  'bellela.does.nicolao': 'Draws {drawn} gifts and keeps one or two of them.',
  'bellela.does.rusticiano':
    'Draws {cards} cards with special effects for this round. Unused cards go at the end of the round.',
  'bellela.does.donata':
    'Takes five tokens with the values 2 to 6. She uses one this round like a colourless die. She takes a camel now.',

  'gift.quoted': '“{gift}”',
  'gift.GF01': 'Caravan',
  'gift.GF02': 'Two camels',
  'gift.GF03': 'Purse',
  'gift.GF04': 'Sample',
  'gift.GF05': 'Lot or purse',
  'gift.GF06': 'Shared treasure',
  'gift.GF07': 'Shared purse',
  'gift.GF08': 'Praise for your posts',
  'gift.GF09': 'Praise for your contracts',
  'gift.GF10': 'Two orders',
  'gift.GF11': 'An order',
  'gift.GF12': 'Turn of luck',
  'gift.GF13': 'A place at the table',
  'gift.GF14': 'A house by the road',
  'gift.GF15': 'Guide',
  'gift.does.gain': 'Take {gain}.',
  'gift.does.GF05': 'Take a black die or {coins} coins.',
  'gift.does.others': 'Take {gain}; everyone else takes {others}.',
  'gift.does.GF08': 'Take a point for each of your trading posts, up to {most}.',
  'gift.does.GF09': 'Take a point for each contract you’ve completed, up to {most}.',
  'gift.does.kept': 'Keep it until you use it on one of your turns: {gain}.',
  'gift.does.GF12': 'Keep it until you use it: turn one of your dice to any value.',
  'gift.does.GF13':
    'Keep it until you use it: place dice on an occupied space without paying to join.',
  'gift.does.GF14': 'Keep it until you use it: place a post in a city you pass on a journey.',

  'companion.does.moneylender':
    'Place a die here for {coins} coins, as often as you like. Once a round you may sell a good for {good} coins.',
  'companion.does.gondolier':
    'Once a round, place a die here to place a post in Venice, by the rules of the City of Venice.',
  'companion.does.saracen': 'Once: trade any number of camels for as many coins, or the reverse.',
  'companion.does.scribe':
    'With each contract you complete, deliver one good less or take {vp} more points.',
  'companion.does.cartographer':
    'Each time you pay for a journey, it costs {camels} camels or {coins} coins less.',
  'companion.does.bodyguard':
    'Each step of a journey costs {coins} coins. Routes cost what they show.',
  'companion.does.diplomat': 'Once: use a city card where you have no post.',
  'companion.does.nun': 'Each die you place may count as up to {reach} more or less.',
  'companion.does.trader':
    'At the bazaar you place one die fewer, but at least one, and your value counts {more} higher.',
  'companion.space.moneylender': 'Take {coins} coins.',
  'companion.once': 'once a round',

  'rusticiano.does.RU01':
    'Pay {coins} coins for a post in any city but Beijing and Sumatra, or in a palazzo next to yours, paying for the connection.',
  'rusticiano.does.RU02': 'Draw 2 contracts, keep no more than two in all, and take 2 camels.',
  'rusticiano.does.RU03': 'Take a point for every two posts you’ve placed.',
  'rusticiano.does.RU04':
    'Take all dice off an action space, or the last die off the Khan’s favour or Venice.',
  'rusticiano.does.RU05':
    'While travelling, pay {camels} camels for each city you pass to place a post there.',
  'rusticiano.does.RU06': 'Take a face-up companion.',
  'rusticiano.does.RU07': 'Take and roll a black die.',
  'rusticiano.does.RU08': 'Take the bonus of a small city with your post.',
  'rusticiano.does.RU09':
    'Draw 3 city cards and keep one. Use it once, as if with a die of {value}.',
  'rusticiano.does.RU10': 'A contract you complete gives everything but its points twice.',
  'rusticiano.does.RU11':
    'Draw 3 city cards. One of them replaces the city card of a large city with your post.',
  'rusticiano.name.RU01': 'Deed to a house',
  'rusticiano.name.RU02': 'Two orders and a caravan',
  'rusticiano.name.RU03': 'Praise for the houses',
  'rusticiano.name.RU04': 'Make way',
  'rusticiano.name.RU05': 'Letters of passage',
  'rusticiano.name.RU06': 'An introduction',
  'rusticiano.name.RU07': 'A black die',
  'rusticiano.name.RU08': 'A gift of the city',
  'rusticiano.name.RU09': 'A tale of a far city',
  'rusticiano.name.RU10': 'Twice told',
  'rusticiano.name.RU11': 'Another chapter',
});
