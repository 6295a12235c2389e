/** The lesson's texts: `learn.SCENE.TEXT`, in the order of `engine/games/marco-polo/learn.ts`. */

import { messages } from '../../../i18n/messages.ts';

export const learn = messages({
  'learn.place.title': 'Place a die',
  'learn.place.goal':
    'You travel from Venice to Beijing, and trade on the way. After five rounds, the most points win.',
  'learn.place.dice': 'You roll five dice each round. On your turn, you place dice on one space.',
  'learn.place.take': 'Any die brings 5 coins here, so a low one will do. Place your 1.',
  'learn.place.takeOther': 'You can do that later. For now, place a die on “Five coins”.',
  'learn.place.end': 'That was your action. End your turn, and the others place their dice.',
  'learn.place.endOther': 'That can wait. End your turn now.',
  'learn.place.came':
    '{seat1} asked the Khan for gold, and {seat2} got camels. You take turns until all dice are placed.',

  'learn.bazaar.title': 'Go to the bazaar',
  'learn.bazaar.goods':
    'You get goods at the bazaar. Pepper takes one die, silk two and gold three.',
  'learn.bazaar.lowest': 'The lowest die decides how much you get. With a 5 and a 6, it’s the 5.',
  'learn.bazaar.silk': 'Place your 5 and your 6 here, and take 3 silk.',
  'learn.bazaar.silkOther': 'You’ll soon need silk. Place two dice there.',
  'learn.bazaar.silkMissed':
    'That’s less than 3 silk. Try again with your 5 and your 6, and take all they bring.',
  'learn.bazaar.came': '3 silk! The low dice are still yours for other spaces.',

  'learn.contract.title': 'Complete a contract',
  'learn.contract.wants': 'This is what goods are for. Your contract asks for 1 camel and 2 silk.',
  'learn.contract.both':
    'You have both. A contract takes no die: you can complete it before or after your action.',
  'learn.contract.complete': 'Deliver your contract now.',
  'learn.contract.completeOther': 'You have all that your contract asks for. Deliver it first.',
  'learn.contract.paid':
    'It brought you 3 points and 5 coins. You can still place dice in this turn.',
  'learn.contract.take': 'Get new contracts. With a 4, you can take two of the first four.',
  'learn.contract.takeOther': 'You have no contract left. Take two new ones.',
  'learn.contract.takeMissed': 'You took one, but the same die takes two. Try again.',
  'learn.contract.came':
    'You can hold two contracts. The player who completes the most scores 7 more points at the end.',

  'learn.travel.title': 'Travel',
  'learn.travel.from':
    'Your figure starts in Venezia. When it stops in a city, you place a trading post there.',
  'learn.travel.price':
    'Travel takes two dice. The lower one is how many steps you can go at most. Two steps cost 7 coins.',
  'learn.travel.go': 'Travel to Moscow: one step to the oasis, and one more to the city.',
  'learn.travel.goOther': 'You can do that later. For now, place two dice on “Travel”.',
  'learn.travel.goMissed':
    'You stopped somewhere else. Try again: go to the oasis, and on to Moscow.',
  'learn.travel.post':
    'Your first post! Nobody was in Moscow before you, so you also took its tile: 5 coins.',
  'learn.travel.routes':
    'Some routes cost more: on to Anxi, you pay 3 camels. A city that you only pass gets no post.',

  'learn.card.title': 'Use a city card',
  'learn.card.opens': 'Your post in Moscow lets you use the card there: 2 silk for 3 points.',
  'learn.card.times': 'It takes one die. The higher the die, the more often you can trade.',
  'learn.card.trade': 'Place your 4 on the card, and trade twice.',
  'learn.card.tradeOther': 'You have silk for Moscow. Place a die on its card.',
  'learn.card.tradeMissed': 'You traded only once. Try again with your 4, and trade twice.',
  'learn.card.came':
    '6 points! Your die stays on the card, so nobody else can use it in this round.',

  'learn.round.title': 'Start a new round',
  'learn.round.pays':
    'A small city has a bonus instead of a card. Your post in Anxi brings you 5 coins every round.',
  'learn.round.last': 'Place your last die on “Five coins”, then end your turn.',
  'learn.round.lastOther': 'It’s your last die. Place it on “Five coins”, then end your turn.',
  'learn.round.came':
    'A new round! Anxi brought you 5 coins. Johannes, your character, brought you 3 more.',
  'learn.round.roll':
    'All dice are rolled again. If yours add up to less than 15, you get coins or camels for it.',
  'learn.round.first': 'You were the last to travel, so you go first in this round.',

  'learn.khan.title': 'Ask the Khan',
  'learn.khan.gives': 'The Khan gives you 2 camels and any good for one die.',
  'learn.khan.higher':
    'Your die must be at least as high as the last one here. {seat1} placed a 4.',
  'learn.khan.ask': 'Place your 5 here, and choose gold.',
  'learn.khan.askOther': 'You can do that later. For now, ask the Khan for gold.',
  'learn.khan.askMissed': 'Gold is harder to get than that. Try again, and choose gold.',
  'learn.khan.came':
    'You got 2 camels and 1 gold. From now on, this round, the Khan asks for a 5 or a 6.',

  'learn.join.title': 'Join other dice',
  'learn.join.theirs': '{seat1} has placed a die here. You can join it, but it costs coins.',
  'learn.join.price':
    'You pay as many coins as your lowest die shows. You have 4 coins, so a 6 is too much.',
  'learn.join.join': 'Join with your 3, and take 2 pepper.',
  'learn.join.joinOther': 'You need pepper this time. Join with your 3.',
  'learn.join.joinMissed': 'You paid for 2 pepper, but took less. Try again, and take 2.',
  'learn.join.came': 'You paid 3 coins for that. The first player at a space pays nothing.',
  'learn.join.closed':
    'You can’t join your own dice. Here and at silk, your colour is closed for this round.',

  'learn.camels.title': 'Change your luck',
  'learn.camels.few': 'You have two dice left, and one is a 1. Camels can change that.',
  'learn.camels.black': 'Buy a black die for 3 camels. You can do this once in a turn.',
  'learn.camels.blackOther': 'Keep your dice for now, and buy a black one.',
  'learn.camels.yours':
    'You rolled a 5, and the die is yours for this round. A camel also pays for a reroll.',
  'learn.camels.reroll': 'Reroll your 1 for a camel.',
  'learn.camels.rerollOther': 'You have one camel left. Reroll your 1.',
  'learn.camels.came': 'Three good dice! For 2 camels, you can also turn a die up or down by one.',
  'learn.camels.bag':
    'A die that you don’t need brings 3 coins in the money bag. That isn’t an action either.',

  'learn.finale.title': 'Win the match',
  'learn.finale.goals':
    'Goal cards count at the end. Each scores if you have posts in both its cities, and one of yours does.',
  'learn.finale.beijing':
    'Beijing counts at the end, too: the first player there scores 10 points, the next 7, 4 and 1.',
  'learn.finale.last':
    'These are your last dice. Travel one step to Xian or two to Beijing, then end your turn.',
  'learn.finale.lastOther': 'You still have two dice to travel with.',
  'learn.finale.lastMissed':
    'So close! {seat1} wins. Try again: the first post in Beijing scores the most.',
  'learn.finale.came':
    'You win by 2 points! In Beijing, every two goods scored a point. Everywhere, every ten coins do.',
  'learn.finale.gifts':
    'Each character breaks a rule. Yours brings coins, and jumps from oasis to oasis.',
  'learn.finale.agents':
    'Your first match adds Agents of Venice: palazzi in the city, and companions. The help explains both.',
});
