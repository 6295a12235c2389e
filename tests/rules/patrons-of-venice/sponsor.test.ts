/** The Sponsor action (rules, section 5.6). */

import { expect } from 'vitest';
import { rule } from '../rule.ts';
import { A, B, BUSINESSES, C, type Good, LUXURIES, owned, sponsored, Table } from './table.ts';

const CAMPI = ['FRARI', 'POLO', 'ORIO', 'MARG', 'STEF', 'BART', 'FORM'];

/** A, who leads, may sponsor with this hand and purse. */
const sponsoring = (ducats: number, hand: object = {}, more: object = {}) =>
  Table.of({ seats: [{ ducats, hand }, { ducats: 20 }, { ducats: 20 }], ...more }).lead('sponsor');
const statue = (campo: string) => ({ type: 'sponsorStatue', campo });
const shown = (table: Table) => table.events('businessSponsored').map((event) => event.shown);

rule('PV-054', 'One business or one statue each, or none', () => {
  const given = { hand: { wool: 1 }, ducats: 20 };
  const table = Table.of({ seats: [given, given, given] }).lead('sponsor');
  table.found(A, 'draper', 'B07');
  expect(table.decider).toBe(B);
  for (const action of [statue('POLO'), sponsored('draper', 'B08')]) {
    expect(table.refusal(A, action)).toBe('NOT_YOUR_DECISION');
  }
  table.statue(B, 'POLO');
  expect(table.decider).toBe(C);
  table.pass(C);
  expect(table.view).toMatchObject({ turn: 2, statues: ['POLO'] });
  expect(Object.keys(table.view.sites)).toEqual(['B07']);
});

rule(['PV-055', 'PV-058', 'PV-059', 'PV-060', 'PV-089'], 'V10 A draper for a shown wool', () => {
  const table = sponsoring(8, { wool: 1, iron: 1 }).found(A, 'draper', 'B07');
  expect([table.ducats(A), table.hand(A)]).toEqual([3, { wool: 1, iron: 1 }]);
  expect(shown(table)).toEqual([['wool']]);
  expect(table.view.tilesLeft.draper).toBe(4);
  expect(table.view.seats[A]).toMatchObject({ cubesLeft: 9, points: 1 });
  expect(table.view.sites).toEqual({ B07: owned(A, 'draper') });
});

rule(
  ['PV-055', 'PV-056'],
  'Without the raw good or an own business of the type there is none',
  () => {
    for (const [business, good, other] of [
      ['draper', 'wool', 'hemp'],
      ['canvaser', 'hemp', 'wool'],
    ] as const) {
      const site = sponsored(business, 'B07');
      const wrong = sponsoring(9, { [other]: 2, cloth: 1, canvas: 1 });
      expect(wrong.refusal(A, site), business).toBe('MISSING_PROOF');
      expect(wrong.legal().map((action) => action.business)).not.toContain(business);
      const right = sponsoring(9, { [good]: 1 });
      expect(right.legal()).toContainEqual(sponsored(business, 'B07', [good]));
      expect(right.refusal(A, sponsored(business, 'B07', [good]))).toBeNull();
      expect(right.refusal(A, sponsored(business, 'B07', [other]))).toBe('MISSING_PROOF');
      expect(right.refusal(A, sponsored(business, 'B07', [good, other]))).toBe('MISSING_PROOF');
      // Another's business of the type is no licence; an own one is, and shows nothing.
      const theirs = { sites: { B01: owned(B, business) } };
      expect(sponsoring(9, {}, theirs).refusal(A, site)).toBe('MISSING_PROOF');
      const own = sponsoring(9, {}, { sites: { B01: owned(A, business) } });
      expect(own.legal()).toContainEqual(site);
      own.do(A, sponsored(business, 'B07', [other]));
      expect(shown(own).flat()).toEqual([]);
    }
  },
);

rule('PV-057', 'V11 Two different goods of the recipe for a luxury business', () => {
  const table = Table.of({
    lead: B,
    seats: [{}, { ducats: 7, hand: { lumber: 1, silk: 1 } }, {}],
  }).lead('sponsor');
  table.found(B, 'tentmaker', 'B15');
  expect(table.ducats(B)).toBe(0);
  expect(table.view.sites).toEqual({ B15: owned(B, 'tentmaker') });
  const wrong = sponsoring(7, { lumber: 1, iron: 1 });
  expect(wrong.refusal(A, sponsored('tentmaker', 'B15'))).toBe('MISSING_PROOF');
});

rule(
  ['PV-057', 'PV-086'],
  'Each luxury asks for two of its own three goods, never twice the same',
  () => {
    for (const business of LUXURIES) {
      const recipe = BUSINESSES[business]?.[2] ?? [];
      const [x, y, z] = recipe as [Good, Good, Good];
      for (const pair of [
        [x, y],
        [x, z],
        [y, z],
      ] as const) {
        const table = sponsoring(9, { [pair[0]]: 1, [pair[1]]: 1 });
        expect(table.refusal(A, sponsored(business, 'B11')), business).toBeNull();
        const listed = table.legal().filter((action) => action.business === business);
        expect(listed).toHaveLength(22);
        for (const action of listed) expect(action.proof).toEqual(pair);
      }
      for (const good of recipe) {
        const table = sponsoring(9, { [good]: 3 });
        expect(table.refusal(A, sponsored(business, 'B11'))).toBe('MISSING_PROOF');
        expect(table.refusal(A, sponsored(business, 'B11', [good]))).toBe('MISSING_PROOF');
      }
      const theirs = sponsoring(9, {}, { sites: { B01: owned(B, business) } });
      if (business !== 'tailor') {
        expect(theirs.refusal(A, sponsored(business, 'B11'))).toBe('MISSING_PROOF');
        const own = sponsoring(9, {}, { sites: { B01: owned(A, business) } });
        expect(own.legal()).toContainEqual(sponsored(business, 'B11'));
        expect(shown(own.found(A, business, 'B11')).flat()).toEqual([]);
      }
    }
  },
);

rule(['PV-057', 'PV-058'], 'V25 What is shown', () => {
  const open = () => sponsoring(14, { lumber: 1, silk: 1, iron: 1 });
  for (const proof of [['lumber', 'iron'], ['lumber'], ['lumber', 'canvas']] as Good[][]) {
    expect(open().refusal(A, sponsored('tentmaker', 'B15', proof))).toBe('MISSING_PROOF');
  }
  const table = open().found(A, 'tentmaker', 'B15');
  expect(shown(table)).toEqual([['lumber', 'silk']]);
  expect(table.hand(A)).toEqual({ lumber: 1, silk: 1, iron: 1 });
});

rule(
  'PV-058',
  'What is shown is the player’s own choice, told to all in the order of the recipe',
  () => {
    const hand = { lumber: 1, silk: 1, canvas: 1 };
    const listed = sponsoring(9, hand)
      .legal()
      .filter(({ business, site }) => business === 'tentmaker' && site === 'B15');
    expect(listed.map(({ proof }) => proof)).toEqual([
      ['lumber', 'silk'],
      ['lumber', 'canvas'],
      ['silk', 'canvas'],
    ]);
    const table = sponsoring(9, hand).found(A, 'tentmaker', 'B15', ['canvas', 'lumber']);
    expect(shown(table)).toEqual([['lumber', 'canvas']]);
    expect(table.hand(A)).toEqual(hand);
  },
);

rule('PV-059', 'Each business costs what stands on its tile, paid to the bank', () => {
  for (const [business, [, cost, recipe]] of Object.entries(BUSINESSES)) {
    const hand = Object.fromEntries(recipe.map((good) => [good, 1]));
    const table = sponsoring(cost, hand).found(A, business, 'B03');
    expect(table.purses(), business).toEqual([0, 20, 20]);
    const broke = sponsoring(cost - 1, hand);
    expect(broke.refusal(A, sponsored(business, 'B03'))).toBe('NOT_ENOUGH_DUCATS');
    expect(broke.legal().map((action) => action.business)).not.toContain(business);
  }
});

rule('PV-060', 'Any free site, and none that is taken', () => {
  const sites = { B01: owned(B, 'tailor'), B14: owned(A, 'draper') };
  const table = sponsoring(9, { hemp: 1 }, { sites });
  const free = table.legal().filter(({ business }) => business === 'canvaser');
  expect(free).toHaveLength(20);
  for (const site of ['B01', 'B14']) {
    expect(table.refusal(A, sponsored('canvaser', site))).toBe('BUILDING_OCCUPIED');
  }
  expect(table.refusal(A, sponsored('canvaser', 'B23'))).toBe('UNKNOWN_ID');
  table.found(A, 'canvaser', 'B22');
  expect(table.view.sites.B22).toEqual(owned(A, 'canvaser'));
  expect(table.view.seats[A]?.cubesLeft).toBe(8);
});

rule('PV-061', 'A type without tiles is out', () => {
  for (const [business, [tiles, , recipe]] of Object.entries(BUSINESSES)) {
    const hand = Object.fromEntries(recipe.map((good) => [good, 1]));
    const sites = Object.fromEntries(
      Array.from({ length: tiles }, (_, i) => [`B0${i + 1}`, owned(i === 0 ? A : B, business)]),
    );
    const table = sponsoring(20, hand, { sites });
    expect(table.view.tilesLeft).toMatchObject({ [business]: 0 });
    expect(table.refusal(A, sponsored(business, 'B20'))).toBe('NO_TILE_LEFT');
    const { [`B0${tiles}`]: _last, ...fewer } = sites;
    const one = sponsoring(20, hand, { sites: fewer });
    expect(one.refusal(A, sponsored(business, 'B20')), business).toBeNull();
    expect(one.found(A, business, 'B20').view.tilesLeft).toMatchObject({ [business]: 0 });
  }
});

rule(
  ['PV-062', 'PV-063', 'PV-064'],
  'V12 Six statues cost 3 to 8 Ducats, and there are no more',
  () => {
    const rich = { ducats: 50 };
    const table = Table.of({ seats: [rich, rich, rich] }).lead('sponsor');
    const before = table.purses();
    const paid: number[] = [];
    for (const campo of CAMPI.slice(0, 6)) {
      if (table.view.phase === 'chooseAction') table.lead('sponsor');
      const seat = table.decider;
      const purse = table.ducats(seat);
      table.statue(seat, campo);
      paid.push(purse - table.ducats(seat));
    }
    expect(paid).toEqual([3, 4, 5, 6, 7, 8]);
    const left = table.purses().reduce((sum, one) => sum + one, 0);
    expect(before.reduce((sum, one) => sum + one, 0) - left).toBe(33);
    expect(table.view).toMatchObject({ statuesLeft: 0, statues: CAMPI.slice(0, 6) });
    table.lead('sponsor');
    expect(table.refusal(table.decider, statue('FORM'))).toBe('NO_STATUE_LEFT');
    expect(table.legal()).toEqual([{ type: 'pass' }]);
  },
);

rule('PV-062', 'No campo has two statues, and each costs what it costs', () => {
  for (const standing of [0, 1, 2, 3, 4, 5]) {
    const statues = CAMPI.slice(0, standing);
    const cost = 3 + standing;
    const table = sponsoring(cost, {}, { statues });
    expect(table.legal()).toEqual(
      expect.arrayContaining(CAMPI.slice(standing).map((campo) => statue(campo))),
    );
    expect(table.legal()).toHaveLength(1 + 7 - standing);
    for (const campo of statues) expect(table.refusal(A, statue(campo))).toBe('CAMPO_OCCUPIED');
    const broke = sponsoring(cost - 1, {}, { statues });
    expect(broke.refusal(A, statue('FORM'))).toBe('NOT_ENOUGH_DUCATS');
    expect(broke.legal()).toEqual([{ type: 'pass' }]);
    expect(table.statue(A, 'FORM').purses()).toEqual([0, 20, 20]);
    expect(table.view.statues).toEqual([...statues, 'FORM']);
  }
});

rule('PV-064', 'A seventh statue stands in no position', () => {
  expect(() => Table.of({ seats: [{}, {}, {}], statues: CAMPI })).toThrow();
});
