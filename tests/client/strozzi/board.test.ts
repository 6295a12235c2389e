/** Strozzi's board as a picture of the view: layout, framing, pointing, and visible things. */

import { expect, test } from 'vitest';
import { boardCells, SHEET } from '../../../client/games/strozzi/board/cells.ts';
import { OWN } from '../../../client/games/strozzi/board/forms.ts';
import { GulfPen } from '../../../client/games/strozzi/board/gulf-pen.ts';
import { composeAfloat } from '../../../client/games/strozzi/board/moving.ts';
import { type Shown, shownOf } from '../../../client/games/strozzi/board/shown.ts';
import {
  bearer,
  berth,
  type Sites,
  sitesFor,
  YARD,
  yard,
} from '../../../client/games/strozzi/board/sites.ts';
import { composeStill } from '../../../client/games/strozzi/board/still/all.ts';
import { hills } from '../../../client/games/strozzi/scenery/ground.ts';
import { SCENERY } from '../../../client/games/strozzi/scenery/index.ts';
import { MOLE, MOLES } from '../../../client/games/strozzi/scenery/landmarks.ts';
import { monuments, vesuvius } from '../../../client/games/strozzi/scenery/monuments.ts';
import { newPose, type Pose, place } from '../../../client/table/board/surface.ts';
import { targetKey } from '../../../client/table/seat/targets.ts';
import {
  CATEGORIES,
  CITIES,
  PORTS,
  SHIP_IDS,
  TILE_IDS,
  TILES,
} from '../../../engine/games/strozzi/data.ts';
import { strozzi as game } from '../../../engine/games/strozzi/index.ts';
import type { View } from '../../../engine/games/strozzi/types.ts';
import { boardTests, Laid, triangles } from '../boards.ts';
import { inPicture } from '../in-picture.ts';
import { infos } from './matches.ts';
import { match, viewsOf } from './takes.ts';

const VIEWS: readonly View[] = [
  ...viewsOf(match(3, 1, 0)),
  ...viewsOf(match(4, 2, 'public', { openMoney: true, trackTop: 8 })),
  ...viewsOf(match(6, 4, 5, { openMoney: true, trackTop: 12 })),
];
const ASPECTS = [16 / 9, 1.64, 4 / 3, 1.06, 390 / 844];

function compose(shown: Shown, sites: Sites = sitesFor(16 / 9)): { list: Laid; pen: GulfPen } {
  const list = new Laid();
  const pen = new GulfPen(list, list);
  composeStill(shown, pen, sites);
  composeAfloat(shown, pen, sites);
  return { list, pen };
}

test('every ship, bearer, flag and tile of the view is on the board', () => {
  for (const view of VIEWS) {
    const { public: open } = view;
    const { list } = compose(shownOf(view));
    const moored = PORTS.reduce((sum, port) => sum + open.ports[port].length, 0);
    const anchored = open.current && open.phase !== 'promo' ? 1 : 0;
    expect(list.of('ship')).toBe(moored + anchored);
    expect(list.of('bearer')).toBe(open.seats.length * CITIES.length);
    for (const flag of ['ware', 'plusOne', 'pirate'] as const) {
      const unused = open.seats.filter(({ flagsUnused }) => flagsUnused.includes(flag)).length;
      const laid = anchored && open.current?.claim?.flag === flag ? 1 : 0;
      expect(list.cells(`flag:${flag}`)).toBe(unused + laid);
    }
    const laurels = CITIES.filter((city) => open.tracks[city].slice(1).some((s) => s.length > 0));
    expect(list.of('laurel')).toBe(laurels.length);
  }
});

test('money that is hidden is a closed chest, one’s own and open money lie as coins', () => {
  const hidden = VIEWS.find(({ public: open, you }) => you && open.seats[1]?.money === null);
  if (!hidden) throw new Error('no hidden money');
  expect(compose(shownOf(hidden)).list.of('chest')).toBe(2);
  const open = VIEWS.find(({ you }) => !you) as View;
  expect(compose(shownOf(open)).list.of('chest')).toBe(0);
});

test('the lantern is lit for who is asked, glows for who comes, and is dark without flags', () => {
  for (const view of VIEWS) {
    const { lamps } = shownOf(view);
    const { phase, decider, seats } = view.public;
    expect(lamps.filter((lamp) => lamp === 'asked').length).toBe(phase === 'claim' ? 1 : 0);
    if (phase === 'claim') expect(lamps[decider[0] ?? -1]).toBe('asked');
    seats.forEach(({ flagsUnused }, k) => {
      if (flagsUnused.length === 0 && !decider.includes(k)) expect(lamps[k]).toBe('out');
    });
  }
});

test('flags, ports and tiles can be pointed at, and what a person owes in the poll too', () => {
  for (const view of VIEWS) {
    const { pen } = compose(shownOf(view));
    const keys = new Set(pen.picks.map(({ target }) => targetKey(target)));
    for (const port of PORTS) expect(keys).toContain(`port:${port}`);
    for (const tile of view.public.promoDisplay) expect(keys).toContain(`tile:${tile}`);
    for (const { seat, flagsUnused } of view.public.seats) {
      for (const flag of flagsUnused) expect(keys).toContain(`flag:${seat}:${flag}`);
    }
    if (view.public.phase === 'claim') expect(keys).toContain('ship');
  }
});

test('a ship is marked by a ring on the water: no box stands behind it', () => {
  for (const view of VIEWS) {
    const { pen } = compose(shownOf(view));
    const ships = pen.picks.filter(({ target }) => ['ship', 'berth'].includes(target.kind));
    for (const { target, mark, y, hn } of ships) {
      expect(mark, targetKey(target)).toBe('ring');
      // Above the waves, and below the deck.
      expect(y - hn, targetKey(target)).toBeGreaterThanOrEqual(0);
      expect(y - hn, targetKey(target)).toBeLessThan(0.5);
    }
  }
});

const seen = (aspect: number, x: number, y: number, z: number): [number, number] =>
  inPicture(SCENERY, aspect, x, y, z);

test('everything that has to be read is in the picture, wide, nearly square and upright', () => {
  const at = newPose();
  for (const aspect of ASPECTS) {
    const sites = sitesFor(aspect);
    const within = (p: Pose, what: string): void => {
      const [u, v] = seen(aspect, p.x, p.y, p.z);
      expect(Math.abs(u), `${what} at ${aspect}`).toBeLessThanOrEqual(1);
      expect(Math.abs(v), `${what} at ${aspect}`).toBeLessThanOrEqual(1);
    };
    for (const seats of [3, 4, 5, 6])
      for (let seat = 0; seat < seats; seat++)
        for (const u of [-YARD.w / 2, YARD.w / 2])
          within(place(yard(sites, seat, seats), u, YARD.front + 1, 0, at), `house ${seat}`);
    for (const port of PORTS) for (let k = 0; k < 6; k++) within(berth(sites, port, k, at), port);
    for (const city of CITIES)
      for (const top of [8, 10, 12])
        for (const space of [0, 1, top])
          for (const index of [0, 5]) within(bearer(sites, city, space, index, top, at), city);
    within(place(sites.anchorage, 0, 0, 9, at), 'the sail');
    for (const plinth of sites.display) within(place(plinth, 0, 0, 0, at), 'the loggia');
    if (sites.upright) continue;
    for (const u of [-1, 1]) {
      for (const sign of Object.values(sites.signs))
        within(place(sign, 3.5 * u, 0, 0, at), 'a sign');
      within(place(sites.board, 4.8 * u, 0, 0, at), 'the harbour master’s board');
      for (const { x, z, side } of Object.values(MOLES))
        for (const end of [0, MOLE.long])
          within(
            place({ ...sites.board, x, z: z + end, y: 0 }, side * u * 1.8, 0, 0, at),
            'a mole',
          );
    }
  }
});

test('nothing stands in the place of another', () => {
  for (const aspect of ASPECTS) {
    const sites = sitesFor(aspect);
    const apart = (poses: readonly Pose[], least: number, what: string): void => {
      for (let a = 0; a < poses.length; a++)
        for (let b = a + 1; b < poses.length; b++) {
          const [p, q] = [poses[a], poses[b]];
          expect(Math.hypot(p.x - q.x, p.z - q.z), what).toBeGreaterThan(least);
        }
    };
    const six = [0, 1, 2, 3, 4, 5];
    for (const port of PORTS)
      apart(
        six.map((k) => berth(sites, port, k)),
        4,
        port,
      );
    for (const city of CITIES) {
      const stands = six.flatMap((space) => six.map((k) => bearer(sites, city, space, k, 12)));
      apart(stands, 1.6, city);
    }
    for (const seats of [3, 4, 5, 6]) {
      const yards = six.slice(0, seats).map((seat) => yard(sites, seat, seats));
      for (let k = 1; k < seats; k++) {
        const [a, b] = [yards[k - 1], yards[k]];
        const wide = sites.upright
          ? (YARD.back - YARD.front) * (a?.scale ?? 1)
          : YARD.w * (a?.scale ?? 1);
        expect((b?.x ?? 0) - (a?.x ?? 0)).toBeGreaterThanOrEqual(wide);
      }
    }
  }
});

/** The fullest that six houses can have: 17 ships in the ports, all arts in all niches, much money. */
function fullest(): View {
  const harbour = (k: number, flag: string, count: number) =>
    Array.from({ length: count }, (_, owner) => ({
      card: SHIP_IDS[SHIP_IDS.length - 1 - 6 * k - owner],
      owner,
      flag,
    }));
  const tiles = (seat: number): string[] =>
    CATEGORIES.flatMap((_, c) => TILE_IDS.filter((_, i) => TILES[i].category === c)[seat] ?? []);
  const given = {
    round: 3,
    drawer: 4,
    decider: [5],
    current: { card: SHIP_IDS[7], claim: null },
    seats: Array.from({ length: 6 }, (_, seat) => ({
      money: 395 - 5 * seat,
      tiles: tiles(seat),
      flagsUnused: seat === 5 ? ['pirate'] : [],
    })),
    ports: {
      venice: harbour(0, 'ware', 6),
      rome: harbour(1, 'plusOne', 6),
      naples: harbour(2, 'pirate', 5),
    },
  };
  return game.view(game.position(given, { openMoney: true }), 'public', infos(6)) as View;
}

boardTests({
  pictures: () => [...VIEWS, fullest()].map((view) => compose(shownOf(view)).list),
  own: OWN,
  cells: boardCells(),
  sheet: SHEET,
  // The houses, boats and people of the gulf leave so much, its hills included.
  share: { triangles: 70_000 },
  land: triangles(hills(true)) + triangles(monuments(true)) + triangles(vesuvius()),
});
