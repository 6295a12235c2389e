/** English sentences of events: `{you}` is yes where the reader acted. */

import { messages } from '../../../i18n/messages.ts';

export const events = messages({
  'event.handDealt': 'You start with {good} in your hand.',
  'event.turnStarted': 'Turn {turn}: {you, select, yes {you lead} other {{name} leads}}.',
  'event.actionChosen.reserve':
    '{you, select, yes {You choose} other {{name} chooses}} Reserve for everyone.',
  'event.actionChosen.sail':
    '{you, select, yes {You choose} other {{name} chooses}} Sail for everyone.',
  'event.actionChosen.trade':
    '{you, select, yes {You choose} other {{name} chooses}} Trade for everyone.',
  'event.actionChosen.sponsor':
    '{you, select, yes {You choose} other {{name} chooses}} Sponsor for everyone.',
  'event.actionChosen.produce':
    '{you, select, yes {You choose} other {{name} chooses}} Produce for everyone.',
  'event.buyingStarted': 'The stalls are open. Everyone may buy.',
  'event.passed.reserve': '{you, select, yes {You reserve} other {{name} reserves}} nothing.',
  'event.passed.tradeBuy': '{you, select, yes {You buy} other {{name} buys}} nothing.',
  'event.passed.sponsor': '{you, select, yes {You sponsor} other {{name} sponsors}} nothing.',
  'event.matchEnded':
    '{you, select, yes {You win} with {{names} win} other {{names} {n, plural, one {wins} other {win}}}} the match.',
  'event.reserved':
    '{you, select, yes {You reserve} other {{name} reserves}} {good} {own, select, yes {at {you, select, yes {your} other {their}} own quay} you {at your quay} other {at {owner}’s quay}} for {price, plural, one {# ducat} other {# ducats}}.',
  'event.reshuffled.shortDeck':
    'The deck is short, so {n, plural, one {one card is} other {# cards are}} shuffled in. It now has {deck, plural, one {# card} other {# cards}}.',
  'event.reshuffled.fourPirates':
    'The fourth Pirates! card is out, so {n, plural, one {one card is} other {# cards are}} shuffled into the deck. It now has {deck, plural, one {# card} other {# cards}}.',
  'event.reshuffled.shortGoods':
    'Goods are short, so {n, plural, one {one card is} other {# cards are}} shuffled in from the stalls and the discard pile. The deck now has {deck, plural, one {# card} other {# cards}}.',
  'event.shipmentsDrawn': 'New shipments: {cards}.',
  'event.shipmentsInstead': 'Drawn to replace the pirates: {cards}.',
  'event.shipmentsNone': 'There are no new shipments.',
  'event.piratesCame': 'Pirates! They carry off {stolen} to their wharf.',
  'event.piratesCameSpared':
    'Pirates! They carry off {stolen} to their wharf. Cubes protect {spared}.',
  'event.piratesCameNothing': 'Pirates! There’s nothing for them to take.',
  'event.piratesCameOnlySpared': 'Pirates! They take nothing. Cubes protect {spared}.',
  'event.unloadedKept':
    '{you, select, yes {You unload} other {{name} unloads}} {good} and {you, select, yes {keep} other {keeps}} it.',
  'event.unloadedSold':
    '{you, select, yes {You unload} other {{name} unloads}} {good} and {you, select, yes {sell} other {sells}} it for {ducats} ducats.',
  'event.shipsSailed': 'The galleys move up one berth.',
  'event.shipmentPlaced':
    '{you, select, yes {You load} other {{name} loads}} {good} onto the outer galley.',
  'event.soldNothing': '{you, select, yes {You sell} other {{name} sells}} nothing.',
  'event.sold': '{you, select, yes {You sell} other {{name} sells}} {goods} for {ducats} ducats.',
  'event.bought':
    '{you, select, yes {You buy} other {{name} buys}} {good} at the {stall} for {price, plural, one {# ducat} other {# ducats}}.',
  'event.businessSponsored':
    '{you, select, yes {You set} other {{name} sets}} up {business} on {site} for {price} ducats.',
  'event.businessShown':
    '{you, select, yes {You show} other {{name} shows}} {goods} and {you, select, yes {set} other {sets}} up {business} on {site} for {price} ducats.',
  'event.statueRaised':
    '{you, select, yes {You raise} other {{name} raises}} a statue on {campo} for {price} ducats.',
  'event.produced':
    '{you, select, yes {You make} other {{name} makes}} {output} on {site}: {income, plural, =0 {no ducats} one {# ducat} other {# ducats}}.',
  'event.producedFavour':
    '{you, select, yes {You make} other {{name} makes}} {output} on {site}: {income, plural, =0 {no ducats} one {# ducat} other {# ducats}} and a favour.',
  'event.producedGuest':
    '{you, select, yes {You make} other {{name} makes}} {output} on {site}: {income, plural, =0 {no ducats} one {# ducat} other {# ducats}} for {to, select, yes {you} other {{owner}}}.',
  'event.productionEnded': '{you, select, yes {You stop} other {{name} stops}} producing.',
});
