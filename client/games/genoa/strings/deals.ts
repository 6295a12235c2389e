/** English sentences of deals: offers, their worth, and their binding. */

import { messages } from '../../../i18n/messages.ts';

export const deals = messages({
  // One sentence a deal. `who` gives, the tower goes, `who` acts.
  'deal.acts':
    '{gives} for {space}{asks, select, none {} other { and {asks} in return}}{extra, select, yes {, with an Extra action tile} other {}}',
  'deal.promise': '{given, select, none {} other {{given} and }}{promised} from the action',
  'deal.promiseOrder':
    '{given, select, none {} other {{given} and }}{promised} from the {order} delivered there',
  'deal.whole':
    '{name} {you, select, yes {give} other {gives}} {to, select, yes {you} other {{merchant}}} {deal}',
  'deal.offers': '{you, select, yes {offer} other {offers}} {deal}',
  'deal.wants': '{you, select, yes {want} other {wants}} {deal} from {name}',
  'deal.fromYou': 'you',

  'lane.title': 'Deals',
  'lane.nobody': 'No offers on the table.',
  'lane.none': 'no offer yet',
  'lane.saidNo': 'declined {terms}',
  'lane.passed': 'has passed',
  'lane.cannot': '{you, select, yes {you have} other {has}} no action left',
  'lane.yours': 'Your offer',
  'lane.yoursAsked': 'Your request',
  'lane.others': 'The others',
  'lane.accept': 'Accept',
  'lane.mustAccept': 'You must accept one of these, or act yourself.',
  'lane.mustAcceptOnly': 'You must accept one of these: you have no action left.',
  'lane.later': 'You can accept once the tower is next to it.',
  'lane.laterClaim': 'You can accept once the action {atSpace} is settled.',
  'lane.laterAction': 'You can accept once this action is over.',
  'lane.decline': 'Decline',
  'lane.withdraw': 'Withdraw',
  'lane.less': '5 less',
  'lane.more': '5 more',
  'lane.lessOf': '5 ducats less for {space}',
  'lane.moreOf': '5 ducats more for {space}',
  'lane.change': 'Change',
  'lane.add': 'Add to the offer',
  'lane.say': 'Offer this',
  'lane.propose': 'Ask for this',
  'lane.revise': 'Change the terms',
  'lane.offer': 'Offer',
  'lane.askFor': 'Ask for',
  'lane.quick': 'Offer',
  'lane.quickAsk': 'Ask for',
  'lane.compose': 'Goods…',
  'lane.close': 'Close',
  'lane.onItsWay': 'sending…',
  'lane.changed': 'The terms changed just as you pressed. They are now: {deal}.',
  'lane.acceptThese': 'Accept these',
  'lane.fill': 'What do you give?',
  'lane.lacks': 'You have none left.',
  'lane.extra': 'costs an Extra action tile',

  'tray.give': '{name} {you, select, yes {give} other {gives}}',
  'tray.ask': '{name} {you, select, yes {get} other {gets}}',
  'tray.promise': 'From the action',
  'tray.promiseOn': '{you, select, yes {Promise} other {Ask for}} {what} from the action',
  'tray.order': 'From the {card}',
  'tray.orderNone': 'nothing',
  'tray.marker': 'Markers',
  'tray.anyGood': 'any commodity',
  'tray.anyTile': 'any tile',
  'tray.anyCard': 'any {kind}',
  'tray.empty': 'nothing',

  'best.title': 'Best offers',

  'bound.title': 'Your binding offers',
  'bound.titleAsked': 'Your binding requests',
  'bound.player': '{deal}, if {name} accepts',
  'bound.merchant': '{deal}, if {name} accepts',
  'bound.keep': 'Keep when the tower moves on',
  'bound.keepShort': 'keep',
  'bound.several':
    'Any of these {n} requests could decide where the tower goes. The first to be accepted counts.',
  'bound.severalKeep': 'Keep them all',
  'bound.severalOnly': 'Keep only {space}',

  'worth.title': 'For you',
  'worth.get': '+ {what}',
  'worth.lose': '− {what}',
  'worth.order': 'you can deliver the {card}: {n} ducats',
  'worth.orderTile': 'you can deliver the {card}: {n} ducats and a tile',
  'worth.fits': '{what} for your {card}',
  'worth.message': 'your {card} is delivered: {n} ducats',
  'worth.keepNothing': 'you keep nothing from the action',
  'worth.half': 'one of the two buildings of your {card}',
  'worth.owner': '{n} ducats as the owner',

  'history.title': 'Deals this turn',

  'wish.does.ask': 'You’re asked each time.',
  'wish.does.no': 'You pass automatically and decline every request.',
  'wish.does.upTo':
    'While you can act, you automatically offer 5 ducats more than the others, up to {n}. Beyond that you pass.',
  'wish.goods':
    'With two merchants every offer needs a good, so no ducats are offered automatically.',
  'wish.ask': 'Ask me',
  'wish.no': 'Not interested',
  'wish.upTo': 'Up to {n}',
  'wish.of': 'Auto-offer for {space}',
  'wish.inLedger': 'Set all buildings at once in the ledger.',

  'gives.title': 'What an action brings',
  'gives.villas': 'Villas',
  'gives.villa':
    '{gives, select, none {} other {{gives}, or }}a large order delivered for {n} ducats',
  'gives.here': 'An action here: {what}',
  'gives.none': 'no action',

  'range.bounds': 'Any multiple of 5, up to your {ducats} ducats.',
  'range.best': 'Highest so far: {n} from {name}.',
  'range.order': 'The {card} pays {n} ducats{goods, plural, one {} other { for all # goods}}.',

  'focus.title': 'Spaces with offers, and spaces next to the tower',
  'focus.moves': '{n, plural, one {next} other {# moves}}',
});
