/** What a player and a host want to know. Marks: see `marks.ts`. */

import { messages } from '../../i18n/messages.ts';

export const play = messages({
  'topic.start': 'Playing at once',
  'text.start': `
*Play now against bots*, in the menu, seats you and some bots at a table of your own; how many stands
beside it. Name, colour and how strong the opponents are stand above the games; the browser remembers
them. [[bots]] says what the levels are.

*Create a table* is for friends: choose the seats, the bots, the pace and the options of the match, then
pass the code or the link on. *Join with a code* leads to a table that somebody else has opened.

- No account and no password: the browser that took a seat has it. Others need no more than the link.
- Close the page, or lose the network: the seat is yours when you come back. See [[lasting]].
- How well the bots play: [[bots]].
- How a game is played stands under its own name in the list of topics, with every rule by its id.
`,

  'topic.bots': 'How well the bots play',
  'text.bots': `
*Opponents in a new match*, in the menu, is for quick matches and new tables of the games that have the house’s
levels; the button of such a game names the level. In the lobby the host puts a bot on any empty chair.
It follows a sensible plan of its game’s own. Where a list stands beside its name the host chooses there
how well it plays, for each chair; the operator of a stand chooses for all of them.

A bot sees what a player on its chair sees, and nothing else. These are the levels of the house, and
beside them stand the game’s own bots, one of which plays at random. Where somebody is away or leaves,
the bot that plays on is such as the others at the table are.
`,

  'topic.hints': 'Hints, and your own odds',
  'text.hints': `
Where the house can weigh the choices of a game, *Hint* beside your decision names up to three sensible
choices, the best first, with what speaks for each and, once odds can be told, yours with it. What comes
to the same in another way is named beside it. *Choose this* puts
the choice in the form, or plays it where an answer is one press anyway. *Odds* shows each player’s odds
beside your decision, as if you made the best choice. Your browser works both out from what your own seat knows, and from nothing else.

Against bots alone both are always there. While people play with each other they are off, unless the
host allows one or both in the lobby, before the match and for all players alike; the lobby tells
everybody. The house cannot keep anybody from asking another program.
`,

  'topic.network': 'Playing on a local network',
  'text.network': `
Start the server on one machine and open the address that it prints on the others, or scan its code
with a phone. *Create a table* gives a code, a link and a picture to scan; whoever has one of them may
sit down or watch.

Plain HTTP is fine: nothing is fetched from any other place. If a phone cannot reach the address, the
machine’s firewall must let the port through, and both must be in the same network: many routers keep
their guest network apart.
`,

  'topic.table': 'At the table',
  'text.table': `
Everything can be done by clicking on the board, in the panels, and by keyboard alone: whichever you
like, at any moment. What you compose in one of them stands in the others too.

- Before a choice is made it shows what it will bring.
- A choice that is not available says why, and what would make it available.
- [U] takes a step back, up to the last draw or reveal in your turn. It asks first where something
  composed would be lost with it, and says so where nothing can be taken back.
- What cannot be taken back says so before it is sent; the key of such an answer chooses it first, and
  sends it when it is pressed again.
- The figures of the panels follow the board: they change when pieces and coins have arrived, and a sign
  above your own says what has become more or less. What you are asked stands there at once.
- Above your decision stands what has changed for you since the last one: money, goods, points. *What
  just happened?* ([W]) tells it step by step, and the board shows each step again; *Skip to now* ends it.

The *ledger* ([L]) is the whole table as a flat page with the same decisions, made for screen readers
and for keyboards. It opens by itself where the browser shows no 3D.

To look closer, double-click a place or press its number; [F] looks at where it happens, [0] shows the
whole board again. [P] takes pictures of the board, [M] turns the sound off. All keys: [[keys]].
`,

  'topic.keys': 'Keys and gestures',
  'text.keys': `
They work at the table; [?] shows them there. The keys of a game’s places stand in the help of that
game, those of other pages in [[director]], [[caster]] and [[replay]].
`,

  'topic.time': 'Clock and pause',
  'text.time': `
A table may have a clock. The host chooses it in the lobby: none, or one of those that the game offers,
from *Relaxed* to a fast one. How many seconds a decision then has stands beside it, and every timer can
be set by itself.

In some games everybody has a reserve for the whole match besides; how much stands there, too. Ten
seconds before the end you are warned. When time and reserve are out the rules decide something
harmless for you, and a bot plays on until you act or say that you are back; a short question that
nobody answers costs nobody the seat.

Other ends stand beside the decision as well: a bot that waits for your word and then goes on, a stand
whose bot takes an idle chair back. *More time* puts an end off: beside other persons once for a
decision, where only bots wait a few times. A bot that waits, and a stand, notice by themselves that
you are reading.

- *Pause:* anybody asks, all who are there agree, anybody resumes. Clocks and bots stand still.
- A step taken back gives the decision the time that it had left.
- *Pace of the bots* is how long they take before your eyes. At *Normal* each of their moves can be
  seen before the next one comes. The host may change it in the match.
`,

  'topic.people': 'Seats, talk and taking back',
  'text.people': `
The sign with the people among the tools, or [T], opens the table itself.

Leaving for good :: hands your chair to a bot. Reloading or closing the page does not.
Opening a bot’s chair :: anybody at the table can; whoever comes by the link may then take it, in the
  running match and with all that it has, and everybody is told.
One hand each :: nobody sees two hands of a match: in it a browser has one chair, and no other one after
  it. Two people need two devices, two browsers or a private window.
Removing somebody :: who has been away or out of time for a minute can be removed by the majority of the
  others; who is there and keeps the table waiting for a minute, by two of them at least. Acting or
  coming back ends the vote. Who was removed can take the chair back while a bot has it.
Asking for a chair :: before a match a guest takes a bot’s chair with one press. Where no chair is free, a
  guest can ask for one: the host answers in the lobby, and any player in the match, with one press. If
  they grant it, a bot makes room.
Talk :: ready sentences; the host may allow free text, or turn it off. Those who watch talk by the same
  rules, marked as such, unless the host turns that off. Everybody can mute anybody.
Taking back :: up to the last draw or reveal in your turn; the panel says what goes back and what
  stays, and everybody sees it struck out.
The next match :: keeps everybody together, those who watch as well, even when the host has left.
`,

  'topic.phone': 'A phone as your hand',
  'text.phone': `
\`/hand/CODE\` on a phone is your private hand and nothing else: what only you may see, every decision
of the game with what it will bring, and what lies open on pages of its own. The board is on another
screen: on a big one for all, or on your own computer.

1. Scan the code of the table.
2. Choose a name and a colour, press *Sit down*.
3. Whoever comes first adds bots and starts the match.

- In a running match the page offers a bot’s chair that was opened. \`/hand/CODE?take\` takes it at once.
- The phone trembles and sounds when you have to decide; the sign at the top turns the sound off.
- The eye covers the hand; a finger on *Hold to look* shows it for as long.
- After a reload or a sleep you are back in your seat.
- Browsers keep a screen awake on HTTPS only: on plain HTTP set the phone’s own time-out.
`,

  'topic.screen': 'One big screen, each with a phone',
  'text.screen': `
Tick *One big screen, each with a phone* under *Create a table*. This screen then takes no seat; it
shows a code that the whole room can scan, then the match, and never a secret. Its address is
\`/watch/CODE?screen\`. Everybody plays with [[phone]].

*Bots alone play, and I watch* beside it begins a match of bots at once, for a showcase or to learn from.
`,

  'topic.picture': 'Browsers and picture quality',
  'text.picture': `
Current Chrome, Edge, Firefox and Safari with WebGL 2 show the board; any of them without it the
*ledger*, with the same match and the same decisions.

*Picture quality* chooses itself in the first seconds and falls when frames stumble. It begins low on
phones and small machines, and where software draws in place of a graphics card with half of the
pixels in each direction as well: the board is coarser then, the panels stay sharp. A level that you
choose in the settings stays.

The settings have the size of the text, the speed of events, motion, and a volume for each part of the
sound, too. With *Motion* on *Reduced* nothing glides: pieces and cameras are there at once.
`,
});
