/** The forecast of a choice comes true when it is made. */

import { describe, expect, test } from 'vitest';
import { campiOf, saleOf } from '../../../client/games/patrons-of-venice/facts.ts';
import {
  type Held,
  incomeAt,
  makesLuxury,
  outlook,
  pointsAt,
  race,
  recipes,
  sitesAt,
  statueOutlook,
} from '../../../client/games/patrons-of-venice/forecast.ts';
import { fullest, production } from '../../../client/games/patrons-of-venice/production.ts';
import { BUSINESSES } from '../../../engine/games/patrons-of-venice/data.ts';
import type { PvEvent } from '../../../engine/games/patrons-of-venice/events.ts';
import { CAMPI, SITES, type SiteId } from '../../../engine/games/patrons-of-venice/map.ts';
import type { PublicView, View } from '../../../engine/games/patrons-of-venice/types.ts';
import { all, game, infos, type Step } from './matches.ts';

const steps = all(null);
const guests = all(null, { guestProduction: true, chainProduction: false, openMoney: false });

type Of<T extends PvEvent['type']> = Extract<PvEvent, { type: T }>;
const found = <T extends PvEvent['type']>({ events }: Step, type: T): Of<T> | undefined =>
  (events as unknown as PvEvent[]).find((event): event is Of<T> => event.type === type);

const you = ({ you: own }: View): Held => {
  if (!own) throw new Error('Whoever decides sees an own hand.');
  return own;
};

/** Every business of a table with its earnings and points, by site. */
const worth = (table: PublicView) =>
  new Map(
    SITES.flatMap((site) => {
      const built = table.sites[site];
      if (!built) return [];
      const income = incomeAt(table, site, built.business).total;
      return [[site, { seat: built.owner, income, points: pointsAt(table, site) }]];
    }),
  );

/** The changes of the earlier businesses. */
function gains(before: PublicView, after: PublicView) {
  const now = worth(after);
  return [...worth(before)].flatMap(([site, { seat, income, points }]) => {
    const later = now.get(site);
    const more = { points: (later?.points ?? 0) - points, income: (later?.income ?? 0) - income };
    return more.points === 0 && more.income === 0 ? [] : [{ seat, site, ...more }];
  });
}

describe('whole matches', () => {
  test('a good earns what was said: base, statue and quarter', () => {
    let made = 0;
    for (const step of [...steps, ...guests]) {
      const event = found(step, 'produced');
      if (!event) continue;
      made++;
      const { base, statue, quarter, income } = event;
      expect(incomeAt(step.before.public, event.site, event.business)).toEqual({
        base,
        statue,
        quarter,
        total: income,
      });
    }
    expect(made).toBeGreaterThan(150);
  });

  test('a new business earns and counts as was said, for its owner and for others', () => {
    let built = 0;
    for (const { before, after, seat, action } of steps) {
      if (action.type !== 'sponsorBusiness') continue;
      built++;
      const { site, business } = action;
      const said = outlook(before.public, seat, site, business);
      expect(said.income).toEqual(incomeAt(after.public, site, business));
      const points = (view: View) => view.public.seats[seat]?.points ?? 0;
      expect(said.points).toBe(points(after) - points(before));
      expect(said.others).toEqual(gains(before.public, after.public));
    }
    expect(built).toBeGreaterThan(60);
  });

  test('a statue brings the points that were said, to whom it was said', () => {
    let raised = 0;
    for (const step of steps) {
      const event = found(step, 'statueRaised');
      if (!event) continue;
      raised++;
      const [before, after] = [step.before.public, step.after.public];
      const said = statueOutlook(before, event.campo);
      expect(said.price).toBe(event.price);
      expect(said.profits).toEqual(gains(before, after));
      expect(said.points).toEqual(
        after.seats.map(({ points }, p) => points - (before.seats[p]?.points ?? 0)),
      );
    }
    expect(raised).toBeGreaterThan(12);
  });

  test('a recipe shows that its reader may sponsor the business', () => {
    let asked = 0;
    for (const { before, seat, state } of steps) {
      if (before.public.phase !== 'sponsor') continue;
      asked++;
      for (const { business, owned, licensed, tiles } of recipes(before.public, you(before))) {
        const site = SITES.find((id) => !before.public.sites[id]) as SiteId;
        const action = { type: 'sponsorBusiness', business, site };
        const refused = game.explain(state, seat, action)?.code;
        const shown = owned > 0 || licensed;
        expect(refused === 'MISSING_PROOF' || refused === 'NO_TILE_LEFT').toBe(
          !(shown && tiles > 0) && before.public.seats[seat]?.cubesLeft !== 0,
        );
      }
    }
    expect(asked).toBeGreaterThan(100);
  });

  test.each([
    ['as usual', steps],
    ['for guests, without chains', guests],
  ])('production %s: the totals are those of the rules', (_, matches) => {
    let parts = 0;
    for (const [k, { before, seat, action }] of matches.entries()) {
      const isFirst = before.public.production?.used.length === 0;
      if (before.public.phase !== 'produce' || !isFirst || action.type !== 'produce') continue;
      const end = matches.findIndex((step, i) => i >= k && step.action.type === 'endProduce');
      const part = matches.slice(k, end);
      const sites = part.map((step) => (step.action as { site: SiteId }).site);
      const said = production(before.public, you(before), [...sites].reverse());
      const last = part.at(-1) as Step;
      parts++;
      expect([...said.order].sort()).toEqual([...sites].sort());
      expect(said.hand).toEqual(you(last.after).hand);
      const paid = part.flatMap((step) => found(step, 'produced') ?? []);
      expect(said.favours).toBe(paid.filter(({ favour }) => favour).length);
      expect(said.ducats).toEqual(
        before.public.seats.map(({ seat: p }) =>
          paid.reduce((n, { owner, income }) => n + (owner === p ? income : 0), 0),
        ),
      );
      expect(said.ducats[seat]).toBe(you(last.after).ducats - you(before).ducats);
    }
    expect(parts).toBeGreaterThan(30);
  });

  test('each workshop that is called open works, and no other does', () => {
    let seen = 0;
    for (const { before, seat, state } of [...steps, ...guests]) {
      if (before.public.phase !== 'produce') continue;
      for (const { site, state: said, missing } of production(before.public, you(before))
        .workshops) {
        seen++;
        const refused = game.explain(state, seat, { type: 'produce', site })?.code ?? null;
        expect({ site, refused }).toEqual({ site, refused: REFUSED_AS[said] });
        expect(missing.length > 0).toBe(said === 'missing');
      }
    }
    expect(seen).toBeGreaterThan(400);
  });

  test('the points of the race are those of the table, and its end is the end', () => {
    for (const { after } of steps) {
      const { seats, result, phase, turn, options } = after.public;
      const { runners, target, leaders } = race(after.public);
      expect(runners.map(({ points }) => points)).toEqual(seats.map(({ points }) => points));
      if (phase === 'gameOver' && turn !== options.maxTurns) {
        expect(runners.some(({ missing }) => missing === 0)).toBe(true);
      }
      for (const winner of result?.winners ?? []) expect(leaders).toContain(winner);
      expect(target).toBe(seats.length === 5 ? 10 : 12);
    }
  });
});

const REFUSED_AS = {
  open: null,
  missing: 'MISSING_INPUT',
  empty: 'GOOD_PILE_EMPTY',
  used: 'BUSINESS_ALREADY_USED',
  chosen: '',
  blocked: '',
};

describe('an example', () => {
  const seen = (given: object) =>
    (game.view(game.position({ seats: [{}, {}, {}], ...given }), 0, infos(3)) as View).public;
  const built = (owner: number, business: string) => ({ owner, business });

  test('Frari and San Polo share two sites; the campi of a site and the sites of a campo agree', () => {
    expect(campiOf('B02')).toEqual(['FRARI', 'POLO']);
    expect(sitesAt('FRARI')).toEqual(['B01', 'B02', 'B03', 'B04']);
    for (const campo of CAMPI) {
      expect(sitesAt(campo)).toEqual(SITES.filter((site) => campiOf(site).includes(campo)));
    }
  });

  test('a gondola maker earns by its neighbours, and a neighbour gives it one Ducat more', () => {
    const table = seen({
      sites: { B01: built(1, 'gondolaMaker'), B06: built(2, 'draper'), B03: built(0, 'draper') },
    });
    expect(outlook(table, 0, 'B02', 'gondolaMaker')).toMatchObject({
      income: { base: 2, statue: 0, quarter: 1, total: 3 },
      points: 1,
      others: [{ seat: 1, site: 'B01', points: 0, income: 1 }],
    });
    expect(outlook(table, 0, 'B04', 'tailor').others).toEqual([
      { seat: 1, site: 'B01', points: 0, income: 1 },
    ]);
  });

  test('a statue counts for all who stand there, but no business twice', () => {
    const table = seen({
      sites: { B02: built(1, 'draper'), B01: built(0, 'tailor'), B06: built(2, 'canvaser') },
      statues: ['POLO'],
    });
    expect(statueOutlook(table, 'FRARI')).toEqual({
      campo: 'FRARI',
      price: 4,
      points: [1, 0, 0],
      profits: [{ seat: 0, site: 'B01', points: 1, income: 1 }],
    });
  });

  test('two of three for a tent', () => {
    const table = seen({ seats: [{ hand: { lumber: 2, silk: 1 } }, {}, {}] });
    const held = { seat: 0, ducats: 10, hand: { lumber: 2, silk: 1 } };
    const tent = recipes(table, held).find(({ output }) => output === 'tent');
    expect(tent).toEqual({
      business: 'tentmaker',
      output: 'tent',
      held: 2,
      owned: 0,
      tiles: 2,
      licensed: true,
      inputs: [
        { good: 'lumber', held: true },
        { good: 'silk', held: true },
        { good: 'canvas', held: false },
      ],
    });
    expect(BUSINESSES.filter(makesLuxury)).toHaveLength(5);
  });

  test('a workshop’s product serves the next; a choice that cannot work names its lack', () => {
    const table = seen({
      phase: 'produce',
      decider: [0],
      seats: [{ hand: { hemp: 1, lumber: 1, silk: 1, iron: 1 } }, {}, {}],
      sites: {
        B01: built(0, 'tentmaker'),
        B02: built(0, 'wainwright'),
        B06: built(0, 'canvaser'),
      },
      statues: ['POLO'],
    });
    const held = { seat: 0, ducats: 10, hand: { hemp: 1, lumber: 1, silk: 1, iron: 1 } };
    const said = production(table, held, ['B01', 'B06', 'B02']);
    expect(said).toMatchObject({
      order: ['B06', 'B01'],
      ducats: [6, 0, 0],
      favours: 1,
      made: { canvas: 1 },
      hand: { iron: 1 },
      consumed: { hemp: 1, lumber: 1, silk: 1, canvas: 1 },
    });
    expect(said.workshops.map(({ site, state, missing }) => [site, state, missing])).toEqual([
      ['B01', 'chosen', []],
      ['B02', 'blocked', ['lumber', 'canvas']],
      ['B06', 'chosen', []],
    ]);
    // The wagon earns six beside the statue, the tent five.
    expect(fullest(table, held)).toEqual(['B06', 'B02']);
  });

  test('a sale brings the values of its cards', () => {
    expect(saleOf({ pepper: 2, lumber: 1, canvas: 1 })).toEqual({ cards: 4, ducats: 16 });
    expect(saleOf({})).toEqual({ cards: 0, ducats: 0 });
  });
});
