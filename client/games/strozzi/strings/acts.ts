/** English texts of actions, of their consequences and of decisions. */

import { messages } from '../../../i18n/messages.ts';

export const acts = messages({
  'choice.pass': 'Let the {speed} pass',
  'choice.passClaimed': 'Leave the {speed} to {name}',
  'choice.claim': 'Play your {flag} on the {speed}',
  'choice.claimPirate': 'Take the {speed} with your pirate flag',
  'choice.place': 'Send the {speed} to {port}',

  'line.pass': 'Let the ship pass',
  'line.passClaimed': 'Leave the ship to {name}',
  'line.claim': 'Play your {flag}',
  'line.claimPirate': 'Play your pirate flag',
  'line.place': 'Send the ship to {port}',
  'line.takeTile': 'Take {tile}',

  'effect.wins': 'yours at once',
  'effect.winsUnless':
    '{n, plural, one {yours unless {names} plays a pirate flag} other {{names} can still play a pirate flag}}',
  'effect.ware': 'one extra step in its city',
  'effect.plusOne': 'it counts as speed {speed}',
  'effect.returned': '{name} gets the {flag} back',
  'effect.leaves': 'if nobody else wants it, it sails on',
  'effect.leavesLast': 'nobody else is left to decide, so it sails on',
  'effect.flagsLeft':
    '{ships, plural, =0 {no ships} one {one ship} other {# ships}} left for your {flags, plural, one {flag} other {# flags}}',
  'effect.leavesTo':
    '{n, plural, one {it goes to {name} unless {names} plays a pirate flag} other {it goes to {name} unless a pirate flag is played ({names} can)}}',
  'effect.now': 'ducats this round: {ports}',
  'effect.nowAlike': '{n, plural, =0 {no ducats} other {+# ducats}} this round in {ports}',
  'effect.nowPort': '{port} +{n}',
  'effect.nowNone': 'no ducats this round',
  'effect.goes': 'it goes to {name}',
  'effect.berthPrize': '{place} in the harbour: {n} ducats',
  'effect.berthNone': '{place} in the harbour: no prize',
  'effect.pushes': 'ahead of {names}',
  'effect.step': '{city} {from} → {to}, {rank}',
  'effect.stepPrize': '{city} {from} → {to}, {rank}: +{prize} ducats a round',
  'effect.stays': 'no step in {city}',
  'effect.top': 'already at the top in {city}',
  'effect.bonus': '+{n} ducats a round from this step',
  'effect.lost': 'lost: {cargo}',
  'effect.tile': 'plus a tile from the loggia',
  'effect.gain': '{n} more ducats if the round ended now',
  'effect.gainNone': 'no extra ducats if the round ended now',
  'effect.gainAtEnd': '{n} more ducats if the match ended now',
  'effect.sum': '{category} {n}: {rank}',
  'effect.sumPrize': '{category} {n}: {rank}, {prize} ducats at the end',

  'decide.claim': 'take it or leave it?',
  'decide.overbid': 'leave the ship to {name}, or play your pirate flag?',
  'decide.place': 'choose a port for your ship',
  'decide.promo': 'take a tile from the loggia',
});
