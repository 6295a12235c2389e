/** English texts on the things in the panels, and on their meaning now. */

import { messages } from '../../../i18n/messages.ts';

export const notes = messages({
  'note.money':
    '{you, select, yes {You have} other {{name} has}} {n, plural, one {# ducat} other {# ducats}}. The most ducats win.',
  'note.moneyHidden': '{name}’s ducats are secret until the end.',
  'note.sum':
    '{category}: {n} in tiles. {rank, select, none {No prize without a tile.} other {{rank} now, worth {prize, plural, one {# ducat} other {# ducats}} after round 3.}}',
  'note.flags': 'Flags still to be played this round: {flags}.',
  'note.way': 'The ranking in {city}: the first three earn 15, 10 and 5 ducats after each round.',
  'note.harbour':
    'The ships in the harbour: the three fastest earn 15, 10 and 5 ducats after the round.',
  'note.offered': 'A promotion on board: the winner of the ship takes one of these tiles.',
  'note.tile':
    '{tile}. Its value counts in its category at the end. {step, select, none {} other {It also moves you up one step in {step}.}}',
  'note.sail': 'Speed {speed}: the faster ship lies ahead in a port.',
  'note.toCome':
    'Ships that may still come this round. The round also ends when all flags are used.',
  'note.bonus': 'This step pays {n} ducats more, every round.',
  'note.round': 'After each of the three rounds harbours and cities pay.',
});
