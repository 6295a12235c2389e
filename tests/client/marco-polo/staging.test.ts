/** The board of the map room and its staging, without a picture: pieces, cells, timelines. */

import { expect, test } from 'vitest';
import { boardCells, SHEET } from '../../../client/games/marco-polo/board/cells.ts';
import { OWN } from '../../../client/games/marco-polo/board/forms.ts';
import { MarcoPoloPen } from '../../../client/games/marco-polo/board/marco-polo-pen.ts';
import { type Shown, shownOf } from '../../../client/games/marco-polo/board/shown.ts';
import { placedAt, sitesFor, spaceOver } from '../../../client/games/marco-polo/board/sites.ts';
import { composeStill } from '../../../client/games/marco-polo/board/still/all.ts';
import { siteOf } from '../../../client/games/marco-polo/events/index.ts';
import { SITES } from '../../../client/games/marco-polo/scenery/places.ts';
import { HANDLERS, stage } from '../../../client/games/marco-polo/staging.ts';
import { pack } from '../../../client/pieces/atlas.ts';
import { SLOTS, SPACES } from '../../../engine/games/marco-polo/data/spaces.ts';
import { all, type Step } from './matches.ts';

const STEPS: readonly Step[] = all();
const sites = sitesFor(16 / 9);

const cells = boardCells();
const known = new Set(cells.map(({ name }) => name));

/** Number of pieces of each form in a picture; an unpainted cell is an error. */
function counted(shown: Shown): Map<string, number> {
  const counts = new Map<string, number>();
  const sink = {
    put(form: string, ...at: number[]) {
      expect(at.every(Number.isFinite), form).toBe(true);
      counts.set(form, (counts.get(form) ?? 0) + 1);
    },
  };
  const pen = new MarcoPoloPen(sink as never, {
    cell(name) {
      if (!known.has(name)) throw new Error(`no cell ${name}`);
      return 0;
    },
  });
  composeStill(shown, pen, sites);
  return counts;
}

test('all cells fit on their sheet', () => {
  expect(pack(cells, SHEET.width, SHEET.height)).toHaveLength(cells.length);
});

test('dice are on every space, those of companions with their owner', () => {
  const spaces = [...SPACES.filter((space) => space !== 'cityCard'), ...SLOTS];
  for (const space of spaces) {
    const [one, other] = [0, 1].map((seat) => placedAt(space, 0, 0, 1, { seat, seats: 3 }));
    expect([one.x, one.z, spaceOver(space).x].every(Number.isFinite), space).toBe(true);
    const isPrivate = space === 'moneylender' || space === 'gondolier';
    expect(one.x !== other.x, space).toBe(isPrivate);
  }
});

test('every position has its pieces, each with a cell, none more than its batch can hold', () => {
  for (const [k, { after }] of STEPS.entries()) {
    if (k % 12 !== 0 && k !== STEPS.length - 1) continue;
    for (const [form, count] of counted(shownOf(after)))
      expect(count, form).toBeLessThanOrEqual(OWN[form as keyof typeof OWN].capacity);
  }
});

/** The effect of the events alone; the view after them settles the rest. */
function settled({ seats, beijing, spaces }: Shown) {
  return {
    beijing,
    spaces: Object.keys(spaces).sort(),
    seats: seats.map(
      ({ coins, camels, pepper, silk, gold, figures, posts, contracts, completed }) => ({
        coins,
        camels,
        pepper,
        silk,
        gold,
        posts,
        contracts,
        completed,
        figures: [...figures].sort((a, b) => a.figure - b.figure),
      }),
    ),
  };
}

test('every event has its place on the table, and a timeline ends where the view begins', () => {
  const places = new Set(SITES.map(({ id }) => id));
  const seen = new Set<string>();
  for (const { before, after, events } of STEPS) {
    for (const event of events) {
      seen.add(event.type);
      const site = siteOf(event);
      if (site !== null) expect(places.has(site), `${event.type} at ${site}`).toBe(true);
    }
    const shown = shownOf(before);
    const { patches, motions, lasts } = stage(events, shown, sites);
    for (const { apply } of patches) apply(shown);
    for (const motion of motions) expect(motion.at + motion.lasts).toBeLessThanOrEqual(lasts);
    // Between two rounds the view settles more than its events report.
    if (after.public.phase !== 'TURNS' || before.public.phase !== 'TURNS') continue;
    if (after.public.round !== before.public.round) continue;
    expect(settled(shown), JSON.stringify(events)).toEqual(settled(shownOf(after)));
  }
  const unheard = Object.keys(HANDLERS).filter((type) => !seen.has(type));
  expect(unheard.length).toBeLessThan(10);
});
