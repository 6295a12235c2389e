/** The help's texts on the game: its sections, with the help’s marks (`pages/help/marks.ts`). */

import { messages } from '../../../i18n/messages.ts';

export const help = messages({
  'help.play': 'How to play',
  'help.playText': `
{lessons}

There are three rounds. In each, the ships come in one by one. The player who draws a ship decides
first, then the others clockwise, once each. Three flags and three ports mean up to three ships a
round, one in each port. Before you answer, you can see what the ship would bring in every port.
`,
  'help.flags': 'The three flags',
  'help.flagsText': `
Ware flag :: one extra step in the city of the port, even if the ship carries nothing for it
+1 flag :: the ship counts as one faster; of equally fast ships, the one that came first is ahead
Pirate flag :: takes the ship at once, even from under another flag, which goes back to its owner unused

Once a flag is on the ship, only players with a pirate flag still decide. A flag that wins a ship is
used until the end of the round. You can undo a flag or a pass until the next player has answered.
`,
  'help.advice': 'Advice from the bank',
  'help.adviceText': `
- A flag you haven’t played by the end of the round is wasted. Count the ships still to come, and your
  opponents’ flags.
- Slow ships carry more. Send fast ones to crowded harbours, and slow ones where nobody has berthed.
- Florence counts three times: it has its own prizes, it breaks ties, and its leader draws first in the
  next round.
- Play a ware flag where a step changes the ranking, and a +1 flag where two ships are tied.
- A pirate flag is worth most while your opponents fear it. Once you’ve used it, you can’t strike back.
- Tiles only pay at the end. A few in one category are better than one in each.
`,
  'help.prizes': 'What pays',
  'help.prizesText': `
Harbours :: after each round, the three fastest ships in each earn 15, 10 and 5 ducats
Cities :: after each round, the first three players in each earn 15, 10 and 5, unless they’re still on the quay
Top steps :: everyone on the last three steps of a city also earns 5, 10 or 20 each round
Promotion :: at the end of the match, the greatest patrons in each category earn 30, 20 and 10

The player with the most money wins. Florence breaks ties.
`,
  'help.clocks': 'Clocks',
  'help.clocksText': `
Relaxed :: {relaxedPoll} s for an answer, {relaxedChoice} s for a port or a tile
Standard :: {standardPoll} s and {standardChoice} s
Blitz :: {blitzPoll} s and {blitzChoice} s

If you don’t answer in time, you pass on the ship and keep your seat. The rulebook has no clocks:
*Time to answer* and *Time for a port or a tile* are our own options, each from 0 (none) to 120 seconds.
More on clocks: [[time]].
`,
  'help.phone': 'The hand on a phone',
  'help.phoneText': `
Your phone shows the ship, your flags as buttons, and what each port would bring. It also shows your
money, which nobody else sees unless the table plays with open money. See [[phone]].
`,
  'help.director': 'What the director looks for',
  'help.directorText': `
Pirates who may still strike, ships that are tied in a harbour, the last ships of a round, and banners
one step below the gilded ones. See [[director]].
`,
  'help.overlay': 'The parts of the overlay',
  'help.overlayText': `
Scoreboard :: ducats where they are open, and unused flags
Cities :: the ranking in the four cities, with everyone’s steps
Turn and clock :: the ship, the flag on it, who decides, and the time left
Loggia :: the tiles on offer, and the top patrons in each category
Lower third :: the director’s sentences

How to get them into a broadcast: [[overlay]].
`,
  'help.replay': 'Chapters and charts of a replay',
  'help.replayText': `
The timeline marks rounds, every ship, pirates, tiles and lasting changes of the lead. The charts show
what each player would have ended with, their climb in each city, and where their ducats came from. See
[[replay]].
`,
  'help.stand': 'At a stand',
  'help.standText': `
The showcase plays with open money and five at the table. These are the lengths with bots only. With
people, matches take longer.

{lengths}

The operator chooses the length. See [[showcase]].
`,
});
