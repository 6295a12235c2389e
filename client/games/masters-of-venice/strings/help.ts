/** The help's texts on the game: its sections, with the help’s marks (`pages/help/marks.ts`). */

import { messages } from '../../../i18n/messages.ts';

export const help = messages({
  'help.play': 'How to play',
  'help.playText': `
{lessons}

Everybody bids and chooses a destination in secret, at the same time. Then the merchants take turns, each at
the place they chose. The decision panel shows what you can do there, what it brings and what’s missing.
`,
  'help.round': 'The round and its bids',
  'help.roundText': `
Rounds 1, 5, 9 and 13 are for bids. Everybody pays their bid, and the highest bidder goes first for the next
three rounds. In that order you choose a character, and your bid moves the orders of one shop. The lowest
bidder becomes the Gondolieri.

In the other rounds, choose a destination where you aren’t already. The places take their turns in the order of
their first visitors. Docks, shops, Stock Market and Guild Hall are shared: after the visitors, everybody else
may act there, too.
`,
  'help.trade': 'Docks, shops and prices',
  'help.tradeText': `
Docks :: buy any cubes at one dock; each raises its price by 5
Shops :: sell cubes at one shop for twice their price, as many as it has orders; each takes one order, and
  raises the price and the share by 5
Majority :: the player with the most shares of a shop may move its price by 10, for one order more or less
Mercato :: buy a cube and sell another one at the current price, without orders
Shipping Offices :: take the cube there and bring four to the docks; each new cube lowers its price by 5
Church :: buy a favor, which adds orders to a shop

A price that would pass 100 goes back to 40.
`,
  'help.score': 'Guild Orders, shares and final scoring',
  'help.scoreText': `
Guild Orders :: your deliveries are worth 3, 4, 5 and then 6 VP each; instead of a VP you may take 50 ducats
Dividends :: each sale pays every share of the shop about a tenth of its total
Split :: a share that passes 100 scores 1 VP for each one you own, and halves its price
Final scoring :: 1 VP for each 100 ducats in shares, and 1 for each 100 in cash
Leftovers :: you pay half the price of your cubes, and lose 2 VP for each order you haven’t delivered

The most VP win. Cash breaks ties, then shares.
`,
  'help.clocks': 'Clocks',
  'help.clocksText': `
Relaxed :: {relaxedBid} s for a bid or a destination, {relaxedTurn} s for a turn
Standard :: {standardBid} s and {standardTurn} s
Blitz :: {blitzBid} s and {blitzTurn} s

There’s also a time bank for the whole match: {relaxedBank}, {standardBank} or {blitzBank} minutes.
The Gondola Marker has a clock of its own, which never costs anybody their seat: without an answer, the marker
isn’t used. More about clocks: [[time]].
`,
  'help.phone': 'Your hand on a phone',
  'help.phoneText': `
Your secret bid and destination, Guild Orders, money and the Gondola Marker, and every decision with what it
will bring. Prices, docks and the other merchants have pages of their own. See [[phone]].
`,
  'help.director': 'What the director looks for',
  'help.directorText': `
Who decides, a share one step from a split, a last card, a race for a majority. The key \`9\` looks at your
palazzo, or, if you’re only watching, at the palazzo of the player who decides. See [[director]].
`,
  'help.overlay': 'The parts of the overlay',
  'help.overlayText': `
Scoreboard :: ducats if they’re open, deliveries, points
Market ticker :: prices, with their trends since the start of the last round
Turn and clock :: round, turn and the time left
Characters :: who has which one
Lower third :: the director’s sentences

How to add them to a broadcast: [[overlay]].
`,
  'help.replay': 'Chapters and charts of a replay',
  'help.replayText': `
The timeline marks bids, deliveries, share splits and lasting changes of the lead. The charts show points,
wealth and prices by round, where each merchant’s money came from, and where it went. See [[replay]].
`,
  'help.stand': 'At a stand',
  'help.standText': `
The showcase plays with open money. These are the times with bots alone; people take longer:

{lengths}

The operator chooses the length. See [[showcase]].
`,
});
