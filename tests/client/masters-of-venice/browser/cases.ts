/**
 * Every canonical action of the rules' appendix A.1 once: a position in which the person of seat 0
 * may take it, and the three ways to it. In 3D the targets are pressed one after another; the
 * gondolier sends the composed action. In panel and by keyboard the steps are controls of the
 * panel, and the confirming button follows.
 */

import type { JsonObject } from '../../../../engine/core/contract.ts';

export interface Case {
  readonly action: JsonObject;
  readonly given: JsonObject;
  /** Keys of targets to press on the board; the gondola at the end sends. */
  readonly board: readonly string[];
  /** Controls: pressed, or `+` before a raised stepper. None = the form is right already. */
  readonly panel: readonly string[];
  /** The last control sends by itself. */
  readonly atOnce?: true;
}

const kind = (type: string): string => `[data-kind="${type}"] .kind-head`;
const target = (key: string, choice?: string): string =>
  `.decision [data-target="${key}"]${choice ? `[data-choice="${choice}"]` : ''}`;

/** Three seats; the fields for seat 0 are added. */
function seats(own: JsonObject, ...others: JsonObject[]): JsonObject[] {
  return [0, 1, 2].map((seat) => ({
    seat,
    cash: 200,
    ...(seat === 0 ? own : (others[seat - 1] ?? {})),
  }));
}

/** Seat 0 has its main turn at a place. */
const at = (location: string, own: JsonObject = {}, more: JsonObject = {}): JsonObject => ({
  phase: 'turn',
  seats: seats({ pawn: location, ...own }),
  marker: { holder: 2 },
  turn: { seat: 0, location },
  docks: [{ iron: 2, gems: 1 }, { spice: 1 }, { fabric: 1 }, { grain: 2 }],
  offices: { officeNorth: 'lumber', officeSouth: 'fabric' },
  ...more,
});

const draft = (step: string, own: JsonObject): JsonObject => ({
  phase: 'draft',
  seats: seats({ bid: 20, ...own }, { bid: 10 }, { bid: 5 }),
  turnOrder: [0, 1, 2],
  draft: { seat: 0, step },
});

/** Seat 0 holds the marker; seat 1 acts at the docks. */
const away: JsonObject = {
  phase: 'turn',
  seats: seats({ pawn: 'shops' }, { pawn: 'docks' }, { pawn: 'church' }),
  turnOrder: [1, 2, 0],
  marker: { holder: 0 },
  turn: { seat: 1, location: 'docks' },
};
const asked: JsonObject = {
  phase: 'window',
  seats: seats({ pawn: 'shops', stance: 'always' }, { pawn: 'docks' }, { pawn: 'church' }),
  turnOrder: [1, 2, 0],
  marker: { holder: 0 },
};

export const CASES: readonly Case[] = [
  {
    action: { type: 'submitBid', amount: 5 },
    given: { phase: 'bid', seats: seats({}) },
    board: ['palazzo:0'],
    panel: ['+.decision .amount-large .stepper'],
  },
  {
    action: { type: 'chooseCharacter', character: 'thief' },
    given: draft('pick', {}),
    board: ['character:thief'],
    panel: [target('character:thief')],
  },
  {
    action: { type: 'adjustOrders', shop: 'tailor', direction: 'up' },
    given: draft('adjust', { characters: ['thief'] }),
    board: ['ordersPeg:tailor'],
    panel: [target('ordersPeg:tailor', 'up')],
  },
  {
    action: { type: 'submitDestination', location: 'mercato' },
    given: { phase: 'destination', seats: seats({}), marker: { holder: 2 } },
    board: ['place:mercato'],
    panel: [target('place:mercato')],
  },
  {
    action: { type: 'queueInterrupt', target: 'own' },
    given: away,
    board: ['marker'],
    panel: ['.marker-box summary', '.marker-box [data-choice="own"]'],
    atOnce: true,
  },
  {
    action: { type: 'setStance', stance: 'always' },
    given: away,
    board: ['marker', 'marker', 'marker'],
    panel: ['.marker-box summary', '.marker-box [data-choice="always"]'],
    atOnce: true,
  },
  {
    action: { type: 'useInterrupt', target: 'own' },
    given: asked,
    board: ['marker'],
    panel: [kind('useInterrupt'), '.decision [data-kind="useInterrupt"] [data-choice="own"]'],
  },
  {
    action: { type: 'declineInterrupt' },
    given: asked,
    board: [],
    panel: [kind('declineInterrupt')],
  },
  {
    action: { type: 'useDock', dock: 1, buy: { iron: 2 }, steal: null },
    given: at('docks'),
    board: ['dockCube:1:iron', 'dockCube:1:iron'],
    panel: [`+${target('dockCube:1:iron')}`, `+${target('dockCube:1:iron')}`],
  },
  {
    action: { type: 'useDock', dock: 1, buy: { iron: 1 }, steal: 'gems' },
    given: at('docks', { characters: ['thief'] }),
    board: ['dockCube:1:iron', 'character:thief', 'dockCube:1:gems'],
    panel: [`+${target('dockCube:1:iron')}`, '.decision .chips [data-choice="gems"]'],
  },
  {
    action: { type: 'useMajority', shop: 'blacksmith', direction: 'lowerPrice' },
    given: at('shops', { shares: { blacksmith: 3 } }),
    board: ['resourcePeg:iron'],
    panel: [kind('useMajority'), target('resourcePeg:iron', 'lowerPrice')],
  },
  {
    action: { type: 'sellAtShop', shop: 'blacksmith', count: 1 },
    given: at('shops', { cubes: { iron: 2 } }),
    board: ['ownCube:iron'],
    panel: [`+${target('shop:blacksmith')}`],
  },
  {
    action: { type: 'buyShares', lots: { tailor: 1 } },
    given: at('stockMarket'),
    board: ['stock:tailor'],
    panel: [`+${target('stock:tailor')}`],
  },
  {
    action: { type: 'sellShares', lots: { tailor: 1 } },
    given: at('stockMarket', { shares: { tailor: 2 } }),
    board: ['sharePeg:tailor'],
    panel: [kind('sellShares'), `+[data-kind="sellShares"] [data-target="stock:tailor"]`],
  },
  {
    action: { type: 'drawOrder', useGuildMaster: false },
    given: at('guildHall'),
    board: ['guildDeck'],
    panel: [kind('drawOrder')],
  },
  {
    action: { type: 'guildKeep', keep: 'GO-07', returnHeld: null },
    given: at(
      'guildHall',
      { guildDrawn: ['GO-03', 'GO-07'], guildOrders: ['GO-01'] },
      { pending: { kind: 'guildKeep', seat: 0 } },
    ),
    board: ['guildOrder:GO-07'],
    panel: [target('guildOrder:GO-07')],
  },
  {
    action: { type: 'deliverOrder', card: 'GO-01', takeVp: 3 },
    given: at('guildHall', {
      guildOrders: ['GO-01'],
      cubes: { iron: 3, lumber: 3, spice: 3, grain: 3, gems: 3, fabric: 3 },
    }),
    board: ['guildOrder:GO-01'],
    panel: [kind('deliverOrder'), '[data-kind="deliverOrder"] [data-target="guildOrder:GO-01"]'],
  },
  {
    action: { type: 'buyFavor', favor: 'FAV-20-A' },
    given: at('church', {}, { church: { plaza: ['FAV-20-A', 'FAV-40-B'] } }),
    board: ['favor:FAV-20-A'],
    panel: [target('favor:FAV-20-A')],
  },
  {
    action: { type: 'useOffice' },
    given: at('officeNorth'),
    board: ['office:officeNorth'],
    panel: [kind('useOffice')],
  },
  {
    action: { type: 'useOffice', declineFree: true },
    given: at('officeNorth', { characters: ['harborMaster'] }),
    board: ['office:officeNorth', 'office:officeNorth'],
    panel: [kind('useOffice'), '.decision .form input[type="checkbox"]'],
  },
  {
    action: { type: 'placeCubes', placement: { 1: 'iron', 2: 'iron', 3: 'gems', 4: 'gems' } },
    given: at(
      'officeNorth',
      {},
      { pending: { kind: 'placeCubes', seat: 0, drawn: ['iron', 'iron', 'gems', 'gems'] } },
    ),
    board: ['dock:1', 'dock:2', 'dock:3', 'dock:4'],
    panel: ['dock:1', 'dock:2', 'dock:3', 'dock:4'].map((key) => target(key)),
  },
  {
    action: { type: 'mercatoBuy', cubes: { spice: 1 } },
    given: at('mercato'),
    board: ['mercatoCube:spice'],
    panel: [kind('mercatoBuy'), `+${target('mercatoCube:spice')}`],
  },
  {
    action: { type: 'mercatoSell', cubes: { iron: 1 } },
    given: at('mercato', { cubes: { iron: 2 } }),
    board: ['ownCube:iron'],
    panel: [kind('mercatoSell'), `+${target('ownCube:iron')}`],
  },
  {
    action: { type: 'mercatoSwap', give: 'iron', take: 'gems' },
    given: at('mercato', { cubes: { iron: 2 }, characters: ['trader'] }),
    board: ['character:trader', 'ownCube:iron', 'mercatoCube:gems'],
    panel: [
      kind('mercatoSwap'),
      '[data-kind="mercatoSwap"] [data-target="ownCube:iron"]',
      '[data-kind="mercatoSwap"] [data-target="mercatoCube:gems"]',
    ],
  },
  {
    action: { type: 'playFavor', favor: 'FAV-20-A', shop: 'tailor' },
    given: at('church', { favors: ['FAV-20-A'] }),
    board: ['favor:FAV-20-A', 'ordersPeg:tailor'],
    panel: [kind('playFavor'), '[data-kind="playFavor"] [data-target="ordersPeg:tailor"]'],
  },
  {
    action: { type: 'playRumor', rumor: 'RUM-B1', peg: 'orders', direction: 'up' },
    given: at('church', { rumors: ['RUM-B1'] }, { round: 6 }),
    board: ['rumor:RUM-B1', 'ordersPeg:blacksmith'],
    panel: [kind('playRumor'), '[data-kind="playRumor"] .rows li:last-child [data-choice="up"]'],
  },
];

/** Types of the actions of appendix A.1. */
export const TYPES: readonly string[] = [
  'submitBid',
  'chooseCharacter',
  'adjustOrders',
  'submitDestination',
  'queueInterrupt',
  'setStance',
  'useInterrupt',
  'declineInterrupt',
  'useDock',
  'useMajority',
  'sellAtShop',
  'buyShares',
  'sellShares',
  'drawOrder',
  'guildKeep',
  'deliverOrder',
  'buyFavor',
  'useOffice',
  'placeCubes',
  'mercatoBuy',
  'mercatoSell',
  'mercatoSwap',
  'playFavor',
  'playRumor',
  'endTurn',
];

const END: Case = {
  action: { type: 'endTurn' },
  given: CASES.find(({ action }) => action.type === 'drawOrder')?.given ?? {},
  // The first press asks, since further actions are possible; the second ends.
  board: ['gondola'],
  panel: ['[data-end]', '.end-question [data-confirm]'],
  atOnce: true,
};
/** Every action, the end of a turn among them. */
export const ALL: readonly Case[] = [...CASES, END];
