/** What the operator of a stand, and whoever asks how this is done, want to know. See `marks.ts`. */

import { messages } from '../../i18n/messages.ts';

export const stand = messages({
  'topic.showcase': 'The showcase for a stand',
  'text.showcase': `
\`/showcase\` is for a stand where nobody is in charge. Bots play, the director has the camera, and a large
code invites: whoever scans it holds a bot’s chair seconds later, without an account, with the hand on
the phone and the match on the big screen, which shows no secret.

- Who gives no sign of life for 45 seconds while a decision is due, or is gone, hands the chair back to
  the bot, and may sit down again.
- After the end the result stands for three quarters of a minute. Then come pictures of how to play and
  the best of the day, while the bots play the opening of the next match at full speed.
- The code of a game stays the same for ever: it may be printed. Where several games are shown in
  turn, print the address \`/showcase/take\` instead: it leads to a chair of the one on the screen.
- \`/showcase?game=ID\` says which game is shown; after that its operator does.
- The screen asks its server for ever, and loads itself anew after a lost graphics context that does
  not come back, when a new version was installed, and between two matches every six hours.
- Matches, chairs and scores outlive a killed server.

How to set one up: [[stand]]. How to look after it: [[operator]].
`,

  'topic.stand': 'Setting a stand up',
  'text.stand': `
On one laptop, without the internet:

1. Install and build once where there is an internet. Then start with \`npm start -- --supervise\`: a
  server process that dies is started again. One that cannot start, because its port is taken say, ends
  with the reason.
2. Make a network of your own: the laptop’s hotspot, or a small router with no way out. Give the laptop
  a fixed address there, so that a printed code stays right. Its firewall must let the port through.
  Plain HTTP is enough.
3. Open \`http://localhost:2567/showcase\` on the laptop and make it full-screen; the first key or click
  does it as well. The code on the screen names the laptop’s address in that network. Turn the machine’s
  screen saver off.
4. The server’s window then shows the operator’s token, once; it is kept as a hash in the data folder.
  That happens only for a browser on the server’s own machine, or at a start with
  \`LAGUNA_SHOWCASE=on\`. \`LAGUNA_OPERATOR=a-token-of-yours\` chooses one, also when it is lost.
5. Open \`/operator\` on your own phone or laptop. To get there on the big screen itself, which otherwise
  takes neither keys nor pointer, hold [Escape] or the upper left corner for three seconds.
6. Guests join the network, turn mobile data off, then scan: a phone that finds no internet goes
  elsewhere otherwise. \`LAGUNA_PROBES=on\` with a few lines in a small router keeps most phones in the
  network (the server’s README has them).
7. A second code with the network’s name and password beside the
  screen saves many words.

For sound without a touch start the browser so:
\`chromium --kiosk --autoplay-policy=no-user-gesture-required --noerrdialogs --no-first-run
--no-default-browser-check --disable-session-crashed-bubble --disable-features=Translate
http://localhost:2567/showcase\` (one line; all but the first two keep the browser’s own bubbles away)

One process shows one stand; several processes over one database have none.
`,

  'topic.operator': 'The operator’s page',
  'text.operator': `
\`/operator\` asks for the token that the server’s window showed; see [[stand]].

Game :: one of the house, or all in turn, from the next match on. Each has a table and a code of its
  own, its lengths, and its best of the day
Length :: the last part of a match, its last two, or a whole one, from the next match on; how many
  minutes each takes stands there. What comes before is played by the bots under the same rules, so
  every log can be checked and shown again.
Bots :: how well they play ([[bots]]); at once
Seconds until an idle seat goes back to its bot :: 10 to 600
Volume, Kiosk lock :: of the big screen, at once
Sleep hours :: the screen is dark and draws nothing, the bots rest; somebody who still plays is not
  disturbed
At the table :: who sits there; gives a chair back to its bot at once, also that of a name which nobody
  should read: the screen names nobody
Caster :: the caster’s link of the stand, made as a host makes it ([[caster]]); whoever plays now was
  told of nobody, so it counts from the next match on
Begin the next match now :: leaves the running one without a result
Best of the day :: persons who played to the end; one name or the whole list is taken off by hand, all
  at midnight
Status :: what goes on, screens, persons, matches today, memory, when the match last moved
`,

  'topic.draws': 'Honest draws',
  'text.draws': `
Before anybody sits down the server fixes the key of all draws and shows its hash. Each person’s
browser, having seen that hash, adds random bytes of its own; after the end the key is public. So nobody
can aim at a draw: neither the server alone nor anybody at the table.

*Check the draws*, next to the final scoring, opens \`/verify/ID\`: your browser plays the match again,
compares it with what it remembers of the table, and says what is proven and what is not. A changed log,
key, hash or score is refused with its reason. The page needs neither 3D nor HTTPS, and \`/verify\` alone
checks a log that you have kept as a file.
`,

  'topic.lasting': 'What survives a break',
  'text.lasting': `
- *Reload, lost network, a sleeping phone:* the browser that took a seat comes back into it.
- *Away for more than 30 seconds:* a bot plays the seat until its person is back.
- *A killed server:* every accepted decision was on disk before it was acknowledged. When the server
  runs again the tables go on by themselves.
- *Nobody is at the table:* it goes to sleep, clocks and bots too, and wakes when somebody opens its
  link.

A finished match stays for a year, with its replay; one of bots alone, or of a stand, for a week. A table
at which no match runs is given up after a month, one whose match nobody goes on with after half a
year. What runs, and what somebody is at, never goes.

Whoever runs the server may have set other times.
`,

  'topic.server': 'Running a server',
  'text.server': `
One process on one port serves everything; \`npm start\` installs, builds and starts it, and prints its
addresses. All settings are environment variables. They stand in \`server/README.md\`, together with
reverse proxies and names, backups, containers, several processes, figures and the log.

- \`/health\` says that the server is well, \`/metrics\` how.
- *421* in place of a page means that the server does not know the name it was opened by. The page says
  which setting to change: \`LAGUNA_HOSTS=NAME\`.
- \`npm run backup -- FILE\` copies all tables and matches, also while the server runs.
`,
});
