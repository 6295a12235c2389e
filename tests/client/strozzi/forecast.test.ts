/** The forecast of a choice comes true when it is made. */

import { describe, expect, test } from 'vitest';
import { arrivals, moneyIfEnded, patronages } from '../../../client/games/strozzi/forecast.ts';
import { positionOf } from '../../../client/games/strozzi/position.ts';
import { consequenceLine } from '../../../client/games/strozzi/strings/actions.ts';
import type { JsonObject } from '../../../engine/core/contract.ts';
import { strozzi as game } from '../../../engine/games/strozzi/index.ts';
import type { StEvent } from '../../../engine/games/strozzi/types.ts';
import { all, infos } from './matches.ts';

const steps = all(null);
type Of<T extends StEvent['type']> = Extract<StEvent, { type: T }>;
const found = <T extends StEvent['type']>(events: readonly unknown[], type: T): Of<T>[] =>
  (events as readonly StEvent[]).filter((event): event is Of<T> => event.type === type);

describe('whole matches', () => {
  test('a ship berths where it was said, climbs as far, loses as much', () => {
    let placed = 0;
    for (const { before, seat, action, events } of steps) {
      if (action.type !== 'place') continue;
      placed++;
      const position = positionOf(before);
      const said = position
        ? arrivals(position.state, seat).find(({ port }) => port === action.port)
        : undefined;
      const [came] = found(events, 'shipPlaced');
      const climbs = found(events, 'advanced').filter((one) => one.seat === seat);
      const of = (because: string) => climbs.find((one) => one.because === because);
      expect(said).toMatchObject({ place: came?.place, speed: came?.effectiveValue });
      expect(said?.lost).toEqual(came?.lost);
      for (const [climb, event] of [
        [said?.climb, of('cargo')],
        [said?.scrolls, of('scrolls')],
      ] as const) {
        if (!event) expect(climb).toBeNull();
        else expect(climb).toMatchObject({ from: event.from, to: event.to, rank: event.rank });
      }
      const queue = before.public.ports[action.port].slice(came?.place);
      expect(said?.pushes).toEqual(queue.map(({ owner }) => owner));
    }
    expect(placed).toBeGreaterThan(150);
  });

  test('the flags of a claim make the difference that they will make', () => {
    let seen = 0;
    for (const [k, { before, seat, action, events, state }] of steps.entries()) {
      if (action.type !== 'claim' || action.flag !== 'pirate') continue;
      const next = steps[k + 1];
      if (next?.action.type !== 'place' || found(events, 'shipPlaced').length > 0) continue;
      seen++;
      const position = positionOf(before);
      const later = positionOf(next.before);
      if (!position || !later) throw new Error('Whoever decides has a position.');
      expect(arrivals(position.state, seat, 'pirate')).toEqual(arrivals(later.state, seat));
      // The possible position of a seat does not change its forecast.
      expect(arrivals(position.state, seat, 'ware')).toEqual(arrivals(state, seat, 'ware'));
    }
    expect(seen).toBeGreaterThan(20);
  });

  test('a tile counts as was said', () => {
    let taken = 0;
    for (const { before, seat, action, events } of steps) {
      if (action.type !== 'takeTile') continue;
      taken++;
      const position = positionOf(before);
      const said = position
        ? patronages(position.state, seat).find(({ tile }) => tile === action.tile)
        : undefined;
      const climb = found(events, 'advanced').find(({ because }) => because === 'tile');
      if (!climb) expect(said?.climb).toBeNull();
      else expect(said?.climb).toMatchObject({ to: climb.to, rank: climb.rank, city: climb.city });
      expect(said?.sum).toBeGreaterThan(0);
    }
    expect(taken).toBeGreaterThan(50);
  });

  test('as if it ended now: at the end that is what everybody has', () => {
    for (const { after } of steps) {
      if (after.public.phase !== 'gameOver') continue;
      const state = game.fromView(after, { below: () => 0 } as never);
      expect(moneyIfEnded(state)).toEqual(after.public.seats.map(({ money }) => money));
    }
  });
});

const ship = (card: string, owner: number, flag: string, effectiveValue: number): JsonObject => ({
  card,
  owner,
  flag,
  effectiveValue,
});

describe('an example', () => {
  const given: JsonObject = {
    round: 3,
    phase: 'place',
    drawer: 0,
    decider: [0],
    seats: [{}, {}, {}, {}],
    ports: {
      venice: [ship('S7a', 1, 'ware', 7), ship('S6a', 2, 'ware', 6)],
      rome: [ship('S8a', 2, 'plusOne', 9), ship('S7c', 1, 'plusOne', 8), ship('S6c', 3, 'ware', 6)],
      naples: [ship('S1d', 0, 'ware', 1)],
    },
    tracks: {
      venice: [[1, 2, 3], [], [], [], [], [], [], [0]],
      rome: [[0, 1, 2], [], [], [3]],
      naples: [[1, 2, 3, 0]],
      florence: [[0, 1, 2, 3]],
    },
    current: { card: 'S6d', claim: { seat: 0, flag: 'plusOne' } },
    promoDisplay: ['art-2-1', 'science-1-gold-1', 'architecture-1-cloth-2'],
  };
  const view = game.view(game.position(given), 0, infos(4));
  const position = positionOf(view);
  if (!position) throw new Error('A seat has a position.');

  test('Venice: behind the ship that came earlier; a step into the gilded ones', () => {
    const [venice] = arrivals(position.state, 0);
    expect(venice).toMatchObject({
      port: 'venice',
      speed: 7,
      place: 1,
      prize: 10,
      pushes: [2],
      topped: false,
      tile: true,
      climb: { city: 'venice', from: 7, to: 8, rank: 0, bonus: 5 },
      scrolls: null,
      lost: { cloth: 1, grain: 1 },
      gain: 15,
    });
    expect(consequenceLine(position, { type: 'place', port: 'venice' })).toBe(
      'second in the harbour: 10 ducats, ahead of Chiara, Venice 7 → 8, first, +5 ducats a round from this step, lost: 1 bale of cloth and 1 jar of grain, plus a tile from the loggia, 15 more ducats if the round ended now',
    );
  });

  test('Rome: third, and from the quay into the second place', () => {
    const rome = arrivals(position.state, 0)[1];
    expect(rome).toMatchObject({ port: 'rome', place: 2, prize: 5, pushes: [3], gain: 5 + 10 });
    expect(rome?.climb).toEqual({ city: 'rome', from: 0, to: 1, rank: 1, bonus: 0 });
  });

  test('if the house has a ship, there is no forecast', () => {
    expect(arrivals(position.state, 0).map(({ port }) => port)).toEqual(['venice', 'rome']);
  });

  test('a tile: the sum, the place, the prize at the end, the step', () => {
    const promo = game.position({
      ...given,
      phase: 'promo',
      decider: [0],
      ports: { ...(given.ports as JsonObject), venice: [ship('S6d', 0, 'plusOne', 7)] },
      seats: [{ tiles: ['art-1-gold-1'] }, { tiles: ['art-2-2'] }, { tiles: ['science-2-1'] }, {}],
    });
    const [art, science, dome] = patronages(promo, 0);
    expect(art).toMatchObject({ sum: 3, rank: 0, prize: 30, climb: null, gain: 10 });
    expect(science).toMatchObject({ sum: 1, rank: 1, prize: 20 });
    expect(science?.climb).toEqual({ city: 'venice', from: 7, to: 8, rank: 0, bonus: 5 });
    expect(science?.gain).toBe(25);
    expect(dome?.climb).toMatchObject({ city: 'naples', to: 1, rank: 0 });
    expect(dome?.gain).toBe(30 + 15);
    expect(arrivals(promo, 0)).toEqual([]);
  });
});
