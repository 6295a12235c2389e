/** The Produce action and its variant (rules, section 5.7). */

import { expect } from 'vitest';
import type { JsonObject } from '../../../engine/core/contract.ts';
import { rule } from '../rule.ts';
import { A, B, BUSINESSES, C, type Goods, LUXURIES, owned, RAW, Table } from './table.ts';

/** A leads and may produce with this hand; nobody has any money. */
const producing = (
  hand: Goods,
  sites: JsonObject,
  more: JsonObject = {},
  options: JsonObject = {},
): Table => {
  const seats = [{ ducats: 0, hand: { ...hand } }, { ducats: 0 }, { ducats: 0 }];
  return Table.of({ seats, sites, ...more }, options).lead('produce');
};
const at = (site: string): JsonObject => ({ type: 'produce', site });
const recipeOf = (business: string): Goods =>
  Object.fromEntries((BUSINESSES[business]?.[2] ?? []).map((good) => [good, 1]));

rule('PV-065', 'In turn order everybody produces as much as he likes, also nothing', () => {
  const hand = { wool: 2 };
  const seats = [
    { hand, ducats: 0 },
    { hand, ducats: 0 },
    { hand, ducats: 0 },
  ];
  const sites = { B01: owned(B, 'draper'), B20: owned(B, 'draper'), B07: owned(A, 'draper') };
  const table = Table.of({ lead: B, seats, sites }).lead('produce');
  expect(table.legal()).toEqual([{ type: 'endProduce' }, at('B01'), at('B20')]);
  expect(table.refusal(B, { type: 'pass' })).toBe('NOT_YOUR_DECISION');
  table.produce(B, 'B20');
  expect(table.view).toMatchObject({
    phase: 'produce',
    decider: [B],
    production: { used: ['B20'], made: { cloth: 1 } },
  });
  table.end(B);
  expect(table.view).toMatchObject({ decider: [C], production: { used: [], made: {} } });
  expect(table.refusal(A, at('B07'))).toBe('NOT_YOUR_DECISION');
  table.end(C, A);
  expect(table.hand(A)).toEqual(hand);
  expect(table.view).toMatchObject({ turn: 2, production: null });
});

rule(['PV-066', 'PV-086'], 'Every input of the recipe must be in the hand', () => {
  for (const business of Object.keys(BUSINESSES)) {
    const recipe = recipeOf(business);
    const sites = { B07: owned(A, business) };
    expect(producing(recipe, sites).refusal(A, at('B07')), business).toBeNull();
    for (const good of Object.keys(recipe)) {
      const others = [...RAW, 'cloth', 'canvas'].filter((one) => one !== good);
      const table = producing(Object.fromEntries(others.map((one) => [one, 2])), sites);
      expect(table.refusal(A, at('B07')), `${business} without ${good}`).toBe('MISSING_INPUT');
      expect(table.legal()).toEqual([{ type: 'endProduce' }]);
    }
    const table = producing(recipe, sites).produce(A, 'B07');
    const made = { draper: { cloth: 1 }, canvaser: { canvas: 1 } }[business] ?? {};
    expect(table.hand(A)).toEqual(made);
  }
});

rule(['PV-067', 'PV-080'], 'V13 As many goods as own businesses', () => {
  const sites = { B12: owned(A, 'canvaser'), B13: owned(A, 'canvaser') };
  const table = producing({ hemp: 3 }, sites).produce(A, 'B12', 'B13');
  expect(table.refusal(A, at('B12'))).toBe('BUSINESS_ALREADY_USED');
  expect(table.legal()).toEqual([{ type: 'endProduce' }]);
  table.end(A);
  expect(table.hand(A)).toEqual({ hemp: 1, canvas: 2 });
  expect([table.view.canvasPile, table.ducats(A)]).toEqual([7, 2]);
});

rule(
  'PV-067',
  "Not at another's business, nor on an empty site; each anew in the next action",
  () => {
    const sites = { B12: owned(B, 'canvaser'), B13: owned(A, 'canvaser') };
    const table = producing({ hemp: 3 }, sites);
    for (const site of ['B12', 'B01']) expect(table.refusal(A, at(site))).toBe('NOT_YOUR_BUSINESS');
    table.produce(A, 'B13').end(A, B, C).lead('produce').end(B, C).produce(A, 'B13');
    expect(table.hand(A)).toEqual({ hemp: 1, canvas: 2 });
  },
);

rule('PV-068', 'Several kinds in the same action', () => {
  const sites = {
    B01: owned(A, 'draper'),
    B08: owned(A, 'canvaser'),
    B15: owned(A, 'wainwright'),
    B22: owned(A, 'gondolaMaker'),
  };
  const hand = { wool: 1, hemp: 2, lumber: 2, iron: 1, canvas: 1, cloth: 1 };
  const table = producing(hand, sites).produce(A, 'B15', 'B01', 'B22', 'B08');
  expect(table.hand(A)).toEqual({ cloth: 1, canvas: 1 });
  expect(table.view.seats[A]?.favours).toBe(2);
  expect(table.view.production).toEqual({
    used: ['B15', 'B01', 'B22', 'B08'],
    made: { cloth: 1, canvas: 1 },
  });
});

rule(
  ['PV-069', 'PV-070'],
  'Raw cards go to the discard pile, manufactured ones to their piles',
  () => {
    for (const business of LUXURIES) {
      const recipe = recipeOf(business);
      const { cloth: _cloth, canvas: _canvas, ...raw } = recipe;
      const table = producing(recipe, { B07: owned(A, business) }, { discard: { wine: 1 } });
      table.produce(A, 'B07');
      expect(table.view.discard, business).toEqual({ wine: 1, ...raw });
      expect([table.view.clothPile, table.view.canvasPile, table.hand(A)]).toEqual([9, 9, {}]);
      expect(table.view.market).toEqual({});
    }
  },
);

rule('PV-071', 'Cloth and canvas come from their piles', () => {
  const sites = { B01: owned(A, 'draper'), B22: owned(A, 'canvaser') };
  const table = producing({ wool: 1, hemp: 1 }, sites).produce(A, 'B01');
  expect([table.hand(A), table.view.clothPile]).toEqual([{ hemp: 1, cloth: 1 }, 8]);
  table.produce(A, 'B22');
  expect([table.hand(A), table.view.canvasPile]).toEqual([{ cloth: 1, canvas: 1 }, 8]);
  expect([table.view.discard, table.view.seats[A]?.favours]).toEqual([{ wool: 1, hemp: 1 }, 0]);
});

rule('PV-072', 'An empty pile gives nothing', () => {
  for (const [business, good, product, pile] of [
    ['draper', 'wool', 'cloth', 'clothPile'],
    ['canvaser', 'hemp', 'canvas', 'canvasPile'],
  ] as const) {
    const given = { market: { [product]: 9 } };
    const table = producing({ [good]: 1 }, { B07: owned(A, business) }, given);
    expect(table.view[pile]).toBe(0);
    expect(table.refusal(A, at('B07'))).toBe('GOOD_PILE_EMPTY');
    expect(table.legal()).toEqual([{ type: 'endProduce' }]);
    const one = producing({ [good]: 1 }, { B07: owned(A, business) }, { market: { [product]: 8 } });
    expect(one.produce(A, 'B07').view[pile]).toBe(0);
  }
});

rule(['PV-073', 'PV-090'], 'Each luxury brings a Favour, open before its owner', () => {
  for (const business of LUXURIES) {
    const table = producing(recipeOf(business), { B07: owned(A, business) });
    const [before] = table.points();
    table.produce(A, 'B07');
    expect(table.view.seats[A]).toMatchObject({ favours: 1, points: Number(before) + 1 });
    expect(table.view.favourPile).toBe(17);
  }
});

rule('PV-074', 'V22 Without Favours a luxury still pays', () => {
  const given = { seats: [{ ducats: 0, hand: recipeOf('wainwright') }, { favours: 18 }, {}] };
  const table = Table.of({ ...given, sites: { B22: owned(A, 'wainwright') } });
  table.lead('produce').produce(A, 'B22');
  expect([table.ducats(A), table.view.seats[A]?.favours]).toEqual([5, 0]);
  expect(table.view.favourPile).toBe(0);
});

rule(
  ['PV-075', 'PV-076'],
  'Alone and without a statue: 0 for cloth and canvas, 5 for luxuries',
  () => {
    const income = (business: string) =>
      producing(recipeOf(business), { B22: owned(A, business) })
        .produce(A, 'B22')
        .ducats(A);
    expect(['draper', 'canvaser'].map(income)).toEqual([0, 0]);
    expect(['wainwright', 'armourer', 'tentmaker', 'tailor'].map(income)).toEqual([5, 5, 5, 5]);
  },
);

rule(['PV-076', 'PV-079', 'PV-080', 'PV-082'], 'V14 A tent with both bonuses', () => {
  const sites = { B02: owned(A, 'tentmaker'), B07: owned(B, 'tentmaker') };
  const table = producing({ lumber: 1, silk: 1, canvas: 1 }, sites, { statues: ['FRARI'] });
  table.produce(A, 'B02');
  expect(table.purses()).toEqual([7, 0, 0]);
  expect(table.view.seats[A]?.favours).toBe(1);
  expect(table.view).toMatchObject({ discard: { lumber: 1, silk: 1 }, canvasPile: 9 });
});

rule(['PV-081', 'PV-080'], 'V15 Two drapers in the quarter pay no more than one', () => {
  const sites = { B05: owned(C, 'draper'), B06: owned(A, 'draper'), B07: owned(B, 'draper') };
  expect(producing({ wool: 1 }, sites).produce(A, 'B06').purses()).toEqual([1, 0, 0]);
});

rule(['PV-081', 'PV-079'], 'Two statues beside a business pay no more than one', () => {
  const sites = { B02: owned(A, 'tentmaker') };
  const statues = ['FRARI', 'POLO'];
  expect(producing(recipeOf('tentmaker'), sites, { statues }).produce(A, 'B02').ducats(A)).toBe(6);
  const far = producing(recipeOf('tentmaker'), sites, { statues: ['ORIO'] });
  expect(far.produce(A, 'B02').ducats(A)).toBe(5);
});

const v16 = {
  B05: owned(A, 'gondolaMaker'),
  B06: owned(C, 'gondolaMaker'),
  B02: owned(B, 'draper'),
  B07: owned(A, 'canvaser'),
  B08: owned(C, 'tailor'),
  B09: owned(B, 'canvaser'),
  B10: owned(B, 'draper'),
};

rule(['PV-077', 'PV-078', 'PV-079', 'PV-080', 'PV-082', 'PV-083'], 'V16 A gondola', () => {
  const table = producing(recipeOf('gondolaMaker'), v16, { statues: ['ORIO'] });
  table.produce(A, 'B05');
  expect(table.purses()).toEqual([5, 0, 0]);
  expect(table.view.seats[A]?.favours).toBe(1);
});

rule(
  ['PV-077', 'PV-078'],
  'A gondola counts the fuller campo, all owners, no gondola makers',
  () => {
    const income = (site: string, others: JsonObject) =>
      producing(recipeOf('gondolaMaker'), { [site]: owned(A, 'gondolaMaker'), ...others })
        .produce(A, site)
        .ducats(A);
    expect(income('B20', {})).toBe(0);
    const form = { B19: owned(B, 'draper'), B21: owned(C, 'tailor'), B22: owned(A, 'canvaser') };
    expect(income('B20', form)).toBe(3);
    // B19 is at two campi: two businesses in BART, then three in FORM.
    const bart = { B17: owned(A, 'draper'), B18: owned(B, 'wainwright') };
    expect(income('B19', bart)).toBe(2);
    const { B19: _taken, ...rest } = form;
    expect(income('B19', { ...rest, B20: owned(B, 'armourer') })).toBe(3);
    expect(income('B19', { ...bart, ...rest, B20: owned(B, 'armourer') })).toBe(3);
    expect(income('B19', { ...bart, B20: owned(C, 'armourer') })).toBe(2);
    const full = ['B02', 'B03', 'B05', 'B06', 'B07'].map((site, i) => [
      site,
      owned(i % 3, i < 3 ? 'draper' : 'canvaser'),
    ]);
    expect(income('B08', Object.fromEntries(full))).toBe(5);
  },
);

rule('PV-079', 'A statue on either campo of the business pays', () => {
  for (const campo of ['STEF', 'BART']) {
    const table = producing(recipeOf('tailor'), { B17: owned(A, 'tailor') }, { statues: [campo] });
    expect(table.produce(A, 'B17').ducats(A), campo).toBe(6);
  }
});

rule(
  'PV-080',
  'The same type, of any owner, in either campo of the business, and no other type',
  () => {
    const income = (others: JsonObject) =>
      producing(recipeOf('armourer'), { B14: owned(A, 'armourer'), ...others })
        .produce(A, 'B14')
        .ducats(A);
    expect(income({ B12: owned(A, 'armourer') })).toBe(6);
    expect(income({ B16: owned(C, 'armourer') })).toBe(6);
    expect(income({ B18: owned(A, 'armourer') })).toBe(5);
    expect(income({ B12: owned(A, 'tentmaker'), B16: owned(B, 'draper') })).toBe(5);
  },
);

rule('PV-083', 'Cloth, canvas and gondolas earn the bonuses as well', () => {
  const both = (business: string) => {
    const sites = { B12: owned(A, business), B13: owned(B, business) };
    return producing(recipeOf(business), sites, { statues: ['MARG'] })
      .produce(A, 'B12')
      .ducats(A);
  };
  expect(['draper', 'canvaser', 'gondolaMaker', 'tentmaker'].map(both)).toEqual([2, 2, 2, 7]);
});

rule('PV-084', 'V17 The player chooses which business makes the good', () => {
  const sites = { B12: owned(A, 'draper'), B06: owned(A, 'draper') };
  const given = { statues: ['POLO'] };
  expect(producing({ wool: 1 }, sites, given).produce(A, 'B06').ducats(A)).toBe(1);
  expect(producing({ wool: 1 }, sites, given).produce(A, 'B12').ducats(A)).toBe(0);
});

const v18 = { B12: owned(A, 'canvaser'), B13: owned(A, 'tentmaker') };

rule('PV-085', 'V18 A card just made goes into the next good', () => {
  const table = producing({ hemp: 1, lumber: 1, silk: 1 }, v18).produce(A, 'B12', 'B13');
  expect([table.hand(A), table.view.canvasPile, table.ducats(A)]).toEqual([{}, 9, 5]);
  expect(table.view.discard).toEqual({ hemp: 1, lumber: 1, silk: 1 });
  expect(table.view.seats[A]?.favours).toBe(1);
  expect(table.view.production).toEqual({ used: ['B12', 'B13'], made: { canvas: 1 } });
});

rule('PV-085', 'Without `chainProduction` only what was in the hand before', () => {
  const off = { chainProduction: false };
  const hand = { hemp: 1, lumber: 1, silk: 1 };
  const table = producing(hand, v18, {}, off).produce(A, 'B12');
  expect(table.refusal(A, at('B13'))).toBe('MISSING_INPUT');
  expect(table.legal()).toEqual([{ type: 'endProduce' }]);
  const two = producing({ ...hand, canvas: 1 }, v18, {}, off).produce(A, 'B12', 'B13');
  expect(two.hand(A)).toEqual({ canvas: 1 });
  expect(two.view.production).toEqual({ used: ['B12', 'B13'], made: { canvas: 1 } });
});

const guests = { guestProduction: true };
const tent: Goods = { lumber: 1, silk: 1, canvas: 1 };

rule(['PV-093', 'PV-094'], 'V21 A guest gets the Favour, the owner the money', () => {
  const sites = { B15: owned(B, 'tentmaker') };
  const table = producing(tent, sites, { statues: ['STEF'] }, guests);
  expect(table.legal()).toEqual([{ type: 'endProduce' }, at('B15')]);
  table.produce(A, 'B15');
  expect([table.purses(), table.hand(A)]).toEqual([[0, 6, 0], {}]);
  expect(table.view.seats.map(({ favours }) => favours)).toEqual([1, 0, 0]);
});

rule(['PV-093', 'PV-094'], 'A guest at a manufacturer keeps the card; off by default', () => {
  const sites = { B12: owned(B, 'draper'), B13: owned(C, 'draper') };
  const table = producing({ wool: 1 }, sites, {}, guests).produce(A, 'B13');
  expect([table.hand(A), table.purses()]).toEqual([{ cloth: 1 }, [0, 0, 1]]);
  expect(table.refusal(A, at('B01'))).toBe('NOT_YOUR_BUSINESS');
  expect(producing({ wool: 1 }, sites).refusal(A, at('B13'))).toBe('NOT_YOUR_BUSINESS');
});

rule('PV-095', 'Each player uses each business once; guests block nobody', () => {
  const wool = { ducats: 0, hand: { wool: 2 } };
  const table = Table.of(
    { seats: [wool, wool, wool], sites: { B12: owned(B, 'draper') } },
    guests,
  ).lead('produce');
  for (const seat of [A, B, C]) {
    table.produce(seat, 'B12');
    expect(table.refusal(seat, at('B12'))).toBe('BUSINESS_ALREADY_USED');
    table.end(seat);
  }
  expect([A, B, C].map((seat) => table.hand(seat))).toEqual(Array(3).fill({ wool: 1, cloth: 1 }));
});
