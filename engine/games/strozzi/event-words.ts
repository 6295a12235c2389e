/** What events say most often, for the shorter form on the wire. Append only. */
export const EVENT_WORDS: readonly string[] = [
  ...['type', 'seat', 'flag', 'ship', 'drawer', 'left', 'passed', 'claimed', 'shipDrawn'],
  ...['shipWon', 'shipPlaced', 'port', 'effectiveValue', 'place', 'lost', 'advanced', 'city'],
  ...['from', 'to', 'rank', 'because', 'cargo', 'scrolls', 'tile', 'tileTaken', 'tileRevealed'],
  ...['flagReturned', 'by', 'shipUnclaimed', 'ware', 'plusOne', 'pirate', 'venice', 'rome'],
  ...['naples', 'florence', 'gold', 'cloth', 'grain', 'amount', 'cityScored', 'track', 'bonus'],
];
