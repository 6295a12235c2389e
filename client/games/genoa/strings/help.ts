/** What the help says of the game: its sections, with the help’s marks (`pages/help/marks.ts`). */

import { messages } from '../../../i18n/messages.ts';

export const help = messages({
  'help.play': 'How to play',
  'help.playText': `
{lessons}

Two merchants play twelve rounds, three ten, four eight and five six, or seven where the table says so; a
short match is two rounds shorter. Each time the tower starts on the Market it is one round less, but for
the last one.
`,
  'help.turn': 'A turn',
  'help.turnText': `
1. The merchant rolls, or says where the tower starts with a Starting space tile.
2. At a building somebody acts: the merchant, or whoever has bought the action. If nobody wants it, it is
   left unused.
3. The tower goes on to a space beside it where it has not been in this turn: freely, or because a deal
   says so. It leaves a disc behind each time, four times at most.
4. When the tower stays, whoever has personal markers may acquire buildings, the merchant first: one
   street with a disc, and the buildings beside it.

Everybody has one action in a turn, and one more for each Extra action tile.
`,
  'help.deals': 'Deals',
  'help.dealsText': `
Offer :: what you give the merchant for a space: ducats in steps of five, commodities, tiles, markers, cards
In return :: what you want from the merchant besides
Out of the action :: a part of what the action will bring, handed over at once; or ducats out of an order that you deliver there
Proposal :: the same, said by the merchant to one of you
Accept :: binds both: things change hands, the tower goes there, and whoever bought acts

Deals are always between the merchant and one other. A street or the Market can be sold as well: only the
way is bought then, and no action is spent. While somebody offers for the building on which the tower
stands, and asks for nothing, its action cannot be left unused: the merchant acts, or takes one of the
offers, whichever he likes.

If terms change as you press *Accept*, you are asked again with the new ones.
`,
  'help.bound': 'What binds you',
  'help.boundText': `
Every word of yours that stands binds you as soon as the other side takes it; *You are bound to* lists
them. What the merchant has asked for is withdrawn before the tower moves on, unless it is kept. Offers of
others stay until they are withdrawn, cannot be met any more, or the tower has stayed.
`,
  'help.wishes': 'Standing wishes',
  'help.wishesText': `
Say once per building what its action is worth to you, and you are asked less: *Not interested* passes for
you, *Up to* a sum offers that many ducats where the tower can come to it. Wishes are known to your screen
alone. Whoever has no more use for a turn passes for the rest of it with one press: only what the merchant
proposes to you in person is still asked.
`,
  'help.income': 'What brings ducats',
  'help.incomeText': `
Large order :: three goods to its Villa: 100 ducats and a tile of your choice
Small order :: one good to its building: 40 ducats, once an action
Message :: the tower has been to both of its buildings in one turn: 30 ducats, without an action
Own building :: 10 ducats whenever somebody else acts there, and 10 at the end
Contract :: at the end, by groups of neighbours around the edge of the town: 10, 30, 60, 100, and 50 for each further one
Deals :: whatever others pay you as the merchant

Goods, tiles and cards that are left count for nothing, but decide between equals.
`,
  'help.tiles': 'Special tiles',
  'help.tilesText': `
Starting space :: choose where the tower starts, instead of rolling
Extra action :: one more action in this turn, whoever leads the tower
Commodity of your choice :: during your action: any one commodity
Trade 1:1 :: during your action: one of your goods for one of the supply
Building action :: during your action: use one of your own buildings at once
`,
  'help.advice': 'Advice from the counting house',
  'help.adviceText': `
- As the merchant, look for the way that most of the others want. Two who want the same building pay more
  than one who wants it badly.
- You have one action yourself: take it where it delivers an order, and sell the rest.
- Pay with what you do not need: half of what a warehouse gives costs you no ducat.
- Mind who gains more. A deal that brings you five and a rival a hundred is a bad one.
- Buildings in the middle and warehouses are used most: own them early.
- A message that is on the way costs nothing. Two on one way are worth more than a sale.
`,
  'help.two': 'With two merchants',
  'help.twoText': `
Every offer must hold a good, ducats alone are not enough. Whoever leads the tower and has sold an action
has a second one in that turn.
`,
  'help.clocks': 'Clocks',
  'help.clocksText': `
Relaxed :: {relaxedClaim} s for offers on a building, up to {relaxedClaimCap} s while offers come; {relaxedMerchant} s for the merchant’s turn
Standard :: {standardClaim} s, up to {standardClaimCap} s; {standardMerchant} s
Fast :: {fastClaim} s, up to {fastClaimCap} s; {fastMerchant} s

Before the tower goes on, the others have {relaxedGrace}, {standardGrace} or {fastGrace} s for offers, unless all have passed.
Who says nothing in time has passed. When the merchant’s time is out, the tower stops. More of clocks:
[[time]].
`,
  'help.talk': 'Talk',
  'help.talkText': `
Beside the usual sentences there are some for haggling, and free text where the host allows it. Words bind
nobody: a deal is what is offered and accepted on the table.
`,
  'help.phone': 'The hand on a phone',
  'help.phoneText': `
The deals of the space in question with five less and five more for each press, your orders with what is
missing, the town as a map, and your wishes. Your ducats and cards are seen by you alone. See [[phone]].
`,
  'help.director': 'What the director looks for',
  'help.directorText': `
Two who bid for the same building, a merchant who must sell, handshakes, large orders, and a building
that changes its owner. See [[director]].
`,
  'help.overlay': 'The parts of the overlay',
  'help.overlayText': `
Scoreboard :: ducats where they are open, whose action is left, goods, tiles, cards and markers
Turn and clock :: the round, where the tower is and how many of its discs are left, what the turn has brought the merchant so far, and the time that is left
Offers :: what everybody offers for which space, the best one first
Town :: where the tower has been, and who owns what
Lower third :: the director’s sentences

How they come into a broadcast: [[overlay]].
`,
  'help.replay': 'Chapters and charts of a replay',
  'help.replayText': `
Turns, deals, large orders, changes of owners, Markets and lasting changes of the lead are signs on the
timeline. The charts are the fortunes, the purses, where income came from, deals sold and bought, and who
paid whom. See [[replay]].
`,
  'help.stand': 'At a stand',
  'help.standText': `
The showcase plays a short match of five with open purses. With bots alone, with people longer:

{lengths}

The Market may shorten all rounds but the last one. Which length, the operator says. See [[showcase]].
`,
});
