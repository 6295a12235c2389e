/** Campi and building sites (rules, section 2.6), told by points and incomes alone. */

import { expect } from 'vitest';
import { rule } from '../rule.ts';
import { A, B, C, owned, Table } from './table.ts';

type Rect = readonly [x0: number, y0: number, x1: number, y1: number];

const CAMPI: { readonly [campo: string]: Rect } = {
  ...{ FRARI: [20, 30, 24, 38], POLO: [27, 30, 35, 38], ORIO: [24, 20, 31, 27] },
  ...{ MARG: [16, 41, 24, 47], STEF: [27, 42, 35, 48], BART: [38, 39, 44, 46] },
  FORM: [47, 37, 54, 44],
};
const SITES: { readonly [site: string]: Rect } = {
  ...{ B01: [20, 27, 24, 30], B02: [24, 30, 27, 34], B03: [24, 34, 27, 38] },
  ...{ B04: [20, 38, 24, 41], B05: [27, 27, 31, 30], B06: [31, 27, 35, 30] },
  ...{ B07: [35, 30, 38, 34], B08: [35, 34, 38, 38], B09: [25, 17, 30, 20] },
  ...{ B10: [21, 21, 24, 26], B11: [31, 21, 34, 26], B12: [16, 38, 20, 41] },
  ...{ B13: [13, 41, 16, 47], B14: [24, 42, 27, 47], B15: [27, 39, 31, 42] },
  ...{ B16: [28, 48, 34, 51], B17: [35, 42, 38, 46], B18: [39, 46, 43, 49] },
  ...{ B19: [44, 39, 47, 44], B20: [47, 34, 51, 37], B21: [54, 38, 57, 43] },
  B22: [48, 44, 53, 47],
};

/** Whether two rectangles share an edge of positive length. */
function touch(a: Rect, b: Rect): boolean {
  const overlap = (low: number, high: number): number =>
    Math.min(a[high] ?? 0, b[high] ?? 0) - Math.max(a[low] ?? 0, b[low] ?? 0);
  const [wide, tall] = [overlap(0, 2), overlap(1, 3)];
  return (wide === 0 && tall > 0) || (tall === 0 && wide > 0);
}
const campiOf = (site: string): string[] =>
  Object.keys(CAMPI).filter((campo) => touch(CAMPI[campo], SITES[site]));

/** Where a business beside the campo counts 2. */
const sitesAt = (campo: string): string[] =>
  Object.keys(SITES).filter((site) => {
    const sites = { [site]: owned(A, 'draper') };
    const [points] = Table.of({ seats: [{}, {}, {}], sites, statues: [campo] }).points();
    return points === 2;
  });

rule('PV-016', 'A site lies at the campi with which it shares an edge', () => {
  for (const campo of Object.keys(CAMPI)) {
    const near = Object.keys(SITES).filter((site) => campiOf(site).includes(campo));
    expect(sitesAt(campo), campo).toEqual(near);
  }
});

rule('PV-017', 'Two buildings at the same campo are in the same campo', () => {
  const all = Object.keys(SITES);
  for (const [i, site] of all.entries()) {
    for (const other of all.slice(i + 1)) {
      const sites = { [site]: owned(A, 'draper'), [other]: owned(B, 'draper') };
      const seats = [{ ducats: 0, hand: { wool: 1 } }, {}, {}];
      const table = Table.of({ seats, sites }).lead('produce').produce(A, site);
      const shared = campiOf(site).some((campo) => campiOf(other).includes(campo));
      expect(table.ducats(A), `${site} ${other}`).toBe(shared ? 1 : 0);
    }
  }
});

rule(['PV-018', 'PV-019'], 'V01 Frari has four sites, San Polo six, and two are shared', () => {
  const frari = sitesAt('FRARI');
  const polo = sitesAt('POLO');
  expect([frari.length, polo.length]).toEqual([4, 6]);
  expect(frari.filter((site) => polo.includes(site))).toEqual(['B02', 'B03']);
  expect(Object.keys(SITES).filter((site) => campiOf(site).length === 2)).toHaveLength(7);
});

rule('PV-020', "A statue stands on a campo and is nobody's", () => {
  const sites = { B02: owned(B, 'draper'), B03: owned(C, 'draper') };
  const table = Table.of({ seats: [{ ducats: 9 }, {}, {}], sites }).lead('sponsor');
  table.statue(A, 'FRARI');
  expect(table.view.statues).toEqual(['FRARI']);
  expect(table.view.seats.map(({ cubesLeft }) => cubesLeft)).toEqual([10, 9, 9]);
  expect(table.points()).toEqual([0, 2, 2]);
});

rule('PV-021', 'A tile on a site carries a cube of its owner', () => {
  const seats = [{ ducats: 9, hand: { hemp: 1 } }, {}, {}];
  const table = Table.of({ seats }).lead('sponsor').found(A, 'canvaser', 'B16');
  expect(table.view.sites).toEqual({ B16: { business: 'canvaser', owner: A } });
  expect(table.view.seats[A]?.cubesLeft).toBe(9);
  const both = Table.of({ seats: [{}, {}, {}], sites: { B16: owned(C, 'tailor') } });
  expect(both.view.seats.map(({ cubesLeft }) => cubesLeft)).toEqual([10, 10, 9]);
});
