/** The film: the same frames for the same seed, the camera above the water, and an end. */

import { expect, test } from 'vitest';
import { spotAt, toldAt } from './film/camera.ts';
import { play } from './film/playing.ts';
import { screenplay } from './film/screenplay.ts';

const PLAY = play('1', 'random');
const SECONDS = 60;
const FPS = 24;
const FILM = screenplay(PLAY, SECONDS, FPS);

test('the same seed gives the same screenplay, another one another', () => {
  expect(screenplay(play('1', 'random'), SECONDS, FPS)).toEqual(FILM);
  expect(screenplay(play('2', 'random'), SECONDS, FPS)).not.toEqual(FILM);
});

test('its scenes follow one another without a gap and fill the film', () => {
  let next = 0;
  for (const { firstFrame, frames } of FILM.scenes) {
    expect(firstFrame).toBe(next);
    next += frames;
  }
  expect(next).toBe(SECONDS * FPS);
  expect(FILM.scenes.map(({ light }) => light)).toEqual([0, 1, 2, 3, 3]);
});

test('every scene goes on with the match from where it begins, within its time', () => {
  for (const { before, cues, frames } of FILM.scenes) {
    expect(before).toEqual(PLAY.beats.slice(0, before.length));
    const done = cues.map(({ beat }) => beat);
    expect(done).toEqual(PLAY.beats.slice(before.length, before.length + done.length));
    expect(done.length).toBeGreaterThan(0);
    // Nobody acts before what came before has been staged.
    for (const [k, { at, beat }] of cues.entries()) {
      expect(at).toBeLessThan(frames / FPS);
      const next = cues[k + 1];
      if (next) expect(next.at).toBeGreaterThanOrEqual(at + beat.lasts - 1e-9);
    }
  }
});

test('the match ends in the last scene, and only there', () => {
  const ends = FILM.scenes.map(({ cues }) => cues.some(({ beat }) => beat === PLAY.beats.at(-1)));
  expect(ends).toEqual([false, false, false, false, true]);
});

test('the camera jumps only where the director cuts, and never looks from below', () => {
  for (const scene of FILM.scenes) {
    const cuts = scene.shots.filter(({ move }) => move === 'cut').map(({ at }) => at);
    for (let frame = 1; frame < scene.frames; frame++) {
      const [from, to] = [(frame - 1) / FPS, frame / FPS];
      if (cuts.some((at) => at > from && at <= to)) continue;
      const [a, b] = [from, to].map((t) => spotAt(scene, t, 16 / 9));
      if (!a || !b) throw new Error('There is no camera');
      expect(Math.hypot(a.x - b.x, a.z - b.z)).toBeLessThan(4);
      expect(Math.abs(a.distance - b.distance)).toBeLessThan(6);
      expect(b.pitch).toBeGreaterThan(0.3);
    }
  }
});

test('every scene begins with the whole city, and sentences come and go without a jerk', () => {
  for (const scene of FILM.scenes) {
    expect(scene.shots[0]?.size).toBe('wide');
    expect(scene.lines.length).toBeGreaterThan(0);
    let before = 0;
    for (let frame = 0; frame < scene.frames; frame++) {
      const told = toldAt(scene, frame / FPS);
      const shown = told?.shown ?? 0;
      expect(shown).toBeGreaterThanOrEqual(0);
      expect(shown - before).toBeLessThan(0.25);
      before = shown;
    }
  }
});
