/** English sentences of refusals: one per error code, and what would help by kind of remedy. */

import { messages } from '../../../i18n/messages.ts';

export const refusals = messages({
  'why.UNKNOWN_ID': 'This is no action of the game, or a part of it is wrong or missing.',
  'why.GAME_OVER': 'The match is over.',
  'why.NOT_YOUR_DECISION': 'It is not your decision now.',
  'why.NO_SHIPMENT': 'That galley carries nothing.',
  'why.ALREADY_RESERVED': 'That shipment is reserved by {by} already.',
  'why.NO_CUBE_LEFT': 'You have no cube left.',
  'why.NOT_ENOUGH_DUCATS':
    'It costs {price, plural, one {# ducat} other {# ducats}}; you have {ducats, plural, =0 {none} other {#}}.',
  'why.CARD_NOT_OFFERED': '{good} is not among the new shipments.',
  'why.NOT_IN_HAND': 'You do not have so much in your hand.',
  'why.NOT_FOR_SALE': 'No {good} is for sale at the {stall}.',
  'why.NO_TILE_LEFT': 'All of this kind ({business}) are built.',
  'why.BUILDING_OCCUPIED': 'A business stands on {site} already.',
  'why.MISSING_PROOF':
    'Your first {business} wants {needed, plural, one {{recipe} to be shown} other {# different goods of its recipe to be shown: {recipe}}}.',
  'why.NO_STATUE_LEFT': 'All six statues stand.',
  'why.CAMPO_OCCUPIED': 'A statue stands on {campo} already.',
  'why.NOT_YOUR_BUSINESS': 'No business of yours stands on {site}.',
  'why.BUSINESS_ALREADY_USED': 'It has produced in this action already.',
  'why.MISSING_INPUT': 'Missing in your hand: {missing}.',
  'why.GOOD_PILE_EMPTY': 'The pile of what it makes is empty.',

  'why.short.NOT_ENOUGH_DUCATS': 'costs {price}, you have {ducats}',
  'why.short.NO_CUBE_LEFT': 'no cube left',
  'why.short.NO_TILE_LEFT': 'all built',
  'why.short.MISSING_INPUT': 'missing: {missing}',
  'why.short.BUSINESS_ALREADY_USED': 'has produced',
  'why.short.GOOD_PILE_EMPTY': 'its pile is empty',
  'why.short.MISSING_PROOF':
    '{needed, plural, one {show {recipe}} other {show # of {recipe}}}',
  'why.short.ALREADY_RESERVED': 'reserved by {by}',
  'why.short.NO_SHIPMENT': 'empty',

  'help.wellFormed': 'Choose one of what is offered.',
  'help.never': 'Nothing more can be done in it.',
  'help.yourDecision': 'First {names} decides.',
  'help.yourDecisionOther': 'Now something else is asked: {asked}.',
  'help.otherShip': 'Choose another shipment, or pass.',
  'help.cubeBack': 'A cube comes back when the shipment under it is unloaded.',
  'help.cheaper': 'Choose something cheaper, or pass.',
  'help.offeredCard': 'Take one of these: {offered}.',
  'help.fewerCards': 'You have {hand}.',
  'help.fewerCardsNone': 'Your hand is empty.',
  'help.otherCard': 'Choose a card that lies there, or pass.',
  'help.otherBusiness': 'Choose another one.',
  'help.freeSite': 'Free: {free}.',
  'help.goodsToShow': 'You can show {held}.',
  'help.goodsToShowNone': 'You have none of them in your hand.',
  'help.noStatue': 'Sponsor a business, or pass.',
  'help.freeCampo': 'Still without a statue: {free}.',
  'help.ownBusiness': 'Choose one of your own businesses.',
  'help.inputs': 'Another Sail or Trade brings them.',
});
