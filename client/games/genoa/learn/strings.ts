/** The lesson's texts: `learn.SCENE.TEXT`, in the order of `engine/games/genoa/learn.ts`. */

import { messages } from '../../../i18n/messages.ts';

export const learn = messages({
  'learn.tower.title': 'Move the tower',
  'learn.tower.goal': 'You’re a merchant in Genoa. After the last round, the most ducats win.',
  'learn.tower.roll': 'It’s your turn with the tower. Roll the dice: they say where it starts.',
  'learn.tower.move':
    'The tower makes up to four moves. You want the Drinks warehouse, so go to street 3-7 first.',
  'learn.tower.moveOther': 'That’s not the way to the Drinks warehouse. Go to street 3-7.',
  'learn.tower.there': 'Now go on to the Drinks warehouse.',
  'learn.tower.thereOther': 'The Drinks warehouse is next to the tower. Go there.',
  'learn.tower.act': 'You have one action each turn. Take it here.',
  'learn.tower.actOther': 'You want these goods yourself. Take the action.',
  'learn.tower.came':
    'Ale and wine for you. The tower could go on, but never back to a space it has visited.',

  'learn.order.title': 'Deliver an order',
  'learn.order.card':
    'Your cards are secret. This small order pays 40 ducats if you bring ale to the Tavern.',
  'learn.order.take': 'The tower is at the Tavern. Take the action.',
  'learn.order.takeOther': 'You need this action for your order. Take it.',
  'learn.order.deliver': 'You’ve got a tile. Now deliver the ale as part of the same action.',
  'learn.order.deliverOther': 'Your ale is worth 40 ducats here. Deliver it.',
  'learn.order.came': '40 ducats for you. Each action lets you deliver one order where you act.',

  'learn.buy.title': 'Buy an action',
  'learn.buy.theirs': 'Now {seat1} is the merchant, and only the merchant moves the tower.',
  'learn.buy.pass': 'The Coach House has nothing you need. Pass, and let {seat1} have it.',
  'learn.buy.passOther': 'Keep your ducats for later. Pass.',
  'learn.buy.want':
    'But your order wants wine at the Park, which is next to the tower. You need the action there.',
  'learn.buy.five': 'Offer {seat1} 5 ducats to go to the Park and let you act there.',
  'learn.buy.fiveOther': 'Try the Park for 5 ducats first. It costs nothing to ask.',
  'learn.buy.more': '{seat1} says no. The order pays 40, so you can offer more. Make it 15.',
  'learn.buy.moreOther': '{seat1} wants more than that. Offer 15 ducats for the Park.',
  'learn.buy.deliver':
    'It’s a deal! The tower goes to the Park and you act there. Now deliver the wine.',
  'learn.buy.deliverOther': 'You came here to deliver the wine.',
  'learn.buy.came':
    'The order paid more than the action cost. You can offer goods and cards as well as ducats.',

  'learn.sell.title': 'Sell an action',
  'learn.sell.used':
    'You’re the merchant again. You’ve used your action, but two others want to act at the Palace.',
  'learn.sell.must':
    'You can’t leave an action unused while somebody offers something for it. Choose a buyer.',
  'learn.sell.best': 'Compare the two offers and accept the better one.',
  'learn.sell.bestOther': 'Both are waiting for your answer. Accept the better offer.',
  'learn.sell.bestMissed': '{seat1} paid 10 ducats, but {seat2} would have paid 20. Try again.',
  'learn.sell.stop': '20 ducats for you. You need nothing more out there, so stop here.',
  'learn.sell.stopOther': 'You need nothing more this turn. Stop here.',
  'learn.sell.came':
    'Your turn is over. Before you move, ask yourself where the others want to go: that’s what you sell.',

  'learn.message.title': 'Deliver a message',
  'learn.message.card':
    'A message pays you 30 ducats when the tower visits both of its buildings in one turn.',
  'learn.message.half':
    '{seat1}’s tower has been to the Post Office. The Drinks warehouse is one move away.',
  'learn.message.pass': 'It looks as if {seat1} is going there anyway. Don’t offer anything: pass.',
  'learn.message.passOther': 'Keep your ducats this time. Pass.',
  'learn.message.came':
    'Your message is delivered: 30 ducats. It needs no action, and it doesn’t matter whose turn it is.',

  'learn.large.title': 'Deliver a large order',
  'learn.large.card': 'A large order wants three goods at one Villa. You’ve collected all three.',
  'learn.large.take': 'The tower is at Villa Ricci. Take the action.',
  'learn.large.takeOther': 'You’ve collected three goods for this. Take the action.',
  'learn.large.deliver':
    'Deliver the order. You may choose a tile as well: take the Extra action tile.',
  'learn.large.deliverOther': 'Deliver your large order, and take the Extra action tile.',
  'learn.large.came': '100 ducats and a tile. Nothing else pays that much for one action.',
  'learn.large.tiles':
    'Keep your tiles until they help you. With an Extra action tile you act twice in one turn.',

  'learn.owner.title': 'Own a building',
  'learn.owner.marker':
    'You acted at the Cathedral and got a marker. It can make a building yours.',
  'learn.owner.disc':
    'The tower leaves a disc on each street. Beside such a street you can acquire a building.',
  'learn.owner.acquire': 'Many players need Metals. Choose it, then confirm.',
  'learn.owner.acquireOther': 'A marker in your hand earns nothing. Acquire Metals.',
  'learn.owner.acquireMissed': '{seat1} has just acted at Metals. Try again, and acquire Metals.',
  'learn.owner.came':
    '{seat1} has just acted there, and the bank paid you 10 ducats. It does so every time.',

  'learn.finale.title': 'Win the match',
  'learn.finale.last':
    'This is the last turn. Goods, tiles and orders you have left are worth nothing.',
  'learn.finale.contracts':
    'Contracts come from the Villas and pay at the end. The Park and Metals are neighbours, so they pay 30 together.',
  'learn.finale.marker': 'Each building you own pays 10 ducats. Acquire one with your last marker.',
  'learn.finale.markerMissed': '{seat1} wins by 5 ducats. Try again, and use your marker.',
  'learn.finale.came':
    'You win with 350 ducats, 5 more than {seat1}. Now you know how Genoa is played.',
});
