/** English sentences of events. `you` is "yes" where the person at this screen is meant. */

import { messages } from '../../../i18n/messages.ts';

export const events = messages({
  'event.turnStarted':
    '{you, select, yes {You are the merchant.} other {{name} is the merchant.}} {roundsLeft, plural, one {This is the last round} other {# rounds are left}}.',
  'event.diceRolled': '{you, select, yes {You roll} other {{name} rolls}} {blue} and {red}.',
  'event.startingSpaceUsed':
    '{you, select, yes {You choose} other {{name} chooses}} the starting space with a tile.',
  'event.towerPlaced': 'The tower starts {atSpace}.',
  'event.roundShortened':
    'The tower starts on the Market, so the match is a round shorter: {roundsLeft, plural, one {# round} other {# rounds}} left.',
  'event.towerMoved': 'The tower moves on {toSpace}.',
  'event.actionUnused': 'Nobody acts {atSpace}.',
  'event.actionTaken': '{you, select, yes {You act} other {{name} acts}} {atSpace}.',
  'event.extraActionUsed':
    '{you, select, yes {You spend} other {{name} spends}} an Extra action tile.',
  'event.ownerPaid':
    '{you, select, yes {You get} other {{name} gets}} {ducats} ducats as the owner {ofSpace}.',
  'event.yielded': '{you, select, yes {You take} other {{name} takes}} {what}.',
  'event.yieldedNothing': '{theSpace} has nothing left to give.',
  'event.cardDrawn': '{you, select, yes {You draw} other {{name} draws}} {card}.',
  'event.pileShuffled': 'The {kind} pile is reshuffled.',
  'event.orderDelivered':
    '{you, select, yes {You deliver} other {{name} delivers}} {goods} {toSpace}: {ducats} ducats.',
  'event.rewardTaken': '{you, select, yes {You take} other {{name} takes}} {tile} as well.',
  'event.messageDelivered':
    '{you, select, yes {Your} other {{name}’s}} {card} is delivered: {ducats} ducats.',
  'event.commodityTaken':
    '{you, select, yes {You take} other {{name} takes}} {commodity} with a tile.',
  'event.traded': '{you, select, yes {You swap} other {{name} swaps}} {gave} for {got}.',
  'event.tradedCard': 'a card from the pile',
  'event.buildingActionUsed':
    '{you, select, yes {You use} other {{name} uses}} {space} with a tile.',
  'event.offerMade': '{name} {deal}.',
  'event.offerRevised': '{you, select, yes {You} other {{name}}} now {deal}.',
  'event.passed': '{you, select, yes {You pass} other {{name} passes}}.',
  'event.dealStruck': 'Deal: {deal}.',
  'event.handed':
    '{name} {you, select, yes {give} other {gives}} {to, select, yes {you} other {{taker}}} {what}.',
  'event.cardsHanded': 'Handed over: the {cards}.',
  'event.acquiringStarted': 'The tower stops here. Players with markers may acquire buildings.',
  'event.acquired': '{you, select, yes {You use} other {{name} uses}} the disc {atStreet}: {ops}.',
  'event.op.place': '{space} acquired',
  'event.op.remove':
    '{whose, select, yes {your marker} other {{was}’s marker}} removed {fromSpace}',
  'event.op.replace': '{space} taken over from {whose, select, yes {you} other {{was}}}',
  'event.acquireDeclined': '{you, select, yes {You acquire} other {{name} acquires}} nothing.',
  'event.roundEnded':
    'The round is over. {roundsLeft, plural, =0 {The match ends} one {# round is left} other {# rounds are left}}.',
  'event.contractsRevealed':
    '{name} {you, select, yes {reveal} other {reveals}} {n, plural, one {the contract} other {the contracts}} {ofSpaces}.',
  'event.contractsNone': '{name} {you, select, yes {have} other {has}} no contracts.',
  'event.matchEnded':
    '{you, select, yes {You win} with {{names} share the victory} other {{n, plural, one {{names} wins} other {{names} share the victory}}}}.',
});
