/** Over every registered game: nobody learns what he may not know, on any channel. */

import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import type { Json } from '../../engine/core/contract.ts';
import type { Shape } from '../../engine/core/shape.ts';
import { tables } from './games.ts';
import { ENGINE_CHANNELS, leaky } from './leaky.ts';
import { interfere } from './non-interference.ts';
import type { Verdict } from './planted.ts';
import { playRandom, seatsIn } from './play.ts';

const TIMES = 1000;

describe.each(tables)('$samples.game', ({ game, samples }) => {
  const { share = 1 } = samples;
  const times = Math.ceil(TIMES * share);

  test(`twins are byte-equal; every secret differed ${times} times`, () => {
    const effort = {
      ...{ matches: Math.ceil(600 * share), enough: times + 50, oneIn: 40 },
      ...{ fromViews: true, stopAtLeak: false },
    };
    const { leaks, differed, eventsCompared, actionsCompared, twins } = interfere(
      game,
      samples,
      effort,
    );
    const table = Object.fromEntries(
      [...differed].map(([name, count]) => [name, [count, eventsCompared.get(name)]]),
    );
    console.log(JSON.stringify({ twins, differed: table, actions: [...actionsCompared] }));
    expect(leaks).toEqual([]);
    for (const name of game.secrets) {
      expect(differed.get(name), name).toBeGreaterThanOrEqual(times);
      expect(eventsCompared.get(name), name).toBeGreaterThan(20);
    }
    for (const [type, count] of actionsCompared) expect(count, type).toBeGreaterThan(50);
  });

  test('every secret field on every channel, let out by a wrapper, is caught', () => {
    const effort = {
      ...{ matches: 60, enough: Number.POSITIVE_INFINITY, oneIn: 1 },
      ...{ fromViews: false, stopAtLeak: true },
    };
    for (const secret of game.secrets) {
      for (const channel of ENGINE_CHANNELS) {
        const { leaks } = interfere(leaky(game, secret, channel), samples, effort);
        expect(leaks.length, `${secret}, ${channel}`).toBeGreaterThan(0);
      }
    }
  });

  test('every planted leak is caught', () => {
    const script = new URL('planted.ts', import.meta.url).pathname;
    const args = ['--disable-warning=ExperimentalWarning', script, samples.game];
    const run = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect(run.stderr).toBe('');
    const verdicts = JSON.parse(run.stdout) as Verdict[];
    expect(verdicts.filter((verdict) => verdict.caught === null)).toEqual([]);
    const planted = new Set(verdicts.map((verdict) => verdict.secret));
    for (const secret of game.secrets) expect(planted, secret).toContain(secret);
  });

  test('a view, and nothing else, is enough to know what is legal and why not', () => {
    playRandom({ game, samples, number: 2, asideEvery: 6 }, ({ state, seats, chance }) => {
      for (const seat of seatsIn(game.deciders(state))) {
        const own = game.fromView(JSON.parse(JSON.stringify(game.view(state, seat, seats))), {
          below: (n) => chance.below(n),
        });
        expect(game.deciders(own)).toBe(game.deciders(state));
        for (const action of samples.nonsense.slice(0, 8)) {
          expect(game.explain(own, seat, action)).toEqual(game.explain(state, seat, action));
        }
      }
    });
  });

  test('the public view has the shape that the game declares, field by field', () => {
    for (const number of [0, 1, 2, 3, 7, 11]) {
      playRandom({ game, samples, number, asideEvery: 6 }, ({ state, seats }) => {
        const view = game.view(state, 'public', seats);
        expect(misfits(game.publicShape, view.public as unknown as Json, 'public')).toEqual([]);
        expect(view.you).toBeUndefined();
      });
    }
  });
});

/** Paths at which a value is not of its shape. */
function misfits(shape: Shape, value: Json | undefined, path: string): string[] {
  const bad = [`${path}: ${JSON.stringify(value)} is no ${shape.kind}`];
  switch (shape.kind) {
    case 'int':
      return Number.isInteger(value) ? [] : bad;
    case 'text':
      return typeof value === 'string' ? [] : bad;
    case 'flag':
      return typeof value === 'boolean' ? [] : bad;
    case 'scalar':
      return value === undefined ? bad : [];
    case 'nullable':
      return value === null ? [] : misfits(shape.of, value, path);
    case 'optional':
      return value === undefined ? [] : misfits(shape.of, value, path);
    case 'list':
      return Array.isArray(value)
        ? value.flatMap((item, i) => misfits(shape.of, item, `${path}.${i}`))
        : bad;
    case 'map':
    case 'record': {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return bad;
      if (shape.kind === 'map') {
        return Object.entries(value).flatMap(([k, item]) =>
          misfits(shape.of, item, `${path}.${k}`),
        );
      }
      const unknown = Object.keys(value).filter((name) => !Object.hasOwn(shape.fields, name));
      return [
        ...unknown.map((name) => `${path}.${name} is not declared`),
        ...Object.entries(shape.fields).flatMap(([name, of]) =>
          misfits(of, value[name], `${path}.${name}`),
        ),
      ];
    }
  }
}
