/**
 * The lesson's texts: `learn.SCENE.TEXT`, in the order of
 * `engine/games/masters-of-venice/learn.ts`.
 */

import { messages } from '../../../i18n/messages.ts';

export const learn = messages({
  'learn.buy.title': 'Buy cheap',
  'learn.buy.goal':
    'You’re a merchant in Venice. After 16 rounds, the most victory points (VP) win.',
  'learn.buy.price':
    'Trade makes you rich. Fabric costs 25 ducats now, and a shop pays twice the price.',
  'learn.buy.go':
    'Each round, everybody chooses a place in secret. Choose the docks, where the goods are.',
  'learn.buy.goOther': 'You’ll get there later. Without goods, start at the docks.',
  'learn.buy.take': 'You’re at the docks. Buy both fabric at dock 2.',
  'learn.buy.takeOther': 'The fabric is at dock 2. Buy both there.',
  'learn.buy.takeMissed':
    'One fabric is still there, and you can buy only once a turn. Try again and buy both.',
  'learn.buy.came':
    'You paid 25 ducats each. Every cube you buy raises its price by 5, so fabric is at 35 now.',

  'learn.sell.title': 'Sell high',
  'learn.sell.guest':
    '{seat1} went to the shops. Shops and docks are shared: when the visitors are done, the others may act there, too.',
  'learn.sell.orders': 'A shop buys no more than it has orders for. The Tailor has 3.',
  'learn.sell.deal':
    'So it’s your turn at the shops. Sell both fabric to the Tailor for 70 ducats each.',
  'learn.sell.dealOther': 'You have fabric to sell. Sell both to the Tailor first.',
  'learn.sell.dealMissed':
    'You still have one fabric, and you can sell only once a turn. Try again and sell both.',
  'learn.sell.moved':
    'Each cube sold took one order, and raised both the price and the Tailor’s share by 5.',
  'learn.sell.paid':
    'Your Tailor share paid you a dividend of 10, about a tenth of the sale. Other owners got theirs, too.',
  'learn.sell.end': 'That’s all you can do here. End your turn.',
  'learn.sell.came':
    'Once every place has had its turn, the next round begins. You always go to another place.',

  'learn.bid.title': 'Bid for your turn',
  'learn.bid.when': 'The match begins with a secret bid, and every fourth round is one.',
  'learn.bid.offer':
    'Everybody pays their own bid, and the highest goes first. A little is enough: bid 10 ducats.',
  'learn.bid.offerOther': 'With less you’d be last, and more is seldom worth it. Bid 10 ducats.',
  'learn.bid.pick':
    'By turn order, everybody takes a character. The Thief gets a free cube at the docks.',
  'learn.bid.move':
    'Your 10 ducats also bring one shop 2 more orders. Raise the Tailor’s, since you have fabric.',
  'learn.bid.moveMissed':
    'That doesn’t help you sell your fabric. Try again and raise the orders of the Tailor.',
  'learn.bid.came': 'Turn order and characters stay until the next bid, three rounds from now.',

  'learn.share.title': 'Own a shop',
  'learn.share.worth':
    'At the end, every 100 ducats in shares are a point, as in cash. A Tailor share costs 45 now.',
  'learn.share.most': 'You and {seat1} have one Tailor share each. Buy two more.',
  'learn.share.mostOther': 'Many shares of one shop are worth most. Buy two of the Tailor.',
  'learn.share.rose': 'Buying raised the share to 50. Every sale at the Tailor will raise it, too.',
  'learn.share.came':
    'With the most shares, you have the majority of the Tailor. At the shops, you may change its price.',

  'learn.split.title': 'Split a share',
  'learn.split.near':
    'A Tailor share is at 95. When it passes 100 it splits, and every share scores 1 point.',
  'learn.split.raise':
    'With your majority, you may give up one order to raise the price by 10. You need only two orders, so do it.',
  'learn.split.raiseOther': 'First use your majority. Your fabric will then sell for 20 more each.',
  'learn.split.raiseMissed':
    'That lowered the price and brought one more order. Try again and raise the price.',
  'learn.split.deal': 'Now sell both fabric for 100 ducats each. Each cube raises the share by 5.',
  'learn.split.dealOther': 'The share is about to split. Sell your fabric.',
  'learn.split.dealMissed':
    'One cube brings the share to 100, and it has to pass that. Try again and sell both.',
  'learn.split.paid':
    'That’s 200 ducats for the fabric, and a dividend of 20 for each of your shares.',
  'learn.split.came':
    'The share split: your three shares scored 3 points. Its price is half of what it was.',

  'learn.guild.title': 'Deliver to the guild',
  'learn.guild.card':
    'This Guild Order is your secret. It wants lumber, spice and grain, and you have them.',
  'learn.guild.bring': 'You’re at the Guild Hall. Deliver your order and take all 3 points.',
  'learn.guild.bringOther': 'You have all that your order wants. Deliver it first.',
  'learn.guild.bringMissed':
    'You got 50 ducats for a point, which is worth 100. Try again and take all 3 points.',
  'learn.guild.draw':
    'Each delivery is worth a point more than the last, up to 6. Draw your next order.',
  'learn.guild.drawOther': 'Orders are points. Draw the next one while you’re here.',
  'learn.guild.came':
    'It wants two spice and one lumber. At the end, an order you haven’t delivered costs you 2 points.',

  'learn.office.title': 'Bring in new goods',
  'learn.office.empty': 'Two docks are empty, and prices are high. It’s time for new goods.',
  'learn.office.use':
    'You’re at a Shipping Office. Use it: you get the spice here for free, and new goods arrive.',
  'learn.office.useOther': 'Don’t leave the spice here. Use the office.',
  'learn.office.fell':
    'Four cubes for the docks, and one for the office. Each lowered its price by 5.',
  'learn.office.place': 'Unload one cube at each dock, in any way you like.',
  'learn.office.came':
    'Your two shares of this office paid you 10 each. They do so whenever somebody uses it.',

  'learn.gondola.title': 'Jump the queue',
  'learn.gondola.last':
    'You bid least, so you’re last. For that you get the Gondolieri, with a marker that jumps the queue once.',
  'learn.gondola.risk': 'The Tailor has 2 orders. {seat1} has fabric, too, and sells before you.',
  'learn.gondola.jump': 'Use the marker and take your main turn now.',
  'learn.gondola.jumpOther': 'If you wait, {seat1} takes the last orders. Use the marker.',
  'learn.gondola.deal': 'You’re ahead of {seat1} now. Sell both fabric.',
  'learn.gondola.dealOther': 'That’s what you jumped the queue for. Sell your fabric.',
  'learn.gondola.dealMissed': 'You left an order for {seat1}. Try again and sell both.',
  'learn.gondola.sold': 'No orders are left, so {seat1} can’t sell fabric this round.',
  'learn.gondola.came':
    'You also move the gondola after each round, and get the rumor it comes to.',

  'learn.favor.title': 'Find a buyer',
  'learn.favor.none':
    'You have two gems, but the Jeweler has no orders. Nobody can sell there now.',
  'learn.favor.take':
    'You’re at the Church, where favors bring new orders. Buy the one for 20 ducats.',
  'learn.favor.takeOther': 'Two orders are all you need. Buy the favor for 20 ducats.',
  'learn.favor.play': 'Play the favor, and bring the Jeweler 2 orders.',
  'learn.favor.playOther': 'Your gems need orders at the Jeweler. Play the favor there.',
  'learn.favor.playMissed': 'That’s one order for two gems. Try again and bring 2.',
  'learn.favor.rumor':
    'A rumor moves its shop’s price, share or orders by one step. Play yours to raise the price of gems.',
  'learn.favor.rumorOther': 'One thing is left to do. Play your rumor about the Jeweler.',
  'learn.favor.rumorMissed': 'That moved something else. Try again and raise the price of gems.',
  'learn.favor.came':
    'Now the Jeweler will buy both gems for 90 ducats each. Go to the shops next.',

  'learn.finale.title': 'Win the match',
  'learn.finale.count':
    'After this last turn, every 100 ducats of cash are a point, and every 100 of shares.',
  'learn.finale.goods': 'Goods you keep are worth nothing. You even pay a tax of half their price.',
  'learn.finale.last': 'Sell both fabric, then end your turn and with it the match.',
  'learn.finale.lastMissed':
    'So close! {seat1} wins. Try again, and sell both fabric before you end your turn.',
  'learn.finale.came':
    'You win with 16 points, one more than {seat1}. Now you know how to play Masters of Venice.',
});
