/** Campi and building sites (rules, section 2.6), derived from points and incomes alone. */

import { expect } from 'vitest';
import { rule } from '../rule.ts';
import { CAMPI, type Rect, SITES } from './rects.ts';
import { A, B, C, owned, Table } from './table.ts';

/** Whether two rectangles share an edge of positive length. */
function touch(a: Rect, b: Rect): boolean {
  const overlap = (low: number, high: number): number =>
    Math.min(a[high] ?? 0, b[high] ?? 0) - Math.max(a[low] ?? 0, b[low] ?? 0);
  const [wide, tall] = [overlap(0, 2), overlap(1, 3)];
  return (wide === 0 && tall > 0) || (tall === 0 && wide > 0);
}
const campiOf = (site: string): string[] =>
  Object.keys(CAMPI).filter((campo) => touch(CAMPI[campo], SITES[site]));

/** Sites where a business beside the campo counts 2. */
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
