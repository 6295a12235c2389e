/** The camera's wishes and gestures, at any place. */

import { expect, test } from 'vitest';
import { pictureName } from '../../client/table/picture-name.ts';
import { claimPress, pressClaimed, useCamera } from '../../client/world/camera.ts';
import { scaleFor } from '../../client/world/capture.ts';
import { pairGesture } from '../../client/world/hand.ts';
import { nearestTurn, type Pose } from '../../client/world/orbit.ts';

test('a suggestion moves the overview only, and yields to any gesture of the person', () => {
  const camera = useCamera.getState;
  camera().overview();
  camera().suggest('mast');
  expect(camera().suggested).toBe('mast');
  camera().release();
  expect(camera()).toMatchObject({ mode: 'free', suggested: null });
  camera().suggest('well');
  expect(camera()).toMatchObject({ mode: 'free', suggested: null });
  camera().focus('mast');
  camera().suggest('well');
  expect(camera()).toMatchObject({ mode: 'focus', target: 'mast', suggested: null });
});

test('after pictures were taken the camera looks at what it looked at before', () => {
  const camera = useCamera.getState;
  camera().focus('mast');
  camera().setPhoto(true);
  camera().release();
  camera().suggest('well');
  expect(camera()).toMatchObject({ mode: 'free', suggested: null, photo: true });
  camera().setPhoto(false);
  expect(camera()).toMatchObject({ mode: 'focus', target: 'mast', photo: false });
  camera().overview();
});

test('two fingers: apart is closer, round is a turn, together is a slide', () => {
  const pair = [
    { x: 100, y: 100 },
    { x: 200, y: 100 },
  ] as const;
  const wider = pairGesture(pair, [
    { x: 50, y: 100 },
    { x: 250, y: 100 },
  ]);
  expect(wider).toMatchObject({ zoom: 0.5, twist: 0, dx: 0, dy: 0 });
  const round = pairGesture(pair, [
    { x: 150, y: 50 },
    { x: 150, y: 150 },
  ]);
  expect(round.twist).toBeCloseTo(Math.PI / 2, 6);
  expect(round.zoom).toBeCloseTo(1, 6);
  const slid = pairGesture(pair, [
    { x: 110, y: 130 },
    { x: 210, y: 130 },
  ]);
  expect(slid).toMatchObject({ zoom: 1, dx: 10, dy: 30 });
  // Round past the seam of the angle, and fingers at the same point: no sudden spin.
  const seam = pairGesture(
    [
      { x: 200, y: 101 },
      { x: 100, y: 100 },
    ],
    [
      { x: 200, y: 99 },
      { x: 100, y: 100 },
    ],
  );
  expect(Math.abs(seam.twist)).toBeLessThan(0.05);
  expect(pairGesture([pair[0], pair[0]], pair)).toMatchObject({ zoom: 1, twist: 0 });
});

test('a flight goes the short way round', () => {
  const from = { x: 0, y: 0, z: 0, yaw: 0.4, pitch: 0.8, distance: 150 };
  const goal: Pose = { ...from, yaw: from.yaw + Math.PI * 2 * 3 + 0.2 };
  nearestTurn(goal, from);
  expect(goal.yaw - from.yaw).toBeCloseTo(0.2, 9);
});

test('a press that the board took is not for the camera as well', () => {
  claimPress(1000);
  expect(pressClaimed(1400)).toBe(true);
  expect(pressClaimed(2000)).toBe(false);
});

test('files of pictures say what and when; their size is one that graphics cards take', () => {
  const when = new Date(2026, 10, 21, 9, 5, 7);
  const name = pictureName('Città d’acqua: Term 2/4', when);
  expect(name).toBe('laguna-citta-d-acqua-term-2-4-2026-11-21-09-05-07.png');
  expect(pictureName('', when)).toBe('laguna-2026-11-21-09-05-07.png');
  expect(scaleFor({ width: 1366, height: 768 }, 2)).toBe(2);
  expect(3840 * scaleFor({ width: 3840, height: 2160 }, 2)).toBeLessThanOrEqual(4096);
});
