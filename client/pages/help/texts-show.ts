/** Help for people who watch or show a match. Marks: see `marks.ts`. */

import { messages } from '../../i18n/messages.ts';

export const show = messages({
  'topic.watching': 'Watching a match',
  'text.watching': `
\`/watch/CODE\`: anyone with a table’s code sees what everyone at it sees, from the lobby through every
match at the table, with [[director]] controlling the camera. If you join late, you’re shown what happened before.
Spectators receive nothing that a player doesn’t.

*Watch* in the menu lists the tables whose hosts tick *Show this table on the public list*. They can do that when
they create a table, or later under *Audience* in the lobby and in the table panel ([T]). The address to
share is there too.

If a seat is free or open, a spectator can take it.

*Odds* at the bottom shows how likely each player is to win. They’re worked out from what everyone can see, never
from a hidden hand or purse. A caster’s odds use all hands. *Too early to tell* also means that all seats may be
equally likely to win. One click hides the odds.
`,

  'topic.director': 'The director and the camera',
  'text.director': `
Pages that show a match without playing it have a camera that knows the game. It sees in the position what is
about to matter and gets there before it happens. The show waits for the camera, seldom longer than three
seconds. The director cuts and moves as in a live broadcast, circles slowly while players think, and says in
one sentence under the picture what is happening and why it matters. With reduced motion it only cuts. If
odds are shown, a sudden rise in a player’s odds counts as a moment too. The sentence says who gained and by how
much, and the camera looks at the place where it happened. If the odds are hidden, nothing is said about them.

Drag the picture or press a number to take over the camera. The bar says so.

[D] :: turns the director on or off, or gives the camera back if you had it
[H] :: holds the shot, and lets it move on
[1] … [9] :: a place by its number
[0] :: the whole board
`,

  'topic.caster': 'Casting a match',
  'text.caster': `
Under *Audience* the host creates a link, \`/caster/CODE#KEY\`, for someone who comments on the match. A caster
sees the board and all hands together, with a delay. Everyone at the table, player or spectator, sees a note
with an eye that says so, and how long the delay is. Phones show it next to the round.

Delay :: a number of whole rounds, turns or ships, depending on what the game counts, or until after the end. That
  many have to be finished before the caster sees a moment. The server holds the rest back. A shorter delay, or
  a link created during a match, applies from the next match. A longer delay applies at once.
Create a new link, Revoke the link :: the old link ends at once. The server stores only a hash of the key. The
  key is drawn in the host’s browser and comes after the \`#\`, a part of the address that browsers never send.

The caster’s bar goes through everything that may be shown:

[Space] :: pauses and plays
[,] and [.] :: one step back, one step forward. The slider jumps to any step so far.
Jump to the latest :: the last step that may be shown. The figure next to it is the number of seconds per step.
What if? :: any choice of the player who decides at that moment. The table shows what it would lead to, until you
  press *Return to the match*. It’s worked out in the caster’s browser, from hands that it has anyway. Anything
  that no one at the table knows is drawn at random. The match isn’t affected.

A host with a seat at the table can open the caster link too. If that matters, play with the delay *after the end*.
`,

  'topic.overlay': 'An overlay for a broadcast',
  'text.overlay': `
\`/overlay/CODE\` is a transparent page for a browser source in streaming software, made for
1920 × 1080 pixels. \`/overlay\` puts its address together, with a preview over dark and bright pictures. It
knows what every spectator knows, has no sound, follows the table into its next match and reconnects by
itself. In your streaming software, turn off the setting that shuts down a source that isn’t visible.

\`show=turn,score,lower\` :: the parts. Each game has more, which \`/overlay\` lists. Without this setting, all parts
  except the odds are shown.
\`show=score,odds\` :: \`odds\` works in games that have the house’s levels of bots. It’s a bar under the scoreboard
  with how likely each player is to win, worked out on that page from what everyone sees. It says that it’s too
  early to tell while that is so, or while all players are equally likely.
\`scale=1.5\` :: size, from 0.5 to 3
\`side=right\` :: the side for the scoreboard, the display and the sentences: \`left\` or \`right\`
\`theme=light\` :: \`dark\` or \`light\`
\`lang=de\` :: the language: \`en\`, \`it\`, \`de\`, \`fr\` or \`es\`. Without it, the one that the browser prefers

Mistakes in an address are ignored, and \`/overlay\` points them out.
`,

  'topic.replay': 'Watching a match again',
  'text.replay': `
\`/replay/ID\` shows any finished match on this server. Use the link next to its final scoring, or
*Replays* in the menu, which lists the matches that your browser was at. You can also open a log from a file
there, with the button or by dropping it on the page.

Your browser checks every log from start to finish before showing it, as explained under [[draws]]. If a log is
damaged, changed, from elsewhere or from other rules, or if a match is unknown or still being played, the page
says so and tells you what to do. Without 3D, the replay shows the ledger’s tables.

Timeline :: every decision has its place on it. Rounds are ticks, and the key moments are signs that you can click.
  Dragging jumps at once. Playing and stepping forward show the moves as at the table.
[Space] :: plays and pauses
[←] [→] :: one decision back or forward
\`[\` or [Page Up], \`]\` or [Page Down] :: the previous or the next chapter
[Home] [End] :: the start and the end
Chapters, Decisions, Hands :: the same as lists. Undone decisions are struck out.
All hands, The public, a player’s name :: the point of view: everything, what everyone saw, or what that
  player knew and nothing else
Charts :: how the match went, round by round. Each chart is also available as a table. Click a chart to go there.
Odds :: how likely each player is to win from here, from that point of view
Review :: compares each decision of a player with what the Doge, the strongest bot, would have done knowing the
  same. The five that cost most come first, with what they cost and why. Click one to go there.

Odds and reviews are available for games whose choices the house can weigh. Your browser works them out, and keeps
the reviews of your latest matches. After a match, *Review my decisions* takes you there.

The speed ranges from ×½ to ×4.
`,

  'topic.sharing': 'Sharing a moment, a clip or a match',
  'text.sharing': `
*Share this moment* gives you the address of this decision and this point of view: \`?at=120&seat=2\`, or
\`seat=public\`. Without \`seat\` it shows all hands. *Save the log* saves the match as a file, which
[[replay]] and [[draws]] can open.

*Record a clip* plays the chosen decisions once and records the board at the size of the window, with the score
and the captions. The clip is MP4, or WebM if the browser can’t make an MP4 that plays everywhere. If a browser
can’t record, it saves five numbered PNG pictures a second in one TAR archive. Keep the tab visible while it
records.

At the table and everywhere else, [P] takes a single picture.
`,
});
