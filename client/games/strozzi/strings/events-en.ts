/** English sentences of events: `{you}` is yes where the reader did it. */

import { messages } from '../../../i18n/messages.ts';

export const events = messages({
  'event.roundStarted':
    'Round {round} of 3: {you, select, yes {you draw} other {{name} draws}} the first ship.',
  'event.shipDrawn':
    'A {ship} rounds the headland; {left, plural, =0 {it is the last of the round} one {one more is to come} other {# more are to come}}.',
  'event.passed': '{you, select, yes {You let} other {{name} lets}} it pass.',
  'event.claimed': '{you, select, yes {You lay your} other {{name} lays the}} {flag} on the ship.',
  'event.claimedPirate':
    '{you, select, yes {You strike with your} other {{name} strikes with the}} pirate flag and {you, select, yes {take} other {takes}} the ship at once.',
  'event.flagReturned':
    '{you, select, yes {Your {flag} flies home: you have} other {The {flag} flies home: {name} has}} it back.',
  'event.shipUnclaimed': 'Nobody wants the {ship}: it sails on.',
  'event.shipWon': '{you, select, yes {You win} other {{name} wins}} the {ship}.',
  'event.shipPlaced':
    '{you, select, yes {You send} other {{name} sends}} the ship to {port}: {place} in the harbour with speed {speed}.',
  'event.shipPlacedLost':
    '{you, select, yes {You send} other {{name} sends}} the ship to {port}: {place} in the harbour with speed {speed}. Lost: {lost}.',
  'event.advancedCargo':
    '{you, select, yes {You climb} other {{name} climbs}} {n, plural, one {one step} other {# steps}} in {city} to step {to}, now {rank}.',
  'event.advancedScrolls':
    '{n, plural, one {The scroll takes} other {The scrolls take}} {you, select, yes {you} other {{name}}} in Florence to milestone {to}, now {rank}.',
  'event.advancedTile':
    'The {ware} of the tile takes {you, select, yes {you} other {{name}}} in {city} to step {to}, now {rank}.',
  'event.tileTaken': '{you, select, yes {You take} other {{name} takes}} {tile} in the loggia.',
  'event.tileRevealed': 'Now {tile} stands in the loggia, too.',
  'event.cityScored': '{city} pays: {prizes}.',
  'event.cityScoredNobody': '{city} pays nobody.',
  'event.prizesShips': 'for ships {payments}',
  'event.prizesTrack': 'for the order of the houses {payments}',
  'event.prizesBonus': 'for the top steps {payments}',
  'event.payment': '{name} {amount}',
  'event.promotionScored': '{category}: {prizes}.',
  'event.promotionScoredNobody': '{category}: nobody has promoted it.',
  'event.promotionPrize': '{name} {amount} for {tiles}',
  'event.matchEnded': '{you, select, yes {You win} other {{name} wins}} the match.',
  'event.matchEndedMoney':
    '{you, select, yes {You win} other {{name} wins}} the match with {money} ducats.',
});
