/** English sentences of events: `{you}` is yes where the reader acted. */

import { messages } from '../../../i18n/messages.ts';

export const events = messages({
  'event.roundStarted':
    'Round {round} of 3: {you, select, yes {you draw} other {{name} draws}} the first ship.',
  'event.shipDrawn':
    'A {ship} rounds the headland, {left, plural, =0 {the last of the round} one {with one more to come} other {with # more to come}}.',
  'event.passed': '{you, select, yes {You pass} other {{name} passes}}.',
  'event.claimed':
    '{you, select, yes {You play your} other {{name} plays the}} {flag} on the ship.',
  'event.claimedPirate':
    '{you, select, yes {You play your} other {{name} plays the}} pirate flag and {you, select, yes {take} other {takes}} the ship at once.',
  'event.flagReturned':
    '{you, select, yes {You get your {flag}} other {{name} gets the {flag}}} back unused.',
  'event.shipUnclaimed': 'Nobody wants the {ship}, so it sails on.',
  'event.shipWon': '{you, select, yes {You win} other {{name} wins}} the {ship}.',
  'event.shipPlaced':
    '{you, select, yes {You send} other {{name} sends}} the ship to {port}: {place} in the harbour with speed {speed}.',
  'event.shipPlacedLost':
    '{you, select, yes {You send} other {{name} sends}} the ship to {port}: {place} in the harbour with speed {speed}. Lost: {lost}.',
  'event.advancedCargo':
    '{you, select, yes {You climb} other {{name} climbs}} {n, plural, one {one step} other {# steps}} in {city} to step {to}, now {rank}.',
  'event.advancedScrolls':
    '{n, plural, one {The scroll takes} other {The scrolls take}} {you, select, yes {you} other {{name}}} to milestone {to} in Florence, now {rank}.',
  'event.advancedTile':
    'The {ware} on the tile takes {you, select, yes {you} other {{name}}} to step {to} in {city}, now {rank}.',
  'event.tileTaken': '{you, select, yes {You take} other {{name} takes}} {tile} from the loggia.',
  'event.tileRevealed': '{tile} is added to the loggia.',
  'event.cityScored': '{city} pays: {prizes}.',
  'event.cityScoredNobody': '{city} pays nobody.',
  'event.prizesShips': 'for ships {payments}',
  'event.prizesTrack': 'for rank {payments}',
  'event.prizesBonus': 'for the top steps {payments}',
  'event.payment': '{name} {amount}',
  'event.promotionScored': '{category}: {prizes}.',
  'event.promotionScoredNobody': '{category}: nobody has a tile.',
  'event.promotionPrize': '{name} {amount} for {tiles} in tiles',
  'event.matchEnded': '{you, select, yes {You win} other {{name} wins}} the match.',
  'event.matchEndedMoney':
    '{you, select, yes {You win} other {{name} wins}} the match with {money} ducats.',
});
