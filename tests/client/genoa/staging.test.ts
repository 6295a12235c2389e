/** The staging of the town as pure functions: every event has motions, every timeline ends at its view. */

import { expect, test } from 'vitest';
import { boardCells } from '../../../client/games/genoa/board/cells.ts';
import { type Shown, shownOf, worthOf } from '../../../client/games/genoa/board/shown.ts';
import { drumOf, sitesFor, trayOf } from '../../../client/games/genoa/board/sites.ts';
import { siteOf } from '../../../client/games/genoa/events/index.ts';
import { runsOf } from '../../../client/games/genoa/groups.ts';
import { SCENERY } from '../../../client/games/genoa/scenery/index.ts';
import { SITES } from '../../../client/games/genoa/scenery/places.ts';
import { beamWay } from '../../../client/games/genoa/scenery/plan.ts';
import { type Motion, pose } from '../../../client/games/genoa/staging/motion.ts';
import { HANDLERS, stage, staging } from '../../../client/games/genoa/staging.ts';
import type { GeEvent } from '../../../engine/games/genoa/events.ts';
import { inPicture } from '../in-picture.ts';
import { stagingTests } from '../stagings.ts';
import { played, type Step } from './matches.ts';

const STEPS: readonly Step[] = [
  ...played(2, 1, 0),
  ...played(3, 2, 'public', { openMoney: true }),
  ...played(4, 3, null),
  ...played(5, 4, 2),
  ...played(4, 5, 'public', {}, true),
  ...played(3, 6, 1, {}, true),
];
const sites = sitesFor(16 / 9);

type Of<T extends GeEvent['type']> = Extract<GeEvent, { type: T }>;
const eventsOf = <T extends GeEvent['type']>(step: Step, type: T): Of<T>[] =>
  (step.events as unknown as GeEvent[]).filter((event): event is Of<T> => event.type === type);
const stepsWith = (type: GeEvent['type']): Step[] =>
  STEPS.filter(({ events }) => events.some((event) => event.type === type));

/** The result of the events alone; the view settles the asked seats and closed purses. */
function settled(shown: Shown, known: Shown = shown) {
  const { phase, deciders, passed, acquiring, result, due, ...rest } = shown;
  const seats = shown.seats.map(({ ducats, total, ...seat }, k) => ({
    ...seat,
    ducats: known.seats[k]?.ducats === null || known.winners.length > 0 ? null : ducats,
  }));
  return { ...rest, seats };
}

stagingTests({
  staging,
  takes: STEPS,
  sites: [sites],
  handlers: HANDLERS,
  settled,
  pose,
  // Revisions are never listed.
  rare: ['offerRevised'],
  atOnce: ['deciders', 'phase'],
  painted: boardCells().map(({ name }) => name),
});

test('cameras look, and sounds come, from places that the town has', () => {
  const known = new Set(SITES.map(({ id }) => id));
  const named = new Set<string>();
  for (const { events, before } of STEPS) {
    for (const event of events) named.add(siteOf(event) ?? '');
    for (const { place } of stage(events, shownOf(before), sites).hints) named.add(place ?? '');
  }
  named.delete('');
  expect(named.size).toBeGreaterThan(25);
  expect([...named].filter((name) => !known.has(name))).toEqual([]);
});

/** Longest time in seconds that haggling may take on the stage. */
const BRIEF = 1.6;

test('offers and passes go by quickly: nobody waits for them', () => {
  let brief = 0;
  for (const { events, before } of STEPS) {
    const [first] = events;
    if (events.length !== 1 || !first) continue;
    if (!['offerMade', 'offerEnded', 'passed', 'acquireDeclined'].includes(first.type)) continue;
    expect(stage(events, shownOf(before), sites).lasts, first.type).toBeLessThan(BRIEF);
    brief++;
  }
  expect(brief).toBeGreaterThan(500);
});

const motionsOf = ({ events, before, after }: Step): Motion[] => [
  ...stage(events, { ...shownOf(before), result: shownOf(after).result }, sites).motions,
];
const ofKind = <K extends Motion['kind']>(motions: readonly Motion[], kind: K) =>
  motions.filter((motion): motion is Extract<Motion, { kind: K }> => motion.kind === kind);

test('the beams of the dice cross over the square of the throw, where the tower then rises', () => {
  let thrown = 0;
  for (const step of stepsWith('diceRolled')) {
    const [{ blue, red }] = eventsOf(step, 'diceRolled') as [Of<'diceRolled'>];
    const motions = motionsOf(step);
    const [beams] = ofKind(motions, 'beams');
    const [tower] = ofKind(motions, 'rise');
    if (!beams || !tower) throw new Error('a throw without beams, or without a tower');
    expect([beams.blue, beams.red]).toEqual([blue, red]);
    expect(tower.at).toBeGreaterThan(beams.at);
    const [column, row] = [beamWay('blue', blue)[0].x, beamWay('red', red)[0].z];
    const space = eventsOf(step, 'towerPlaced')[0]?.space ?? 'market';
    expect(Math.hypot(tower.pose.x - column, tower.pose.z - row)).toBeLessThan(26);
    expect(tower.pose).toEqual(drumOf(space));
    thrown++;
  }
  expect(thrown).toBeGreaterThan(40);
});

test('the tower hops from drum to drum, and leaves one', () => {
  let hops = 0;
  for (const step of stepsWith('towerMoved')) {
    const [{ from, to, discs }] = eventsOf(step, 'towerMoved') as [Of<'towerMoved'>];
    const [hop] = ofKind(motionsOf(step), 'hop');
    expect(hop?.drums).toBe(discs);
    expect(hop?.to).toEqual(drumOf(to));
    const shown = shownOf(step.before);
    const { patches } = stage(step.events, shown, sites);
    for (const patch of patches) {
      patch.apply(shown);
      if (shown.hopping) expect(shown.discs[from]).toBe(1);
    }
    hops++;
  }
  expect(hops).toBeGreaterThan(60);
});

test('a deal is shaken on in both colours, and what changes hands slides from house to house', () => {
  let goods = 0;
  for (const step of stepsWith('dealStruck')) {
    const motions = motionsOf(step);
    expect(ofKind(motions, 'shake').length).toBe(1);
    for (const { from, to, commodities } of eventsOf(step, 'handed')) {
      const sum = Object.values(commodities).reduce((n, k) => n + (k ?? 0), 0);
      const slid = ofKind(motions, 'fly').filter(({ thing }) => thing.what === 'good');
      expect(slid.length, `${from} to ${to}`).toBeGreaterThanOrEqual(sum);
      goods += sum;
    }
  }
  expect(goods).toBeGreaterThan(10);
});

/** Half the width of a handshake with both its arms, in its own measure. */
const ARMS = 8;

test('a handshake is large, whole in the picture, and before the tray that it is about', () => {
  let deals = 0;
  for (const step of stepsWith('dealStruck')) {
    const [{ offer }] = eventsOf(step, 'dealStruck') as [Of<'dealStruck'>];
    const [shake] = ofKind(motionsOf(step), 'shake');
    if (!shake) throw new Error('a deal without a handshake');
    const { x, y, z, size } = shake.pose;
    const tray = trayOf(sites, offer.target, 0, 1);
    expect(size * 2 * ARMS).toBeGreaterThan(24);
    expect(z - tray.z).toBeGreaterThan(4);
    for (const side of [-1, 1]) {
      const [u, v] = inPicture(SCENERY, 16 / 9, x + side * ARMS * size, y, z);
      expect(Math.max(Math.abs(u), Math.abs(v)), offer.target).toBeLessThan(1);
    }
    deals++;
  }
  expect(deals).toBeGreaterThan(20);
});

test('the tower goes its way in its merchant’s colours wherever it goes', () => {
  const borne = new Set<string>();
  for (const step of [...stepsWith('towerMoved'), ...stepsWith('towerPlaced')]) {
    const motions = motionsOf(step);
    const { merchant, seats } = step.before.public;
    for (const { color } of [...ofKind(motions, 'hop'), ...ofKind(motions, 'rise')]) {
      expect(color).toBe(seats[merchant]?.color);
      borne.add(color);
    }
  }
  expect(borne.size).toBeGreaterThan(3);
});

test('a revised offer ticks by what it is worth more, in its place', () => {
  const step = stepsWith('passed').find(({ before }) => before.public.offers.length > 0);
  const [offer] = step?.before.public.offers ?? [];
  if (!step || !offer) throw new Error('nobody passes beside an offer');
  const revised = {
    ...offer,
    version: 2,
    give: { ...offer.give, ducats: (offer.give.ducats ?? 0) + 15 },
  };
  const shown = shownOf(step.before);
  const events = [{ type: 'offerRevised', offer: revised }] as unknown as Step['events'];
  const { motions, patches } = stage(events, shown, sites);
  const notes = ofKind(motions as Motion[], 'note');
  const isProposal = offer.maker === step.before.public.merchant;
  expect(notes.map(({ value, sign }) => [value, sign])).toEqual([[15, '+']]);
  expect(worthOf(revised) - worthOf(offer)).toBe(15);
  for (const patch of patches) patch.apply(shown);
  expect(shown.offers.find(({ id }) => id === offer.id)).toEqual(revised);
  expect(isProposal).toBe(offer.taker !== step.before.public.merchant);
  const near = trayOf(sites, offer.target, 0, 1);
  expect(notes.every(({ pose: at }) => Math.abs(at.z - near.z) < 5)).toBe(true);
});

test('messengers run from the first of their buildings to the second', () => {
  let runs = 0;
  for (const step of stepsWith('messageDelivered')) {
    for (const run of ofKind(motionsOf(step), 'run')) {
      expect(run.way.length).toBeGreaterThan(1);
      runs++;
    }
  }
  expect(runs).toBeGreaterThan(5);
});

test('runs of contracts are those of the closed ring', () => {
  expect(runsOf(['inn', 'villaRicci', 'spices'])).toEqual([['inn', 'villaRicci', 'spices']]);
  expect(runsOf(['spices', 'park', 'metals'])).toEqual([['spices'], ['park', 'metals']]);
});

test('the last count ends with everybody’s total, contracts and markers told one by one', () => {
  const ends = stepsWith('matchEnded');
  expect(ends.length).toBe(6);
  for (const { events, before, after } of ends) {
    const end = shownOf(after);
    const shown = { ...shownOf(before), result: end.result };
    for (const patch of stage(events, shown, sites).patches) patch.apply(shown);
    expect(shown.seats.map(({ total }) => total)).toEqual(end.seats.map(({ total }) => total));
  }
});
