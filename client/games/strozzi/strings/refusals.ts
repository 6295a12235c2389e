/** English sentences of refusals: one per error code, and what would help by kind of remedy. */

import { messages } from '../../../i18n/messages.ts';

export const refusals = messages({
  'why.UNKNOWN_ID': 'This is no action of the game, or a part of it is wrong or missing.',
  'why.GAME_OVER': 'The match is over.',
  'why.NOT_YOUR_DECISION': 'It is not your decision now.',
  'why.NOT_YOUR_DECISION.claimed': 'Your claim stands: now the others are asked.',
  'why.NOT_YOUR_DECISION.flags': 'All your flags of this round are used.',
  'why.FLAG_USED': 'Your {flag} is used already.',
  'why.ONLY_PIRATE_CAN_OVERBID': 'A flag of {by} lies on the ship: only a pirate flag can follow.',
  'why.PORT_TAKEN': 'You have a ship in {port} already: one in each port, every round.',
  'why.TILE_NOT_OFFERED': '{tile} does not stand in the loggia.',

  'why.short.FLAG_USED': 'used until the round ends',
  'why.short.ONLY_PIRATE_CAN_OVERBID': 'only a pirate can strike now',
  'why.short.PORT_TAKEN': 'your ship of this round lies there',

  'help.wellFormed': 'Choose one of what is offered.',
  'help.wait': 'Wait for {names}.',
  'help.never': 'Nothing more can be done in it.',
  'help.yourDecision': 'First {names} decides.',
  'help.yourDecisionOther': 'Now something else is asked: {asked}.',
  'help.otherFlag': 'You still have: {unused}.',
  'help.otherFlagNone': 'All your flags come back with the next round.',
  'help.pirateOrPass': 'Let it pass, or strike with your pirate flag.',
  'help.pirateOrPassNone': 'Your pirate flag is used: let it pass.',
  'help.otherPort': 'Still free for you: {free}.',
  'help.openTile': 'Take one of these: {display}.',
});
