/** The help's texts about the game: its sections, with the help’s marks (`pages/help/marks.ts`). */

import { messages } from '../../../i18n/messages.ts';

export const help = messages({
  'help.play': 'How to play',
  'help.playText': `
{lessons}

A match has five rounds. On each of your turns you place dice on one space. Before and after that you
may take bonus actions: complete contracts, turn dice or reroll them, buy a black die, put dice into
the money bag. The round ends when nobody has a die left.
`,
  'help.spaces': 'Where dice go',
  'help.spacesText': `
{spaces}

{occupied}
`,
  'help.besides': 'Bonus actions',
  'help.besidesText': `
Complete a contract :: deliver what it asks for, and take what it gives
Money bag :: any die for 3 coins
Reroll :: one die for a camel
Turn a die :: up or down by one for 2 camels, never from 6 to 1 or from 1 to 6
Black die :: for 3 camels, once per turn, while any are left
`,
  'help.signs': 'The symbols on the cards',
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
With the option *New Characters* Khan Arghun and Fratre Nicolao may come up in the draft, and
fifteen gifts join the game. Nicolao draws gifts every round. A small city’s bonus and four contracts
give a gift to any player. Gifts lie face up. Some take effect at once; you keep the others until you
use them on one of your turns. A gift that your character can’t use is drawn again.

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
  'help.tiles': 'City bonuses and outpost tiles',
  'help.tilesText': `
{tiles}
`,
  'help.goals': 'Goal cards',
  'help.goalsText': `
{goals}
`,
  'help.end': 'Final scoring',
  'help.endText': `
Beijing :: 10, 7, 4, 1 points in order of arrival; everyone with a post there also scores a point for every two goods
Coins :: a point for every ten
Contracts :: 7 points for the most completed contracts; if players are tied, each of them scores 7
Goals :: a goal card scores its points if you have posts in both cities; one to four different goal cities score 1, 3, 6, 10 points
Venice :: the points of the palazzi with your posts

The player with the most points wins. The tie-break is camels.
`,
  'help.advice': 'Tips from the travellers',
  'help.adviceText': `
- Plan your route through your goal cities: one journey a round is usual.
- Small cities pay in every round that’s left: reach them early.
- Low dice are good for the Khan, for coins and for spaces where you have to join other dice. Keep high
  dice for contracts, journeys and city cards.
- Camels are worth more than they look: contracts and desert routes cost camels, and so does turning dice.
- The last player to travel goes first in the next round.
`,
  'help.clocks': 'Clocks',
  'help.clocksText': `
Relaxed :: {relaxedTurn} s for a turn and for each other decision
Standard :: {standardTurn} s
Fast :: {fastTurn} s

If you run out of time, your lowest die is placed for coins. More about clocks: [[time]].
`,
  'help.phone': 'Your hand on a phone',
  'help.phoneText': `
Your dice, your board, your goals and contracts, one decision at a time, and the map as a list of
places with their routes and prices. More: [[phone]].
`,
  'help.director': 'The director',
  'help.directorText': `
It shows what is about to matter: a contract that can be completed, the race to Beijing, the last
place at the Khan, who starts the next round. More: [[director]].
`,
  'help.overlay': 'The overlay',
  'help.overlayText': `
\`turn\` :: the round, who is deciding, places at the Khan, who starts the next round
\`score\` :: the race with points by source, dice left, coins and camels
\`lower\` :: the lower third
\`line\` :: the contracts on the board, along the bottom

More: [[overlay]].
`,
  'help.replay': 'The replay',
  'help.replayText': `
Chapters are rounds, posts, contracts, Beijing and the Palazzo Ducale. Charts show the race, the
journeys on the map, where the points came from, the posts, and where the dice went. More:
[[replay]].
`,
  'help.stand': 'On a stand',
  'help.standText': `
The stand plays the last two rounds, the last three, or a whole match. More: [[showcase]].
`,
});
