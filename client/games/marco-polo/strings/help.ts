/** What the help says of the game: its sections, with the help’s marks (`pages/help/marks.ts`). */

import { messages } from '../../../i18n/messages.ts';

export const help = messages({
  'help.play': 'How to play',
  'help.playText': `
{lessons}

Five rounds are played. In a turn dice are placed once; what is done besides, before and after it,
costs no turn: contracts completed, dice turned or rolled again, black dice bought, dice put into the
money bag. The round ends when nobody has a die left.
`,
  'help.spaces': 'Where dice go',
  'help.spacesText': `
{spaces}

{occupied}
`,
  'help.besides': 'Besides the action',
  'help.besidesText': `
Complete a contract :: deliver what it asks, and take what it brings
Money bag :: any die for 3 coins
Roll again :: one die for a camel
Turn :: one die by one for 2 camels, not from 6 to 1
Black die :: for 3 camels, one a turn, as long as there are any
`,
  'help.signs': 'The signs of the cards',
  'help.signsText': `
{signs}
`,
  'help.characters': 'Characters',
  'help.charactersText': `
{characters}
`,
  'help.companions': 'Companions',
  'help.companionsText': `
{companions}
`,
  'help.rusticiano': 'Rusticiano’s cards',
  'help.rusticianoText': `
{rusticiano}
`,
  'help.gifts': 'Gifts and the New Characters',
  'help.giftsText': `
With the option *New Characters* Khan Arghun and Fratre Nicolao may be offered in the draft, and
fifteen gifts come into the game. Nicolao draws them; a bonus of a small city and four contracts bring
one to anybody. They lie open. Some act at once, the others are kept until their owner uses them in
a turn. A gift that is of no use to its owner is drawn anew.

{gifts}
`,
  'help.cards': 'City cards',
  'help.cardsText': `
{cards}
`,
  'help.contracts': 'Contracts',
  'help.contractsText': `
{contracts}
`,
  'help.tiles': 'Bonuses of cities',
  'help.tilesText': `
{tiles}
`,
  'help.goals': 'Goal cards',
  'help.goalsText': `
{goals}
`,
  'help.end': 'The end',
  'help.endText': `
Beijing :: 10, 7, 4, 1 points by the order of arrival; for whoever is there a point for two goods
Coins :: a point for ten
Contracts :: 7 points for most of them, and as many to each who has as many
Goals :: the points of a goal card with posts in both cities; 1, 3, 6, 10 points for one to four different goal cities
Venice :: what the palazzi with your posts are worth

Most points win; camels decide between equals.
`,
  'help.advice': 'Advice from the travellers',
  'help.adviceText': `
- Look at your goals and lay your way through their cities: one journey in a round is usual.
- Small cities pay in every round that is still to come: reach them early.
- Low dice are good at the Khan, for coins and where dice lie already; keep high ones for contracts,
  journeys and city cards.
- Camels are worth more than they look: they carry contracts, cross deserts and turn dice.
- Who travels last has the first turn of the next round.
`,
  'help.clocks': 'Clocks',
  'help.clocksText': `
Relaxed :: {relaxedTurn} s for a turn and each decision besides
Standard :: {standardTurn} s
Fast :: {fastTurn} s

Whoever does not answer in time places the lowest die for coins. More of clocks: [[time]].
`,
  'help.phone': 'The hand on a phone',
  'help.phoneText': `
Your dice, your board, your goals and contracts, one decision at a time, and the map as a list of
places with their routes and prices. More of it: [[phone]].
`,
  'help.director': 'The director',
  'help.directorText': `
It shows what is about to matter: a contract for which everything is there, the race to Beijing, the
last place at the Khan, who begins the next round. More of it: [[director]].
`,
  'help.overlay': 'The overlay',
  'help.overlayText': `
\`turn\` :: the round, who decides, places at the Khan, who begins the next round
\`score\` :: the race with points by source, dice left, coins and camels
\`lower\` :: the lower third
\`line\` :: the contracts on the line, along the foot

More of it: [[overlay]].
`,
  'help.replay': 'The replay',
  'help.replayText': `
Chapters are rounds, posts, contracts, Beijing and the Palazzo Ducale. Charts show the race, the
travelled map, where the points came from, the posts, and where the dice went. More of it:
[[replay]].
`,
  'help.stand': 'At a stand',
  'help.standText': `
Shown are the last round, the last two, or a whole match. More of it: [[showcase]].
`,
});
