/** Director and overlay of whole matches: places, weights, sentences, stakes. */

import { describe, expect, test } from 'vitest';
import {
  gains,
  mostInOneAction,
  pirateChance,
} from '../../../client/games/patrons-of-venice/director/scene.ts';
import { stakes } from '../../../client/games/patrons-of-venice/director/stakes.ts';
import { camera, voice } from '../../../client/games/patrons-of-venice/events/index.ts';
import { askedIn } from '../../../client/games/patrons-of-venice/facts.ts';
import { race } from '../../../client/games/patrons-of-venice/forecast.ts';
import { demo } from '../../../client/games/patrons-of-venice/overlay/demo.ts';
import { SITES } from '../../../client/games/patrons-of-venice/scenery/places.ts';
import type { Stake } from '../../../client/table/director/types.ts';
import type { JsonObject } from '../../../engine/core/contract.ts';
import type { PvEvent } from '../../../engine/games/patrons-of-venice/events.ts';
import type { View } from '../../../engine/games/patrons-of-venice/types.ts';
import { exampleTest, marksOf, momentTest, secretTest, showOf, stakesTest } from '../shows.ts';
import { all, game, infos, played, type Step } from './matches.ts';

const PARTS = { voice, camera, stakes };
const { linesOf, momentsOf } = showOf(PARTS);

/** Texts that no sentence may contain: a hole, a raw word of the code, a key of the catalogue. */
const WRONG =
  /[{}|]|undefined|NaN|null|\b[A-Z]+_[A-Z_]+\b|\b[a-z]+\.[a-zA-Z]+\b|gondolaMaker|\bB\d\d\b|\b[A-Z]{4,5}\b/;

const open = all();
const closed = all('public', { openMoney: false });
const WHOLE = { steps: open, places: SITES.map(({ id }) => id), wrong: WRONG };

const eventsOf = ({ events }: Step): readonly PvEvent[] =>
  events as readonly unknown[] as readonly PvEvent[];
const told = <T extends PvEvent['type']>(step: Step, type: T) =>
  eventsOf(step).filter((event): event is Extract<PvEvent, { type: T }> => event.type === type);

describe('moments', () => {
  momentTest(PARTS, WHOLE);

  test('a raid that takes something is not to be missed, and who lost most is seen after it', () => {
    let raids = 0;
    for (const step of open) {
      const [raid] = told(step, 'piratesCame');
      if (!raid) continue;
      const list = momentsOf(step);
      const seen = list.find(({ reason }) => reason === 'piratesCame');
      expect(seen).toMatchObject({ place: null, importance: raid.stolen.length > 0 ? 3 : 2 });
      if (raid.stolen.length === 0) continue;
      raids++;
      expect(list.at(-1)).toMatchObject({ reaction: true, reason: 'robbed' });
      expect(raid.stolen.map(({ board }) => board)).toContain(list.at(-1)?.seat);
      expect(list.at(-1)?.at).toBeGreaterThan(marksOf(step).at(-1)?.until ?? 0);
    }
    expect(raids).toBeGreaterThan(10);
  });

  test('statues and luxuries are seen where they are made', () => {
    let [statues, luxuries] = [0, 0];
    for (const step of open) {
      for (const { campo } of told(step, 'statueRaised')) {
        statues++;
        const seen = momentsOf(step).find(({ reason }) => reason === 'statueRaised');
        expect(seen).toMatchObject({ place: campo, importance: 3 });
      }
      for (const { site, favour } of told(step, 'produced')) {
        if (!favour) continue;
        luxuries++;
        const seen = momentsOf(step).find(({ reason }) => reason === 'produced');
        expect(seen).toMatchObject({ place: site, size: 'close', importance: 3 });
      }
    }
    expect(statues).toBeGreaterThan(10);
    expect(luxuries).toBeGreaterThan(10);
  });
});

describe('sentences', () => {
  const said = (step: Step, type: PvEvent['type']): string => {
    const scene = voice.scene(eventsOf(step), step.before, step.after);
    const event = scene.find(type);
    const name = (seat: number) => infos(5)[seat]?.name ?? '';
    return (event && voice.sentence(event, scene, name)) ?? '';
  };

  test('the winner by name and by how much; purses are open by then', () => {
    for (const step of [...open, ...closed].filter(({ after }) => after.public.result)) {
      const text = linesOf(step).at(-1)?.text ?? '';
      const { result, seats } = step.after.public;
      const points = seats.map((seat) => seat.points).sort((a, b) => b - a);
      const [most = 0, next = 0] = points;
      expect(text).toContain(`with ${most} points`);
      for (const seat of result?.winners ?? []) expect(text).toContain(seats[seat]?.name);
      if (result?.winners.length === 1) {
        expect(text).toContain(most === next ? 'with more ducats' : `${most - next} ahead of`);
      } else expect(text).toContain('share the victory');
    }
  });

  test('of a statue it is told whom it brings points, and how many, as the rules count them', () => {
    let paid = 0;
    for (const step of open) {
      const [raised] = told(step, 'statueRaised');
      if (!raised) continue;
      const text = said(step, 'statueRaised');
      if (text.includes('reaches the target')) continue;
      const scene = voice.scene(eventsOf(step), step.before, step.after);
      for (const { seat, points } of gains(scene)) {
        paid++;
        const name = step.after.public.seats[seat]?.name;
        expect(text).toContain(`${points === 1 ? 'one point' : `${points} points`} for ${name}`);
      }
      if (gains(scene).length === 0) expect(text).toMatch(/nobody has built|has one beside it/);
    }
    expect(paid).toBeGreaterThan(15);
  });

  test('a seat that reaches the target has ended the match with this turn, and it is announced', () => {
    let reached = 0;
    for (const step of open) {
      const { target, runners } = race(step.before.public);
      const comes = race(step.after.public).runners.filter(
        ({ seat, missing }) => missing === 0 && (runners[seat]?.missing ?? 0) > 0,
      );
      const acts = comes.find(({ seat }) => seat === step.seat);
      if (!acts) continue;
      reached++;
      expect(acts.points).toBeGreaterThanOrEqual(target);
      const texts = linesOf(step).map(({ text }) => text);
      expect(texts.join(' ')).toContain('reaches the target, so this turn is the last');
    }
    expect(reached).toBeGreaterThan(2);
  });

  test('cards on the raft are told, and Pirates! among them by their raid alone', () => {
    for (const step of open) {
      for (const { cards } of told(step, 'shipmentsDrawn')) {
        const lines = linesOf(step).map(({ text }) => text);
        const raft = lines.filter((text) => text.startsWith('On the raft'));
        if (!cards.includes('pirates')) expect(raft.length).toBeGreaterThan(0);
      }
      if (told(step, 'piratesCame').length > 0) {
        expect(linesOf(step).filter(({ text }) => text.startsWith('Pirates!'))).toHaveLength(1);
      }
    }
  });

  secretTest(PARTS, (viewer) => played(4, 12, viewer, { openMoney: false, maxTurns: 40 }));
});

describe('stakes', () => {
  stakesTest(
    PARTS,
    { ...WHOLE, steps: [...open, ...closed] },
    {
      isOver: (view) => view.public.phase === 'gameOver',
      // If the server answers for a seat, nobody needs to see its question.
      matters: (view) => askedIn(view.public).length > 0,
      isSilent: (_reason, view) => !view.public.decider.includes(view.public.lead),
      reasons: [
        'at.buy',
        'at.choose',
        'at.lead',
        'at.level',
        'at.pirates',
        'at.place',
        'at.produce',
        'at.reserve',
        'at.sell',
        'at.site',
        'at.sponsor',
        'at.statue',
        'at.target',
        'at.tile',
        'at.unload',
      ],
    },
  );

  test('the chance of Pirates! is that of the cards that nobody has seen', () => {
    for (const { state, before } of open) {
      const open = before.public;
      const pirates = 4 - (open.discard.pirates ?? 0);
      let none = 1;
      for (let k = 0; k < open.seats.length; k++) {
        none *= Math.max(0, open.drawDeck - k - pirates) / Math.max(1, open.drawDeck - k);
      }
      if (open.drawDeck >= open.seats.length) expect(pirateChance(open)).toBeCloseTo(1 - none);
      expect(pirateChance(open)).toBeLessThanOrEqual(1);
      expect(game.isFinished(state)).toBe(false);
    }
  });

  const at = (given: JsonObject): Stake[] => {
    const state = game.position({ ...given });
    return stakes(game.view(state, 'public', infos(3)) as View);
  };
  const find = (list: readonly Stake[], reason: string) =>
    list.find((stake) => stake.reason === reason);
  const seat = (ducats: number, more: JsonObject = {}): JsonObject => ({
    ducats,
    hand: {},
    ...more,
  });
  const SPONSOR = { phase: 'sponsor', action: 'sponsor', turn: 9, lead: 0, decider: [0] };
  const statueOf = (statues: string[]): JsonObject => ({ statues });
  const at6 = (sites: string[]): JsonObject =>
    Object.fromEntries(
      sites.map((site, k) => [site, { business: k % 2 ? 'canvaser' : 'draper', owner: k % 3 }]),
    );

  test('a place beside a statue that two may pay for, and one gets', () => {
    const seats = [seat(9), seat(9), seat(1)];
    const beside = at({ ...SPONSOR, seats, ...statueOf(['BART']), sites: at6(['B17', 'B18']) });
    const found = find(beside, 'at.site');
    expect(found).toMatchObject({ importance: 3, place: 'B19', seat: 0 });
    expect(found?.text).toContain('Anna and Bruno may be able to pay');
    const free = at({ ...SPONSOR, seats, ...statueOf(['BART']), sites: at6(['B17']) });
    expect(find(free, 'at.site')).toBeUndefined();
    const poor = at({
      ...SPONSOR,
      seats: [seat(9), seat(1), seat(1)],
      ...statueOf(['BART']),
      sites: at6(['B17', 'B18']),
    });
    expect(find(poor, 'at.site')).toBeUndefined();
  });

  test('the last tile of a kind', () => {
    const seats = [seat(9), seat(9), seat(9)];
    const found = find(at({ ...SPONSOR, seats, sites: {} }), 'at.tile');
    // There is only one tailor from the beginning.
    expect(found?.text).toBe('Only one tailor is left, and Anna, Bruno and Chiara may want it.');
    const gone = { B05: { business: 'tailor', owner: 1 } };
    expect(find(at({ ...SPONSOR, seats, sites: gone }), 'at.tile')).toBeUndefined();
  });

  test('the campo where the next statue pays most', () => {
    const sites = {
      B10: { business: 'draper', owner: 1 },
      B11: { business: 'draper', owner: 1 },
      B09: { business: 'canvaser', owner: 0 },
    };
    const seats = [seat(9), seat(9), seat(9)];
    expect(find(at({ ...SPONSOR, seats, sites }), 'at.statue')).toMatchObject({
      place: 'ORIO',
      seat: 1,
      importance: 2,
      text: 'A statue on Campo San Giacomo dell’Orio for 3 ducats would bring Bruno 2 points.',
    });
    const poor = find(at({ ...SPONSOR, seats: [seat(9), seat(2), seat(9)], sites }), 'at.statue');
    expect(poor).toBeUndefined();
  });

  test('somebody one action from the target, and nobody who is further away', () => {
    let near = 0;
    for (const { after } of open) {
      if (after.public.phase === 'gameOver') continue;
      const found = find(stakes(after), 'at.target');
      const able = race(after.public).runners.filter(
        (one) => one.missing > 0 && one.missing <= mostInOneAction(after.public, one.seat),
      );
      expect(found !== undefined).toBe(able.length > 0);
      if (!found) continue;
      near++;
      expect(able.map((one) => one.seat)).toContain(found.seat);
      expect(found.importance).toBe(after.public.phase === 'chooseAction' ? 3 : 2);
    }
    expect(near).toBeGreaterThan(30);
  });

  test('nobody gains more points in one action of his own than was held possible', () => {
    for (const { seat: acts, before, after } of open) {
      if (before.public.phase === 'produce') continue;
      const gained =
        (after.public.seats[acts]?.points ?? 0) - (before.public.seats[acts]?.points ?? 0);
      expect(gained).toBeLessThanOrEqual(mostInOneAction(before.public, acts));
    }
  });
});

exampleTest(game, demo, linesOf, [
  { seat: 2, text: 'Lucia raises a statue on Campo San Giacomo dell’Orio: 2 points for Lucia.' },
]);
