/** The patrons' board as a picture of the view: places of pieces, pointing, and cost. */

import { expect, test } from 'vitest';
import { boardCells, SHEET } from '../../../client/games/patrons-of-venice/board/cells.ts';
import { STATUE_FORMS } from '../../../client/games/patrons-of-venice/board/forms/statues.ts';
import { WORKSHOPS } from '../../../client/games/patrons-of-venice/board/forms/workshops.ts';
import { OWN } from '../../../client/games/patrons-of-venice/board/forms.ts';
import { PatronsPen } from '../../../client/games/patrons-of-venice/board/patrons-pen.ts';
import { BoardPieces } from '../../../client/games/patrons-of-venice/board/pieces.ts';
import { type Shown, shownOf } from '../../../client/games/patrons-of-venice/board/shown.ts';
import { lotOf, sitesFor } from '../../../client/games/patrons-of-venice/board/sites.ts';
import { targetKey } from '../../../client/table/seat/targets.ts';
import { BUSINESSES, LEAD_ACTIONS, SHIPS } from '../../../engine/games/patrons-of-venice/data.ts';
import { CAMPI, SITES } from '../../../engine/games/patrons-of-venice/map.ts';
import { position } from '../../../engine/games/patrons-of-venice/position/index.ts';
import type { View } from '../../../engine/games/patrons-of-venice/types.ts';
import { boardTests, Laid } from '../boards.ts';
import { all, game, infos, played } from './matches.ts';

/** Every so manieth position of the matches. */
const EVERY = 9;
const VIEWS: readonly View[] = [
  ...all(),
  ...played(4, 7, 1, { openHands: true, openMoney: true }),
].flatMap(({ after }, k) => (k % EVERY === 0 ? [after] : []));

const GOODS_AT_SEA = ['lumber', 'wool', 'hemp', 'silk', 'iron'] as const;
/** Five houses near the end: every tile and statue in the city, every galley laden and reserved. */
const FULLEST = ((): View => {
  const tiles = [5, 5, 2, 2, 2, 1, 2];
  const kinds = BUSINESSES.flatMap((business, k) =>
    Array.from({ length: tiles[k] }, () => business),
  );
  const sites = Object.fromEntries(
    kinds.map((business, k) => [SITES[k], { business, owner: k % 5 }]),
  );
  const ship = (seat: number, k: number) => ({
    good: GOODS_AT_SEA[(seat + k) % 5],
    reservedBy: (seat + k) % 5,
  });
  const seats = [0, 1, 2, 3, 4].map((seat) => ({
    ducats: 29,
    hand: { [GOODS_AT_SEA[seat]]: 2, cloth: 1, canvas: 1 },
    favours: 3,
    ships: { left: ship(seat, 0), middle: ship(seat, 1), right: ship(seat, 2) },
  }));
  const given = {
    turn: 30,
    seats,
    sites,
    statues: CAMPI.slice(0, 6),
    phase: 'tradeBuy',
    action: 'trade',
    decider: [2],
    buy: { passes: 1 },
    market: { lumber: 3, wool: 2, hemp: 2, silk: 2, iron: 1, cloth: 3, canvas: 3 },
    wharf: { lumber: 1, wool: 1, hemp: 1, silk: 2, grain: 3, wine: 3, pepper: 3 },
  };
  const state = position(given, { openMoney: true, openHands: true });
  return game.view(state, 'public', infos(5)) as View;
})();
const PICTURES = [...VIEWS, FULLEST];

function compose(shown: Shown, aspect = 16 / 9): { list: Laid; pen: PatronsPen } {
  const list = new Laid();
  const pen = new PatronsPen(list, list);
  const pieces = new BoardPieces(sitesFor(aspect));
  pieces.still(shown, pen);
  pieces.moving(shown, pen);
  return { list, pen };
}

test('every workshop, statue, galley, reservation and coin chest of the view is on the board', () => {
  for (const view of PICTURES) {
    const { public: open } = view;
    const { list } = compose(shownOf(view));
    const built = Object.values(open.sites);
    for (const business of BUSINESSES) {
      const standing = built.filter((one) => one?.business === business).length;
      expect(list.of(`work:${business}`), business).toBe(standing);
    }
    STATUE_FORMS.forEach((_, k) => {
      expect(list.of(`statue:${k}`)).toBe(k < open.statues.length ? 1 : 0);
    });
    expect(list.of('plinth')).toBe(CAMPI.length - open.statues.length);
    expect(list.of('yard')).toBe(SITES.length - built.length);
    expect(list.of('galley')).toBe(open.seats.length * SHIPS.length);
    const shipments = open.seats.flatMap(({ ships }) => SHIPS.flatMap((ship) => ships[ship] ?? []));
    expect(list.of('sail')).toBe(shipments.length);
    const flags = shipments.filter(({ reservedBy }) => reservedBy !== null).length;
    expect(list.of('flag')).toBe(open.seats.length * SHIPS.length + flags + built.length);
    const closed = shownOf(view).seats.filter(({ ducats }) => ducats === null).length;
    expect(list.of('chest')).toBe(closed);
    expect(list.of('lid')).toBe(closed);
  }
});

test('a business flies its owner’s banner, and a reserved galley that of its reserver', () => {
  for (const view of PICTURES) {
    const { public: open } = view;
    const { list } = compose(shownOf(view));
    for (const { seat, color } of open.seats) {
      const own = Object.values(open.sites).filter((one) => one?.owner === seat).length;
      const reserved = open.seats
        .flatMap(({ ships }) => SHIPS.map((ship) => ships[ship]?.reservedBy))
        .filter((by) => by === seat).length;
      // One more at the stern of each galley, and one on the name plate.
      expect(list.cells(`standard:${color}`), color).toBe(own + reserved + SHIPS.length + 1);
    }
  }
});

test('a business shows a star for each point that it is worth', () => {
  for (const view of PICTURES) {
    const { public: open } = view;
    const { list } = compose(shownOf(view));
    const favours = open.seats.reduce((sum, seat) => sum + seat.favours, 0);
    const points = open.seats.reduce((sum, seat) => sum + seat.points, 0);
    // One more on the leader's seal.
    expect(list.cells('icon:star')).toBe(points - favours + 1);
  }
});

boardTests({
  pictures: () => PICTURES.map((view) => compose(shownOf(view)).list),
  own: OWN,
  cells: boardCells(),
  sheet: SHEET,
  share: { triangles: 65_000, calls: 14 },
});

test('whatever can be decided on the board can be pointed at', () => {
  for (const view of PICTURES) {
    const { public: open } = view;
    const { pen } = compose(shownOf(view));
    const keys = pen.picks.map(({ target }) => targetKey(target));
    expect(new Set(keys).size - keys.length).toBe(raftTwins(open.sail?.newShipments ?? []));
    for (const action of LEAD_ACTIONS) expect(keys).toContain(`seal:${action}`);
    for (const site of SITES) expect(keys).toContain(`site:${site}`);
    for (const campo of CAMPI) expect(keys).toContain(`campo:${campo}`);
    for (const { seat, ships } of open.seats) {
      expect(keys).toContain(`house:${seat}`);
      for (const ship of SHIPS) if (ships[ship]) expect(keys).toContain(`galley:${seat}:${ship}`);
    }
    for (const from of ['market', 'wharf'] as const)
      for (const [good, count] of Object.entries(open[from]))
        if (count > 0) expect(keys).toContain(`stall:${from}:${good}`);
    for (const good of open.sail?.newShipments ?? []) expect(keys).toContain(`raft:${good}`);
  }
});
/** Each of several equal shipments can be pressed, with the same meaning. */
const raftTwins = (goods: readonly string[]): number => new Set(goods).size - goods.length;

test('a workshop keeps within its site, and no two look alike', () => {
  const outlines = new Set<string>();
  const lots = [16 / 9, 9 / 16].flatMap((aspect) =>
    SITES.map((_, site) => lotOf(sitesFor(aspect), site)),
  );
  for (const business of BUSINESSES) {
    const form = WORKSHOPS[business]();
    form.computeBoundingBox();
    const { min, max } = form.boundingBox ?? {};
    if (!min || !max) throw new Error('no form');
    outlines.add([min, max].flatMap(({ x, y, z }) => [x, y, z].map((c) => c.toFixed(1))).join());
    for (const { w, d, size, u, v } of lots) {
      expect(Math.abs(u) + Math.max(max.x, -min.x) * size, business).toBeLessThanOrEqual(
        w / 2 + 0.2,
      );
      expect(v - min.z * size, business).toBeLessThanOrEqual(d / 2 + 0.2);
      expect(max.z * size - v, business).toBeLessThanOrEqual(d / 2 + 0.2);
    }
    // Two campi away it could not be recognized if it did not rise over its walls.
    expect(max.y, business).toBeGreaterThan(3.5);
  }
  expect(outlines.size).toBe(BUSINESSES.length);
});
