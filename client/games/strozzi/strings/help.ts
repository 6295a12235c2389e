/** What the help says of the game: its sections, with the help’s marks (`pages/help/marks.ts`). */

import { messages } from '../../../i18n/messages.ts';

export const help = messages({
  'help.play': 'How to play',
  'help.playText': `
{lessons}

There are three rounds. In each the ships come in one after the other; whoever draws is asked first,
then the others clockwise, everybody once. Three flags, three ports: you take three ships a round at
most, one to each port. What an answer would bring in every port stands beside it before you give it.
`,
  'help.flags': 'The three flags',
  'help.flagsText': `
Ware flag :: one step more in the city of the port, even if the ship carries nothing for it
+1 flag :: the ship counts one faster; of equally fast ships the one that came earlier is ahead
Pirate flag :: takes the ship at once, also from under another flag, which flies home unused

Once a flag lies on the ship, only pirates are still asked. A flag that has won a ship is used until
the round is over.
`,
  'help.advice': 'Advice from the bank',
  'help.adviceText': `
- A flag that is not laid by the end of the round is lost: count the ships that are still to come, and
  the flags of the others.
- Slow ships carry more. Lay a fast one into a crowded harbour, a slow one where nobody has berthed.
- Florence counts three times: its own prizes, every tie, and the first draw of the next round.
- Lay a ware flag where a step changes the order, a +1 flag where two ships are level.
- A pirate is worth most as long as others fear it. Who has used his can no longer defend himself.
- Tiles are paid only at the end: a few of one art are better than one of each.
`,
  'help.prizes': 'What is paid',
  'help.prizesText': `
Harbours :: after each round 15, 10 and 5 ducats for the three fastest ships in each
Cities :: after each round 15, 10 and 5 for the first three in each, not for who has not left the quay
Top steps :: the last three steps pay more each round: 5, 10 and 20, to everybody who stands there
Arts :: at the end of the match 30, 20 and 10 for the greatest patrons of each art

Most money wins; Florence decides between equals.
`,
  'help.clocks': 'Clocks',
  'help.clocksText': `
Relaxed :: {relaxedPoll} s for an answer, {relaxedChoice} s for a port or a tile
Standard :: {standardPoll} s and {standardChoice} s
Blitz :: {blitzPoll} s and {blitzChoice} s

Whoever does not answer in time has let the ship pass, and keeps the seat. The rulebook knows no
clocks: *Time for an answer* and *Time for a port or a tile* are options of ours, each from 0 (none)
to 120 seconds. More of clocks: [[time]].
`,
  'help.phone': 'The hand on a phone',
  'help.phoneText': `
The ship, your flags as buttons, and what each port would bring; your money, which nobody else sees
unless the table plays with open chests. See [[phone]].
`,
  'help.director': 'What the director looks for',
  'help.directorText': `
Pirates who may still strike, ships that are level in a harbour, the last ships of a round, banners one
step below the gilded ones. See [[director]].
`,
  'help.overlay': 'The parts of the overlay',
  'help.overlayText': `
Scoreboard :: ducats where they are open, and the flags that are unused
Cities :: the order in the four cities, with everybody’s steps
Turn and clock :: the ship, whose flag lies on it, who is asked, and the time that is left
Loggia :: the tiles on offer, and the first patrons of each art
Lower third :: the director’s sentences

How they come into a broadcast: [[overlay]].
`,
  'help.replay': 'Chapters and charts of a replay',
  'help.replayText': `
Rounds, every ship, pirates, tiles and lasting changes of the lead are signs on the timeline. The charts
are what each house would have won with, the climb in each city, and who earned by what and where. See
[[replay]].
`,
  'help.stand': 'At a stand',
  'help.standText': `
The showcase plays with open chests, five at the table. With bots alone, with people longer:

{lengths}

Which of them, the operator says. See [[showcase]].
`,
});
