/** What the help says of the game: its sections, with the help’s marks (`pages/help/marks.ts`). */

import { messages } from '../../../i18n/messages.ts';

export const help = messages({
  'help.play': 'How to play',
  'help.playText': `
{lessons}

The lead passes clockwise. The turn in which somebody comes to the target is the last one, and it is
played to its end. What a choice would bring stands beside it before you make it.
`,
  'help.actions': 'The five actions',
  'help.actionsText': `
Reserve :: a cube on one shipment: 1 ducat to the bank on your own galley, 2 to its owner on another one
Sail :: new shipments are drawn; pirates may come; what lies at the quays is kept or sold; all galleys move on, and everybody takes a new shipment
Trade :: all sell what they like, then buy one card after the other: from the market at its value, from the Pirate Wharf for 1 ducat
Sponsor :: one workshop or one statue each
Produce :: every workshop makes one good; what comes out of one may go into the next

Whoever visibly has no choice is not waited for.
`,
  'help.income': 'What a good earns',
  'help.incomeText': `
Cloth and canvas :: nothing by themselves; the card goes into your hand
Wagon, armour, tent, clothing :: 5 ducats and a favour
Gondola :: a ducat for each workshop on its campo that builds no gondolas, whoever owns it, and a favour
Statue :: 1 ducat more if one stands beside the workshop
Quarter :: 1 ducat more if another workshop of the same kind stands on the same campo
`,
  'help.points': 'Points',
  'help.pointsText': `
Workshop :: 1 point, beside a statue 2, however many statues
Favour :: 1 point

With three or four houses 12 points end the match, with five 10. Most points win; ducats decide
between equals.
`,
  'help.advice': 'Advice from the patrons',
  'help.adviceText': `
- An action helps everybody: lead the one for which you are readier than the others.
- A site on two campi has twice the chance of a statue and of a neighbour.
- Raise a statue where your workshops stand, and theirs do not.
- A cube on the shipment of somebody else gets it for 2 ducats, whatever it is worth.
- Count the pirates: when three of the four lie on the discard pile, raids are rare until the deck is
  shuffled.
- Show goods once: whoever owns a workshop of a kind founds the next one without showing anything.
`,
  'help.clocks': 'Clocks',
  'help.clocksText': `
Relaxed :: {relaxedAction} s for an action, a sale, a workshop or a production, {relaxedAnswer} s for a short answer
Standard :: {standardAction} s and {standardAnswer} s
Blitz :: {blitzAction} s and {blitzAnswer} s

Whoever does not answer in time passes, keeps what comes ashore, or, as the lead, sails. More of
clocks: [[time]].
`,
  'help.phone': 'The hand on a phone',
  'help.phoneText': `
Your goods with what is missing to each recipe, one decision at a time, and the map of the twenty-two
sites with what each would bring. See [[phone]].
`,
  'help.director': 'What the director looks for',
  'help.directorText': `
A place beside a statue that two may pay for, the last tile of a kind, pirates that are likely, the
campo where the next statue pays most, and whoever is one action from the target. See [[director]].
`,
  'help.overlay': 'The parts of the overlay',
  'help.overlayText': `
Scoreboard :: the race to the target: a square is a workshop, a diamond the statue beside it, a disc a favour; and ducats where they are open
Turn and clock :: the five seals, who leads, who has acted and who is asked, and the time that is left
Market :: what lies there and at the Pirate Wharf, the price of the next statue, and the chance of pirates
Campi :: which workshops stand on the seven campi, whose they are, and where statues stand
Lower third :: the director’s sentences

How they come into a broadcast: [[overlay]].
`,
  'help.replay': 'Chapters and charts of a replay',
  'help.replayText': `
Turns, raids, statues, workshops, luxuries and lasting changes of the lead are signs on the timeline. The
charts are the race, the purses, what points stand for, where ducats came from, and the two stalls. See
[[replay]].
`,
  'help.stand': 'At a stand',
  'help.standText': `
The showcase plays with open purses, four at the table. With bots alone, with people longer:

{lengths}

Which of them, the operator says. See [[showcase]].
`,
});
