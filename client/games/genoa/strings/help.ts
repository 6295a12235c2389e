/** The help's texts about the game: its sections, with the help’s marks (`pages/help/marks.ts`). */

import { messages } from '../../../i18n/messages.ts';

export const help = messages({
  'help.play': 'How to play',
  'help.playText': `
{lessons}

Two merchants play twelve rounds, three play ten, four play eight, and five play six (or seven, if the
table is set to that). A short match has two rounds fewer. Each time the tower starts on the Market, the
match is one round shorter, except during the last round.
`,
  'help.turn': 'A turn',
  'help.turnText': `
1. The merchant rolls, or chooses where the tower starts with a Starting space tile.
2. At a building one player acts: the merchant, or the player who bought the action. If nobody wants the
   action, it goes unused.
3. The tower moves to an adjacent space that it hasn’t visited this turn: freely, or because of a deal. It
   leaves a disc behind with each move, and moves four times at most.
4. When the tower stops, players with personal markers may acquire buildings, the merchant first. Choose one
   street with a disc, then the buildings beside it.

Everybody has one action a turn, plus one for each Extra action tile they spend.
`,
  'help.deals': 'Deals',
  'help.dealsText': `
Offer :: what you give the merchant for a space: ducats in steps of five, commodities, tiles, markers, cards
In return :: what you want from the merchant in addition
From the action :: a part of what the action brings, handed over at once; or ducats from an order that you deliver there
Request :: terms that the merchant asks one of you for
Accept :: binds both sides: the goods change hands, the tower goes there, and the buyer acts

Every deal is between the merchant and one other player. You can also buy a move to a street or the Market:
then you pay for the move alone, and no action is used. If there’s an offer for the building under the
tower that asks for nothing in return, the merchant can’t leave its action unused. The merchant must then
act, or accept one of the offers.

If the terms change just as you press *Accept*, you’re asked again with the new ones.
`,
  'help.bound': 'What binds you',
  'help.boundText': `
Every offer you have on the table binds you as soon as the other side accepts it. *Your binding offers* lists
them. The merchant’s requests are withdrawn before the tower moves on, unless *Keep* is ticked. The other
players’ offers stay until they withdraw them, can’t pay them any more, or the tower stops.
`,
  'help.wishes': 'Auto-offers',
  'help.wishesText': `
Set once per building what its action is worth to you, and you’ll be asked less often. *Not interested* passes
for you. *Up to* a sum offers that many ducats when the tower can get there. Only your own screen knows
these settings. If you need nothing more this turn, pass for the rest of it with one press: you’ll only be
asked about requests that the merchant makes to you.
`,
  'help.income': 'What earns ducats',
  'help.incomeText': `
Large order :: three goods to its Villa: 100 ducats and a tile of your choice
Small order :: one good to its building: 40 ducats, once per action
Message :: the tower visits both of its buildings in one turn: 30 ducats, no action needed
Own building :: 10 ducats whenever somebody else acts there, and 10 at the end
Contract :: at the end, by groups of adjacent buildings around the edge of the town: 10, 30, 60, 100, and 50 for each one after that
Deals :: whatever the others pay you while you’re the merchant

Goods, tiles and cards left at the end are worth nothing, but they break ties.
`,
  'help.tiles': 'Special tiles',
  'help.tilesText': `
Starting space :: choose where the tower starts, instead of rolling
Extra action :: one more action this turn, also when another player is the merchant
Commodity of your choice :: during your action: take any one commodity
Trade 1:1 :: during your action: swap one of your goods for one from the supply
Building action :: during your action: use one of your own buildings at once
`,
  'help.advice': 'Tips from the counting house',
  'help.adviceText': `
- As the merchant, look for a route that most of the others want. Two who want the same building pay more
  than one who wants it badly.
- You only have one action yourself. Use it to deliver an order, and sell the rest.
- Pay with what you don’t need: half of what a warehouse gives costs you no ducats.
- Watch who gains more. A deal that earns you five and an opponent a hundred is a bad deal.
- Warehouses and the buildings in the middle are used most: own them early.
- A message on the route costs nothing. Two on one route are worth more than a sale.
`,
  'help.two': 'With two merchants',
  'help.twoText': `
Every offer must include a good: ducats alone are not enough. A merchant who sells an
action may act twice that turn.
`,
  'help.clocks': 'Clocks',
  'help.clocksText': `
Relaxed :: {relaxedClaim} s for offers on a building, up to {relaxedClaimCap} s while offers come in; {relaxedMerchant} s for the merchant’s turn
Standard :: {standardClaim} s, up to {standardClaimCap} s; {standardMerchant} s
Fast :: {fastClaim} s, up to {fastClaimCap} s; {fastMerchant} s

Before the tower moves on, the others have {relaxedGrace}, {standardGrace} or {fastGrace} s for offers, unless all have passed.
If you don’t answer in time, you pass. When the merchant’s time runs out, the tower stops. More about clocks:
[[time]].
`,
  'help.talk': 'Talk',
  'help.talkText': `
Besides the usual sentences there are some for haggling, and free text if the host allows it. Talk binds
nobody: only what is offered and accepted on the table is a deal.
`,
  'help.phone': 'Your hand on a phone',
  'help.phoneText': `
The deals for the space in question with buttons for five more and five less, your orders with what’s
missing, the town as a map, and your auto-offers. Only you see your ducats and cards. See [[phone]].
`,
  'help.director': 'What the director looks for',
  'help.directorText': `
Two players bidding for the same building, a merchant who must sell, handshakes, large orders, and a
building that changes hands. See [[director]].
`,
  'help.overlay': 'The parts of the overlay',
  'help.overlayText': `
Scoreboard :: ducats if they’re open, who has an action left, goods, tiles, cards and markers
Turn and clock :: the round, where the tower is and how many discs it has left, what the turn has earned the merchant so far, and the time left
Offers :: who offers what for which space, the best one first
Town :: where the tower has been, and who owns what
Lower third :: the director’s sentences

How to add them to a broadcast: [[overlay]].
`,
  'help.replay': 'Chapters and charts of a replay',
  'help.replayText': `
The timeline marks turns, deals, large orders, changes of owner, Markets and lasting changes of the lead.
The charts show fortunes, ducats in hand, where income came from, deals sold and bought, and who paid whom.
See [[replay]].
`,
  'help.stand': 'At a stand',
  'help.standText': `
The showcase plays a short match of five with open ducats. These are the times with bots alone; people take longer:

{lengths}

A start on the Market can shorten the match. The operator chooses the length. See [[showcase]].
`,
});
