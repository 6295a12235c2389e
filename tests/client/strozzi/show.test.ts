/** Director and overlay of whole matches: places, weights, sentences, stakes. */

import { PerspectiveCamera, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { finishOf } from '../../../client/games/strozzi/director/scene.ts';
import { sight } from '../../../client/games/strozzi/director/sights.ts';
import { stakes } from '../../../client/games/strozzi/director/stakes.ts';
import { paidBy } from '../../../client/games/strozzi/events/cities.ts';
import { camera, siteOf, voice } from '../../../client/games/strozzi/events/index.ts';
import { patronsOf } from '../../../client/games/strozzi/facts.ts';
import { demo } from '../../../client/games/strozzi/overlay/demo.ts';
import { APPROACH } from '../../../client/games/strozzi/scenery/landmarks.ts';
import { houseId, wayId } from '../../../client/games/strozzi/sites.ts';
import { FIELD_OF_VIEW } from '../../../client/world/framing.ts';
import type { Game, JsonObject } from '../../../engine/core/contract.ts';
import { CATEGORIES, CITIES } from '../../../engine/games/strozzi/data.ts';
import { strozzi as game } from '../../../engine/games/strozzi/index.ts';
import type { StEvent, View } from '../../../engine/games/strozzi/types.ts';
import { exampleTest, marksOf, momentTest, secretTest, showOf, stakesTest } from '../shows.ts';
import { all, infos, played, WRONG } from './matches.ts';

const PARTS = { voice, camera, stakes };
const { linesOf, momentsOf } = showOf(PARTS);

const PLACES = [
  'approach',
  'headland',
  'islet',
  'ship',
  'naples',
  'rome',
  'venice',
  'loggia',
  ...CITIES.map(wayId),
  ...[3, 4, 5, 6].flatMap((seats) =>
    Array.from({ length: seats }, (_, seat) => houseId(seat, seats)),
  ),
];

const open = all('public', { openMoney: true });
const closed = all('public', {});
const WHOLE = { steps: open, places: PLACES, wrong: WRONG };

test('a view of an incoming ship has it in the picture, however late', () => {
  for (const aspect of [16 / 9, 4 / 3, 390 / 844]) {
    const frame = sight('approach', 'medium', aspect);
    const eye = new PerspectiveCamera(FIELD_OF_VIEW * (180 / Math.PI), aspect, 1, 1000);
    const level = frame.distance * Math.cos(frame.pitch);
    eye.position.set(
      frame.x + level * Math.sin(frame.yaw),
      frame.y + frame.distance * Math.sin(frame.pitch),
      frame.z + level * Math.cos(frame.yaw),
    );
    eye.lookAt(frame.x, frame.y, frame.z);
    eye.updateMatrixWorld();
    // From the point at which it appears behind the lighthouse, mast and all.
    for (const { x, z } of APPROACH.slice(2)) {
      for (const y of [0, 16]) {
        const at = new Vector3(x, y, z).project(eye);
        expect(Math.max(Math.abs(at.x), Math.abs(at.y)), `${aspect}: ${x}, ${y}`).toBeLessThan(1);
      }
    }
  }
});

describe('moments', () => {
  momentTest(PARTS, WHOLE);

  test('a pirate who tears down a flag is not to be missed, and who was robbed is seen after it', () => {
    let torn = 0;
    for (const step of open) {
      const robbed = step.events.find(({ type }) => type === 'flagReturned');
      const list = momentsOf(step);
      const stroke = list.find(({ reason }) => reason === 'claimed');
      if (!robbed) {
        if (stroke) expect(stroke.importance).toBe(2);
        continue;
      }
      torn++;
      expect(stroke).toMatchObject({ place: 'ship', size: 'close', importance: 3 });
      const last = list.at(-1);
      expect(last).toMatchObject({
        reaction: true,
        place: houseId(Number(robbed.seat), step.after.public.seats.length),
      });
      expect(last?.at).toBeGreaterThan(marksOf(step).at(-1)?.until ?? 0);
    }
    expect(torn).toBeGreaterThan(30);
  });

  test('photo finishes: level with who came earlier, or ahead by the flag alone', () => {
    const seen = new Set<string>();
    for (const step of open) {
      for (const event of step.events as readonly unknown[] as readonly StEvent[]) {
        if (event.type !== 'shipPlaced') continue;
        const finish = finishOf(event, step.before.public);
        const moment = momentsOf(step).find(({ reason }) => reason === 'shipPlaced');
        expect(moment?.importance).toBe(finish ? 3 : 2);
        const queue = step.before.public.ports[event.port];
        if (finish?.is === 'behind') {
          expect(queue[event.place - 1]).toMatchObject({
            owner: finish.other,
            effectiveValue: event.effectiveValue,
          });
        } else if (finish) {
          expect(event.flag).toBe('plusOne');
          expect(queue[event.place]?.effectiveValue).toBe(event.effectiveValue - 1);
        }
        if (finish) seen.add(finish.is);
      }
    }
    expect([...seen].sort()).toEqual(['ahead', 'behind']);
  });
});

describe('sentences', () => {
  const last = open.filter(({ after }) => after.public.phase === 'gameOver');

  test('the winner by name and by how much; closed chests are open by then', () => {
    for (const step of [...last, ...closed.filter(({ after }) => after.public.result)]) {
      const text = linesOf(step).at(-1)?.text ?? '';
      const { result, seats } = step.after.public;
      const [winner = -1] = result?.winners ?? [];
      const money = seats.map((seat) => seat.money ?? -1).sort((a, b) => b - a);
      const [most = 0, next = 0] = money;
      expect(text).toContain(`${seats[winner]?.name} wins with ${most} ducats`);
      expect(text).toContain(most === next ? 'ahead in Florence' : `${most - next} ahead of`);
    }
    expect(last).toHaveLength(8);
  });

  test('what a city pays is told by house, the most first, and is all of it', () => {
    for (const { events } of last) {
      for (const event of events as readonly unknown[] as readonly StEvent[]) {
        if (event.type !== 'cityScored') continue;
        const paid = paidBy(event);
        const all = [...event.ships, ...event.track, ...event.bonus];
        const sum = (list: readonly { amount: number }[]) =>
          list.reduce((total, { amount }) => total + amount, 0);
        expect(sum(paid)).toBe(sum(all));
        expect(new Set(paid.map(({ seat }) => seat)).size).toBe(paid.length);
        expect(paid.map(({ amount }) => amount)).toEqual(
          paid.map(({ amount }) => amount).sort((a, b) => b - a),
        );
      }
    }
  });

  secretTest(PARTS, (viewer) => played(4, 12, viewer, {}));

  test('while chests are closed nobody is said to lead', () => {
    for (const step of closed) {
      const money = step.after.public.seats.some((seat) => seat.money !== null);
      expect(money).toBe(step.after.public.phase === 'gameOver');
      expect(stakes(step.after).every(({ reason }) => reason !== 'at.lead')).toBe(true);
    }
  });

  const place = (port: JsonObject[], flag: string, card = 'S6a'): string | null => {
    const state = game.position({
      round: 1,
      phase: 'place',
      drawer: 0,
      decider: [0],
      seats: [{}, {}, {}],
      ports: { venice: port },
      current: { card, claim: { seat: 0, flag } },
    });
    const before = game.view(state, 'public', infos(3));
    const events: StEvent[] = [];
    const sink = { emit: ({ event }: { event: unknown }) => events.push(event as StEvent) };
    const code = game.encode(state, 0, { type: 'place', port: 'venice' });
    game.apply(state, 0, code, { below: () => 0 } as never, sink as never);
    const scene = voice.scene(events, before, game.view(state, 'public', infos(3)));
    const placed = scene.find('shipPlaced');
    return placed && voice.sentence(placed, scene, (seat) => infos(3)[seat]?.name ?? '');
  };
  const rival = (card: string, effectiveValue: number, flag = 'ware'): JsonObject => ({
    card,
    owner: 1,
    flag,
    effectiveValue,
  });

  test('of a berth what matters most: a finish, the lead, who is pushed, what is lost', () => {
    expect(place([rival('S7a', 7)], 'plusOne')).toBe(
      'Anna berths in Venice at speed 7, second in the harbour, right behind Bruno, who got there first with the same speed.',
    );
    expect(place([rival('S6b', 6)], 'plusOne')).toBe(
      'Anna berths in Venice at speed 7, first in the harbour, and the +1 flag wins it by a nose from Bruno.',
    );
    expect(place([rival('S1b', 1)], 'ware')).toContain(', and takes the lead in Venice.');
    expect(place([rival('S1b', 1)], 'pirate', 'S7b')).toContain(' and pushes Bruno back.');
    expect(place([], 'pirate', 'S7b')).toBe(
      'Anna berths in Venice at speed 7, first in the harbour, with 1 bale of cloth lost overboard.',
    );
  });
});

describe('stakes', () => {
  stakesTest(PARTS, WHOLE, {
    isOver: (view) => view.public.phase === 'gameOver',
    isSilent: (reason) => reason === 'at.claim',
    reasons: [
      'at.claim',
      'at.deck',
      'at.finish',
      'at.florence',
      'at.lead',
      'at.overbid',
      'at.pirates',
      'at.place',
      'at.promo',
      'at.top',
    ],
  });

  test('while pirates are asked, nothing matters more, and all of them are counted', () => {
    for (const { after } of open) {
      const { phase, current, decider, drawer, seats } = after.public;
      if (phase !== 'claim' || !current?.claim) continue;
      const [first, second] = stakes(after);
      expect(first).toMatchObject({
        reason: 'at.overbid',
        importance: 3,
        seat: current.claim.seat,
      });
      let pirates = 0;
      const n = seats.length;
      for (let p = decider[0] ?? 0; pirates === 0 || p !== drawer; p = (p + 1) % n) {
        if (seats[p]?.flagsUnused.includes('pirate')) pirates++;
      }
      expect(first?.text).toContain(
        pirates === 1 ? 'the last pirate' : `one of ${pirates} pirates`,
      );
      expect(second).toMatchObject({ reason: 'at.pirates', seat: current.claim.seat });
    }
  });
});

test('patrons of an art come in the order of the final prizes', () => {
  for (const { before, events } of open) {
    for (const event of events as readonly unknown[] as readonly StEvent[]) {
      if (event.type !== 'promotionScored') continue;
      const after = open.find((step) => step.events === events)?.after as View;
      const ahead = patronsOf(after.public, event.category).slice(0, 3);
      expect(ahead.map(({ seat }) => seat)).toEqual(event.prizes.map(({ seat }) => seat));
      expect(ahead.map(({ sum }) => sum)).toEqual(event.prizes.map(({ tiles }) => tiles));
      expect(before.public.round).toBe(3);
    }
  }
  expect(CATEGORIES).toHaveLength(3);
});

test('every site of an event is a place of the gulf', () => {
  for (const { events } of open) {
    for (const event of events) {
      const site = siteOf(event);
      if (site !== null) expect(PLACES).toContain(site);
    }
  }
});

exampleTest(
  game as unknown as Game,
  demo,
  linesOf,
  [
    {
      seat: 3,
      text: 'Alvise plays the pirate flag and takes the ship from Lucia, whose flag goes back unused.',
    },
  ],
  (view) => {
    const given = structuredClone((view as View).public) as unknown as JsonObject;
    const { shipDeck: _deck, removedCards: _removed, promoStack: _stack, ...rest } = given;
    return game.position(rest);
  },
);
