import { expect } from 'vitest';
import { codeOf } from '../../../engine/games/masters-of-venice/actions.ts';
import {
  BID_SPACES,
  CANAL_SPACES,
  CHARACTERS,
  COINS,
  FAVOR_IDS,
  GUILD_ORDER_IDS,
  GUILD_ORDERS,
  LOCATIONS,
  RESOURCES,
  type Resource,
  RUMOR_IDS,
  SHOPS,
  type Shop,
  STOCKS,
} from '../../../engine/games/masters-of-venice/data.ts';
import * as S from '../../../engine/games/masters-of-venice/state.ts';
import { rule } from '../rule.ts';
import { same, someSteps } from './matches.ts';
import { bidding, fresh, moving, sharedTurnAt, turnAt } from './positions.ts';
import { game } from './table.ts';

const TRADE: { readonly [shop in Shop]: Resource } = {
  blacksmith: 'iron',
  jeweler: 'gems',
  miller: 'grain',
  spiceShop: 'spice',
  tailor: 'fabric',
};

/** The list of section 2.6: one lumber and every pair of resources. */
const ORDERS: { readonly [card: string]: { readonly [r in Resource]?: number } } = {
  'GO-01': { lumber: 3 },
  'GO-02': { lumber: 2, iron: 1 },
  'GO-03': { lumber: 2, spice: 1 },
  'GO-04': { lumber: 2, grain: 1 },
  'GO-05': { lumber: 2, gems: 1 },
  'GO-06': { lumber: 2, fabric: 1 },
  'GO-07': { lumber: 1, iron: 2 },
  'GO-08': { lumber: 1, spice: 2 },
  'GO-09': { lumber: 1, grain: 2 },
  'GO-10': { lumber: 1, gems: 2 },
  'GO-11': { lumber: 1, fabric: 2 },
  'GO-12': { lumber: 1, iron: 1, spice: 1 },
  'GO-13': { lumber: 1, iron: 1, grain: 1 },
  'GO-14': { lumber: 1, iron: 1, gems: 1 },
  'GO-15': { lumber: 1, iron: 1, fabric: 1 },
  'GO-16': { lumber: 1, spice: 1, grain: 1 },
  'GO-17': { lumber: 1, spice: 1, gems: 1 },
  'GO-18': { lumber: 1, spice: 1, fabric: 1 },
  'GO-19': { lumber: 1, grain: 1, gems: 1 },
  'GO-20': { lumber: 1, grain: 1, fabric: 1 },
  'GO-21': { lumber: 1, gems: 1, fabric: 1 },
};

rule('MV-001', 'The box holds what the inventory says', () => {
  expect(SHOPS.length).toBe(5);
  expect(CHARACTERS).toEqual([
    'gondolieri',
    'guildMaster',
    'harborMaster',
    'taxCollector',
    'thief',
    'trader',
  ]);
  expect(new Set(GUILD_ORDER_IDS).size).toBe(21);
  expect(GUILD_ORDERS.length).toBe(21);
  expect(STOCKS.length * 10).toBe(70);
  expect(new Set(FAVOR_IDS).size).toBe(6);
  expect(new Set(RUMOR_IDS).size).toBe(15);
  expect(RESOURCES.length * 15).toBe(90);
  expect(COINS).toEqual([1000, 500, 100, 50, 25, 10, 5]);
  for (let n = 2; n <= 5; n++) {
    const table = fresh(n);
    const view = table.pub();
    expect(view.characterRow.length).toBe(6);
    expect(table.deck().length + n).toBe(21);
    expect(table.plaza().length + table.stack().length).toBe(6);
    expect(view.canalRumors.length + 3).toBe(15);
    expect(view.docks.length).toBe(4);
    expect(Object.keys(view.offices).sort()).toEqual(['officeNorth', 'officeSouth']);
    // Pegs: five resource prices, five share prices and five orders at the shops, one for lumber.
    expect(Object.keys(view.shops).sort()).toEqual([...SHOPS].sort());
    expect(view.lumberPrice).toBeTypeOf('number');
  }
});

rule('MV-002', 'There are always 15 cubes of each of six resources', () => {
  expect([...RESOURCES].sort()).toEqual(['fabric', 'gems', 'grain', 'iron', 'lumber', 'spice']);
  for (let n = 2; n <= 5; n++) {
    for (let seed = 0; seed < 20; seed++) {
      const { bag, docks, offices, seats } = fresh(n, { seed }).pub();
      for (const r of RESOURCES) {
        const lying = Object.values(offices).filter((cube) => cube === r).length;
        const held = [...docks, ...seats.map((seat) => seat.cubes)];
        const sum = held.reduce((total, cubes) => total + (cubes[r] ?? 0), bag[r] ?? 0);
        expect(sum + lying).toBe(15);
      }
    }
  }
  for (const { after } of someSteps()) same(game.invariants(after).length, 0);
});

rule('MV-003', 'There are always 10 shares of each of seven stocks', () => {
  expect([...STOCKS].sort()).toEqual(
    ['blacksmith', 'jeweler', 'miller', 'officeNorth', 'officeSouth', 'spiceShop', 'tailor'].sort(),
  );
  for (const { after, seats } of someSteps()) {
    for (let k = 0; k < 7; k++) {
      let sum = after[S.SUPPLY + k];
      for (let p = 0; p < seats; p++) sum += S.shares(after, p, k);
      same(sum, 10);
    }
  }
});

rule('MV-004', 'Two favors cost 20, two cost 30, two cost 40', () => {
  const costs: { [favor: string]: number } = {};
  for (const favor of FAVOR_IDS) {
    const table = turnAt('church', { plaza: [favor], seats: [{ cash: 100 }, {}] });
    table.do(0, { type: 'buyFavor', favor });
    costs[favor] = 100 - table.cash(0);
  }
  expect(costs).toEqual({
    'FAV-20-A': 20,
    'FAV-20-B': 20,
    'FAV-30-A': 30,
    'FAV-30-B': 30,
    'FAV-40-A': 40,
    'FAV-40-B': 40,
  });
});

rule(['MV-005', 'MV-504'], 'Three rumors move the pegs of each shop, and only of that shop', () => {
  const moved: { [shop: string]: number } = {};
  for (const rumor of RUMOR_IDS) {
    const table = turnAt('church', { seats: [{ rumors: [rumor] }, {}] });
    table.do(0, { type: 'playRumor', rumor, peg: 'orders', direction: 'up' });
    for (const [shop, orders] of Object.entries(table.allOrders()))
      if (orders !== 2) moved[shop] = (moved[shop] ?? 0) + orders - 2;
  }
  expect(moved).toEqual({ blacksmith: 3, jeweler: 3, miller: 3, spiceShop: 3, tailor: 3 });
});

rule(['MV-006', 'MV-443'], 'Each Guild Order asks for its three cubes, no more and no less', () => {
  expect([...GUILD_ORDER_IDS]).toEqual(Object.keys(ORDERS));
  for (const [card, cubes] of Object.entries(ORDERS)) {
    expect(Object.values(cubes).reduce((a, b) => a + b, 0)).toBe(3);
    const table = turnAt('guildHall', { seats: [{ cubes, guildOrders: [card] }, {}] });
    for (const r of Object.keys(cubes) as Resource[]) {
      const short = { ...cubes, [r]: (cubes[r] ?? 0) - 1 };
      const lacking = turnAt('guildHall', { seats: [{ cubes: short, guildOrders: [card] }, {}] });
      expect(lacking.refusal(0, { type: 'deliverOrder', card, takeVp: 3 })).toBe('E_CUBES');
    }
    table.do(0, { type: 'deliverOrder', card, takeVp: 3 });
    expect(table.cubes(0)).toEqual({});
  }
});

rule('MV-007', 'Prices stand on 5, 10, … 100', () => {
  for (const { after } of someSteps()) {
    for (let i = 0; i < 6; i++) {
      const price = S.price(after, i);
      same(price % 5 === 0 && price >= 5 && price <= 100, true);
    }
    for (let i = 0; i < 5; i++) {
      const price = S.sharePrice(after, i);
      same(price % 5 === 0 && price >= 5 && price <= 100, true);
    }
  }
  // One step is 5 ducats, and both ends can be reached.
  const ends = { jeweler: { resourcePrice: 95, sharePrice: 10 } };
  const table = turnAt('church', { shops: ends, seats: [{ rumors: ['RUM-J1', 'RUM-J2'] }, {}] });
  table.do(0, { type: 'playRumor', rumor: 'RUM-J1', peg: 'resource', direction: 'up' });
  table.do(0, { type: 'playRumor', rumor: 'RUM-J2', peg: 'share', direction: 'down' });
  expect(table.pub().shops.jeweler).toMatchObject({ resourcePrice: 100, sharePrice: 5 });
});

rule('MV-008', 'Lumber has a price, but no shop, no share and no orders', () => {
  const table = turnAt('guildHall', {
    seats: [{ cubes: { lumber: 3 }, guildOrders: ['GO-01'] }, {}],
  });
  expect(Object.keys(table.pub().shops).length).toBe(5);
  expect(codeOf({ type: 'sellAtShop', shop: 'lumber', count: 1 })).toBe(-1);
  expect(codeOf({ type: 'buyShares', lots: { lumber: 1 } })).toBe(-1);
  expect(codeOf({ type: 'adjustOrders', shop: 'lumber', direction: 'up' })).toBe(-1);
  const { shops } = table.pub();
  table.do(0, { type: 'deliverOrder', card: 'GO-01', takeVp: 3 });
  expect(table.pub().lumberPrice).toBe(55);
  expect(table.pub().shops).toEqual(shops);
});

rule('MV-009', 'The Orders track runs from 0 to 15 and limits what can still be sold', () => {
  const table = turnAt('shops', {
    shops: { jeweler: { orders: 15 }, tailor: { orders: 1 } },
    seats: [{ cubes: { gems: 8, fabric: 2 }, rumors: ['RUM-J1', 'RUM-T1', 'RUM-T2'] }, {}],
  });
  const rumor = { type: 'playRumor', peg: 'orders' } as const;
  expect(table.refusal(0, { ...rumor, rumor: 'RUM-J1', direction: 'up' })).toBe('E_ROOM');
  expect(table.refusal(0, { type: 'sellAtShop', shop: 'tailor', count: 2 })).toBe('E_ORDERS');
  table.do(0, { type: 'sellAtShop', shop: 'tailor', count: 1 });
  expect(table.orders('tailor')).toBe(0);
  expect(table.refusal(0, { ...rumor, rumor: 'RUM-T1', direction: 'down' })).toBe('E_ROOM');
  expect(() => turnAt('shops', { shops: { jeweler: { orders: 16 } } })).toThrow();
  for (const { after } of someSteps())
    for (let i = 0; i < 5; i++) same(S.orders(after, i) >= 0 && S.orders(after, i) <= 15, true);
});

rule('MV-010', 'Each shop deals in its own resource', () => {
  for (const shop of SHOPS) {
    for (const r of RESOURCES) {
      const table = turnAt('shops', { seats: [{ cubes: { [r]: 1 } }, {}] });
      const sell = { type: 'sellAtShop', shop, count: 1 } as const;
      if (r !== TRADE[shop]) {
        expect(table.refusal(0, sell)).toBe('E_CUBES');
      } else {
        table.do(0, sell);
        expect(table.cubes(0)).toEqual({});
        expect(table.price(r)).toBe(45);
        expect(table.bag(r)).toBe(15);
      }
    }
  }
});

rule('MV-011', 'An office share costs, sells for and counts 20', () => {
  for (const office of ['officeNorth', 'officeSouth'] as const) {
    const table = turnAt('stockMarket', { seats: [{ cash: 60 }, {}] });
    table.do(0, { type: 'buyShares', lots: { [office]: 3 } });
    expect(table.cash(0)).toBe(0);
    expect(table.shares(0)).toEqual({ [office]: 3 });
    const seller = turnAt('stockMarket', { seats: [{ cash: 0, shares: { [office]: 5 } }, {}] });
    seller.do(0, { type: 'sellShares', lots: { [office]: 3 } });
    expect(seller.cash(0)).toBe(60);
    expect(seller.sharePrices()).toEqual(turnAt('stockMarket').sharePrices());
    const end = turnAt('church', {
      round: 16,
      seats: [{ cash: 0, shares: { [office]: 9 } }, { cash: 0 }],
    });
    end.order();
    expect(end.pub().result?.table[0]).toMatchObject({ shareValue: 180, vpShares: 2 });
  }
  for (const { after } of someSteps())
    same(S.sharePrice(after, 5) + 100 * S.sharePrice(after, 6), 2020);
});

rule('MV-012', 'The bank pays more than all the coins of the box', () => {
  const table = turnAt('shops', {
    shops: { jeweler: { resourcePrice: 100, orders: 10 } },
    seats: [{ cash: 15330, cubes: { gems: 10 } }, { cash: 15330 }],
  });
  table.do(0, { type: 'sellAtShop', shop: 'jeweler', count: 10 });
  expect(table.allCash()).toEqual([17330, 15330]);
});

rule('MV-013', 'Every amount of ducats is a multiple of 5', () => {
  for (const { after, seats, events } of someSteps()) {
    for (let p = 0; p < seats; p++) same(S.cash(after, p) % 5, 0);
    for (const event of events) if (event.type === 'paid') same(Math.abs(event.amount) % 5, 0);
  }
  expect(codeOf({ type: 'submitBid', amount: 12 })).toBe(-1);
  expect(() => bidding({ seats: [{ cash: 12 }, {}] })).toThrow();
});

rule('MV-014', 'A stock can be bought only while the supply has it', () => {
  const table = turnAt('stockMarket', {
    seats: [{ cash: 500, shares: { miller: 4 } }, { shares: { miller: 5, tailor: 10 } }],
  });
  expect(table.pub().supply).toMatchObject({ miller: 1 });
  expect(table.refusal(0, { type: 'buyShares', lots: { miller: 2 } })).toBe('E_SUPPLY');
  expect(table.refusal(0, { type: 'buyShares', lots: { tailor: 1 } })).toBe('E_SUPPLY');
  table.do(0, { type: 'buyShares', lots: { miller: 1 } });
  expect(table.pub().supply.miller ?? 0).toBe(0);
  expect(table.shares(0)).toEqual({ miller: 5 });
});

rule(
  ['MV-015', 'MV-481', 'MV-472'],
  'Draws and purchases at the Mercato come out of one bag',
  () => {
    const mercato = turnAt('mercato');
    const before = mercato.bag('spice');
    mercato.do(0, { type: 'mercatoBuy', cubes: { spice: 1 } });
    expect(mercato.bag('spice')).toBe(before - 1);
    const office = turnAt(
      'officeNorth',
      { offices: { officeNorth: 'iron', officeSouth: null } },
      { draws: ['spice', 'spice', 'gems', 'grain', 'lumber'] },
    );
    const full = office.pub().bag;
    office.do(0, { type: 'useOffice' });
    expect(office.bag('spice')).toBe((full.spice ?? 0) - 2);
    expect(office.bag('gems')).toBe((full.gems ?? 0) - 1);
    expect(office.bag('iron')).toBe(full.iron);
  },
);

rule(['MV-016', 'MV-303'], 'The dial offers eight destinations, all of them at first', () => {
  expect(LOCATIONS.length).toBe(8);
  const table = moving({ seats: [{ pawn: null }, { pawn: null }] });
  const offered = table.legal(0, 'submitDestination').map((action) => {
    return action.type === 'submitDestination' ? action.location : '';
  });
  expect(offered.sort()).toEqual([
    'church',
    'docks',
    'guildHall',
    'mercato',
    'officeNorth',
    'officeSouth',
    'shops',
    'stockMarket',
  ]);
  expect(table.refusal(0, { type: 'submitDestination', location: 'dock1' })).toBe('E_PARAM');
});

rule(['MV-017', 'MV-201'], 'Sixteen spaces: BID at 1, 5, 9, 13, commerce elsewhere', () => {
  expect(CANAL_SPACES).toBe(16);
  expect([...BID_SPACES]).toEqual([1, 5, 9, 13]);
  const phases = new Map<number, Set<number>>();
  for (const { before } of someSteps()) {
    const round = S.round(before);
    const seen = phases.get(round) ?? new Set();
    phases.set(round, seen.add(S.phase(before)));
  }
  expect([...phases.keys()].sort((a, b) => a - b)).toEqual(
    Array.from({ length: 16 }, (_, i) => i + 1),
  );
  for (const [round, seen] of phases) {
    const bid = [1, 5, 9, 13].includes(round);
    expect(seen.has(S.PHASE_BID)).toBe(bid);
    expect(seen.has(S.PHASE_DESTINATION)).toBe(!bid);
    expect(seen.has(S.PHASE_TURN)).toBe(!bid);
  }
  for (let round = 1; round <= 16; round++) {
    const bid = [1, 5, 9, 13].includes(round);
    const view = (bid ? bidding({ round }) : moving({ round })).pub();
    expect(view.roundKind).toBe(bid ? 'bid' : 'commerce');
    expect(view.gondolaSpace).toBe(round);
  }
  expect(sharedTurnAt('docks').pub().roundKind).toBe('commerce');
});
