/**
 * English texts of the purpose of each decision, and of the meaning of the things in the panels
 * now.
 */

import { messages } from '../../../i18n/messages.ts';

export const purpose = messages({
  'purpose.bid': 'A higher bid acts earlier, picks a character sooner and moves more orders.',
  'purpose.pick': 'The character’s power is yours until the next bidding round.',
  'purpose.adjust': 'A shop buys only as many cubes as it has orders.',
  'purpose.destination': 'The place you choose is where you’ll act this round.',
  'purpose.window':
    'Act now and you’re ahead of the others, but only once until the next bidding round.',
  'purpose.guildKeep': 'A delivered order scores, and an undelivered one costs 2 VP at the end.',
  'purpose.placeCubes': 'The dock decides with which other cubes each one can be bought.',
  'purposeAt.docks':
    'Cubes bought here can be sold at a shop for twice the price, or delivered at the Guild Hall.',
  'purposeAt.shops': 'A shop pays twice the price for each cube, as long as it has orders.',
  'purposeAt.stockMarket': 'Shares pay dividends, and count at their price in the final scoring.',
  'purposeAt.guildHall': 'Each delivered Guild Order scores more than the one before.',
  'purposeAt.church': 'A favor raises the orders of a shop on any later turn of yours.',
  'purposeAt.mercato': 'You can get a cube that you lack, or sell one without an order.',
  'purposeAt.officeNorth': 'You get a cube for free and decide what lies at which dock.',
  'purposeAt.officeSouth': 'You get a cube for free and decide what lies at which dock.',
  'only.chooseCharacter': 'It’s the only character left.',
  'only.adjustOrders': 'It’s the only change that moves a peg.',
  'only.guildKeep': 'Only one order was drawn.',
  'only.placeCubes': 'There’s only one way to unload them.',
  'only.endTurn': 'You’ve done all you can here.',
  'only.declineInterrupt': 'None of your turns can be taken early now.',
  'only.useOffice': 'It’s all this place offers.',

  'placeGives.docks': 'Buy cubes',
  'placeGives.shops': 'Sell cubes for twice the price',
  'placeGives.stockMarket': 'Buy and sell shares',
  'placeGives.guildHall': 'Draw and deliver orders',
  'placeGives.church': 'Buy a favor',
  'placeGives.mercato': 'Buy and sell single cubes',
  'placeGives.officeNorth': 'A free cube; fill the docks',
  'placeGives.officeSouth': 'A free cube; fill the docks',

  'note.round': 'The match lasts 16 rounds, four of them with bids.',
  'note.price': 'Price of {resource}: {n} ducats a cube.',
  'note.sells': 'The {shop} pays twice that.',
  'note.share': 'A {shop} share costs {n} ducats now.',
  'note.orders':
    'Orders: the {shop} still buys {n, plural, =0 {no cube} one {# cube} other {# cubes}} of {resource}.',
  'note.noShop': 'No shop buys lumber, and there is no share of it.',
  'note.cash':
    '{you, select, yes {You have} other {{name} has}} {n, plural, one {# ducat} other {# ducats}}.',
  'note.cashHidden': '{name}’s ducats are hidden.',
  'note.vp': '{n} VP so far. The most VP after final scoring win.',
  'note.rank': 'Number {n} in the turn order until the next bidding round.',
  'note.committed': '{name} has chosen. It’s secret until all have.',
  'note.pawn': 'The pawn is at the {place}. {gives}.',
  'note.guildHeld':
    '{n, plural, one {# Guild Order} other {# Guild Orders}} in hand, hidden from the others.',
  'note.delivered': '{n, plural, one {# Guild Order} other {# Guild Orders}} delivered.',
  'note.rumors': '{n, plural, one {# rumor} other {# rumors}}, hidden from the others.',
  'note.favors': '{n, plural, one {# favor} other {# favors}} to play.',
  'note.marker': 'The Gondola Marker is unused: its holder may jump the queue once.',
  'note.cube': '{n} {resource}, {price} ducats each now.',
});
