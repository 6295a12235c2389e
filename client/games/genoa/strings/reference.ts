/** Texts of the reference card. */

import { messages } from '../../../i18n/messages.ts';

export const reference = messages({
  'turn.start':
    'Start :: the merchant rolls, and the tower of {discs} discs starts where the dice say.',
  'turn.move':
    'Tower :: up to {moves} moves to adjacent spaces, never back. A disc stays on each space. The merchant may stop at any time.',
  'turn.deal':
    'Deals :: the others offer ducats, goods, tiles, markers or cards for a space beside the tower. The buyer takes the action there.',
  'turn.action': 'Action :: each building gives one action a turn, and each player has one a turn.',
  'turn.forced':
    'Must sell :: if somebody offers for the building under the tower and asks for nothing, the merchant accepts an offer or acts.',
  'turn.acquire':
    'Buildings :: at the end, with personal markers, choose a street with a disc. Mark or free one or two buildings beside it.',
  'turn.pass':
    'Next :: the tower goes clockwise. A round is over when everyone has been the merchant.',
  'scores.large':
    'Large order :: three goods at its Villa: {large} ducats and a tile of your choice',
  'scores.small': 'Small order :: one good with the action of its building: {small} ducats',
  'scores.message':
    'Message :: both buildings visited in one turn: {message} ducats, without an action',
  'scores.owner':
    'Own building :: {owner} ducats whenever another player acts there, and {owner} at the end',
  'scores.contracts':
    'Contracts, at the end :: groups of 1, 2, 3, 4 adjacent buildings: {group1}, {group2}, {group3}, {group4} ducats, and {more} for each one more',
  'scores.deals': 'Deals :: what the others pay you',
  'end.rounds':
    'Rounds :: {rounds2} with two players, {rounds3} with three, {rounds4} with four, {rounds5} with five; two fewer in a short match',
  'end.market': 'Market :: each start there takes one round away, but not in the last round.',
  'end.winner':
    'Winner :: the player with the most ducats. Goods, tiles and cards left over count nothing, but break ties.',
  'sign.large': 'Large order',
  'sign.small': 'Small order',
  'sign.message': 'Message',
  'sign.contract': 'Contract',
  'sign.marker': 'Marker for a building',
  'sign.tower': 'The tower',
  'sign.pepper': 'Pepper',
  'sign.saffron': 'Saffron',
  'sign.silver': 'Silver',
  'sign.copper': 'Copper',
  'sign.linen': 'Linen',
  'sign.silk': 'Silk',
  'sign.ale': 'Ale',
  'sign.wine': 'Wine',
  'sign.start': 'Starting space :: choose where to start',
  'sign.extra': 'Extra action :: one more this turn',
  'sign.choice': 'Commodity of your choice',
  'sign.trade': 'Trade 1:1 :: with the supply',
  'sign.building': 'Building action :: use your own one',
});
