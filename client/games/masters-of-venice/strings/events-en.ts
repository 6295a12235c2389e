/** English sentences of events, one for each type at least. */

import { messages } from '../../../i18n/messages.ts';

export const events = messages({
  'event.roundStartedBid': 'Round {round}: a bidding round.',
  'event.roundStarted': 'Round {round}: commerce.',
  'event.roundFinal': 'Round {round}: the final turn.',
  'event.charactersReturned':
    'All characters go back to the row, and the Gondola Marker is unused again.',
  'event.committedBid':
    '{name} {you, select, yes {have} other {has}} set {you, select, yes {your} other {their}} bid.',
  'event.committedDestination':
    '{name} {you, select, yes {have} other {has}} chosen a destination.',
  'event.changedBid':
    '{name} {you, select, yes {have} other {has}} changed {you, select, yes {your} other {their}} bid.',
  'event.changedDestination':
    '{name} {you, select, yes {have} other {has}} changed {you, select, yes {your} other {their}} destination.',
  'event.bidsRevealed': 'The dials open: {bids}.',
  'event.bid': '{name} {amount}',
  'event.paidTo': '{name} {you, select, yes {get} other {gets}} {amount} ducats ({reason}).',
  'event.paidBy': '{name} {you, select, yes {pay} other {pays}} {amount} ducats ({reason}).',
  'event.turnOrderSet': 'Turn order: {order}.',
  'event.tieBreak': 'The tie between {seats} is broken by {by}.',
  'tie.offices': 'shares of the two offices',
  'tie.youth': 'youth',
  'tie.youthRank': 'youth',
  'tie.shares': 'shares of the {stock}',
  'event.characterTaken': '{name} {you, select, yes {take} other {takes}} the {character}.',
  'event.ordersUp':
    '{name} {you, select, yes {raise} other {raises}} the orders of the {shop} from {from} to {to}.',
  'event.ordersDown':
    '{name} {you, select, yes {lower} other {lowers}} the orders of the {shop} from {from} to {to}.',
  'event.adjustSkipped': '{name} {you, select, yes {have} other {has}} no orders to adjust.',
  'event.resourceUp': 'The price of {name} rises from {from} to {to}.',
  'event.resourceDown': 'The price of {name} falls from {from} to {to}.',
  'event.shareUp': 'The {name} share rises from {from} to {to}.',
  'event.shareDown': 'The {name} share falls from {from} to {to}.',
  'event.pegOrdersUp': 'Orders at the {name} rise from {from} to {to}.',
  'event.pegOrdersDown': 'Orders at the {name} fall from {from} to {to}.',
  'event.stockSplit':
    'Stock split at the {shop}: {reached} is over 100, so the share falls to {to}. {vp}',
  'event.splitVp': '{name} {you, select, yes {get} other {gets}} {vp} VP',
  'event.priceControl': 'Price control: {resource} reached {reached}; the Doge sets it to 40.',
  'event.majorityTo':
    '{name} now {you, select, yes {have} other {has}} the majority of the {shop}.',
  'event.majorityNone': 'Nobody has the majority of the {shop} any more.',
  'event.vpGained': '{name} {you, select, yes {get} other {gets}} {vp} VP ({reason}).',
  'event.destinationsRevealed': 'Everybody moves: {moves}.',
  'event.move': '{name} to the {place}',
  'event.placeActivated': 'Next place: {place} ({name}).',
  'event.turnStarted': '{whose} turn at the {place}.',
  'event.turnStartedShared': '{whose} shared turn at the {place}.',
  'event.turnStartedMarker':
    '{name} {you, select, yes {jump} other {jumps}} the queue: turn at the {place}.',
  'event.turnEnded': '{you, select, yes {You end your} other {{name} ends their}} turn.',
  'event.turnPassed': '{name} {you, select, yes {pass} other {passes}}.',
  'event.windowOpened': '{name} may use the Gondola Marker.',
  'event.windowDeclined':
    '{name} {you, select, yes {keep} other {keeps}} the Gondola Marker for later.',
  'event.interrupted':
    '{name} {you, select, yes {sound} other {sounds}} the gondola’s horn and {you, select, yes {go} other {goes}} first at the {place}.',
  'event.interruptQueued': 'Queued for you: {target}.',
  'event.interruptUnqueued': 'Your queued turn is cancelled.',
  'event.lapsedSatisfied': 'You didn’t need the Gondola Marker: that turn was next anyway.',
  'event.lapsedClosed': 'Your queued turn has lapsed: the place closed.',
  'event.lapsedRound': 'Your queued turn has lapsed: the round ended.',
  'event.stanceSet': 'Gondola Marker: {stance}.',
  'event.pawnStepped': '{name} {you, select, yes {step} other {steps}} to {spot}.',
  'event.cubesBought':
    '{name} {you, select, yes {buy} other {buys}} {cubes} at dock {dock} for {cost} ducats.',
  'event.cubeStolen':
    '{name} {you, select, yes {take} other {takes}} {resource} at dock {dock} for free.',
  'event.majorityLower':
    '{name} {you, select, yes {use} other {uses}} the majority of the {shop}: price down, one more order.',
  'event.majorityRaise':
    '{name} {you, select, yes {use} other {uses}} the majority of the {shop}: price up, one fewer order.',
  'event.sold':
    '{name} {you, select, yes {sell} other {sells}} {count} {resource} at the {shop} for {total} ducats.',
  'event.dividendPaid': '{stock} dividend, {perShare} a share: {amounts}.',
  'event.dividendNone': '{stock} dividend: nobody owns a share.',
  'event.amount': '{name} {amount}',
  'event.sharesBought': '{name} {you, select, yes {buy} other {buys}} {lots} for {cost} ducats.',
  'event.sharesSold': '{name} {you, select, yes {sell} other {sells}} {lots} for {cost} ducats.',
  'event.orderDrawn': '{name} {you, select, yes {draw} other {draws}} a Guild Order; {deck} left.',
  'event.orderDrawnTwo':
    '{name}, Guild Master, {you, select, yes {draw} other {draws}} {n} Guild Orders; {deck} left.',
  'event.orderDrawnOwn': 'You draw {cards}; {deck} left.',
  'event.orderKept': '{name} {you, select, yes {keep} other {keeps}} one order.',
  'event.orderKeptOwn': 'You keep {card}.',
  'event.orderReturned':
    '{name} {you, select, yes {put} other {puts}} an older order under the deck.',
  'event.orderReturnedOwn': 'You put {card} under the deck.',
  'event.orderDelivered':
    '{name} {you, select, yes {deliver} other {delivers}} {card}, delivery number {nth}: {reward}.',
  'event.favorBought': '{name} {you, select, yes {buy} other {buys}} a favor for {cost} ducats.',
  'event.plazaRefilled': 'A {price}-ducat favor comes to the plaza.',
  'event.officeCube':
    '{name} {you, select, yes {take} other {takes}} the {resource} at the {place}.',
  'event.officeNoCube': 'No cube lay at the {place}.',
  'event.drawnHand': '{name} {you, select, yes {draw} other {draws}} {resource} from the bag.',
  'event.drawnOffice': 'From the bag: {resource} for the {place}.',
  'event.drawnDock': 'From the bag: {resource} for dock {dock}.',
  'event.drawnPlace': 'From the bag: {resource}, to be placed.',
  'event.cubesPlaced': '{name} {you, select, yes {place} other {places}} {placement}.',
  'event.mercatoBought':
    '{name} {you, select, yes {buy} other {buys}} {cubes} at the Mercato for {cost} ducats.',
  'event.mercatoSold':
    '{name} {you, select, yes {sell} other {sells}} {cubes} at the Mercato for {cost} ducats.',
  'event.mercatoSwapped': '{name} {you, select, yes {swap} other {swaps}} {give} for {take}.',
  'event.favorPlayed':
    '{name} {you, select, yes {play} other {plays}} a favor: {amount} more {amount, plural, one {order} other {orders}} for the {shop}.',
  'event.rumorUp':
    '{name} {you, select, yes {play} other {plays}} a rumor: the {peg} of the {shop} goes up.',
  'event.rumorDown':
    '{name} {you, select, yes {play} other {plays}} a rumor: the {peg} of the {shop} goes down.',
  'event.gondolaMoved': 'The gondola glides to space {to}.',
  'event.rumorTaken':
    '{name} {you, select, yes {take} other {takes}} the rumor on space {space} from the water.',
  'event.rumorTakenOwn': 'You take a rumor from the water: {shop}.',
  'event.handsRevealed': '{name} {you, select, yes {show} other {shows}} {orders}.',
  'event.handsNone': '{name} {you, select, yes {have} other {has}} no undelivered orders.',
  'event.scoringTrack': '{name}: {vp} VP on the track.',
  'event.scoringTax': '{name}: tax on cubes, {amount} ducats, {vp} VP.',
  'event.scoringOrders': '{name}: undelivered orders, {vp} VP.',
  'event.scoringShares': '{name}: shares worth {amount} ducats, {vp} VP.',
  'event.scoringCash': '{name}: cash of {amount} ducats, {vp} VP.',
  'event.finalScored': 'The winner: {names}.',
  'event.finalShared': '{names} share the victory.',
  'reason.bid': 'bid',
  'reason.dock': 'dock',
  'reason.sale': 'sale',
  'reason.dividend': 'dividend',
  'reason.taxCollector': 'Tax Collector',
  'reason.sharesBought': 'shares',
  'reason.sharesSold': 'shares',
  'reason.order': 'Guild Order',
  'reason.favor': 'favor',
  'reason.mercatoBuy': 'Mercato',
  'reason.mercatoSell': 'Mercato',
  'reason.tax': 'tax',
  'reason.split': 'split',
});
