/** Help for the operator of a stand, and for people who ask how it works. See `marks.ts`. */

import { messages } from '../../i18n/messages.ts';

export const stand = messages({
  'topic.events': 'Events: an evening with rounds',
  'text.events': `
An event is a tournament at a stand or a club: people enter with their phones, the server makes the tables of
each round, and the standings are on a big screen.

*For players:*

Entering :: scan the code on the big screen, or press *Enter the event* in the menu. Enter a name and keep the page
  open. You can come after the event has begun: you play from the next round on.
A round :: when it begins, your device opens your table by itself, a phone as your hand ([[phone]]). Afterwards it
  brings you back to the event. Nobody else can take your seat.
If you’re missing :: the match begins without you after 20 seconds. A bot plays for you after the usual time, until
  you come. If you’re away at the end, you sit out the next round, until you press *I’m back*.
Another device :: *I’ve already entered on another device* finds you by your key, if both devices are yours ([[me]]).
Leaving :: *Leave the event* means that you get no more tables. You can come back.

*How it’s counted:*

The first at a table gets 12 points, the last none, and the others are spread evenly between. Ties share. A table that you
never came to gives you no points. If points are equal, the points of the people you’ve met decide, then
your scores compared with your tables’ averages. In the final, the place there decides.

*For the operator:*

Opening one :: on \`/operator\`, *Open an event*: a name, a game with its clock and options, the number of rounds, the
  seats at a table. *Rounds by standing* pairs players with similar points, and nobody twice if there’s another way.
  *Groups and a final* plays the rounds within groups, and the best of each group play the final.
If the numbers don’t divide :: some tables are larger or smaller, within what the game allows, or bots take the free
  seats, as you choose.
Each round :: begin it when everyone’s ready. It ends by itself with its last match. *End the round now* lets bots
  finish the other matches at once, and they count.
Mistakes :: take someone out, or let them back in. Let a table play again, or don’t count it, until the next round
  begins.
The end :: save the standings and all results as CSV, then close the event. It’s deleted 30 days later. An event that
  nobody has changed for 7 days closes by itself.
A killed server :: matches and the event go on when it’s running again. Each result counts once.
`,

  'topic.showcase': 'The showcase for a stand',
  'text.showcase': `
\`/showcase\` is for an unattended stand. Bots play, the director controls the camera, and a large code invites
people to join. Anyone who scans it has a bot’s seat seconds later, without an account, with their hand on the
phone and the match on the big screen, which shows no secrets.

- A player who does nothing for 45 seconds while a decision is due, or who has gone, loses the seat to the bot and
  may sit down again.
- After the end, the result stays on screen for three quarters of a minute. Then the screen shows how to play and
  the best of the day, while the bots play the opening of the next match at full speed.
- A game’s code never changes, so you can print it. If the stand shows several games in turn, print the address
  \`/showcase/take\` instead. It leads to a seat in the game on the screen.
- \`/showcase?game=ID\` chooses which game is shown. From then on the operator chooses.
- \`/showcase?langs=it,de,en\` shows each match in the next of these languages. \`?lang=de\` stays with one. Each phone
  has the language of its owner.
- The screen never stops looking for its server. It reloads after a lost graphics context that doesn’t come
  back, after an update, and every six hours between two matches.
- Matches, seats and scores survive a killed server.

How to set one up: [[stand]]. How to look after it: [[operator]].
`,

  'topic.stand': 'Setting up a stand',
  'text.stand': `
On one laptop, without internet access:

1. Install and build once while you have internet access. Then start with \`npm start -- --supervise\`, which
  restarts a server process that dies. If the server can’t start, because its port is taken for example, it exits
  and says why.
2. Make a network of your own with the laptop’s hotspot, or with a small router without internet access. Give the
  laptop a fixed address there so that a printed code stays valid. Its firewall must let the port through.
  Plain HTTP is enough.
3. Open \`http://localhost:2567/showcase\` on the laptop and make it full-screen. The first key or click does that
  as well. The code on the screen leads to the laptop’s address in that network. Turn the machine’s screen saver
  off.
4. The server’s window then shows the operator token, once. The data folder keeps only its hash.
  This happens only for a browser on the server’s own machine, or when you start with
  \`LAGUNA_SHOWCASE=on\`. \`LAGUNA_OPERATOR=a-token-of-yours\` sets your own token, also if you’ve lost the old one.
5. Open \`/operator\` on your own phone or laptop. The big screen itself ignores keys and mouse. To get to the
  operator’s page there, hold [Escape] or the top left corner for three seconds.
6. Guests join the network, turn mobile data off, then scan. Otherwise a phone that finds no internet
  switches to another network. \`LAGUNA_PROBES=on\` with a few lines in a small router keeps most phones in the
  network (see the server’s README).
7. A second code with the network’s name and password next to the screen saves a lot of explaining.

For sound without a touch, start the browser like this:
\`chromium --kiosk --autoplay-policy=no-user-gesture-required --noerrdialogs --no-first-run
--no-default-browser-check --disable-session-crashed-bubble --disable-features=Translate
http://localhost:2567/showcase\` (one line; all options except the first two suppress the browser’s own messages)

One process runs one stand. Several processes that share a database can’t run one.
`,

  'topic.operator': 'The operator’s page',
  'text.operator': `
\`/operator\` asks for the token that the server’s window showed. See [[stand]].

Game :: one of the house’s games, or all in turn, from the next match. Each has its own table, code, lengths
  and best of the day.
Length :: the last part of a match, its last two parts, or a whole match, from the next match. The page says how
  many minutes each takes. Bots play everything before it by the same rules, so every log can be checked and
  replayed.
Bots :: how well they play ([[bots]]), at once
Seconds until an idle seat goes back to its bot :: 10 to 600
Volume, Kiosk lock :: for the big screen, at once
Sleep hours :: the screen is dark and draws nothing, and the bots rest. Anyone still playing isn’t disturbed.
At the table :: who has a seat. Give a seat back to its bot at once, also if its player’s name isn’t fit to
  show. The screen shows no name.
Caster :: the stand’s caster link, created as a host creates it ([[caster]]). The current players weren’t
  told about a caster, so it applies from the next match.
Start the next match now :: ends the current match without a result
Best of the day :: people who played to the end. You can remove one name or clear the whole list. It’s cleared
  at midnight.
Status :: what’s going on, screens, people, matches today, memory, and when the last move was made
`,

  'topic.draws': 'Honest draws',
  'text.draws': `
Before anyone sits down, the server fixes the key for all draws and shows its hash. Each person’s
browser sees that hash and then adds random bytes of its own. After the match the key is revealed. So no one
can rig a draw: neither the server alone nor anyone at the table.

*Check the draws*, next to the final scoring, opens \`/verify/ID\`. Your browser replays the match,
compares it with what it remembers of the table, and says what is proven and what isn’t. If a log, a key, a hash or
a score was changed, it’s refused, and the page says why. The page needs neither 3D nor HTTPS. \`/verify\` alone
checks a log that you’ve saved as a file.
`,

  'topic.lasting': 'What survives a break',
  'text.lasting': `
- *Reload, lost network, a sleeping phone:* the browser that took a seat returns to it.
- *Away for more than 30 seconds:* a bot plays the seat until its player is back.
- *A killed server:* every accepted decision was on disk before it was confirmed. When the server
  is running again, the tables continue by themselves.
- *No one at the table:* the table goes to sleep, clocks and bots too, and wakes up when someone opens its
  link.

A finished match is kept for a year, with its replay. A match of bots alone, or at a stand, is kept for a week. A
table without a match in progress is deleted after a month. A table whose match isn’t continued is deleted after
half a year. Matches in progress, and tables with people at them, are never deleted.

The server’s operator may have set other times.
`,

  'topic.server': 'Running a server',
  'text.server': `
One process on one port serves everything. \`npm start\` installs, builds and starts it, and prints its
addresses. All settings are environment variables. \`server/README.md\` lists them and explains
reverse proxies and names, backups, containers, several processes, metrics and the log.

- \`/health\` says whether the server is well, and \`/metrics\` gives the figures.
- *421* instead of a page means that the server was opened under a name it doesn’t know. The page says
  which setting to change: \`LAGUNA_HOSTS=NAME\`.
- \`npm run backup -- FILE\` copies all tables and matches, even while the server is running.
`,
});
