/** What the help says of the game: its sections, with the help’s marks (`pages/help/marks.ts`). */

import { messages } from '../../../i18n/messages.ts';

export const help = messages({
  'help.play': 'How to play',
  'help.playText': `
{lessons}

Everybody bids and chooses a destination in secret, at the same time. Then the merchants take turns, each at
the place they chose. The decision panel shows what you can do there, what it brings and what’s missing.
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
palazzo, or, if you’re only watching, at the palazzo of whoever decides. See [[director]].
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
