/** What events say most often, for the shorter form on the wire. Append only. */
export const EVENT_WORDS: readonly string[] = [
  ...['type', 'seat', 'gained', 'paid', 'source', 'gain', 'cost', 'coin', 'camel', 'pepper'],
  ...['silk', 'gold', 'vp', 'dicePlaced', 'space', 'dice', 'id', 'value', 'occupancy'],
  ...['turnStarted', 'turnEnded', 'diceRolled', 'dieChanged', 'die', 'blackDieTaken', 'moved'],
  ...['legs', 'figure', 'path', 'postPlaced', 'node', 'postRelocated', 'outpostTaken', 'outpost'],
  ...['contracts', 'contractsTaken', 'contractsDrawn', 'contractsDiscarded', 'contract'],
  ...['contractCompleted', 'scribe', 'double', 'cityCardUsed', 'card', 'times', 'companionTaken'],
  ...['companion', 'roundStarted', 'round', 'startSeat', 'roundEnded', 'coins5', 'khan', 'travel'],
  ...['moneyBag', 'bazaarCamel', 'bazaarPepper', 'bazaarSilk', 'bazaarGold', 'venice', 'roll'],
];
