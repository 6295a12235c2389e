/** English sentences of refusals: one per error code, and one per kind of remedy. */

import { messages } from '../../../i18n/messages.ts';

export const refusals = messages({
  'why.UNKNOWN_ID': 'That isn’t a valid action, or part of it is wrong or missing.',
  'why.GAME_OVER': 'The match is over.',
  'why.NOT_YOUR_DECISION': 'You can’t do that now.',
  'why.NOT_YOUR_DECISION.claimed': 'You’ve already claimed this ship. Now the others decide.',
  'why.NOT_YOUR_DECISION.flags': 'You’ve used all your flags this round.',
  'why.FLAG_USED': 'You’ve already used your {flag} this round.',
  'why.ONLY_PIRATE_CAN_OVERBID':
    '{by} has already claimed the ship. Only a pirate flag can take it now.',
  'why.PORT_TAKEN': 'You already have a ship in {port}. You may send only one there each round.',
  'why.TILE_NOT_OFFERED': '{tile} isn’t in the loggia.',

  'why.short.FLAG_USED': 'used this round',
  'why.short.ONLY_PIRATE_CAN_OVERBID': 'only a pirate flag can take it',
  'why.short.PORT_TAKEN': 'you already have a ship there',

  'help.wellFormed': 'Choose one of the actions on offer.',
  'help.wait': 'Wait for {names}.',
  'help.never': 'There’s nothing more to do.',
  'help.yourDecision': 'Wait for {names} to decide.',
  'help.yourDecisionOther': 'Make this decision first ({asked}).',
  'help.otherFlag': 'You still have: {unused}.',
  'help.otherFlagNone': 'You get all your flags back next round.',
  'help.pirateOrPass': 'Pass, or play your pirate flag.',
  'help.pirateOrPassNone': 'You’ve used yours, so you have to pass.',
  'help.otherPort': 'Your free ports: {free}.',
  'help.openTile': 'Take one of these: {display}.',
});
