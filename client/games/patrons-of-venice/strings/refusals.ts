/** English sentences of refusals: one per error code, and one per kind of remedy. */

import { messages } from '../../../i18n/messages.ts';

export const refusals = messages({
  'why.UNKNOWN_ID': 'That isn’t a valid action, or part of it is wrong or missing.',
  'why.GAME_OVER': 'The match is over.',
  'why.NOT_YOUR_DECISION': 'You can’t do that now.',
  'why.NO_SHIPMENT': 'That galley is empty.',
  'why.ALREADY_RESERVED':
    'That shipment is already reserved by {you, select, yes {you} other {{by}}}.',
  'why.NO_CUBE_LEFT': 'You have no cubes left.',
  'why.NOT_ENOUGH_DUCATS':
    'It costs {price, plural, one {# ducat} other {# ducats}}, but you have {ducats, plural, =0 {none} other {only #}}.',
  'why.CARD_NOT_OFFERED': '{good} isn’t among the new shipments.',
  'why.NOT_IN_HAND': 'You don’t have these cards: {missing}.',
  'why.NOT_FOR_SALE': 'There’s no {good} for sale at the {stall}.',
  'why.NO_TILE_LEFT': 'No tiles of this kind are left ({business}).',
  'why.BUILDING_OCCUPIED': 'There’s already a business on {site}.',
  'why.MISSING_PROOF':
    'To sponsor your first {business}, you have to show {needed, plural, one {{recipe}} other {# different goods of its recipe: {recipe}}}.',
  'why.NO_STATUE_LEFT': 'All six statues have been built.',
  'why.CAMPO_OCCUPIED': 'There’s already a statue on {campo}.',
  'why.NOT_YOUR_BUSINESS': 'You have no business on {site}.',
  'why.BUSINESS_ALREADY_USED': 'That business has already produced in this action.',
  'why.MISSING_INPUT': 'You don’t have all the goods. Missing: {missing}.',
  'why.GOOD_PILE_EMPTY': 'The pile of {output} is empty.',

  'why.short.NOT_ENOUGH_DUCATS': 'costs {price}, you have {ducats}',
  'why.short.NO_CUBE_LEFT': 'no cubes left',
  'why.short.NO_TILE_LEFT': 'none left',
  'why.short.MISSING_INPUT': 'missing: {missing}',
  'why.short.BUSINESS_ALREADY_USED': 'already used',
  'why.short.GOOD_PILE_EMPTY': 'its pile is empty',
  'why.short.MISSING_PROOF': '{needed, plural, one {show {recipe}} other {show # of {recipe}}}',
  'why.short.ALREADY_RESERVED': 'reserved by {you, select, yes {you} other {{by}}}',
  'why.short.NO_SHIPMENT': 'empty',

  'help.wellFormed': 'Choose one of the actions on offer.',
  'help.never': 'There’s nothing more to do.',
  'help.yourDecision': 'Wait for {names} to decide.',
  'help.yourDecisionOther': 'Make this decision first ({asked}).',
  'help.otherShip': 'Choose another shipment, or pass.',
  'help.cubeBack': 'You get a cube back when the shipment under it is unloaded.',
  'help.cheaper': 'Choose something cheaper, or pass.',
  'help.offeredCard': 'Take one of these: {offered}.',
  'help.fewerCards': 'Your hand: {hand}.',
  'help.fewerCardsNone': 'Your hand is empty.',
  'help.otherCard': 'Choose a card that’s for sale, or pass.',
  'help.otherBusiness': 'Choose another business.',
  'help.freeSite': 'Free sites: {free}.',
  'help.freeSites': 'Choose one of the {n} free sites.',
  'help.goodsToShow': 'You can show {held}.',
  'help.goodsToShowNone': 'You have none of these in your hand.',
  'help.noStatue': 'Sponsor a business, or pass.',
  'help.freeCampo': 'Campi without a statue: {free}.',
  'help.ownBusiness': 'Choose one of your own businesses.',
  'help.inputs': 'Sail or Trade to get more goods.',
});
