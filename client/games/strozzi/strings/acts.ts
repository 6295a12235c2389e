/** English texts of actions, of their consequences and of what is decided. */

import { messages } from '../../../i18n/messages.ts';

export const acts = messages({
  'line.pass': 'Let the ship pass',
  'line.passClaimed': 'Leave the ship to {name}',
  'line.claim': 'Lay your {flag}',
  'line.claimPirate': 'Strike with your pirate flag',
  'line.place': 'Send the ship to {port}',
  'line.takeTile': 'Take {tile}',

  'effect.wins': 'the ship is yours at once',
  'effect.winsUnless':
    'the ship is yours unless {n, plural, one {the pirate of {names} strikes} other {one of the pirates of {names} strikes}}',
  'effect.returned': 'the {flag} of {name} flies home',
  'effect.leaves': 'if nobody else wants it, it sails on',
  'effect.leavesTo':
    'it goes to {name} unless {n, plural, =0 {} one {the pirate of {names} strikes} other {one of the pirates of {names} strikes}}',
  'effect.goes': 'it goes to {name}',
  'effect.berthPrize': '{place} in the harbour: {n} ducats as it stands',
  'effect.berthNone': '{place} in the harbour: no prize as it stands',
  'effect.pushes': 'ahead of {names}',
  'effect.step': '{city} {from} → {to}, {rank}',
  'effect.stays': 'no step in {city}',
  'effect.top': '{city} stays on top',
  'effect.bonus': '+{n} ducats a round for the step',
  'effect.lost': 'lost: {cargo}',
  'effect.tile': 'then a tile of the loggia',
  'effect.gain': '{n} ducats more if the round ended now',
  'effect.gainNone': 'not a ducat more if the round ended now',
  'effect.sum': '{category} {n}: {rank}',
  'effect.sumPrize': '{category} {n}: {rank}, {prize} ducats at the end as it stands',

  'decide.claim': 'take it or leave it: {ship}',
  'decide.overbid': 'leave the ship to {name}, or strike as a pirate?',
  'decide.place': 'choose a port for your ship',
  'decide.promo': 'take a tile from the loggia',
  'decide.waiting': 'waiting for {names}',
  'decide.finished': 'the match is over',
});
