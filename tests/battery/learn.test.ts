/**
 * Lessons: every scene gives its stated result, every open action leads on, and a player with only
 * the scenes' knowledge beats random players.
 */

import { describe, expect, test } from 'vitest';
import { ask, firstToAct, namesFor } from '../../engine/cli/simulate/ask.ts';
import { SeededChance } from '../../engine/core/chance.ts';
import type { ActionBase } from '../../engine/core/contract.ts';
import { factsShown, type Lesson, type Scene, textsOf } from '../../engine/learn/lesson.ts';
import { newcomer } from '../../engine/learn/newcomer.ts';
import { SceneRun, solveScene } from '../../engine/learn/scene-run.ts';
import { searchings } from '../../engine/registry.ts';
import { learnings } from '../../engine/registry-learning.ts';
import { ALL, inTurn, SEED, several } from '../scope.ts';
import { gameById } from './games.ts';

/** Least share of matches in which the learner is ahead of a random player. */
const AHEAD = 0.7;

const lessons = await Promise.all(
  Object.entries(learnings).map(async ([id, load]) => ({ id, lesson: await load() })),
);
const scenes = lessons.flatMap(({ lesson }) =>
  lesson.scenes.map((scene) => ({ name: `${lesson.game} ${scene.id}`, lesson, scene })),
);

function opened({ lesson, scene }: { lesson: Lesson; scene: Scene }): SceneRun {
  const { seats } = scene.given;
  const count = Array.isArray(seats) ? seats.length : gameById(lesson.game).seats.min;
  return new SceneRun(gameById(lesson.game), lesson, scene, namesFor(count));
}

test.each(lessons)(
  '$id: a lesson of six to ten scenes, each with its own name',
  ({ id, lesson }) => {
    expect(lesson.game).toBe(id);
    const ids = lesson.scenes.map((scene) => scene.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(6);
    expect(ids.length).toBeLessThanOrEqual(10);
    expect(lesson.enough).toBeLessThan(ids.length);
    const groups = new Set(searchings[id].features.map(({ group }) => group));
    expect([...factsShown(lesson.scenes)].filter((fact) => !groups.has(fact))).toEqual([]);
  },
);

describe.each(scenes)('$name', (about) => {
  const { scene, lesson } = about;

  test('comes out by its own instructions, and all that is scripted is said', () => {
    const run = opened(about);
    expect(() => solveScene(run)).not.toThrow();
    expect(run.unsaid).toEqual([]);
    expect(run.isLast).toBe(true);
  });

  test('teaches rules that there are, and ends with a sentence on what came of it', () => {
    const known = new Set(gameById(lesson.game).rules.map(({ id }) => id));
    const open = scene.steps.flatMap(({ task }) => task?.open.map(({ rule }) => rule) ?? []);
    expect([...scene.rules, ...open].filter((rule) => !known.has(rule))).toEqual([]);
    expect(scene.rules.length).toBeGreaterThan(0);
    expect(scene.steps.at(-1)?.task).toBeUndefined();
    expect(new Set(textsOf(scene)).size).toBe(textsOf(scene).length);
  });

  test('what it leaves open leads on or has its sentence; anything else changes nothing', () => {
    const run = opened(about);
    for (;;) {
      const { task, say } = run.step;
      if (task) {
        expect(run.progress, say).toBe('open');
        for (const path of pathsFrom(run)) {
          const end = walked(about, run.index, path);
          if (end.progress === 'missed') expect(task.missed, `${say} ${path}`).toBeDefined();
          else expect(end.progress, `${say} ${path}`).toBe('done');
        }
        refusesOthers(run);
        for (const action of task.solve) run.act(action);
      }
      if (run.next() === null) break;
    }
  });
});

/** The listed actions of the person that the step leaves open. */
const openTo = (run: SceneRun): ActionBase[] =>
  run.match.legal(run.seat).filter((action) => run.openAs(action) !== null);

/** Every way through the task of the step, as JSON of its actions. */
function pathsFrom(run: SceneRun, before: readonly ActionBase[] = []): string[] {
  const { scene, game } = run;
  const lesson = lessons.find(({ id }) => id === game.id)?.lesson;
  if (!lesson) return [];
  const here = walked({ lesson, scene }, run.index, JSON.stringify(before));
  if (here.progress !== 'open') return [JSON.stringify(before)];
  return openTo(here).flatMap((action) => pathsFrom(run, [...before, action]));
}

/** The scene at a step, after these actions there. */
function walked(about: { lesson: Lesson; scene: Scene }, step: number, path: string): SceneRun {
  const run = opened(about);
  while (run.index < step) {
    for (const action of run.step.task?.solve ?? []) run.act(action);
    run.next();
  }
  for (const action of JSON.parse(path) as ActionBase[]) run.act(action);
  return run;
}

function refusesOthers(run: SceneRun): void {
  const before = run.match.state.slice();
  for (const action of run.match.legal(run.seat)) {
    if (run.openAs(action)) continue;
    expect(run.step.task?.refused, run.step.say).toBeDefined();
    expect(run.act(action)).toEqual({ ok: false, refusal: null });
  }
  expect(run.match.state).toEqual(before);
  expect(run.progress).toBe('open');
}

test('back and again undo what was done in a step, and nothing before', () => {
  const [about] = scenes;
  const run = opened(about);
  while (!run.step.task) run.next();
  const task = run.index;
  const before = run.match.view(run.seat);
  for (const action of run.step.task.solve) run.act(action);
  expect(run.match.view(run.seat)).not.toEqual(before);
  run.again();
  expect(run.match.view(run.seat)).toEqual(before);
  for (const action of run.step.task.solve) run.act(action);
  run.next();
  run.back();
  expect(run.index).toBe(task);
  expect(run.match.view(run.seat)).toEqual(before);
  expect(run.progress).toBe('open');
});

/** Matches of a player who has seen these scenes against random ones, at all seats in turn. */
function ahead(lesson: Lesson, seen: readonly Scene[]): number {
  const game = gameById(lesson.game);
  // A slow thinker plays fewer matches when only a sample is played.
  const matches = several(lesson.thoughts ? 12 : 16, 1000);
  const seats = Math.max(game.seats.min, Math.min(3, game.seats.max));
  const infos = namesFor(seats);
  const pupil = newcomer(game, searchings[game.id], seen, lesson.thoughts);
  const options = game.options(game.botsOnly ?? {}, seats);
  let won = 0;
  for (let k = 0; k < matches; k++) {
    const chance = new SeededChance(`learn ${SEED} ${k}`);
    const thoughts = new SeededChance(`learn ${SEED} ${k} thoughts`);
    const own = k % seats;
    const bots = infos.map((_, seat) => (seat === own ? pupil : game.bots.random()));
    const state = game.setup(seats, options, chance);
    for (let mask = game.deciders(state); mask !== 0; mask = game.deciders(state)) {
      const choose = (seat: number) => ask(game, state, seat, bots[seat], infos, thoughts);
      const { seat, command } = firstToAct(mask, choose);
      game.apply(state, seat, command, chance, null);
    }
    const ranked = game.standings(state);
    for (const other of ranked) {
      if (other.seat === own) continue;
      if (ranked[own].winner && !other.winner) won++;
      else if (ranked[own].winner === other.winner) {
        won += ranked[own].score > other.score ? 1 : ranked[own].score === other.score ? 0.5 : 0;
      }
    }
  }
  return won / (matches * (seats - 1));
}

/** Matches cost seconds of thinking: one lesson a day, and all of them in a full run. */
const proven = ALL ? lessons : [inTurn(lessons)];
const MOST_MS = several(120_000, 3_600_000);

test.each(proven)(
  '$id: whoever has learnt it beats those who play at random',
  ({ lesson }) => {
    const share = ahead(lesson, lesson.scenes);
    expect(share).toBeGreaterThan(AHEAD);
  },
  MOST_MS,
);

test.each(proven)(
  '$id: after the scenes that are enough they do so, too',
  ({ lesson }) => {
    const share = ahead(lesson, lesson.scenes.slice(0, lesson.enough));
    expect(share).toBeGreaterThan(AHEAD);
  },
  MOST_MS,
);
