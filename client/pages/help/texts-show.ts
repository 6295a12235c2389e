/** What somebody who watches or shows a match wants to know. Marks: see `marks.ts`. */

import { messages } from '../../i18n/messages.ts';

export const show = messages({
  'topic.watching': 'Watching a match',
  'text.watching': `
\`/watch/CODE\`: anybody with a table’s code sees what everybody at it sees, from the lobby through every
match at the table, with [[director]] at the camera. Whoever comes late gets what happened before.
Spectators receive nothing that a player does not.

*Watch* in the menu lists the tables whose hosts tick *Show it on the list of tables to watch*, when
creating a table or later under *Audience*, in the lobby and in the table’s panel ([T]). There stands
the address to pass on, too.

Where a chair is free or open, whoever watches may take it.

*Odds* at the foot is how likely each player wins, from what everybody can see, never from a hidden hand or
purse; a commentator’s are from all hands. *Open* means that it is too early
to say, or that all seats are as likely to win. One press hides them.
`,

  'topic.director': 'The director at the camera',
  'text.director': `
Where a page shows a match without playing it, a camera that knows the game has the picture. It sees in
the position what is about to matter and is there before it happens: the show waits for the camera,
seldom longer than three seconds. It cuts and glides by the rules of a broadcast, goes slowly round
while everybody thinks, and says in one sentence under the picture what happens and why it matters.
With reduced motion it only cuts. Where odds stand beside the picture, a player whose odds rise at a
stroke is a moment as well: the sentence names who has gained and by how much, and the camera looks at
where it came about. With the odds hidden nothing is said of them.

Whoever drags the picture, or presses a number, has the camera; the bar says so.

[D] :: the director on or off; if you had the camera, gives it back
[H] :: holds the shot, and lets it go on
[1] … [9] :: a place by its number
[0] :: everything
`,

  'topic.caster': 'Commenting on a match',
  'text.caster': `
Under *Audience* the host makes a link, \`/caster/CODE#KEY\`, for somebody who comments on the match: the
board and all hands together, with a delay. Everybody at the table, playing or watching, sees a
note with an eye that says so and how far behind; phones say it beside the round.

How far behind :: some whole rounds, turns or ships, by what the game counts, or after the end: so many have
  been played to their end since whatever the caster sees. The server holds the rest back. A shorter delay, or a link
  made while a match runs, counts from the next match on; a longer one at once.
Make a new link, Revoke the link :: the old one ends at once. The server knows no more of the key than
  a hash; the key is drawn in the host’s browser and stands behind the \`#\`, which browsers send to
  nobody.

The caster’s bar goes through what may be shown:

[Space] :: stops and goes on
[,] and [.] :: a step back, a step on; the slider leads to any step so far
To the newest :: the last step that may be shown. The figure beside it is the seconds for each step.
What if? :: any choice of whoever decides at that moment: the table shows what would come of it, until
  *Return to the match*. It is worked out in the caster’s browser, from hands that it has anyway; what
  nobody at the table knows is drawn at random. The match does not notice.

A host who sits at the table can open the caster’s link as well: where that matters, play with the
delay *after the end*.
`,

  'topic.overlay': 'An overlay for a broadcast',
  'text.overlay': `
\`/overlay/CODE\` is a transparent page for the browser source of a broadcast program, made for
1920 × 1080 pixels. \`/overlay\` makes its address, with a preview over dark and bright pictures. It
knows what every spectator knows, has no sound, follows the table into its next match and comes back by
itself. In the program, turn off that the source is shut down when it cannot be seen.

\`show=turn,score,lower\` :: the parts; each game has further ones, which \`/overlay\` names. If absent,
  all but the odds
\`show=score,odds\` :: \`odds\`, for games that the house’s levels of bots play: a bar under the scoreboard
  with how likely each player wins, worked out on that page from what everybody sees; *open* while it is
  too early to say or all are as likely
\`scale=1.5\` :: size, 0.5 to 3
\`side=right\` :: where scoreboard, display and sentences stand, \`left\` or \`right\`
\`theme=light\` :: \`dark\` or \`light\`

What an address says wrongly is as if it did not stand there, and \`/overlay\` says so.
`,

  'topic.replay': 'Watching a match again',
  'text.replay': `
\`/replay/ID\` shows any finished match of this server, from the link next to its final scoring, or from
*Replays* in the menu, which lists the matches that your browser was at and opens a log from a file:
by its button, or dropped on the page.

Every log is checked from end to end in your browser before it is shown, as under [[draws]]. A damaged,
changed or foreign one, one of other rules, an unknown or a running match get a page that says which
and what to do. Without 3D the replay shows the ledger’s tables.

Timeline :: every decision is a place on it; rounds are ticks, what matters most are signs to press. A
  scrub shows at once; playing and stepping on show it as at the table.
[Space] :: plays and pauses
[←] [→] :: a decision back or on
\`[\` or [Page Up], \`]\` or [Page Down] :: the chapter before or after
[Home] [End] :: the beginning and the end
Chapters, Decisions, Hands :: the same as lists; a decision that was taken back is struck out
All hands, The public, a player’s name :: through whose eyes: everything, what everybody saw, or what
  that seat knew and nothing else
Charts :: how the match went, round by round, each as a table, too. A press on a chart goes there.
Odds :: how likely each player wins from here on, by what these eyes see
Review :: each decision of a player beside what the Doge, the strongest bot, would have done with the same
  knowledge: the five that cost most come first, with what they cost and why, and lead to their place

Odds and reviews are there for games whose choices the house can weigh. Your browser works them out; it
keeps the reviews of the last matches. After a match *Review my decisions* leads there.

The speed goes from ×½ to ×4.
`,

  'topic.sharing': 'Sharing a moment, a clip or a match',
  'text.sharing': `
*Share this moment* gives the address of this decision and these eyes: \`?at=120&seat=2\`, or
\`seat=public\`; without \`seat\` it is all hands. *Save the log* gives the match as a file, which
[[replay]] and [[draws]] open again.

*Record a clip* plays the chosen decisions once and records the city in the window’s size, with the score
and with what happens in a sentence, as MP4, or as WebM where the browser makes no MP4 that plays
everywhere. A browser without a recorder saves five numbered PNG pictures
a second in one TAR archive. Keep the tab in sight meanwhile.

At the table and everywhere else [P] takes a single picture.
`,
});
