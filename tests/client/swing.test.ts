/** A swing of the odds: its conditions, and the director's message. */

import { expect, test } from 'vitest';
import { direct } from '../../client/table/director/editor.ts';
import type { Sight } from '../../client/table/director/rules.ts';
import { momentOfSwing, SWING, Swings, swingOf } from '../../client/table/director/swing.ts';
import type { Moment, Take } from '../../client/table/director/types.ts';

test('a seat that gains enough has swung the odds, and leads if nobody has better ones', () => {
  const before = [0.5, 0.3, 0.2];
  expect(swingOf(before, [0.5 - SWING + 0.01, 0.3 + SWING - 0.01, 0.2])).toBeNull();
  expect(swingOf(before, [0.34, 0.46, 0.2])).toEqual({
    seat: 1,
    from: 0.3,
    to: 0.46,
    leads: true,
  });
  expect(swingOf([0.6, 0.3, 0.1], [0.45, 0.29, 0.26])).toMatchObject({ seat: 2, leads: false });
  // A seat that already led does not take the lead.
  expect(swingOf(before, [0.7, 0.2, 0.1])).toMatchObject({ seat: 0, leads: false });
});

test('only positions of which one has come out of the other are compared', () => {
  const swings = new Swings();
  expect(swings.hear([0.5, 0.5], 1)).toBeNull();
  expect(swings.hear([0.2, 0.8], 2)).toMatchObject({ seat: 1 });
  // The same position for other viewers.
  expect(swings.hear([0.6, 0.4], 2)).toBeNull();
  expect(swings.hear([0.4, 0.6], 3)).toMatchObject({ seat: 1, from: 0.4 });
  swings.jump();
  expect(swings.hear([0.9, 0.1], 4)).toBeNull();
  // While they are open nothing is known, and the next odds are no swing.
  expect(swings.hear(null, 5)).toBeNull();
  expect(swings.hear([0.1, 0.9], 6)).toBeNull();
});

const sight: Sight = (place) => ({
  x: place === null ? 0 : 40,
  y: 0,
  z: 0,
  yaw: 0,
  pitch: 0.8,
  distance: place === null ? 120 : 30,
});

test('the director tells it where it came about, once the sentence before has been read', () => {
  const rest = { pace: 1, waiting: 0, stakes: [] };
  const seen = { place: 'mint', size: 'medium' } as const;
  const happened: Moment = {
    ...seen,
    at: 1,
    until: 2,
    seat: 0,
    importance: 2,
    reason: 'sold',
    text: 'Ana sells three.',
  };
  /** The sentence, and the shot meanwhile. */
  const toldOf = (leads: boolean, arrives: number, wait: number) => {
    const swing = { seat: 1, from: 0.3, to: 0.45, leads };
    const takes: Take[] = [
      { ...rest, arrives: 10, lasts: 2, moments: [happened] },
      { ...rest, arrives, lasts: 0, moments: [momentOfSwing(swing, 'Ben', seen, wait)] },
    ];
    const { lines, shots } = direct(takes, sight, 30);
    expect(lines.map(({ seat, reason }) => [seat, reason])).toEqual([
      [0, 'sold'],
      [1, 'swing'],
    ]);
    const line = lines[1];
    const at = line?.at ?? 0;
    expect(at).toBeGreaterThanOrEqual(arrives + wait);
    return [line?.text, shots.findLast((shot) => shot.at <= at)?.place];
  };
  // The camera is still at its cause.
  expect(toldOf(false, 15, 2)).toEqual([
    'The odds swing towards Ben: 30 % before, 45 % now.',
    'mint',
  ]);
  // The match has gone on meanwhile: the sentence returns for another favourite.
  expect(toldOf(true, 20, 1)).toEqual(['Ben has the best odds now: 45 %, up from 30 %.', 'mint']);
  const swing = { seat: 1, from: 0.3, to: 0.45, leads: false };
  expect(momentOfSwing(swing, 'Ben', null, 0)).toMatchObject({ place: null, size: 'wide' });
});
