/** Texts of the reference card. */

import { messages } from '../../../i18n/messages.ts';

export const reference = messages({
  'turn.round':
    'Round :: take the bonuses of your small cities, then everyone rolls. If you roll less than {fair}, take a coin or a camel for each point missing.',
  'turn.turn':
    'Turn :: place dice on one space, with bonus actions before and after. The round ends when nobody has dice left.',
  'turn.strength':
    'Dice :: the lowest die placed counts. If others lie there, pay that many coins. You can’t go where your own colour lies, except with black or white dice.',
  'turn.bazaar': 'Bazaar :: camels or pepper with 1 die, silk with 2, gold with 3',
  'turn.contracts':
    'Contracts :: 1 die: take one or two, up to its value. Keep {held} at most until you complete them.',
  'turn.travel':
    'Travel :: 2 dice: up to as many steps as the lower die. 1 to 6 steps cost {step1}, {step2}, {step3}, {step4}, {step5}, {step6} coins, and routes cost more. Where you stop, you place a post.',
  'turn.coins': 'Coins :: 1 die: 5 coins',
  'turn.khan':
    'Khan’s favour :: 1 die, at least as high as the last one there: 2 camels and a good of your choice',
  'turn.city': 'City card :: 1 die, if you have a post there. One player a round.',
  'turn.bonus':
    'Bonus actions :: complete a contract. Money bag: give a die, take 3 coins. Reroll: {reroll} camel. Turn a die by one: {adjust} camels. Black die: {black} camels, once a turn.',
  'turn.first': 'Next round :: the last player to travel starts.',
  'scores.contracts':
    'Contracts :: their points, and {most} at the end for the most completed ones',
  'scores.beijing':
    'Beijing :: {place1}, {place2}, {place3}, {place4} in order of arrival. With a post there, 1 for every {goods} goods',
  'scores.goals':
    'Goal cards :: their points for posts in both cities, and 1, 3, 6, 10 for 1, 2, 3, 4 different goal cities',
  'scores.posts': 'Posts :: {eighth} for the eighth, {ninth} for the ninth, without Venice',
  'scores.coins': 'Coins :: 1 for every {coins}',
  'end.match': 'Match :: ends after {rounds} rounds. The most points win, and camels break ties.',
  'sign.camel': 'Camel :: pays for routes and dice',
  'sign.pepper': 'Pepper',
  'sign.silk': 'Silk',
  'sign.gold': 'Gold',
  'sign.good': 'Any good',
  'sign.move': 'A step on the map',
  'sign.contract': 'A contract',
  'sign.blackDie': 'A black die',
  'sign.hourglass': 'At the start of every round',
  'sign.ownCityBonus': 'Bonus of a city with your post',
  'sign.oasis': 'Oasis :: takes no post',
  'sign.held': '2+0 :: held + completed',
  'sign.whiteDie': 'White die :: Matteo Polo’s sixth die',
  'sign.vp': 'Points',
});
