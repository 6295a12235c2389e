import { expect } from 'vitest';
import type { Resource } from '../../../engine/games/masters-of-venice/data.ts';
import { rule } from '../rule.ts';
import { type Given, turnAt } from './positions.ts';
import type { Table } from './table.ts';

const draw = (useGuildMaster: boolean) => ({ type: 'drawOrder', useGuildMaster }) as const;
const keep = (card: string, returnHeld: string | null) =>
  ({ type: 'guildKeep', keep: card, returnHeld }) as const;

/** Seat 1 holds all but three cards of the deck. */
function guild(guildOrders: string[], deck = ['GO-05', 'GO-16', 'GO-01']): Table {
  const all = Array.from({ length: 21 }, (_, i) => `GO-${String(i + 1).padStart(2, '0')}`);
  const others = all.filter((card) => !deck.includes(card) && !guildOrders.includes(card));
  return turnAt('guildHall', {
    deck,
    seats: [{ characters: ['guildMaster'], guildOrders }, { guildOrders: others }],
  });
}

rule('MV-601', 'Guild Master: draw two, keep one, the other goes under the deck', () => {
  const table = guild(['GO-21']).do(0, draw(true));
  expect(table.pub().pending).toEqual({ kind: 'guildKeep', seat: 0 });
  expect(table.you(0).guildDrawn).toEqual(['GO-05', 'GO-16']);
  expect(table.pub().guildDeck).toBe(1);
  expect(table.refusal(0, { type: 'endTurn' })).toBe('E_PENDING');
  expect(table.refusal(0, keep('GO-01', null))).toBe('E_CARD');
  expect(table.refusal(0, keep('GO-21', null))).toBe('E_CARD');
  expect(table.refusal(1, keep('GO-05', null))).toBe('E_TURN');
  // Two cards, with or without the old one.
  expect(table.legal(0).length).toBe(4);
  for (const viewer of [1, 'public'] as const)
    for (const card of ['GO-05', 'GO-16']) expect(table.bytes(viewer).split(card).length).toBe(1);
  const other = table.copy().do(0, keep('GO-05', null));
  expect(other.hand(0)).toEqual(['GO-21', 'GO-05']);
  expect(other.deck()).toEqual(['GO-01', 'GO-16']);
  table.do(0, keep('GO-16', null));
  expect(table.hand(0)).toEqual(['GO-21', 'GO-16']);
  expect(table.deck()).toEqual(['GO-01', 'GO-05']);
  expect(table.refusal(0, draw(true))).toBe('E_USED');
  expect(table.refusal(0, draw(false))).toBe('E_USED');
  // He may draw like anybody else; with one card left there is one to keep.
  const plain = guild(['GO-21']).do(0, draw(false));
  expect(plain.hand(0)).toEqual(['GO-21', 'GO-05']);
  expect(plain.pub().pending).toBeNull();
  const one = guild(['GO-21'], ['GO-05']).do(0, draw(true));
  expect(one.you(0).guildDrawn).toEqual(['GO-05']);
  expect(one.legal(0).length).toBe(2);
  one.do(0, keep('GO-05', 'GO-21'));
  expect(one.hand(0)).toEqual(['GO-05']);
  expect(one.deck()).toEqual(['GO-21']);
});

rule('MV-602', 'Guild Master: an older order may go under the deck as well', () => {
  const table = guild(['GO-21', 'GO-20']).do(0, draw(true));
  expect(table.refusal(0, keep('GO-16', 'GO-05'))).toBe('E_CARD');
  expect(table.refusal(0, keep('GO-16', 'GO-16'))).toBe('E_CARD');
  expect(table.refusal(0, keep('GO-16', 'GO-02'))).toBe('E_CARD');
  expect(table.legal(0).length).toBe(6);
  table.do(0, keep('GO-16', 'GO-21'));
  expect(table.hand(0)).toEqual(['GO-20', 'GO-16']);
  expect(table.deck()).toEqual(['GO-01', 'GO-05', 'GO-21']);
});

const offices = { officeNorth: 'spice', officeSouth: null };
const draws: Resource[] = ['fabric', 'iron', 'iron', 'gems', 'gems', 'grain'];

rule(['MV-603', 'MV-604'], 'Harbor Master: one more cube from the bag, which costs a step', () => {
  const seats = [{ characters: ['harborMaster' as const] }, {}];
  const table = turnAt('officeNorth', { offices, seats }, { draws }).do(0, { type: 'useOffice' });
  expect(table.cubes(0)).toEqual({ spice: 1, fabric: 1 });
  expect(table.pub().offices.officeNorth).toBe('iron');
  expect(table.pub().pending?.drawn).toEqual(['iron', 'gems', 'gems', 'grain']);
  const prices = { iron: 30, lumber: 40, spice: 40, grain: 35, gems: 30, fabric: 35 };
  expect(table.prices()).toEqual(prices);
  // Declined: the first draw is the office's.
  const declined = turnAt('officeNorth', { offices, seats }, { draws });
  declined.do(0, { type: 'useOffice', declineFree: true });
  expect(declined.cubes(0)).toEqual({ spice: 1 });
  expect(declined.pub().offices.officeNorth).toBe('fabric');
  expect(declined.pub().pending?.drawn).toEqual(['iron', 'iron', 'gems', 'gems']);
  // At price 5 the free cube gives an order, like any draw.
  const low = turnAt(
    'officeNorth',
    { offices, seats, shops: { tailor: { resourcePrice: 5 } } },
    { draws },
  );
  low.do(0, { type: 'useOffice' });
  expect([low.price('fabric'), low.orders('tailor')]).toEqual([5, 3]);
});

/** A sale for 150 by seat 0, with tailor shares 2, 1, 0 and the Tax Collector at `seat`. */
function taxed(seat: number, shares: number[] = [2, 1, 0], price = 75): number[] {
  const table = turnAt('shops', {
    shops: { tailor: { resourcePrice: price } },
    seats: shares.map((tailor, i) => ({
      cash: 0,
      shares: { tailor },
      cubes: i === 0 ? { fabric: 1 } : {},
      characters: i === seat ? (['taxCollector'] as const) : [],
    })),
  });
  return table.do(0, { type: 'sellAtShop', shop: 'tailor', count: 1 }).allCash();
}

rule('MV-605', 'Tax Collector: one share’s dividend more, whether he owns any or not', () => {
  expect(taxed(-1)).toEqual([150 + 40, 20, 0]);
  expect(taxed(2)).toEqual([150 + 40, 20, 20]);
  expect(taxed(0)).toEqual([150 + 60, 20, 0]);
  expect(taxed(1)).toEqual([150 + 40, 40, 0]);
  // Each office dividend too.
  const table = turnAt('officeNorth', {
    offices,
    seats: [
      { cash: 0, shares: { officeNorth: 2 } },
      { cash: 0, characters: ['taxCollector'], shares: { officeSouth: 3 } },
      { cash: 0, shares: { officeNorth: 1 } },
    ],
  });
  table.do(0, { type: 'useOffice' });
  const placed = table.legal(0)[0];
  if (placed) table.do(0, placed);
  expect(table.allCash()).toEqual([20, 10, 10]);
});

rule('MV-606', 'Tax Collector: nothing when nobody receives a dividend', () => {
  expect(taxed(2, [0, 0, 0])).toEqual([150, 0, 0]);
  expect(taxed(2, [2, 1, 0], 20)).toEqual([40, 0, 0]);
  const table = turnAt('officeNorth', {
    offices,
    seats: [
      { cash: 0, shares: { officeSouth: 2 } },
      { cash: 0, characters: ['taxCollector'] },
    ],
  });
  table.do(0, { type: 'useOffice' });
  const placed = table.legal(0)[0];
  if (placed) table.do(0, placed);
  expect(table.allCash()).toEqual([0, 0]);
});

rule('MV-607', 'Thief: one cube of the dock he visits, without any price move', () => {
  const given: Given = {
    docks: [{ iron: 1 }, {}, { gems: 2, lumber: 1 }, {}],
    shops: { jeweler: { resourcePrice: 25 } },
    seats: [{ cash: 25, characters: ['thief'] }, {}],
  };
  const dock = (buy: object, steal: Resource | null) => ({ type: 'useDock', dock: 3, buy, steal });
  const table = turnAt('docks', given);
  expect(table.refusal(0, dock({ gems: 2 }, 'gems'))).toBe('E_NOT_THERE');
  expect(table.refusal(0, dock({}, 'iron'))).toBe('E_NOT_THERE');
  expect(table.refusal(0, dock({}, null))).toBe('E_EMPTY');
  const only = table.copy();
  only.do(0, { type: 'useDock', dock: 3, buy: {}, steal: 'lumber' });
  expect([only.cubes(0), only.cash(0)]).toEqual([{ lumber: 1 }, 25]);
  expect(only.price('lumber')).toBe(40);
  expect(only.refusal(0, dock({}, 'gems'))).toBe('E_USED');
  table.do(0, { type: 'useDock', dock: 3, buy: { gems: 1 }, steal: 'gems' });
  expect([table.cubes(0), table.cash(0)]).toEqual([{ gems: 2 }, 0]);
  expect(table.price('gems')).toBe(30);
  expect(table.pub().docks[2]).toEqual({ lumber: 1 });
});

const buy = (cubes: object) => ({ type: 'mercatoBuy', cubes }) as const;
const sell = (cubes: object) => ({ type: 'mercatoSell', cubes }) as const;
const swap = (give: Resource, take: Resource) => ({ type: 'mercatoSwap', give, take }) as const;
const trader = (given: Given): Table => {
  const seats = (given.seats ?? [{}, {}]).map((seat, i) =>
    i === 0 ? { characters: ['trader'] as const, ...seat } : seat,
  );
  return turnAt('mercato', { ...given, seats });
};

rule('MV-608', 'Trader: up to two bought and up to two sold, alike or different', () => {
  const seats = [{ cash: 200, cubes: { iron: 2, gems: 3 } }, {}];
  const table = trader({ seats });
  expect(table.refusal(0, buy({ spice: 3 }))).toBe('E_LIMIT');
  expect(table.refusal(0, buy({ spice: 2, grain: 1 }))).toBe('E_LIMIT');
  expect(table.refusal(0, sell({ gems: 3 }))).toBe('E_LIMIT');
  // One or two of six: 6 + 21.
  expect(table.legal(0, 'mercatoBuy').length).toBe(27);
  table.do(0, sell({ iron: 2 })).do(0, buy({ spice: 1, lumber: 1 }));
  expect(table.cash(0)).toBe(200 + 80 - 80);
  expect(table.cubes(0)).toEqual({ gems: 3, spice: 1, lumber: 1 });
  expect(table.prices()).toMatchObject({ iron: 50, spice: 45, lumber: 45, gems: 40 });
  expect(table.refusal(0, buy({ fabric: 1 }))).toBe('E_USED');
  expect(table.refusal(0, sell({ gems: 1 }))).toBe('E_USED');
  const mixed = trader({ seats })
    .do(0, sell({ iron: 1, gems: 1 }))
    .do(0, buy({ fabric: 2 }));
  expect(mixed.cubes(0)).toEqual({ iron: 1, gems: 2, fabric: 2 });
  expect(mixed.price('fabric')).toBe(50);
});

rule('MV-609', 'Trader: what he sells must differ from what he buys', () => {
  const seats = [{ cash: 200, cubes: { iron: 2, gems: 1 } }, {}];
  const sold = trader({ seats }).do(0, sell({ iron: 1, gems: 1 }));
  expect(sold.refusal(0, buy({ spice: 1, gems: 1 }))).toBe('E_BOTH_WAYS');
  expect(sold.refusal(0, buy({ iron: 1 }))).toBe('E_BOTH_WAYS');
  expect(sold.refusal(0, buy({ spice: 2 }))).toBeNull();
  const bought = trader({ seats }).do(0, buy({ iron: 1, spice: 1 }));
  expect(bought.refusal(0, sell({ gems: 1, iron: 1 }))).toBe('E_BOTH_WAYS');
  expect(bought.refusal(0, sell({ spice: 1 }))).toBe('E_BOTH_WAYS');
  expect(bought.refusal(0, sell({ gems: 1 }))).toBeNull();
});

rule('MV-610', 'Trader: one free swap with the bag, without price moves', () => {
  const seats = [{ cash: 200, cubes: { iron: 2 } }, { cubes: { fabric: 15 } }];
  const table = trader({ seats });
  expect(table.refusal(0, swap('iron', 'iron'))).toBe('E_BOTH_WAYS');
  expect(table.refusal(0, swap('gems', 'iron'))).toBe('E_CUBES');
  expect(table.refusal(0, swap('iron', 'fabric'))).toBe('E_BAG');
  expect(table.legal(0, 'mercatoSwap').length).toBe(4);
  const prices = table.prices();
  table.do(0, swap('iron', 'gems'));
  expect(table.cubes(0)).toEqual({ iron: 1, gems: 1 });
  expect([table.bag('iron'), table.bag('gems')]).toEqual([14, 14]);
  expect(table.prices()).toEqual(prices);
  expect(table.cash(0)).toBe(200);
  expect(table.refusal(0, swap('iron', 'gems'))).toBe('E_USED');
  // Independent of earlier purchases and sales.
  table.do(0, sell({ gems: 1 })).do(0, buy({ iron: 1 }));
  const after = trader({ seats })
    .do(0, buy({ spice: 1 }))
    .do(0, sell({ iron: 1 }));
  after.do(0, swap('spice', 'iron'));
  expect(after.cubes(0)).toEqual({ iron: 2 });
});

rule('MV-611', 'A power works only for its holder, and only in the current term', () => {
  const docks = [{ iron: 1 }, {}, {}, {}];
  const steal = { type: 'useDock', dock: 1, buy: {}, steal: 'iron' };
  const other = [{}, { characters: ['thief' as const] }, {}];
  expect(turnAt('docks', { docks, seats: other }).refusal(0, steal)).toBe('E_CHARACTER');
  const legal = turnAt('docks', { docks, seats: other }).legal(0, 'useDock');
  expect(legal).toEqual([{ type: 'useDock', dock: 1, buy: { iron: 1 }, steal: null }]);
  const master = [{}, { characters: ['guildMaster' as const] }];
  expect(turnAt('guildHall', { seats: master }).refusal(0, draw(true))).toBe('E_CHARACTER');
  const harbor = [{}, { characters: ['harborMaster' as const] }];
  const office = turnAt('officeNorth', { offices, seats: harbor }, { draws });
  expect(office.refusal(0, { type: 'useOffice', declineFree: true })).toBe('E_CHARACTER');
  office.do(0, { type: 'useOffice' });
  expect(office.cubes(0)).toEqual({ spice: 1 });
  const merchant = [{ cubes: { iron: 2 }, cash: 200 }, { characters: ['trader' as const] }];
  const mercato = turnAt('mercato', { seats: merchant });
  expect(mercato.refusal(0, swap('iron', 'gems'))).toBe('E_CHARACTER');
  expect(mercato.refusal(0, buy({ gems: 2 }))).toBe('E_LIMIT');
  // After the term the card is back in the row.
  const term = turnAt('church', {
    round: 4,
    seats: [{ characters: ['thief'] }, { characters: ['trader'] }, {}],
  });
  term.order();
  expect(term.pub().round).toBe(5);
  expect(term.pub().seats.map((seat) => seat.characters)).toEqual([[], [], []]);
});
