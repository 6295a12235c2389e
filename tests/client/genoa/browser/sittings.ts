/**
 * The deals of the rules' worked examples as a person at the table makes them: the seat and
 * position, the presses, and the resulting actions.
 */

/** A control by its selector; a key, wherever the focus is; the slider of an order. */
export type Press =
  | string
  | { readonly key: string }
  | { readonly order: string; readonly ducats: number };

/** One person at a described position. */
export interface Sitting {
  /** Id of the worked example, and its part here. */
  readonly name: string;
  readonly seat: number;
  readonly position: object;
  readonly options?: object;
  /** The presses, one after the other. */
  readonly presses: readonly Press[];
  /** The person's accepted actions at the end. */
  readonly says: readonly object[];
  /** Words on the screen at the beginning. */
  readonly reads?: readonly string[];
}

/** A, B, C and D as far as they are named; everybody else as after the set-up, without cards. */
const seats = (n: number, named: { readonly [seat: number]: object } = {}): object[] =>
  Array.from({ length: n }, (_, p) => named[p] ?? {});
const [A, B, C, D] = [0, 1, 2, 3];

/** The building under the tower is to be dealt for. */
const claim = (path: readonly string[], more: object) => ({ path, state: 'CLAIM', ...more });
const move = (path: readonly string[], more: object) => ({ path, state: 'MOVE', ...more });
const quick = (n: number): string => `[data-quick="${n}"]`;
const compose = '[data-compose]';
const look = (space: string): string => `.ge-focus [data-target="space:${space}"]`;
const put = (thing: string, side = 'give'): string => `[data-thing="${side}:${thing}"]`;
/** In the form of unsent terms. */
const form = (selector: string): string => `.ge-composer ${selector}`;
const promise = (what: object): string => `[data-promise='${JSON.stringify(what)}']`;
const MORE = '[data-step="more"]';
const LESS = '[data-step="less"]';
const SAY = '[data-say]';
const ACCEPT = '[data-accept]';

const COACH = ['s63', 's62', 's52', 's42'];
const PEPPER = seats(4, { [B]: { commodities: { pepper: 1 } } });
const FIVE = { maker: B, target: 'coachHouse', give: { ducats: 5 } };

export const SITTINGS: readonly Sitting[] = [
  {
    name: 'GE-301 the tower goes on to a building',
    seat: A,
    position: move(COACH, { seats: seats(4) }),
    presses: [look('coachHouse'), '[data-choice="go"]'],
    says: [{ type: 'moveFree', space: 'coachHouse' }],
  },
  {
    name: 'GX-03 an offer of a sum',
    seat: B,
    position: move(COACH, { seats: PEPPER }),
    presses: [look('coachHouse'), quick(5)],
    says: [{ type: 'offer', target: 'coachHouse', give: { ducats: 5 } }],
  },
  {
    name: 'GX-03 a counter-offer with something of his choice',
    seat: A,
    position: move(COACH, { seats: PEPPER, offers: [FIVE] }),
    presses: [look('coachHouse'), `[data-lane="1"] ${put('any')}`],
    says: [
      {
        type: 'propose',
        player: B,
        target: 'coachHouse',
        replyTo: 'O1',
        give: { ducats: 5, any: { commodities: 1 } },
      },
    ],
    reads: ['Bruno gives you 5 ducats for the Coach House'],
  },
  {
    name: 'GX-03 what has one possibility fills itself; action and end go by themselves',
    seat: B,
    position: move(COACH, {
      seats: PEPPER,
      offers: [
        FIVE,
        {
          maker: A,
          taker: B,
          target: 'coachHouse',
          replyTo: 'O1',
          give: { ducats: 5, any: { commodities: 1 } },
        },
      ],
    }),
    presses: [look('coachHouse'), ACCEPT],
    says: [
      { type: 'accept', offerId: 'O2', version: 1, fill: { commodities: { pepper: 1 } } },
      { type: 'performMain' },
      { type: 'endAction' },
    ],
    reads: ['Anna wants 5 ducats and any commodity for the Coach House from you'],
  },
  {
    name: 'GX-04 five ducats force the merchant',
    seat: A,
    position: claim(['s57', 's47', 'harbor'], {
      seats: seats(4),
      passed: [C, D],
      offers: [{ maker: B, target: 'harbor', give: { ducats: 5 } }],
    }),
    presses: ['[data-choice="sell"]'],
    says: [{ type: 'accept', offerId: 'O1', version: 1 }],
    reads: ['You must accept one of these, or act yourself.', 'Sell to Bruno for 5 ducats'],
  },
  {
    name: 'GX-07 between two, a good and then ducats',
    seat: B,
    position: claim(['inn'], { seats: seats(2, { [B]: { commodities: { ale: 1 } } }) }),
    presses: [put('ale'), MORE],
    says: [
      { type: 'offer', target: 'inn', give: { commodities: { ale: 1 } } },
      { type: 'revise', offerId: 'O1', give: { ducats: 5, commodities: { ale: 1 } } },
    ],
  },
  {
    name: 'GX-22 an offer that asks for something back does not force',
    seat: B,
    position: claim(['s24', 'inn'], {
      seats: seats(4, { [A]: { taken: 1, commodities: { wine: 1 } } }),
    }),
    presses: [compose, form('.give .ge-coins button:last-child'), form(put('wine', 'ask')), SAY],
    says: [
      { type: 'offer', target: 'inn', give: { ducats: 5 }, ask: { commodities: { wine: 1 } } },
    ],
  },
  {
    name: 'GX-23 a word is revised',
    seat: B,
    position: move(['s52'], {
      seats: seats(4),
      offers: [{ maker: B, target: 'park', give: { ducats: 10 } }],
    }),
    presses: [look('park'), LESS],
    says: [{ type: 'revise', offerId: 'O1', give: { ducats: 5 } }],
    reads: ['Your binding offers'],
  },
  {
    name: 'GX-24 two are asked for the same way',
    seat: A,
    position: move(['s62'], { seats: seats(4) }),
    presses: [look('metals'), `[data-lane="1"] ${quick(20)}`, `[data-lane="2"] ${quick(15)}`],
    says: [
      { type: 'propose', player: B, target: 'metals', give: { ducats: 20 } },
      { type: 'propose', player: C, target: 'metals', give: { ducats: 15 } },
    ],
  },
  {
    name: 'GX-25 a good out of the action',
    seat: B,
    position: move(['s62'], { seats: seats(4, { [B]: { ducats: 40 } }) }),
    presses: [look('metals'), quick(5), promise({ commodities: ['silver'] })],
    says: [
      { type: 'offer', target: 'metals', give: { ducats: 5 } },
      { type: 'revise', give: { ducats: 5 }, deferred: { commodities: ['silver'] } },
    ],
  },
  {
    name: 'GX-25 the merchant takes the promise',
    seat: A,
    position: move(['s62'], {
      seats: seats(4, { [B]: { ducats: 40 } }),
      offers: [
        {
          maker: B,
          target: 'metals',
          give: { ducats: 5 },
          deferred: { commodities: ['silver'] },
        },
      ],
    }),
    presses: [look('metals'), ACCEPT],
    says: [{ type: 'accept', offerId: 'O1', version: 1 }],
    reads: ['Bruno gives you 5 ducats and 1 silver from the action for the Metals warehouse'],
  },
  {
    name: 'GX-26 ducats out of an order that is delivered there',
    seat: C,
    position: move(['s26'], {
      seats: seats(4, {
        [C]: { ducats: 0, hand: ['LO-06'], commodities: { ale: 1, linen: 1, saffron: 1 } },
      }),
    }),
    presses: [look('villaMonetti'), compose, { order: 'LO-06', ducats: 40 }, SAY],
    says: [{ type: 'offer', target: 'villaMonetti', deferred: { ducats: 40, commit: 'LO-06' } }],
  },
  {
    name: 'GX-26 the tile of the reward is asked for',
    seat: C,
    position: {
      path: ['s26', 'villaMonetti'],
      state: 'ACTION',
      status: { villaMonetti: 'taken' },
      seats: seats(4, { [C]: { ducats: 100, hand: ['LO-06'] } }),
      window: { actor: C, deferred: { commit: 'LO-06', ducats: 40 } },
      pending: { seat: C, kind: 'rewardTile' },
    },
    presses: ['.ge-answers .choice >> text=Trade 1:1'],
    says: [{ type: 'choose', tile: 'trade11' }, { type: 'endAction' }],
    reads: ['Which tile do you take as a reward?'],
  },
  {
    name: 'GX-27 an action that costs an Extra action tile',
    seat: B,
    position: move(['spices'], {
      status: { spices: 'taken' },
      seats: seats(4, { [B]: { taken: 1, tiles: { extraAction: 1 } } }),
    }),
    presses: [look('coachHouse'), quick(10)],
    says: [{ type: 'offer', target: 'coachHouse', give: { ducats: 10 }, useExtra: true }],
    reads: ['costs an Extra action tile'],
  },
  {
    name: 'GX-28 a marker',
    seat: B,
    position: move(['s52'], {
      seats: seats(4, { [A]: { general: 4, placed: 3 }, [B]: { personal: 2, general: 5 } }),
      owners: { tavern: A, inn: A, drinks: A },
    }),
    presses: [look('park'), put('marker')],
    says: [{ type: 'offer', target: 'park', give: { markers: 1 } }],
  },
  {
    name: 'GX-29 a street is bought without an action left',
    seat: C,
    position: move(['s47'], { seats: seats(4, { [C]: { taken: 1 } }) }),
    presses: [look('s57'), quick(10)],
    // An offer takes the pass back, and again there is no wait.
    says: [
      { type: 'pass' },
      { type: 'offer', target: 's57', give: { ducats: 10 } },
      { type: 'pass' },
    ],
  },
  {
    name: 'GX-36 the same silk for two spaces',
    seat: C,
    position: move(['s62'], { seats: seats(4, { [C]: { commodities: { silk: 1 } } }) }),
    presses: [look('park'), put('silk'), look('metals'), put('silk')],
    says: [
      { type: 'offer', target: 'park', give: { commodities: { silk: 1 } } },
      { type: 'offer', target: 'metals', give: { commodities: { silk: 1 } } },
    ],
  },
  {
    name: 'GX-37 a word is taken back',
    seat: B,
    position: claim(['s24', 'inn'], {
      seats: seats(4),
      offers: [{ maker: B, target: 'inn', give: { ducats: 5 } }],
    }),
    presses: ['[data-withdraw]'],
    says: [{ type: 'withdraw', offerId: 'O1' }],
  },
  {
    name: 'GX-39 a card out of the action',
    seat: B,
    position: move(['drinks', 's37', 's47'], { seats: seats(4, { [B]: { ducats: 50 } }) }),
    presses: [look('postOffice'), quick(5), promise({ cards: 1 })],
    says: [
      { type: 'offer', target: 'postOffice', give: { ducats: 5 } },
      { type: 'revise', give: { ducats: 5 }, deferred: { cards: 1 } },
    ],
  },
  {
    name: 'GX-39 which of two cards is handed over',
    seat: B,
    position: {
      path: ['drinks', 's37', 's47', 'postOffice'],
      state: 'ACTION',
      status: { drinks: 'unused', postOffice: 'taken' },
      seats: seats(4, { [B]: { hand: ['MS-01', 'MS-12'] } }),
      window: { actor: B, mainDone: true, deferred: { cards: 1 } },
      pending: { seat: B, kind: 'handOver', cards: ['MS-01', 'MS-12'] },
    },
    presses: ['.ge-answers .choice >> nth=0'],
    says: [{ type: 'choose', card: 'MS-01' }, { type: 'endAction' }],
    reads: ['Which card do you hand over?'],
  },
  {
    name: '§5.7.2 a card, shown to its taker alone',
    seat: B,
    position: move(['s52'], { seats: seats(4, { [B]: { hand: ['MS-04'] } }) }),
    presses: [look('park'), compose, form(put('MS-04')), SAY],
    says: [{ type: 'offer', target: 'park', give: { cards: [{ id: 'MS-04', show: 'taker' }] } }],
  },
  {
    name: '§11 a card face down, where the table has it so',
    seat: B,
    position: move(['s52'], { seats: seats(4, { [B]: { hand: ['MS-04'] } }) }),
    options: { offerCards: 'nobody' },
    presses: [look('park'), compose, form(put('MS-04')), SAY],
    says: [{ type: 'offer', target: 'park', give: { cards: [{ id: 'MS-04', show: 'nobody' }] } }],
  },
  {
    name: 'GE-517 a no to the merchant',
    seat: B,
    position: move(['s52'], {
      seats: seats(4),
      offers: [{ maker: A, taker: B, target: 'park', give: { ducats: 20 } }],
    }),
    presses: [look('park'), '[data-decline]'],
    says: [{ type: 'decline', offerId: 'O1' }],
  },
  {
    name: 'GX-05 a marker torn down, two planted',
    seat: C,
    position: {
      path: ['s42', 's32', 'spices', 'villaRicci', 'inn'],
      state: 'ACQUIRE',
      acquiring: C,
      seats: seats(4, { [C]: { personal: 3, general: 4 }, [A]: { general: 5 } }),
      owners: { guildHall: A, coachHouse: A },
      discs: { s32: 1 },
    },
    presses: [
      '.ge-ops [data-choice="coachHouse"]',
      '.ge-ops [data-choice="coachHouse"]',
      '.ge-ops [data-choice="spices"]',
      '[data-confirm]',
    ],
    says: [
      {
        type: 'acquire',
        street: 's32',
        ops: [
          { op: 'place', building: 'spices' },
          { op: 'replace', building: 'coachHouse' },
        ],
      },
    ],
  },
  {
    name: '§13 arrows walk the grid, Enter opens the deals of a space',
    seat: B,
    position: move(['s52'], {
      seats: seats(4),
      offers: [{ maker: B, target: 'park', give: { ducats: 10 } }],
    }),
    // From the space of the player's offer to the one left of it.
    presses: [{ key: 'ArrowLeft' }, { key: 'Enter' }, quick(15)],
    says: [{ type: 'offer', target: 'coachHouse', give: { ducats: 15 } }],
  },
  {
    name: 'GX-17 a tile in the window, then a small order',
    seat: C,
    position: {
      path: ['harbor'],
      state: 'ACTION',
      status: { harbor: 'taken' },
      seats: seats(4, { [C]: { ducats: 40, hand: ['SO-07'] } }),
      window: { actor: C },
    },
    presses: ['.ge-pick .choice >> text=Copper', '.ge-answers .choice >> text=Deliver'],
    says: [
      { type: 'performMain' },
      { type: 'playTile', tile: 'commodityChoice', commodity: 'copper' },
      { type: 'deliverSmall', order: 'SO-07' },
      { type: 'endAction' },
    ],
  },
  {
    name: 'GX-19 a Building action tile in the window',
    seat: B,
    position: {
      path: ['park'],
      state: 'ACTION',
      status: { park: 'taken' },
      owners: { fabric: B },
      seats: seats(4, { [B]: { general: 6, tiles: { buildingAction: 2 } } }),
      window: { actor: B },
    },
    presses: ['.ge-answers .choice >> text=Fabric', '.ge-answers .choice >> text=Fabric'],
    says: [
      { type: 'performMain' },
      { type: 'playTile', tile: 'buildingAction', building: 'fabric' },
      { type: 'playTile', tile: 'buildingAction', building: 'fabric' },
      { type: 'endAction' },
    ],
  },
  {
    name: 'GX-32 one for one',
    seat: B,
    position: {
      path: ['park'],
      state: 'ACTION',
      status: { park: 'taken' },
      seats: seats(4, { [B]: { hand: ['MS-02'], tiles: { trade11: 1 } } }),
      window: { actor: B, mainDone: true },
    },
    presses: [`.ge-swap [data-choice='{"card":"MS-02"}']`, `.ge-swap [data-choice*='"silk"']`],
    says: [
      {
        type: 'playTile',
        tile: 'trade11',
        give: { card: 'MS-02' },
        get: { commodity: 'silk' },
      },
      { type: 'endAction' },
    ],
  },
];
