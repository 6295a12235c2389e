/** The film of every game: the same frames for the same seed, nothing from below, and an end. */

import { describe, expect, test } from 'vitest';
import type { Staged } from '../../client/pages/stage/stage.ts';
import { tables } from '../guest/client/registries/client.ts';
import { games } from '../guest/registry.ts';
import { spotAt, toldAt } from './film/camera.ts';
import { beatsOf, directionOf, type Play, play } from './film/playing.ts';
import { type FilmScene, screenplay } from './film/screenplay.ts';

const SECONDS = 60;
const FPS = 24;
/** Length of an event here; on the stage it is that of its staging. */
const EACH = 0.8;

/** Every event after the one before it. */
const stagedEvenly = ({ steps }: Play): Staged[] =>
  steps.map(({ events }) => ({
    marks: events.map((event, k) => ({ at: k * EACH, until: (k + 1) * EACH, event })),
    lasts: events.length * EACH,
  }));

async function filmOf(id: string, seed: string) {
  const [game, client] = [games[id], await tables[id]?.()];
  if (!game || !client) throw new Error(`There is no game ${id}`);
  const direction = await directionOf(client);
  const match = play(game, seed, 'random');
  const beats = beatsOf(match, stagedEvenly(match), direction, client.scenery);
  const { sight } = direction;
  return { match, beats, sight, film: screenplay(beats, sight, SECONDS, FPS) };
}

const kept = new Map<string, ReturnType<typeof filmOf>>();
function filmed(id: string): ReturnType<typeof filmOf> {
  const film = kept.get(id) ?? filmOf(id, '1');
  kept.set(id, film);
  return film;
}

const cutsIn = ({ shots }: FilmScene): number[] =>
  shots.filter(({ move }) => move === 'cut').map(({ at }) => at);

describe.each(Object.keys(tables))('the film of %s', (id) => {
  test('is the same for the same seed, and another one for another', async () => {
    const { film } = await filmed(id);
    expect((await filmOf(id, '1')).film).toEqual(film);
    expect((await filmOf(id, '2')).film).not.toEqual(film);
  });

  test('has scenes that follow one another without a gap, by the hours of the day', async () => {
    const { film } = await filmed(id);
    let next = 0;
    for (const { firstFrame, frames } of film.scenes) {
      expect(firstFrame).toBe(next);
      expect(frames).toBeGreaterThan(FPS);
      next += frames;
    }
    expect(next).toBe(SECONDS * FPS);
    const lights = film.scenes.map(({ light }) => light);
    expect(film.scenes.length).toBeGreaterThan(2);
    expect(lights).toEqual([...lights].sort((a, b) => a - b));
  });

  test('goes on with the match in every scene, within its time', async () => {
    const { film, beats, match } = await filmed(id);
    expect(beats).toHaveLength(match.steps.length);
    for (const { done, cues, frames } of film.scenes) {
      const seen = cues.map(({ beat }) => beat);
      expect(seen).toEqual(beats.slice(done, done + seen.length));
      expect(seen.length).toBeGreaterThan(0);
      // Nobody acts before the earlier event has been staged.
      for (const [k, { at, beat }] of cues.entries()) {
        expect(at).toBeLessThan(frames / FPS);
        const after = cues[k + 1];
        if (after) expect(after.at).toBeGreaterThanOrEqual(at + beat.lasts - 1e-9);
      }
    }
  });

  test('chooses what matters: its scenes show more than the match does on average', async () => {
    const { film, beats } = await filmed(id);
    const mean = (some: typeof beats): number =>
      some.reduce((sum, { interest }) => sum + interest, 0) / some.length;
    const shown = film.scenes.flatMap(({ cues }) => cues.map(({ beat }) => beat));
    expect(mean(shown)).toBeGreaterThan(mean(beats));
  });

  test('ends with the end of the match, and shows it in the last scene only', async () => {
    const { film, beats, sight } = await filmed(id);
    const ends = film.scenes.map(({ cues }) => cues.some(({ beat }) => beat === beats.at(-1)));
    expect(ends).toEqual(film.scenes.map((_, k) => k === film.scenes.length - 1));
    expect(film.cut).toBe(0);
    const short = screenplay(beats, sight, 20, FPS);
    expect(short.scenes.at(-1)?.cues.some(({ beat }) => beat === beats.at(-1))).toBe(true);
  });

  test('the camera jumps only where the director cuts, and never looks from below', async () => {
    const { film, sight } = await filmed(id);
    for (const scene of film.scenes) {
      const cuts = cutsIn(scene);
      for (let frame = 1; frame < scene.frames; frame++) {
        const [from, to] = [(frame - 1) / FPS, frame / FPS];
        if (cuts.some((at) => at > from && at <= to)) continue;
        const a = spotAt(scene, from, sight, 16 / 9);
        const b = spotAt(scene, to, sight, 16 / 9);
        // In the measure of how far off it is: a glide over a large place is quicker.
        const scale = Math.max(1, b.distance / 100);
        expect(Math.hypot(a.x - b.x, a.z - b.z)).toBeLessThan(4 * scale);
        expect(Math.abs(a.distance - b.distance)).toBeLessThan(6 * scale);
        expect(b.pitch).toBeGreaterThan(0.3);
      }
    }
  });

  test('begins every scene with the whole, and sentences come and go without a jerk', async () => {
    const { film } = await filmed(id);
    for (const scene of film.scenes) {
      expect(scene.shots[0]?.size).toBe('wide');
      expect(scene.lines.length).toBeGreaterThan(0);
      let before = 0;
      for (let frame = 0; frame < scene.frames; frame++) {
        const shown = toldAt(scene, frame / FPS)?.shown ?? 0;
        expect(shown).toBeGreaterThanOrEqual(0);
        expect(shown - before).toBeLessThan(0.25);
        before = shown;
      }
    }
  });
});
