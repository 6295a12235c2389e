/** The battery's data about this game beyond its contract. */

import type { Samples } from '../../battery/samples.ts';

export const samples: Samples = {
  game: 'masters-of-venice',
  optionSets: [
    {},
    { money: 'open' },
    { youth: 'entered', ordersMax: 10 },
    { ordersMax: 20, interruptTimer: 0, chat: 'off', scorePreview: 'off' },
  ],
  perSeat: (options, seats) =>
    options.youth === 'entered'
      ? { ...options, youthRanks: Array.from({ length: seats }, (_, p) => seats - p) }
      : options,
  asides: [
    { type: 'setStance', stance: 'always' },
    { type: 'setStance', stance: 'placeStart' },
    { type: 'setStance', stance: 'wait' },
    { type: 'queueInterrupt', target: 'own' },
    { type: 'queueInterrupt', target: 'shared' },
    { type: 'queueInterrupt', target: null },
  ],
  unlisted: ['setStance', 'queueInterrupt', 'submitBid', 'submitDestination'],
  secret: ['setStance', 'queueInterrupt', 'submitBid', 'submitDestination', 'guildKeep'],
  changedBy: {
    'seats.stance': 'setStance',
    'seats.queuedInterrupt': 'queueInterrupt',
    'seats.bid': 'submitBid',
    'seats.destination': 'submitDestination',
  },
  unnoticed: ['seats.stance', 'seats.queuedInterrupt'],
  toldAlone: ['seats.guildDrawn'],
  nonsense: [
    { type: 'submitBid', amount: 12 },
    { type: 'submitBid', amount: -5 },
    { type: 'submitBid', amount: 100_000 },
    { type: 'chooseCharacter', character: 'gondolieri' },
    { type: 'sellAtShop', shop: 'tailor', count: 15 },
    { type: 'sellAtShop', shop: 'tailor', count: 0 },
    { type: 'buyShares', lots: { tailor: 4 } },
    { type: 'buyShares', lots: {} },
    { type: 'sellShares', lots: { miller: 10 } },
    { type: 'useDock', dock: 1, buy: { gems: 15 }, steal: null },
    { type: 'useDock', dock: 5, buy: {}, steal: null },
    { type: 'deliverOrder', card: 'GO-01', takeVp: 6 },
    { type: 'guildKeep', keep: 'GO-22', returnHeld: null },
    { type: 'guildKeep', keep: 'GO-05', returnHeld: 'GO-05' },
    { type: 'placeCubes', placement: { 1: 'iron' } },
    { type: 'mercatoSwap', give: 'iron', take: 'iron' },
    { type: 'mercatoBuy', cubes: { lumber: 15 } },
    { type: 'playFavor', favor: 'FAV-40-A', shop: 'miller', amount: 4 },
    { type: 'playRumor', rumor: 'RUM-B1', peg: 'share', direction: 'down' },
    { type: 'useInterrupt', target: 'shared' },
    { type: 'declineInterrupt' },
    { type: 'endTurn', seat: 0 },
    { type: 'endTurn' },
    { type: 'toString' },
  ],
};
