/** English texts of actions, of their consequences and of what is decided. */

import { messages } from '../../../i18n/messages.ts';

export const acts = messages({
  'choice.pass': 'Let the {speed} pass',
  'choice.passClaimed': 'Leave the {speed} to {name}',
  'choice.claim': 'Lay your {flag} on the {speed}',
  'choice.claimPirate': 'Strike the {speed} with your pirate flag',
  'choice.place': 'Send the {speed} to {port}',

  'line.pass': 'Let the ship pass',
  'line.passClaimed': 'Leave the ship to {name}',
  'line.claim': 'Lay your {flag}',
  'line.claimPirate': 'Strike with your pirate flag',
  'line.place': 'Send the ship to {port}',
  'line.takeTile': 'Take {tile}',

  'effect.wins': 'yours at once',
  'effect.winsUnless':
    '{n, plural, one {yours unless {names} strikes as a pirate} other {yours unless a pirate strikes: {names}}}',
  'effect.ware': 'one step more in its city',
  'effect.plusOne': 'it counts as speed {speed}',
  'effect.returned': 'the {flag} of {name} flies home',
  'effect.leaves': 'if nobody else wants it, it sails on',
  'effect.leavesLast': 'nobody else is asked: it sails on',
  'effect.flagsLeft':
    '{ships, plural, =0 {no ship is} one {one ship is} other {# ships are}} to come for your {flags, plural, one {flag} other {# flags}}',
  'effect.leavesTo':
    '{n, plural, one {it goes to {name} unless {names} strikes as a pirate} other {it goes to {name} unless a pirate strikes: {names}}}',
  'effect.goes': 'it goes to {name}',
  'effect.berthPrize': '{place} in the harbour: {n} ducats',
  'effect.berthNone': '{place} in the harbour: no prize',
  'effect.pushes': 'ahead of {names}',
  'effect.step': '{city} {from} → {to}, {rank}',
  'effect.stays': 'no step in {city}',
  'effect.top': '{city} stays on top',
  'effect.bonus': '+{n} ducats a round for the step',
  'effect.lost': 'lost: {cargo}',
  'effect.tile': 'then a tile of the loggia',
  'effect.gain': '{n} ducats more if the round ended now',
  'effect.gainNone': 'not a ducat more if the round ended now',
  'effect.gainAtEnd': '{n} ducats more if the match ended now',
  'effect.sum': '{category} {n}: {rank}',
  'effect.sumPrize': '{category} {n}: {rank}, {prize} ducats at the end',

  'decide.claim': 'take it or leave it?',
  'decide.overbid': 'leave the ship to {name}, or strike as a pirate?',
  'decide.place': 'choose a port for your ship',
  'decide.promo': 'take a tile from the loggia',
});
