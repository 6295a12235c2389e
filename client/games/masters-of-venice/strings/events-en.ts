/** English sentences of events: `{you}` is yes where the reader acted. */

import { messages } from '../../../i18n/messages.ts';

export const events = messages({
  'event.roundStartedBid': 'Round {round}: a bidding round.',
  'event.roundStarted': 'Round {round}: commerce.',
  'event.roundFinal': 'Round {round}: the final turn.',
  'event.charactersReturned':
    'All characters go back to the row, and the Gondola Marker is unused again.',
  'event.committed.bid':
    '{name} {you, select, yes {have} other {has}} set {you, select, yes {your} other {their}} bid.',
  'event.committed.destination':
    '{name} {you, select, yes {have} other {has}} chosen a destination.',
  'event.changed.bid':
    '{name} {you, select, yes {have} other {has}} changed {you, select, yes {your} other {their}} bid.',
  'event.changed.destination':
    '{name} {you, select, yes {have} other {has}} changed {you, select, yes {your} other {their}} destination.',
  'event.bidsRevealed': 'The dials open: {bids}.',
  'event.bid': '{name} {amount}',
  'event.paid.taxCollector':
    '{name} {you, select, yes {get} other {gets}} {amount} ducats (Tax Collector).',
  'event.turnOrderSet': 'Turn order: {order}.',
  'event.tieBreak': 'The tie between {seats} is broken by {by}.',
  'tie.offices': 'shares of the two offices',
  'tie.youth': 'youth',
  'tie.shares': 'shares of the {stock}',
  'event.characterTaken': '{name} {you, select, yes {take} other {takes}} the {character}.',
  'event.ordersUp':
    '{name} {you, select, yes {raise} other {raises}} the orders of the {shop} from {from} to {to}.',
  'event.ordersDown':
    '{name} {you, select, yes {lower} other {lowers}} the orders of the {shop} from {from} to {to}.',
  'event.adjustSkipped': '{name} {you, select, yes {have} other {has}} no orders to adjust.',
  'event.resourceUp': 'The price of {what} rises from {from} to {to}.',
  'event.resourceDown': 'The price of {what} falls from {from} to {to}.',
  'event.shareUp': 'The {what} share rises from {from} to {to}.',
  'event.shareDown': 'The {what} share falls from {from} to {to}.',
  'event.pegOrdersUp': 'Orders at the {what} rise from {from} to {to}.',
  'event.pegOrdersDown': 'Orders at the {what} fall from {from} to {to}.',
  'event.stockSplit':
    'Stock split at the {shop}: {reached} is over 100, so the share falls to {to}. {vp}',
  'event.splitVp': '{name} {you, select, yes {get} other {gets}} {vp} VP',
  'event.priceControl': 'Price control: {resource} reached {reached}; the Doge sets it to 40.',
  'event.majorityTo':
    '{name} now {you, select, yes {have} other {has}} the majority of the {shop}.',
  'event.majorityNone': 'Nobody has the majority of the {shop} any more.',
  'event.destinationsRevealed': 'Everybody moves: {moves}.',
  'event.move': '{name} to the {place}',
  'event.placeActivated': 'Next place: {place} ({name}).',
  'event.turnStarted': "{you, select, yes {Your} other {{name}'s}} turn at the {place}.",
  'event.turnStartedShared':
    "{you, select, yes {Your} other {{name}'s}} shared turn at the {place}.",
  'event.turnStartedMarker':
    '{name} {you, select, yes {jump} other {jumps}} the queue: turn at the {place}.',
  'event.turnEnded': '{you, select, yes {You end your} other {{name} ends their}} turn.',
  'event.turnPassed': '{name} {you, select, yes {pass} other {passes}}.',
  'event.windowOpened': '{you, select, yes {You may} other {{name} may}} use the Gondola Marker.',
  'event.windowDeclined':
    '{name} {you, select, yes {keep} other {keeps}} the Gondola Marker for later.',
  'event.interrupted':
    '{name} {you, select, yes {sound} other {sounds}} the gondola’s horn and {you, select, yes {go} other {goes}} first at the {place}.',
  'event.interruptQueued': 'Queued for you: {target}.',
  'event.interruptUnqueued': 'Your queued turn is cancelled.',
  'event.interruptLapsed.satisfied':
    'You didn’t need the Gondola Marker: that turn was next anyway.',
  'event.interruptLapsed.closed': 'Your queued turn has lapsed: the place closed.',
  'event.interruptLapsed.round': 'Your queued turn has lapsed: the round ended.',
  'event.stanceSet': 'Gondola Marker: {stance}.',
  'event.pawnStepped': '{name} {you, select, yes {step} other {steps}} to {spot}.',
  'event.cubesBought':
    '{name} {you, select, yes {buy} other {buys}} {cubes} at dock {dock} for {cost} ducats.',
  'event.cubeStolen':
    '{name} {you, select, yes {take} other {takes}} {resource} at dock {dock} for free.',
  'event.majorityUsed.lowerPrice':
    '{name} {you, select, yes {use} other {uses}} the majority of the {shop}: price down, one more order.',
  'event.majorityUsed.raisePrice':
    '{name} {you, select, yes {use} other {uses}} the majority of the {shop}: price up, one fewer order.',
  'event.sold':
    '{name} {you, select, yes {sell} other {sells}} {count} {resource} at the {shop} for {total} ducats.',
  'event.dividendPaid': '{stock} dividend, {perShare} a share: {amounts}.',
  'event.dividendNone': '{stock} dividend: nobody owns a share.',
  'event.amount': '{name} {amount}',
  'event.sharesBought': '{name} {you, select, yes {buy} other {buys}} {lots} for {cost} ducats.',
  'event.sharesSold': '{name} {you, select, yes {sell} other {sells}} {lots} for {cost} ducats.',
  'event.orderDrawn':
    '{name} {you, select, yes {draw} other {draws}} a Guild Order; {deck, plural, one {# left} other {# left}}.',
  'event.orderDrawnTwo':
    '{name}, Guild Master, {you, select, yes {draw} other {draws}} {n} Guild Orders; {deck, plural, one {# left} other {# left}}.',
  'event.orderDrawnOwn': 'You draw {cards}; {deck, plural, one {# left} other {# left}}.',
  'event.orderKept': '{name} {you, select, yes {keep} other {keeps}} one order.',
  'event.orderKeptOwn': 'You keep {card}.',
  'event.orderReturned':
    '{name} {you, select, yes {put} other {puts}} an older order under the deck.',
  'event.orderReturnedOwn': 'You put {card} under the deck.',
  'event.orderDelivered':
    '{name} {you, select, yes {deliver} other {delivers}} {card}, delivery number {nth}: {reward}.',
  'event.favorBought': '{name} {you, select, yes {buy} other {buys}} a favor for {cost} ducats.',
  'event.plazaRefilled': 'A {price}-ducat favor comes to the plaza.',
  'event.officeCubeTaken':
    '{name} {you, select, yes {take} other {takes}} the {resource} at the {place}.',
  'event.officeNoCube': 'No cube lay at the {place}.',
  'event.cubeDrawn.hand': '{name} {you, select, yes {draw} other {draws}} {resource} from the bag.',
  'event.cubeDrawn.office': 'From the bag: {resource} for the {place}.',
  'event.cubeDrawn.dock': 'From the bag: {resource} for dock {dock}.',
  'event.cubeDrawn.place': 'From the bag: {resource}, to be placed.',
  'event.cubesPlaced': '{name} {you, select, yes {place} other {places}} {placement}.',
  'event.mercatoBought':
    '{name} {you, select, yes {buy} other {buys}} {cubes} at the Mercato for {cost} ducats.',
  'event.mercatoSold':
    '{name} {you, select, yes {sell} other {sells}} {cubes} at the Mercato for {cost} ducats.',
  'event.mercatoSwapped': '{name} {you, select, yes {swap} other {swaps}} {give} for {take}.',
  'event.favorPlayed':
    '{name} {you, select, yes {play} other {plays}} a favor: {amount} more {amount, plural, one {order} other {orders}} for the {shop}.',
  'event.rumorPlayed.up':
    '{name} {you, select, yes {play} other {plays}} a rumor: the {peg} of the {shop} goes up.',
  'event.rumorPlayed.down':
    '{name} {you, select, yes {play} other {plays}} a rumor: the {peg} of the {shop} goes down.',
  'event.gondolaMoved': 'The gondola glides to space {to}.',
  'event.rumorTaken':
    '{name} {you, select, yes {take} other {takes}} the rumor on space {space} from the water.',
  'event.rumorTakenOwn': 'You take a rumor from the water: {shop}.',
  'event.handsRevealed': '{name} {you, select, yes {show} other {shows}} {orders}.',
  'event.handsNone': '{name} {you, select, yes {have} other {has}} no undelivered orders.',
  'event.scoring.track': '{name}: {vp} VP on the track.',
  'event.scoring.tax': '{name}: tax on cubes, {amount} ducats, {vp} VP.',
  'event.scoring.orders': '{name}: undelivered orders, {vp} VP.',
  'event.scoring.shares': '{name}: shares worth {amount} ducats, {vp} VP.',
  'event.scoring.cash': '{name}: cash of {amount} ducats, {vp} VP.',
  'event.finalScored': 'The winner: {names}.',
  'event.finalShared': '{names} share the victory.',
});
