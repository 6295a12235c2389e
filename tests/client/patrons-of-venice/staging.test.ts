/** The staging of the quarter as pure functions: every event has motions, every timeline ends at its view. */

import { expect, test } from 'vitest';
import { boardCells } from '../../../client/games/patrons-of-venice/board/cells.ts';
import { type Shown, shownOf } from '../../../client/games/patrons-of-venice/board/shown.ts';
import {
  deckOf,
  heapOf,
  siteOf,
  sitesFor,
} from '../../../client/games/patrons-of-venice/board/sites.ts';
import { quayOf } from '../../../client/games/patrons-of-venice/scenery/plan.ts';
import { type Motion, pose } from '../../../client/games/patrons-of-venice/staging/motion.ts';
import { HANDLERS, stage, staging } from '../../../client/games/patrons-of-venice/staging.ts';
import { newPose } from '../../../client/table/board/surface.ts';
import { BUSINESSES, RIGHT } from '../../../engine/games/patrons-of-venice/data.ts';
import type { PvEvent } from '../../../engine/games/patrons-of-venice/events.ts';
import { CAMPI, SITE, SITES, SITES_OF } from '../../../engine/games/patrons-of-venice/map.ts';
import { isLuxury } from '../../../engine/games/patrons-of-venice/scoring.ts';
import { stagingTests } from '../stagings.ts';
import { played, type Step } from './matches.ts';

const STEPS: readonly Step[] = [
  ...played(3, 1, 0),
  ...played(4, 7, 'public', { openMoney: false }),
  ...played(5, 10, 2, { openHands: true }),
  ...played(4, 3, 'public', { guestProduction: true }, 'random'),
  ...played(5, 5, 4, { openMoney: false, chainProduction: false }, 'random'),
];
const sites = sitesFor(16 / 9);
/** Events only of a set-up, before which nobody has seen a picture. */
const SET_UP = ['handDealt', 'cardPutAside', 'marketDealt', 'shipDealt'];

type Of<T extends PvEvent['type']> = Extract<PvEvent, { type: T }>;
const eventsOf = <T extends PvEvent['type']>(step: Step, type: T): Of<T>[] =>
  (step.events as unknown as PvEvent[]).filter((event): event is Of<T> => event.type === type);
const stepsWith = (type: PvEvent['type']): Step[] =>
  STEPS.filter(({ events }) => events.some((event) => event.type === type));

/** The result of the events alone; the view settles the asked seats and closed purses. */
function settled(shown: Shown, known: Shown = shown) {
  const { deciders, phase, seats, ...rest } = shown;
  const counted = seats.map(({ ducats, hand, ...seat }, k) => ({
    ...seat,
    ducats: known.seats[k].ducats === null ? null : ducats,
    hand: known.seats[k].hand === null ? null : hand,
  }));
  return { ...rest, seats: counted };
}

stagingTests({
  staging,
  takes: STEPS,
  sites: [sites, sitesFor(0.5)],
  handlers: HANDLERS,
  settled,
  pose,
  rare: SET_UP,
  ends: (motion, end) => {
    if (motion.kind !== 'fly') return;
    expect(end.x).toBeCloseTo(motion.to.x, 6);
    expect(end.z).toBeCloseTo(motion.to.z, 6);
  },
  atOnce: ['deciders'],
  painted: boardCells().map(({ name }) => name),
  cellsOf: (motion) =>
    motion.kind === 'herald' ? [`seal:${motion.action}`, `act:${motion.action}`] : [],
});

/** Longest time of an answer on the stage in seconds, from its beginning until nothing moves. */
const BRIEF = 2.4;
/** Frequent answers, given by everybody in turn. */
const ROUTINE = ['passed', 'reserved', 'unloaded', 'shipmentPlaced', 'sold', 'bought'];

test('an action passes through the table in seconds', () => {
  let brief = 0;
  for (const { events, before } of STEPS) {
    const [first] = events;
    if (!ROUTINE.includes(first.type) || events.length > 1) continue;
    const { lasts } = stage(events, shownOf(before), sites);
    expect(lasts, JSON.stringify(events)).toBeLessThan(BRIEF);
    brief++;
  }
  expect(brief).toBeGreaterThan(1000);
});

/** A step's stagings, and its motions of a kind. */
const motionsOf = ({ events, before }: Step): Motion[] => [
  ...stage(events, shownOf(before), sites).motions,
];
const ofKind = <K extends Motion['kind']>(motions: readonly Motion[], kind: K) =>
  motions.filter((motion): motion is Extract<Motion, { kind: K }> => motion.kind === kind);

test('a raid: what is stolen leaves its deck as the black galley is abreast, for its heap', () => {
  let [stolen, spared] = [0, 0];
  const galley = newPose();
  for (const step of stepsWith('piratesCame')) {
    const [raid] = eventsOf(step, 'piratesCame');
    const seats = step.before.public.seats.length;
    const motions = motionsOf(step);
    const raids = ofKind(motions, 'raid');
    expect(raids.map(({ side }) => side)).toEqual([-1, 1]);
    expect(ofKind(motions, 'flaunt').length).toBe(raid.spared.length);
    const flights = ofKind(motions, 'fly');
    for (const { board, good } of raid.stolen) {
      const deck = deckOf(sites, board, seats, RIGHT);
      const heap = heapOf(sites, good);
      const flight = flights.find(({ from, to }) => from.z === deck.z && to.x === heap.x);
      if (!flight) throw new Error(`${good} of ${board} stays where it is`);
      const black = raids.find(({ side }) => side === quayOf(board, seats).side);
      if (!black) throw new Error('nobody comes');
      pose(black, flight.at, galley);
      expect(Math.abs(galley.z - deck.z)).toBeLessThan(0.01);
    }
    stolen += raid.stolen.length;
    spared += raid.spared.length;
  }
  expect(stolen).toBeGreaterThan(20);
  expect(spared).toBeGreaterThan(2);
});

test('galleys row bow first, one berth on, with what they carry', () => {
  const [was, now] = [newPose(), newPose()];
  let rowed = 0;
  for (const step of stepsWith('shipsSailed')) {
    const seats = step.before.public.seats.length;
    const galleys = ofKind(motionsOf(step), 'row');
    expect(galleys.length).toBe(seats * 4);
    for (const galley of galleys) {
      for (let k = 0.1; k < 0.9; k += 0.1) {
        pose(galley, galley.at + k * galley.lasts, was);
        pose(galley, galley.at + (k + 0.01) * galley.lasts, now);
        const ahead = Math.cos(was.yaw) * (now.x - was.x) - Math.sin(was.yaw) * (now.z - was.z);
        expect(ahead).toBeGreaterThan(0);
      }
      rowed++;
    }
    const ships = step.after.public.seats.flatMap(({ ships }) => [ships.middle, ships.right]);
    const carried = galleys.flatMap(({ cargo }) => (cargo ? [cargo.good] : []));
    const laden = ships.flatMap((ship) => (ship ? [ship.good] : []));
    expect(carried.toSorted()).toEqual(laden.toSorted());
  }
  expect(rowed).toBeGreaterThan(100);
});

test('a statue makes every business about it shine, and brings a point where none stood', () => {
  let points = 0;
  for (const step of stepsWith('statueRaised')) {
    const [{ campo }] = eventsOf(step, 'statueRaised');
    const { sites: built, statues } = step.before.public;
    const about = SITES_OF[CAMPI.indexOf(campo)].filter((site) => built[SITES[site]]);
    const first = about.filter(
      (site) => !SITE[site].campi.some((at) => statues.includes(CAMPI[at])),
    );
    const motions = motionsOf(step);
    const over = (site: number): boolean =>
      ofKind(motions, 'glow').some(
        ({ cell, pose: { x, z } }) =>
          cell === 'ring' && x === siteOf(sites, site).x && z === siteOf(sites, site).z,
      );
    expect(about.filter(over)).toEqual(about);
    // One over each of them, and one over the house that has it.
    const told = ofKind(motions, 'note').filter(({ icon }) => icon === 'icon:star');
    expect(told.length).toBe(first.length * 2);
    points += first.length;
  }
  expect(points).toBeGreaterThan(5);
});

test('a luxury goes from its workshop to a window, and its income is told in its parts', () => {
  let [luxuries, favours] = [0, 0];
  const out = newPose();
  for (const step of stepsWith('produced')) {
    const [made] = eventsOf(step, 'produced');
    const motions = motionsOf(step);
    const notes = ofKind(motions, 'note').filter(({ sign }) => sign === '+');
    const parts = [made.base, made.statue, made.quarter].filter((part) => part > 0);
    for (const part of parts) expect(notes.some(({ value }) => value === part)).toBe(true);
    const shown = ofKind(motions, 'present');
    expect(shown.length).toBe(isLuxury(BUSINESSES.indexOf(made.business)) ? 1 : 0);
    const [present] = shown;
    if (!present) continue;
    expect(present.output).toBe(made.output);
    pose(present, present.at + present.lasts, out);
    const { x, y, z } = present.window;
    expect(Math.hypot(out.x - x, out.y - y, out.z - z)).toBeLessThan(1e-9);
    const favour = ofKind(motions, 'fly').filter(({ thing }) => thing.what === 'favour');
    expect(favour.length).toBe(made.favour ? 1 : 0);
    luxuries++;
    favours += favour.length;
  }
  expect(luxuries).toBeGreaterThan(8);
  expect(favours).toBeGreaterThan(8);
});

test('the last walk counts every point once, campo by campo, and ends at the standings', () => {
  const ends = stepsWith('matchEnded');
  expect(ends.length).toBe(5);
  for (const { events, before, after } of ends) {
    const shown = shownOf(before);
    const { patches, hints } = stage(events, shown, sites);
    let emptied = false;
    for (const patch of patches) {
      patch.apply(shown);
      emptied ||= shown.seats.every(({ points }) => points === 0);
    }
    expect(emptied).toBe(true);
    expect(shown.seats.map(({ points }) => points)).toEqual(
      after.public.seats.map(({ points }) => points),
    );
    expect(hints.map(({ place }) => place).filter((place) => place !== null).length).toBe(7);
  }
});
