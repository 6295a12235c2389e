/** Genoa's board as a picture of the view: places of pieces, pointing, and cost. */

import { expect, test } from 'vitest';
import { boardCells, SHEET } from '../../../client/games/genoa/board/cells.ts';
import { cornersFor, ringForm } from '../../../client/games/genoa/board/claim-ring.ts';
import { GOOD_FORMS } from '../../../client/games/genoa/board/forms/goods.ts';
import { die } from '../../../client/games/genoa/board/forms/things.ts';
import { OWN } from '../../../client/games/genoa/board/forms.ts';
import { GenoaPen } from '../../../client/games/genoa/board/genoa-pen.ts';
import { BoardPieces } from '../../../client/games/genoa/board/pieces.ts';
import { offersFor, type Shown, shownOf } from '../../../client/games/genoa/board/shown.ts';
import { OFFER, sitesFor, trayOf } from '../../../client/games/genoa/board/sites.ts';
import { RING_POSTS } from '../../../client/games/genoa/board/still/offers.ts';
import { NAMED_AT } from '../../../client/games/genoa/board/still/town.ts';
import { faceOf } from '../../../client/games/genoa/facts.ts';
import { targetKey } from '../../../client/table/seat/targets.ts';
import { COMMODITIES, KINDS, TILES } from '../../../engine/games/genoa/data.ts';
import { BUILDINGS, SPACES } from '../../../engine/games/genoa/map.ts';
import { position } from '../../../engine/games/genoa/position/index.ts';
import type { View } from '../../../engine/games/genoa/types.ts';
import { boardTests, Laid } from '../boards.ts';
import { game, infos, played } from './matches.ts';

/** Every so manieth position of the matches. */
const EVERY = 17;
const MATCHES = [
  played(2, 11, 0),
  played(5, 12, 2),
  played(4, 13, 'public', { openMoney: true }, true),
];
const VIEWS: readonly View[] = MATCHES.flat().flatMap(({ after }, k) =>
  k % EVERY === 0 ? [after] : [],
);
const ENDS: readonly View[] = MATCHES.flatMap((steps) => steps[steps.length - 1]?.after ?? []);

/** Five houses with all possible pieces, four offers each, every building owned. */
const FULLEST = ((): View => {
  const seats = [0, 1, 2, 3, 4].map((seat) => ({
    ducats: 985,
    personal: 1,
    taken: 0,
    commodities: Object.fromEntries(COMMODITIES.map((good) => [good, 1])),
    tiles: Object.fromEntries(TILES.map((tile) => [tile, 1])),
    hand: [1, 2].flatMap((k) =>
      KINDS.map((kind) => `${kind}-${String(seat * 2 + k).padStart(2, '0')}`),
    ),
  }));
  const targets = ['coachHouse', 'guildHall', 's52', 's33'];
  const offers = targets.flatMap((target) =>
    [0, 2, 3, 4].map((maker) => ({
      maker,
      taker: 1,
      target,
      give: { ducats: 985, commodities: { silk: 1, ale: 1 }, tiles: { trade11: 1 } },
      ask: { ducats: 5, commodities: { wine: 1 } },
    })),
  );
  const owners = Object.fromEntries(SPACES.slice(0, 18).map((building, k) => [building, k % 5]));
  const given = {
    seats,
    offers,
    owners,
    merchant: 1,
    state: 'MOVE',
    path: ['s32', 's42'],
    dice: { blue: 3, red: 2 },
  };
  return game.view(position(given, { openMoney: true }), 0, infos(5)) as View;
})();
const PICTURES = [...VIEWS, ...ENDS, FULLEST];

function compose(shown: Shown, aspect = 16 / 9): { list: Laid; pen: GenoaPen } {
  const list = new Laid();
  const pen = new GenoaPen(list, list);
  const pieces = new BoardPieces(sitesFor(aspect));
  pieces.still(shown, pen);
  pieces.moving(shown, pen);
  return { list, pen };
}

test('every drum, banner, tray, pin, chest and die of the view is on the board', () => {
  for (const view of PICTURES) {
    const { public: open, you } = view;
    const { list } = compose(shownOf(view));
    const drums = Object.values(open.discs).reduce<number>((sum, n) => sum + (n ?? 0), 0);
    expect(list.of('drum')).toBe(drums);
    expect(list.of('die')).toBe(2);
    expect(list.of('tray')).toBe(open.offers.length);
    // The tower stands under its merchant's banner until buildings are acquired.
    const tower = open.path.length > 0 && open.state !== 'ACQUIRE' && open.state !== 'OVER' ? 1 : 0;
    expect(list.of('crown')).toBe(tower);
    expect(list.of('roof')).toBe(tower);
    expect(list.of('pole')).toBe(Object.keys(open.owners).length + tower);
    expect(list.of('flag')).toBe(Object.keys(open.owners).length + tower);
    const pins = (you?.hand ?? []).flatMap((card) => faceOf(card).buildings);
    expect(list.of('pin')).toBe(pins.length);
    const closed = shownOf(view).seats.filter(({ ducats }) => ducats === null).length;
    expect(list.of('chest')).toBe(closed);
    expect(list.of('lid')).toBe(closed);
    expect(list.of('token')).toBe(open.seats.length);
    // One counts the rounds; the others surround the claimed building.
    expect(list.of('lantern')).toBe(open.state === 'CLAIM' ? 1 + RING_POSTS : 1);
  }
});

test('the stores show the real stock, and houses one of each good that they have', () => {
  for (const view of PICTURES) {
    // Trays and steps before buildings show goods too: an empty town has neither.
    const bare = { ...shownOf(view), offers: [], status: { spices: 'taken', metals: 'taken' } };
    const shown = {
      ...bare,
      status: { ...bare.status, fabric: 'taken', drinks: 'taken' },
    } as Shown;
    const { list } = compose(shown);
    COMMODITIES.forEach((good, k) => {
      const held = shown.seats.filter(({ goods }) => (goods[k] ?? 0) > 0).length;
      expect(list.of(`good:${good}`), good).toBe((shown.goods[k] ?? 0) + held);
    });
  }
});

test('the best offer for a space hangs first, a merchant’s own proposals last', () => {
  const offers = offersFor(shownOf(FULLEST), 'coachHouse');
  expect(offers.length).toBe(4);
  const [first] = offers;
  if (!first) throw new Error('no offer');
  const shown = shownOf(FULLEST);
  shown.offers = [
    { ...first, id: 'O1', maker: 1, taker: 0, give: { ducats: 500 }, ask: {} },
    { ...first, id: 'O2', give: { ducats: 10 }, ask: {} },
    { ...first, id: 'O3', give: { commodities: { silk: 2 } }, ask: {} },
    { ...first, id: 'O4', give: { ducats: 60 }, ask: { ducats: 45 } },
  ];
  expect(offersFor(shown, 'coachHouse').map(({ id }) => id)).toEqual(['O3', 'O4', 'O2', 'O1']);
});

test('a name with a house right before it is lifted over that, or hangs at its own front', () => {
  const lifted = BUILDINGS.filter((_, k) => (NAMED_AT[k]?.up ?? 0) > 0);
  expect(lifted).toEqual(['villaRicci', 'villaColini', 'tavern', 'inn']);
  const onPosts = BUILDINGS.filter((_, k) => NAMED_AT[k]?.posts);
  expect(onPosts).toEqual(['villaRicci', 'villaColini']);
});

test('trays hang side by side within the grid, none over another', () => {
  for (const aspect of [16 / 9, 0.46]) {
    const sites = sitesFor(aspect);
    for (const space of SPACES) {
      const trays = [0, 1, 2, 3, 4].map((k) => trayOf(sites, space, k, 5));
      for (const { x, size } of trays) {
        expect(Math.abs(x) + (OFFER.w * size) / 2).toBeLessThanOrEqual(48.01);
      }
      trays.forEach((a, i) => {
        for (const b of trays.slice(i + 1)) {
          const isBeside = Math.abs(a.x - b.x) >= OFFER.w * a.size - 0.01;
          const isBeyond = Math.hypot(a.y - b.y, a.z - b.z) >= OFFER.d * a.size - 0.01;
          expect(isBeside || isBeyond, space).toBe(true);
        }
      });
    }
  }
});

boardTests({
  pictures: () => PICTURES.map((view) => compose(shownOf(view)).list),
  own: OWN,
  cells: boardCells(),
  sheet: SHEET,
  share: { triangles: 65_000, calls: 14 },
});

test('every decision of the board can be made by pointing, once', () => {
  for (const view of PICTURES) {
    const { public: open } = view;
    const { pen } = compose(shownOf(view));
    const keys = pen.picks.map(({ target }) => targetKey(target));
    expect(new Set(keys).size).toBe(keys.length);
    for (const space of SPACES) expect(keys).toContain(`space:${space}`);
    for (const { id } of open.offers) expect(keys).toContain(`offer:${id}`);
    for (const { seat } of open.seats) expect(keys).toContain(`house:${seat}`);
    expect(keys).toContain('dice');
  }
});

test('the ring of a claim is whole at first and grows shorter piece by piece', () => {
  const corners = ringForm().getAttribute('position');
  expect(cornersFor(10_000, 10_000)).toBe(corners.count);
  expect(cornersFor(5000, 10_000)).toBe(corners.count / 2);
  expect(cornersFor(1, 10_000)).toBe(6);
  expect(cornersFor(-5, 10_000)).toBe(0);
  expect(cornersFor(5, 0)).toBe(0);
  const far = Array.from({ length: corners.count }, (_, k) =>
    Math.max(Math.abs(corners.getX(k)), Math.abs(corners.getZ(k))),
  );
  expect(Math.max(...far)).toBeCloseTo(1, 6);
  expect(Math.min(...far)).toBeGreaterThan(0.6);
});

test('at the end every contract lies open over its building, in its owner’s colour', () => {
  expect(ENDS.length).toBe(3);
  for (const view of ENDS) {
    const shown = shownOf(view);
    const contracts = shown.seats.reduce((sum, seat) => sum + seat.contracts.length, 0);
    const hidden = { ...shown, seats: shown.seats.map((seat) => ({ ...seat, contracts: [] })) };
    const [open, closed] = [compose(shown).list, compose(hidden).list];
    expect((open.inked.get('back:CT') ?? 0) - (closed.inked.get('back:CT') ?? 0)).toBe(contracts);
    expect(contracts).toBeGreaterThan(0);
  }
});

test('no two commodities have the same outline', () => {
  const outlines = COMMODITIES.map((good) => {
    const form = GOOD_FORMS[good]();
    form.computeBoundingBox();
    const { min, max } = form.boundingBox ?? {};
    if (!min || !max) throw new Error('no form');
    expect(max.y - min.y, good).toBeLessThan(1.8);
    return [min, max].flatMap(({ x, y, z }) => [x, y, z].map((c) => c.toFixed(1))).join();
  });
  expect(new Set(outlines).size).toBe(COMMODITIES.length);
});

test('a die of eight faces lies flat on one of them, its opposite face up', () => {
  const form = die();
  const y = form.getAttribute('position');
  const heights = Array.from({ length: y.count }, (_, k) => y.getY(k).toFixed(3));
  expect(new Set(heights).size).toBe(2);
  expect(heights.map(Number).every((h) => h > -0.001)).toBe(true);
  expect((form.index?.count ?? 0) / 3).toBe(8);
});
