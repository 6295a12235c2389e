/** English sentences of events: `{you}` is yes where the reader is the acting seat. */

import { messages } from '../../../i18n/messages.ts';

export const events = messages({
  'event.charactersOffered': 'Characters on offer: {characters}.',
  'event.characterPicked': '{you, select, yes {You play} other {{name} plays}} {character}.',
  'event.goalsDealt': 'Your goal cards: {goals}.',
  'event.goalsChosen': '{you, select, yes {You have} other {{name} has}} chosen two goals.',
  'event.startChosen': '{you, select, yes {You start} other {{name} starts}} in {node}.',
  'event.roundStarted':
    'Round {round} begins: {you, select, yes {you go} other {{name} goes}} first.',
  'event.roundCharacterChosen':
    '{you, select, yes {You play} other {{name} plays}} {character} this round.',
  'event.companionTaken': '{you, select, yes {You take} other {{name} takes}} {companion}.',
  'event.companionRefused': '{you, select, yes {You take} other {{name} takes}} no companion.',
  'event.diceRolled': '{you, select, yes {You roll} other {{name} rolls}} {dice}.',
  'event.contractsLaidOut': '{n, plural, one {A contract is} other {# contracts are}} laid out.',
  'event.dicePlaced': '{you, select, yes {You place} other {{name} places}} {dice} on “{space}”.',
  'event.dicePlacedPaying':
    '{you, select, yes {You place} other {{name} places}} {dice} on “{space}”, paying {occupancy, plural, one {# coin} other {# coins}} to join the dice there.',
  'event.moneyBag': '{you, select, yes {You put} other {{name} puts}} {dice} into the money bag.',
  'event.paid': '{you, select, yes {You pay} other {{name} pays}} {cost}.',
  'event.gained': '{you, select, yes {You take} other {{name} takes}} {gain}.',
  'event.gainedFor': '{you, select, yes {You take} other {{name} takes}} {gain} ({why}).',
  'event.for.roll': 'low roll',
  'event.for.bonus': 'city bonus',
  'event.moved': '{you, select, yes {You travel} other {{name} travels}} {where}.',
  'event.postPlaced':
    '{you, select, yes {You place} other {{name} places}} a trading post in {node}.',
  'event.postRelocated':
    '{you, select, yes {You move a} other {{name} moves a}} trading post from {from} to {node}.',
  'event.outpostTaken':
    '{you, select, yes {You are} other {{name} is}} the first in this city and {you, select, yes {take} other {takes}} {outpost}.',
  'event.contractsTaken': '{you, select, yes {You take} other {{name} takes}} {contracts}.',
  'event.contractsDrawn': '{you, select, yes {You draw} other {{name} draws}} {contracts}.',
  'event.contractsDiscarded':
    '{you, select, yes {You discard} other {{name} discards}} {contracts}.',
  'event.contractsShown':
    '{you, select, yes {You look} other {{name} looks}} at {n, plural, one {a contract} other {# contracts}} from the pile.',
  'event.contractCompleted':
    '{you, select, yes {You complete} other {{name} completes}} {contract}.',
  'event.contractScribe':
    '{you, select, yes {You complete} other {{name} completes}} {contract} with the Scribe’s help.',
  'event.cityCardUsed':
    '{you, select, yes {You use} other {{name} uses}} a city card{times, plural, =1 {} other { # times}}: {card}',
  'event.palazzoUsed':
    '{you, select, yes {You trade} other {{name} trades}} in the Palazzo Ducale{times, plural, =1 {} other { # times}}: {card}',
  'event.cityCardsShown':
    '{you, select, yes {You draw} other {{name} draws}} {n, plural, one {a city card} other {# city cards}}.',
  'event.cityCardKept': '{you, select, yes {You keep} other {{name} keeps}} a city card: {card}',
  'event.cityCardLaid':
    '{you, select, yes {You put} other {{name} puts}} a new city card in {city}: {card}',
  'event.giftsDrawn':
    '{you, select, yes {You draw} other {{name} draws}} {n, plural, one {a gift} other {# gifts}}: {gifts}.',
  'event.giftsKept': '{you, select, yes {You keep} other {{name} keeps}} {gifts}.',
  'event.giftUsed': '{you, select, yes {You use} other {{name} uses}} the gift “{gift}”.',
  'event.dieChanged': '{you, select, yes {Your} other {{name}’s}} die changes to {die}.',
  'event.blackDieTaken': '{you, select, yes {You take} other {{name} takes}} {die}.',
  'event.spaceCleared': '{you, select, yes {You clear} other {{name} clears}} “{space}”.',
  'event.rusticianoPlayed': '{you, select, yes {You play} other {{name} plays}} “{card}”.',
  'event.tradedCoins':
    '{you, select, yes {You trade} other {{name} trades}} {n, plural, one {# camel} other {# camels}} for coins with the Saracen.',
  'event.tradedCamels':
    '{you, select, yes {You trade} other {{name} trades}} {n, plural, one {# coin} other {# coins}} for camels with the Saracen.',
  'event.figureRemoved':
    '{you, select, yes {Your} other {{name}’s}} figure in {node} leaves the map.',
  'event.roundEnded': 'Round {round} is over.',
  'event.matchEnded':
    '{you, select, yes {You win} with {{names} win} other {{names} {n, plural, one {wins} other {win}}}} the match.',
});
