/** The help's texts on the game: its sections, with the help’s marks (`pages/help/marks.ts`). */

import { messages } from '../../../i18n/messages.ts';

export const help = messages({
  'help.play': 'How to play',
  'help.playText': `
{lessons}

The lead passes clockwise. The turn in which a player reaches the target is the last one, and everyone
completes it. Before you make a choice, you can see what it would bring.
`,
  'help.actions': 'The five actions',
  'help.actionsText': `
Reserve :: put a cube on one shipment: 1 ducat to the bank on your own galley, 2 ducats to its owner on another
Sail :: new shipments are drawn, and pirates may come. Goods at the quays are kept or sold. All galleys move on, and everyone takes a new shipment
Trade :: everyone sells what they like. Then they take turns to buy one card: from the market at its value, or from the Pirate Wharf for 1 ducat
Sponsor :: each player sponsors one business or one statue
Produce :: every business makes one good, which can go straight into the next one

The game doesn’t wait for players who clearly have no choice.
`,
  'help.income': 'What a good pays',
  'help.incomeText': `
Cloth and canvas :: nothing by themselves; the card goes into your hand
Wagon, armour, tent, clothing :: 5 ducats and a favour
Gondola :: a ducat for each business on its campo that isn’t a gondola maker, yours or not, and a favour
Statue :: 1 ducat more if there’s one beside the business
Quarter :: 1 ducat more if there’s another business of the same kind on the campo
`,
  'help.points': 'Points',
  'help.pointsText': `
Business :: 1 point, or 2 beside one or more statues
Favour :: 1 point

The match ends at 12 points with three or four players, and at 10 points with five. The player with the
most points wins. Ducats break ties.
`,
  'help.advice': 'Advice from the patrons',
  'help.adviceText': `
- An action helps everyone. Choose the one that you’re better prepared for than the others.
- A site on two campi has twice the chance of a statue and of a neighbour.
- Raise statues beside your businesses and away from your opponents’.
- For 2 ducats, a cube on an opponent’s shipment makes it yours, whatever it’s worth.
- Count the pirates. Once three of the four are in the discard pile, raids are rare until the deck is
  shuffled.
- Once you own a business, you can sponsor more of its kind without showing any goods.
`,
  'help.clocks': 'Clocks',
  'help.clocksText': `
Relaxed :: {relaxedAction} s to choose an action, sell, sponsor or produce, {relaxedAnswer} s for a short answer
Standard :: {standardAction} s and {standardAnswer} s
Blitz :: {blitzAction} s and {blitzAnswer} s

If you don’t answer in time, you pass, keep what comes ashore or, as the leader, choose Sail. More on
clocks: [[time]].
`,
  'help.phone': 'The hand on a phone',
  'help.phoneText': `
Your phone shows your goods and what each recipe still needs, one decision at a time, and a map of the
twenty-two sites with what each would bring. See [[phone]].
`,
  'help.director': 'What the director looks for',
  'help.directorText': `
A site beside a statue that two players can afford, the last tile of a kind, a likely pirate raid, the
campo where the next statue pays most, and a player one action from the target. See [[director]].
`,
  'help.overlay': 'The parts of the overlay',
  'help.overlayText': `
Scoreboard :: the race to the target, with a square for each business, a diamond for the statue beside it and a disc for each favour; and ducats where they are open
Turn and clock :: the five seals, who leads, who has acted, who decides, and the time left
Market :: the cards there and at the Pirate Wharf, the price of the next statue, and the chance of pirates
Campi :: the businesses on the seven campi, their owners, and the statues
Lower third :: the director’s sentences

How to get them into a broadcast: [[overlay]].
`,
  'help.replay': 'Chapters and charts of a replay',
  'help.replayText': `
The timeline marks turns, raids, statues, businesses, luxuries and lasting changes of the lead. The charts
show points, ducats, where both came from, and the cards at the two stalls. See [[replay]].
`,
  'help.stand': 'At a stand',
  'help.standText': `
The showcase plays with open money and four at the table. These are the lengths with bots only. With
people, matches take longer.

{lengths}

The operator chooses the length. See [[showcase]].
`,
});
