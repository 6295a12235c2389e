/** Help for players and hosts. Marks: see `marks.ts`. */

import { messages } from '../../i18n/messages.ts';

export const play = messages({
  'topic.start': 'Getting started',
  'text.start': `
*Play now against bots*, in the menu, seats you and some bots at a table of your own. The button says how
many. Set your name, your colour and how strong your opponents are below the games. The browser remembers
them. [[bots]] explains the levels.

Before your first match of a game, the menu asks whether it’s new to you. If it is, you play against two easy
opponents with open money, in the shorter form where the game has one, without a clock and with a companion.
See [[hints]]. The browser remembers your answer.

*Create a table* is for playing with friends. Choose the seats, the bots, their speed and the options of the
match, then share the code or the link. *Join with a code* takes you to a table that someone else has opened.

- You need no account and no password. The browser that took a seat keeps it. Others need only the link.
- If you close the page or lose the network, your seat is still yours when you come back. See [[lasting]].
- How well the bots play: [[bots]].
- Each game has its own entry in the list of topics, with how to play it and every rule by its ID.
`,

  'topic.bots': 'How well the bots play',
  'text.bots': `
*Opponents for a new match*, in the menu, applies to quick matches and new tables of the games that have the
house’s levels. The button of such a game names the level. In the lobby the host can put a bot in any empty
seat. If there’s a list next to the bot’s name, the host chooses its level there, for each seat. At a stand, the
operator chooses one level for all bots.

A bot sees what a player in its seat sees, and nothing else. The levels of the house are listed here. Some games
also have bots of their own, one of which plays at random. If a player is away or leaves, the bot that
takes over plays like the other bots at the table.
`,

  'topic.hints': 'Hints and your odds',
  'text.hints': `
In games where the house can weigh the choices, *Hint* next to your decision suggests up to three sensible
choices, the best first. It says why each one is good and, once it’s possible to tell, how likely you’d be to
win. Choices that are about as good are listed with them. *Choose this* puts a suggestion into the form.
If the answer is a single click anyway, that click plays it. *Odds* shows each player’s odds next to your
decision, as if you made the best choice. Your browser works out both from what your own seat knows, and from
nothing else.

The *companion* says in one sentence what matters at your decision, and marks where to look. It names no choice. In
your first match of a game it speaks at every decision. In the next two it waits behind *What matters now?*,
and after that it’s off. The buttons below its sentence change that for the game, and *Companion* in the
settings changes it for all games. Where hints are off, the companion is silent.

Against bots alone, hints, odds and the companion are always available. When people play each other, they are off unless the host
allows hints or odds in the lobby. That is decided before the match and for all players alike, and the lobby tells
everyone. We can’t stop anyone from asking another program.
`,

  'topic.network': 'Playing on a local network',
  'text.network': `
Start the server on one machine. On the others, open the address that it prints, or scan its code with a
phone. *Create a table* gives you a code, a link and a QR code. Anyone who has one of them can sit down or watch.

Plain HTTP is fine, because nothing is loaded from anywhere else. If a phone can’t reach the address, let the
port through the machine’s firewall and make sure that both are on the same network. Many routers keep their
guest network separate.
`,

  'topic.meeting': 'Playing with people',
  'text.meeting': `
*Play with people* in the menu (\`/people\`) has two ways to others on this server. Neither needs an account.

The queue :: choose a game and a clock, and press *Find players*. The page shows how long you’ve waited, who is
  here and when the match begins: as soon as there are enough players, or after 30 seconds with bots on the free
  seats. Those who come later take a bot’s seat, until half the match is over. If you close the page or lose the
  connection, your place is free a few seconds later. With a clock over days you don’t wait: [[days]].
Playing bots meanwhile :: *Play against bots meanwhile* keeps you in the queue while you play. When someone comes,
  you’re told on every page, and one click leads you to them. *Not yet* and *Leave the queue* are always there.
Open tables :: tables whose hosts tick *Open to everybody*, when they create a table or in its lobby. You see who
  sits there, the clock and the options that differ from the usual. One click gives you a free seat or a bot’s.
  If someone else was faster, or the host has just closed the table, the page says so.
Opening your own :: tick *Open to everybody*. Untick it at any time: the table is off the list at once, and
  everyone at it stays. Nothing of a table that isn’t open is shown to others.
Rated matches :: the host ticks *Rated match* in the lobby, and everyone there sees it. Matches from the queue are
  always rated. What a rating is: [[me]].
Friends :: send them the link or let them scan the QR code in the lobby. If the table is full, they can ask for a
  seat and chat ([[people]]).
`,

  'topic.days': 'Matches over days',
  'text.days': `
In the lobby, or under *Play with people*, choose a clock over days, such as *A turn a day*. Then nobody has to be at the table:
the match goes on while everyone is away.

Your time :: it begins when you have a decision to make. Your night doesn’t count, and everyone has a reserve of 7 days for
  the whole match. Away for a while? Say so at the table: your turns wait, and the reserve pays for it.
When it’s over :: the rules decide your turn. After three such turns in a row a bot plays until you’re back.
Your turn :: the page *Me* lists your matches, those that wait for you first. Switch on notices there, and this device tells
  you. When you open the match, you first see what has happened since your last turn.
Answer in advance :: open *The table* in a match (on a phone, the menu at the top). Each game has its own list, such as *Let every
  ship pass*. The answer is given for you when it’s needed, and you aren’t notified. An answer ends at your next decision that
  none of your answers fits, unless you tick *Until I take it back*. If you undo what was answered, all your answers end. The
  others aren’t told; they only see that you answered quickly.
Finding players :: *Find players* gives you a seat at once. The match begins when all seats are taken, when everyone there
  wants to begin with bots, or after a day. You can leave the page meanwhile.
`,

  'topic.me': 'Me: matches, devices, data',
  'text.me': `
*My matches* in the menu (\`/me\`) shows who you are at this server. There’s no account and no password: your
browser makes a key when you first take a seat, and proves with it which seats were yours. The key never leaves
the browser.

Matches :: what’s running, yours to move first, with a way in; what’s finished, with result, replay and proof; how
  often you’ve played and won each game.
Ratings :: how strong you play a game, by the results of rated matches. Everyone begins at 1000, where the *Steady*
  bots are; the other bots have their places on the same scale. Beating stronger players raises it more, losing to
  weaker ones lowers it more, and second place counts more than third. If you leave, you get the place that the bot on
  your seat reaches. You have a rating after ten rated matches of a game. Others see it at tables and in the list
  of open tables, unless you untick *Show my ratings to others*.
What counts :: a rated match counts if everyone who sat there at its start has a key in their browser. Someone who
  takes a bot’s seat in the middle of the match isn’t rated.
Playing again :: beside a finished match, *Invite them again* opens a new table and invites everyone who played there with
  a key. They see it on this page, and in a notice if they’ve chosen notices. You can invite 40 people a day.
Name and colour :: they belong to you, on all your devices.
Another device :: *Add a device* shows a QR code and ten letters, for five minutes and one use. Scan it with the
  phone, or enter the letters on \`/me\` there. What the phone has played comes with it. Anyone who uses the code
  becomes you, so don’t show it to anyone else.
Striking off :: a device that you’ve lost or given away can be struck off on any other one. Its key can’t do
  anything any more. A seat that is open on it stays open there: ask the others at that table for a vote.
Losing everything :: if you lose all your devices, or clear the data of the only browser, the name and its list of
  matches can’t be recovered. Nobody can do that for you, since nobody else has the keys.
Your data :: *Save everything as a file* gives you all that the server and this browser keep about you. *Erase
  everything* deletes it, without a trace in the server’s files. The logs of matches stay, with the name that you
  had there, because they belong to everyone who played.
Without a key :: on a page without HTTPS, in a very old browser or in some private windows there’s no key. You can
  play everything. The server just can’t tell which matches were yours.
`,

  'topic.table': 'At the table',
  'text.table': `
You can do everything by clicking on the board, in the panels or with the keyboard, and switch at any time. A
choice that you start in one of them appears in the others too.

- Every choice shows what it will do before you make it.
- If a choice isn’t available, it says why, and what would make it available.
- Below each decision stands what it is for.
- Everything on the board and in the panels tells you what it is and which rule it follows: rest the pointer on it,
  or press it for a moment with a finger. [F1] goes through all of it by key, one thing
  after the other, until you press [Esc].
- [U] undoes your last step, as far back as the last draw or reveal in your turn. It asks first if you’d lose a
  choice that you haven’t sent, and tells you if there’s nothing to undo.
- If something can’t be undone, it says so before you send it. The key for such an answer only selects
  it. Press the key again to send it.
- The figures in the panels follow the board: they change when the pieces and coins arrive, and a sign above
  your own shows what you gained or lost. Your next decision appears at once.
- While the board shows the turns of the others, a caption tells what they do and what they gain. [.] goes on to
  the next action, and [End] skips to now. If a turn of theirs brings you something, a sign above your own says
  what and why, and the board waits a second. On a phone, *What just happened?* tells what the others did.
- *If it ended now*, below the players, says what you would have if the match ended at this moment. It opens to
  all players and to the parts that the total is made of. What you can’t know is a question mark.
- The end of a round, on a large screen, says what it has brought each player. Any key or click closes it.
- Above your decision you see what has changed for you since your last turn: money, goods, points, and how many
  deals there were. While the others play, it also says what your own turn has changed. *What just happened?*
  ([W]) goes through it step by step and replays each step on the board. *Skip to now* ends it.
- Each line of the log opens to why it happened: the sum behind every amount, and the rule with its ID, which
  leads to this help. Click or tap the line. With the keyboard, Tab leads to the newest line, the arrows to the
  others, and Enter opens one. The steps of *What just happened?* and the decisions of a replay open too.

The *reference card* ([,]) has the course of play, what scores, what ends the match and the signs on one
screen. You can print it. The help of each game has it too.

The *ledger* ([L]) is the whole table as a flat page with the same decisions, made for screen readers
and keyboards. It opens by itself if the browser can’t show 3D.

To zoom in, double-click a place or press its number. [F] goes to where the action is, and [0] shows the whole
board again. [P] takes pictures of the board, and [M] turns the sound off. All keys: [[keys]].
`,

  'topic.keys': 'Keys and gestures',
  'text.keys': `
These work at the table, and [?] shows them there. The keys for a game’s places are in the help for that
game. Other pages have keys of their own: see [[director]], [[caster]] and [[replay]].
`,

  'topic.time': 'Clock and pause',
  'text.time': `
A table can have a clock. The host chooses it in the lobby: none, or one of those that the game offers,
from *Relaxed* to a fast one. The lobby shows how many seconds each gives for a decision, and every timer can be
set separately.

In some games everyone also has a time bank for the whole match. The lobby shows how much. You’re warned ten
seconds before your time ends. When your time and your time bank have run out, the rules make a harmless decision
for you, and a bot plays until you act or say that you’re back. You can’t lose your seat over a short
question that no one answers.

Other time limits are shown next to the decision too: a bot that waits for your answer and then moves on, or a
stand whose bot takes back an idle seat. *More time* extends the limit: once per decision when you play
with people, and several times when only bots are waiting. A bot that waits, and a stand, notice by themselves
that you’re reading.

- *Pause:* anyone can ask for one, everyone present has to agree, and anyone can resume. Clocks and bots stop.
- If you undo a step, the decision gets back the time that it had left.
- *Bot speed* is how long bots take over their moves while people watch. At *Normal* you can see each move before
  the next one. The host can change it during the match.
`,

  'topic.people': 'Seats, chat and undo',
  'text.people': `
The icon with people in the toolbar, or [T], opens the table panel.

Leaving for good :: gives your seat to a bot. Reloading or closing the page doesn’t.
Opening a bot’s seat :: anyone at the table can do it. Anyone with the link can then take the seat during the
  match, with everything it has, and everyone is told.
One hand each :: no one sees two hands in a match. A browser can have only one seat in it, and no other one
  afterwards. Two people need two devices, two browsers or a private window.
Removing someone :: a player who has been away or out of time for a minute can be removed by a majority of the
  others. A player who is there but keeps the table waiting for a minute can be removed by at least two of them.
  Acting or coming back ends the vote. A player who was removed can take the seat back while a bot has it.
Asking for a seat :: before a match, a guest takes a bot’s seat with one click. If no seat is free, a guest can
  ask for one. \`/table/CODE?take\` takes a seat at once if one can be taken. The host answers in the lobby, and any player can answer during the match. If they agree, a bot
  makes room.
Chat :: ready-made messages. The host can allow free text, or turn the chat off. Spectators chat by the same
  rules and are marked as spectators, unless the host turns that off. Insults on the server’s list of words are masked.
Muting, blocking, reporting :: press the three dots beside a name, or the name before a message. Muting hides what
  that person says, at every table and on all your devices. Blocking also keeps you apart at open tables and in the
  queue. They aren’t told, and you can undo both there or on the page *Me*. A report goes to the server’s operator,
  with the latest messages and the place in the match.
Undo :: goes back as far as the last draw or reveal in your turn. The panel says what will be undone and
  what stays, and everyone sees undone steps struck out.
The next match :: keeps everyone together, spectators included, even if the host has left.
`,

  'topic.phone': 'A phone as your hand',
  'text.phone': `
\`/hand/CODE\` on a phone is your private hand and nothing else: what only you may see, every decision
of the game with what it will do, and pages with everything that’s public. The board is on another
screen: a big one for everyone, or your own computer.

1. Scan the table’s code.
2. Choose a name and a colour, then press *Sit down*.
3. The first to join adds bots and starts the match.

- During a match, the page offers you a bot’s seat if one has been opened. \`/hand/CODE?take\` takes it at once.
- The phone vibrates and makes a sound when you have a decision to make. The icon at the top turns the sound off.
- The eye covers your hand. Keep a finger on *Hold to look* to see it.
- After a reload or a sleep, you’re back in your seat.
- Browsers keep a screen on only over HTTPS. Over plain HTTP, change the time-out in the phone’s own settings.
`,

  'topic.screen': 'One big screen, a phone each',
  'text.screen': `
Tick *One big screen, a phone each* under *Create a table*. This screen then takes no seat. It shows a code
that the whole room can scan, then the match, and never a secret. Its address is \`/watch/CODE?screen\`. Everyone
plays with [[phone]].

*Bots play, I watch*, next to it, starts a match between bots at once, as a showcase or to learn from.
`,

  'topic.picture': 'Browsers and picture quality',
  'text.picture': `
Current versions of Chrome, Edge, Firefox and Safari with WebGL 2 show the board. Without WebGL 2 they show the
*ledger*, with the same match and the same decisions.

*Picture quality* is chosen automatically in the first seconds and drops if the animation stutters. It starts low
on phones and small machines. Where software draws instead of a graphics card, it also starts low. The board is then
drawn with half the pixels in each direction while the camera moves, and with all of them as soon as the camera
rests. A level that you choose in the settings stays.

*City while nothing happens* says how often the city is drawn while only water, birds and boats move. *Automatic* draws
it 30 times a second, and 20 on a phone or on a laptop's battery; with reduced motion only what changes is drawn.
Pieces and camera always move smoothly.

The settings also have the text size, the animation speed, motion, and a volume for each kind of sound. With
*Motion* set to *Reduced*, nothing glides: pieces and cameras jump straight to their places.

*Language* is chosen there too, in the menu and before a match. Everyone at a table has their own.
`,
});
