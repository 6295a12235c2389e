/** What director and overlay make of whole matches: places, weights, sentences, what is at stake. */

import { describe, expect, test } from 'vitest';
import { moments } from '../../../client/games/strozzi/director/moments.ts';
import { finishOf, patronsOf } from '../../../client/games/strozzi/director/scene.ts';
import { paidBy, sentence, voice } from '../../../client/games/strozzi/director/sentences.ts';
import { stakes } from '../../../client/games/strozzi/director/stakes.ts';
import { houseId, siteOf, wayId } from '../../../client/games/strozzi/event-sites.ts';
import { demo } from '../../../client/games/strozzi/overlay/demo.ts';
import { linesOf, quietLine } from '../../../client/games/strozzi/overlay/lines.ts';
import type { Mark } from '../../../client/table/director/direction.ts';
import type { Moment } from '../../../client/table/director/types.ts';
import type { JsonObject } from '../../../engine/core/contract.ts';
import { CATEGORIES, CITIES } from '../../../engine/games/strozzi/data.ts';
import { strozzi as game } from '../../../engine/games/strozzi/index.ts';
import type { StEvent, View } from '../../../engine/games/strozzi/types.ts';
import { all, infos, type Step, WRONG } from './matches.ts';

const PLACES = [
  ...['headland', 'islet', 'ship', 'naples', 'rome', 'venice', 'loggia'],
  ...CITIES.map(wayId),
  ...[3, 4, 5, 6].flatMap((seats) =>
    Array.from({ length: seats }, (_, seat) => houseId(seat, seats)),
  ),
];
/** A sentence of the lower third has two lines. */
const LONGEST = 190;

const open = all('public', { openMoney: true });
const closed = all('public', {});

/** Every event a second after the other. */
const marksOf = ({ events }: Step): Mark[] =>
  events.map((event, k) => ({ at: k, until: k + 0.9, event }));
const momentsOf = (step: Step): Moment[] => moments(marksOf(step), step.before, step.after);

describe('moments', () => {
  test('stand at places of the gulf, in the order of time, with a sentence or on purpose none', () => {
    for (const step of open) {
      const list = momentsOf(step);
      for (const [k, moment] of list.entries()) {
        if (moment.place !== null) expect(PLACES).toContain(moment.place);
        else expect(moment.size).toBe('wide');
        expect(moment.at).toBeGreaterThanOrEqual(list[k - 1]?.at ?? 0);
        expect(moment.until - moment.at).toBeGreaterThanOrEqual(0.8);
        if (moment.text === null) continue;
        expect(moment.text, moment.reason).not.toMatch(WRONG);
        expect(moment.text).toMatch(/^\S.*\.$/);
        expect(moment.text.length).toBeLessThan(LONGEST);
      }
    }
  });

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
            ...{ owner: finish.other, effectiveValue: event.effectiveValue },
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
      expect(text).toContain(most === next ? 'Florence decides' : `${most - next} ahead of`);
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

  test('nothing that only a seat knows is told or at stake', () => {
    for (const [k, step] of closed.entries()) {
      const money = step.after.public.seats.some((seat) => seat.money !== null);
      expect(money).toBe(step.after.public.phase === 'gameOver');
      expect(stakes(step.after).every(({ reason }) => reason !== 'at.lead')).toBe(true);
      expect(linesOf(step).length, `step ${k}`).toBeGreaterThanOrEqual(0);
    }
  });

  const place = (port: JsonObject[], flag: string, card = 'S6a'): string | null => {
    const state = game.position({
      ...{ round: 1, phase: 'place', drawer: 0, decider: [0], seats: [{}, {}, {}] },
      ...{ ports: { venice: port }, current: { card, claim: { seat: 0, flag } } },
    });
    const before = game.view(state, 'public', infos(3));
    const events: StEvent[] = [];
    const sink = { emit: ({ event }: { event: unknown }) => events.push(event as StEvent) };
    const code = game.encode(state, 0, { type: 'place', port: 'venice' });
    game.apply(state, 0, code, { below: () => 0 } as never, sink as never);
    const scene = voice.scene(events, before, game.view(state, 'public', infos(3)));
    const placed = scene.find('shipPlaced');
    return placed && sentence(placed, scene, (seat) => infos(3)[seat]?.name ?? '');
  };
  const rival = (card: string, effectiveValue: number, flag = 'ware'): JsonObject => ({
    ...{ card, owner: 1, flag, effectiveValue },
  });

  test('of a berth what matters most: a finish, the lead, who is pushed, what is lost', () => {
    expect(place([rival('S7a', 7)], 'plusOne')).toBe(
      'Anna berths in Venice with speed 7, second in the harbour, one step behind Bruno, who came earlier with the same.',
    );
    expect(place([rival('S6b', 6)], 'plusOne')).toBe(
      'Anna berths in Venice with speed 7, first in the harbour: the +1 flag wins it by a nose from Bruno.',
    );
    expect(place([rival('S1b', 1)], 'ware')).toContain(', and takes the lead in Venice.');
    expect(place([rival('S1b', 1)], 'pirate', 'S7b')).toContain(' and pushes Bruno down the mole.');
    expect(place([], 'pirate', 'S7b')).toBe(
      'Anna berths in Venice with speed 7, first in the harbour; overboard: 1 bale of cloth.',
    );
  });
});

describe('stakes', () => {
  test('in every position something is at stake, at a place, by weight; after the end nothing', () => {
    const reasons = new Set<string>();
    for (const { after } of open) {
      const list = stakes(after);
      if (after.public.phase === 'gameOver') {
        expect(list).toEqual([]);
        expect(quietLine(after)).toBeNull();
        continue;
      }
      expect(list.length).toBeGreaterThan(0);
      expect(list[0]?.seat).not.toBeUndefined();
      const told = list.find(({ text }) => text !== null);
      expect(quietLine(after)?.text).toBe(told?.text);
      for (const [k, { place, text, importance, reason }] of list.entries()) {
        reasons.add(reason);
        expect(PLACES).toContain(place);
        if (text === null) expect(reason).toBe('at.claim');
        else expect(text, reason).not.toMatch(WRONG);
        expect(text?.length ?? 0).toBeLessThan(LONGEST);
        expect(importance).toBeLessThanOrEqual(list[k - 1]?.importance ?? 3);
      }
    }
    expect([...reasons].sort()).toEqual([
      ...['at.claim', 'at.deck', 'at.finish', 'at.florence', 'at.lead'],
      ...['at.overbid', 'at.pirates', 'at.place', 'at.promo', 'at.top'],
    ]);
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

test('the example of the overlay is a match that could be', () => {
  const { moments: shown, lines } = demo();
  for (const { view } of shown) {
    const given = structuredClone((view as View).public) as unknown as JsonObject;
    const { shipDeck: _deck, removedCards: _removed, promoStack: _stack, ...rest } = given;
    const state = game.position(rest);
    expect(game.invariants(state)).toEqual([]);
    const info = (view as View).public.seats.map(({ name, color, bot }) => ({ name, color, bot }));
    expect(game.view(state, 'public', info).public).toEqual((view as View).public);
  }
  expect(lines).toEqual([
    {
      seat: 3,
      text: 'Alvise strikes as a pirate and takes the ship from Lucia, whose flag flies home.',
    },
  ]);
});
