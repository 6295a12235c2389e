/** The staging of the quarter as pure functions: every event has motions, every timeline ends at its view. */

import { expect, test } from 'vitest';
import { boardCells } from '../../../client/games/patrons-of-venice/board/cells.ts';
import { type Shown, shownOf } from '../../../client/games/patrons-of-venice/board/shown.ts';
import { sitesFor } from '../../../client/games/patrons-of-venice/board/sites.ts';
import { pose } from '../../../client/games/patrons-of-venice/staging/motion.ts';
import { HANDLERS, Player, stage } from '../../../client/games/patrons-of-venice/staging.ts';
import { newPose } from '../../../client/table/board/surface.ts';
import { SeededChance } from '../../../engine/core/chance.ts';
import type { PvEvent } from '../../../engine/games/patrons-of-venice/events.ts';
import { played, type Step } from './matches.ts';

const STEPS: readonly Step[] = [
  ...played(3, 1, 0),
  ...played(4, 7, 'public', { openMoney: false }),
  ...played(5, 10, 2, { openHands: true }),
  ...played(4, 3, 'public', { guestProduction: true }, 'random'),
  ...played(5, 5, 4, { openMoney: false, chainProduction: false }, 'random'),
];
const sites = sitesFor(16 / 9);
/** Events that only a set-up brings, which nobody has seen a picture before. */
const SET_UP = ['handDealt', 'cardPutAside', 'marketDealt', 'shipDealt'];

type Of<T extends PvEvent['type']> = Extract<PvEvent, { type: T }>;
const eventsOf = <T extends PvEvent['type']>(step: Step, type: T): Of<T>[] =>
  (step.events as unknown as PvEvent[]).filter((event): event is Of<T> => event.type === type);
const stepsWith = (type: PvEvent['type']): Step[] =>
  STEPS.filter(({ events }) => events.some((event) => event.type === type));

/** What the events alone must have brought about; who is asked, and what was closed, the view settles. */
function settled(shown: Shown, known: Shown = shown) {
  const { deciders, phase, seats, ...rest } = shown;
  const counted = seats.map(({ ducats, hand, ...seat }, k) => ({
    ...seat,
    ducats: known.seats[k].ducats === null ? null : ducats,
    hand: known.seats[k].hand === null ? null : hand,
  }));
  return { ...rest, seats: counted };
}

test('the matches bring every event of play', () => {
  const seen = new Set(STEPS.flatMap(({ events }) => events.map(({ type }) => type)));
  const missing = Object.keys(HANDLERS).filter((type) => !seen.has(type));
  expect(missing.toSorted()).toEqual(SET_UP.toSorted());
});

test('events alone lead from each picture to the next one', () => {
  for (const { events, before, after } of STEPS) {
    const shown = shownOf(before);
    for (const patch of stage(events, shown, sites).patches) patch.apply(shown);
    expect(settled(shown), JSON.stringify(events)).toEqual(settled(shownOf(after), shown));
  }
});

test('staging leaves the picture it starts from alone', () => {
  for (const { events, before } of STEPS.slice(0, 200)) {
    const shown = shownOf(before);
    stage(events, shown, sites);
    expect(shown).toEqual(shownOf(before));
  }
});

test('every motion has a finite pose at every moment, in both arrangements', () => {
  const out = newPose();
  for (const arrangement of [sites, sitesFor(0.5)])
    for (const { events, before } of STEPS) {
      const timeline = stage(events, shownOf(before), arrangement);
      for (const motion of timeline.motions) {
        expect(motion.at).toBeGreaterThanOrEqual(0);
        expect(motion.at + motion.lasts).toBeLessThanOrEqual(timeline.lasts + 1e-9);
        for (const k of [0, 0.3, 0.7, 1]) {
          pose(motion, motion.at + k * motion.lasts, out);
          expect(Object.values(out).every(Number.isFinite), motion.kind).toBe(true);
        }
        if (motion.kind === 'fly') {
          expect(out.x).toBeCloseTo(motion.to.x, 6);
          expect(out.z).toBeCloseTo(motion.to.z, 6);
        }
      }
    }
});

test('after any prefix of any staging, skipping shows the view, and so does going on', () => {
  const chance = new SeededChance('prefixes');
  for (const take of STEPS) {
    const player = new Player();
    player.add(take);
    for (let k = 0; k < 1 + chance.below(3); k++) {
      player.advance(chance.below(300) / 100, 1, false, sites);
    }
    const way = chance.below(3);
    if (way === 0) player.finish();
    else if (way === 1) player.jump(take.after);
    else player.advance(0.001, 'instant', false, sites);
    expect(player.shown).toEqual(shownOf(take.after));
    expect(player.playing).toBe(false);
  }
});

test('at any speed a staging ends on its view, and never later than it says', () => {
  for (const take of STEPS) {
    for (const rate of [1, 2]) {
      const player = new Player();
      player.add(take);
      const { lasts } = stage(take.events, shownOf(take.before), sites);
      player.advance(0, rate, false, sites);
      player.advance(lasts / rate + 0.001, rate, false, sites);
      expect(player.playing).toBe(false);
      expect(player.shown).toEqual(shownOf(take.after));
    }
  }
});

test('reduced motion moves nothing, is brief, and ends on the view as well', () => {
  for (const take of STEPS) {
    const timeline = stage(take.events, shownOf(take.before), sites, { reduced: true });
    expect(timeline.motions.every(({ kind }) => kind === 'note' || kind === 'glow')).toBe(true);
    const player = new Player();
    player.add(take);
    for (let k = 0; k < 60 && (k === 0 || player.playing); k++) player.advance(0.5, 2, true, sites);
    expect(player.playing).toBe(false);
    expect(player.shown).toEqual(shownOf(take.after));
  }
});

test('who is asked next is to be seen at once, while the last effects still settle', () => {
  for (const take of STEPS) {
    const player = new Player();
    player.add(take);
    player.advance(0, 1, false, sites);
    expect(player.shown?.deciders).toEqual(shownOf(take.after).deciders);
  }
});

test('every sign of a staging is painted on the board', () => {
  const painted = new Set(boardCells().map(({ name }) => name));
  const used = new Set<string>();
  for (const { events, before } of STEPS) {
    for (const motion of stage(events, shownOf(before), sites).motions) {
      if (motion.kind === 'note' && motion.icon) used.add(motion.icon);
      if (motion.kind === 'herald') used.add(`seal:${motion.action}`).add(`act:${motion.action}`);
    }
  }
  expect(used.size).toBeGreaterThan(15);
  expect([...used].filter((name) => !painted.has(name))).toEqual([]);
});

/** Seconds that one answer may keep those who watch, but for the moments that people film. */
const BRIEF = 4;
const MOMENTS = ['piratesCame', 'statueRaised', 'produced', 'businessSponsored', 'matchEnded'];

test('an action passes through the table in seconds', () => {
  let brief = 0;
  for (const { events, before } of STEPS) {
    const { marks } = stage(events, shownOf(before), sites);
    const last = marks.at(-1);
    if (events.some(({ type }) => MOMENTS.includes(type))) continue;
    expect(last?.until ?? 0, JSON.stringify(events)).toBeLessThan(BRIEF);
    brief++;
  }
  expect(brief).toBeGreaterThan(1000);
});

test('a raid: what is stolen flies from its deck to the wharf as the black galley passes', () => {
  let stolen = 0;
  let spared = 0;
  for (const step of stepsWith('piratesCame')) {
    const [raid] = eventsOf(step, 'piratesCame');
    const { motions } = stage(step.events, shownOf(step.before), sites);
    const raids = motions.filter(({ kind }) => kind === 'raid');
    expect(raids.length).toBe(2);
    const flaunts = motions.filter(({ kind }) => kind === 'flaunt');
    expect(flaunts.length).toBe(raid.spared.length);
    const wharf = stage(step.events, shownOf(step.before), sites).hints;
    expect(wharf.some(({ importance }) => importance === 3)).toBe(true);
    stolen += raid.stolen.length;
    spared += raid.spared.length;
  }
  expect(stolen).toBeGreaterThan(20);
  expect(spared).toBeGreaterThan(2);
});
