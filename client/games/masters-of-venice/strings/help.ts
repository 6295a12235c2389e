/** What the help says of the game: its sections, with the help’s marks (`pages/help/marks.ts`). */

import { messages } from '../../../i18n/messages.ts';

export const help = messages({
  'help.play': 'How to play',
  'help.playText': `
{lessons}

The first bids and the secret destinations are made by all at once; then one merchant after the other
has a turn at the place that was chosen. What you may do there, what it will bring and what is missing
stands in the panel of the decision.
`,
  'help.clocks': 'Clocks',
  'help.clocksText': `
Relaxed :: {relaxedBid} s for a bid or a destination, {relaxedTurn} s for a turn
Standard :: {standardBid} s and {standardTurn} s
Blitz :: {blitzBid} s and {blitzTurn} s

Besides there is a reserve for the whole match: {relaxedBank}, {standardBank} or {blitzBank} minutes.
The question about the Gondola Marker has a time of its own and costs nobody the seat: without an
answer it counts as declined. More of clocks: [[time]].
`,
  'help.phone': 'The hand on a phone',
  'help.phoneText': `
Your secret bid and destination, Guild Orders, money and the Gondola Marker, and every decision with
what it will bring; prices, docks and the other merchants on pages of their own. See [[phone]].
`,
  'help.director': 'What the director looks for',
  'help.directorText': `
Who decides, a share one step from its split, a last card, a race for a majority. The key \`9\` looks at
your palazzo, or at that of whoever decides when you only watch. See [[director]].
`,
  'help.overlay': 'The parts of the overlay',
  'help.overlayText': `
Scoreboard :: ducats where they are open, deliveries, points
Market ticker :: prices, with their trends since the round before began
Turn and clock :: round, turn and the time that is left
Characters :: who has which
Lower third :: the director’s sentences

How they come into a broadcast: [[overlay]].
`,
  'help.replay': 'Chapters and charts of a replay',
  'help.replayText': `
Bids, deliveries, splits of shares and lasting changes of the lead are signs on the timeline. The charts
are points, wealth and prices by round, and who earned by what and spent on what. See [[replay]].
`,
  'help.stand': 'At a stand',
  'help.standText': `
The showcase plays with open money. With bots alone, with people longer:

{lengths}

Which of them, the operator says. See [[showcase]].
`,
});
