/**
 * The lesson's texts: `learn.SCENE.TEXT`, in the order of
 * `engine/games/patrons-of-venice/learn.ts`.
 */

import { messages } from '../../../i18n/messages.ts';

export const learn = messages({
  'learn.business.title': 'Sponsor a business',
  'learn.business.goal':
    'You head a merchant family. When anyone reaches 12 points, the match ends and the most points win.',
  'learn.business.lead':
    'You lead this turn: choose one of five actions, and everyone performs it. Choose Sponsor.',
  'learn.business.leadOther': 'You have the ducats and the goods for a business. Choose Sponsor.',
  'learn.business.cards':
    'Lumber and silk are two of the three goods in a tent. Show them, and you can sponsor a tentmaker.',
  'learn.business.site': 'It costs 7 ducats, and you keep both cards. Put it on any free site.',
  'learn.business.siteOther': 'You want that tentmaker. Choose a free site for it.',
  'learn.business.came': 'Your first point! Each business is worth one.',
  'learn.business.all':
    'The others sponsored, too, because the leader’s action is for everyone. {seat1} leads next.',

  'learn.tent.title': 'Make a tent',
  'learn.tent.recipe':
    'A tent takes lumber, silk and canvas. You hold all three, and you have a tentmaker.',
  'learn.tent.lead': 'You lead again. Choose Produce.',
  'learn.tent.leadOther': 'Your goods are ready to be made into a tent. Choose Produce.',
  'learn.tent.make': 'Choose your tentmaker, then make the tent.',
  'learn.tent.makeMissed': 'That was your chance to make a tent. Try again and make it.',
  'learn.tent.came': 'A tent pays 5 ducats and earns you a favour. A favour is a point.',
  'learn.tent.next': 'The three cards are used up. For another tent you need new goods.',

  'learn.sail.title': 'Bring in goods',
  'learn.sail.galleys':
    'Your three galleys bring goods. The one at the quay is unloaded when someone chooses Sail.',
  'learn.sail.lead': 'You lead, and you need that silk. Choose Sail.',
  'learn.sail.leadOther': 'Your silk is still aboard. Choose Sail to bring it ashore.',
  'learn.sail.keep': 'The silk comes ashore. You need it for a tent, so keep it.',
  'learn.sail.keepMissed':
    'Silk sells for 3 ducats, but a tent brings you 5 and a point. Try again and keep it.',
  'learn.sail.take':
    'Your other galleys move up. Take one of the new shipments for your outer galley.',
  'learn.sail.came': 'It comes ashore three Sails from now, so plan ahead.',

  'learn.trade.title': 'Sell and buy',
  'learn.trade.both': '{seat1} leads and has chosen Trade. Everyone sells first, then buys.',
  'learn.trade.sell': 'Wine isn’t used in any business. Sell it for 4 ducats.',
  'learn.trade.sellOther': 'You could use a few ducats. Sell the wine.',
  'learn.trade.sellMissed':
    'You need your lumber and canvas for a tent. Try again and sell only the wine.',
  'learn.trade.buy':
    'Buy silk for your tent. It’s 3 ducats at the market, but only 1 at the Pirate Wharf.',
  'learn.trade.buyOther': 'Silk is all you need. Buy that.',
  'learn.trade.buyMissed': 'You paid 3 for that silk. Try again and buy it at the Pirate Wharf.',
  'learn.trade.pass':
    'You may buy one card each time around, until everyone passes. You have all you need, so pass.',
  'learn.trade.passOther': 'Save your ducats for a business. Pass.',
  'learn.trade.came': 'Lumber, canvas and silk: you’re ready for the next Produce.',

  'learn.cube.title': 'Reserve a shipment',
  'learn.cube.want': '{seat1}’s galley brings iron, the only good you still need for a wagon.',
  'learn.cube.lead': 'Choose Reserve: everyone may put a cube on one shipment.',
  'learn.cube.leadOther': 'If {seat1} unloads that iron, you won’t get it. Choose Reserve.',
  'learn.cube.put': 'Put your cube on the iron. It costs 2 ducats, paid to {seat1}.',
  'learn.cube.putOther': 'This is how you get the iron. Put your cube on it.',
  'learn.cube.putMissed':
    'The iron had no cube on it, so {seat1} unloaded it. Try again and reserve it.',
  'learn.cube.keep': '{seat1} chose Sail, and the iron is yours. Keep it for the wagon.',
  'learn.cube.keepMissed': 'A wagon brings you more than 3 ducats. Try again and keep the iron.',
  'learn.cube.came': 'You have all the goods for a wagon, and your cube is back.',

  'learn.pirates.title': 'Beware of pirates',
  'learn.pirates.threat':
    'There are pirates in the deck. When they come, they take every shipment at a quay without a cube.',
  'learn.pirates.guard':
    '{seat2} has chosen Reserve. Protect your pepper: a cube on your own galley costs 1 ducat.',
  'learn.pirates.guardOther': 'Your pepper is worth 5 ducats. Put your cube on it.',
  'learn.pirates.guardMissed':
    'That shipment is still safe at sea. Try again and protect the pepper at the quay.',
  'learn.pirates.lead': 'Now you lead. Choose Sail.',
  'learn.pirates.leadOther': 'Your pepper is safe, so bring it ashore. Choose Sail.',
  'learn.pirates.raid':
    'Pirates! Everything without a cube is at the Pirate Wharf now, for sale at 1 ducat each.',
  'learn.pirates.sell': 'Your cube saved the pepper. No business uses it, so sell it for 5 ducats.',
  'learn.pirates.sellMissed': 'You can’t make anything with pepper. Try again and sell it.',
  'learn.pirates.came': 'One ducat saved you five. Your cube is back, too.',

  'learn.canvas.title': 'Make your own canvas',
  'learn.canvas.lacks':
    'You need canvas for a tent, and no galley brings it. A canvaser makes it from hemp.',
  'learn.canvas.quarter':
    '{seat1} has a canvaser on San Polo. Two of a kind on one campo each earn a ducat more.',
  'learn.canvas.build':
    '{seat1} has chosen Sponsor. Show your hemp and put a canvaser on site 6, for 5 ducats.',
  'learn.canvas.buildOther': 'Put the canvaser on site 6, on the same campo as {seat1}’s.',
  'learn.canvas.make':
    '{seat2} leads and chose Produce. Make canvas, and the tentmaker can use it at once.',
  'learn.canvas.makeMissed':
    'You could have made both canvas and a tent. Try again and choose both.',
  'learn.canvas.came':
    'A point and 6 ducats: 5 for the tent, and 1 for the two canvasers together.',

  'learn.statue.title': 'Raise a statue',
  'learn.statue.double':
    'A statue belongs to nobody, but every business on its campo is worth 2 points instead of 1.',
  'learn.statue.raise':
    'You have three businesses on San Polo. Sponsor a statue there, for 3 ducats.',
  'learn.statue.raiseOther': 'You can’t get three points more cheaply. Sponsor the statue.',
  'learn.statue.raiseMissed':
    'That campo doesn’t bring you three points. Try again and choose San Polo.',
  'learn.statue.came': 'Three points at once! {seat1} has one business there, and gets one.',
  'learn.statue.more':
    'Goods made beside a statue pay 1 ducat more. Each new statue costs 1 more than the last.',

  'learn.finale.title': 'Win the match',
  'learn.finale.near': '{seat1} has 11 points and is one short of the end. You have 10.',
  'learn.finale.last':
    'The turn in which anyone reaches 12 is the last, and everyone completes it. Ducats break ties.',
  'learn.finale.lead': 'You lead. Which action gives you two points, and {seat1} none?',
  'learn.finale.leadOther':
    'That doesn’t get you to 12, and {seat1} leads next. Look at the goods in your hand.',
  'learn.finale.make': 'You have the goods for a tent and a wagon. Make both.',
  'learn.finale.makeMissed': 'That isn’t enough for 12 points. Try again and make both.',
  'learn.finale.came':
    'You win with 12 points, ahead of {seat1}. Now you know all of The Patrons of Venice.',
});
