/** The city's picture apart from geometry: levels of quality, weather, light, wakes. */

import { ShaderChunk } from 'three';
import { describe, expect, it } from 'vitest';
import { blendLight, LIGHTS, newLight, turnedLight } from '../../client/world/light.ts';
import { firstLevel, measure, newPace, type Pace } from '../../client/world/pace.ts';
import { dprOf, LEVELS, QUALITY } from '../../client/world/quality.ts';
import { isSoftware } from '../../client/world/renderer.ts';
import { cheapened } from '../../client/world/soft-shadows.ts';
import {
  giveWake,
  LASTING,
  MARKS,
  markWakes,
  takeWake,
  WAKES,
  writeWakes,
} from '../../client/world/wakes.ts';
import { blow, clouds, mist, weatherOf, wind } from '../../client/world/weather.ts';

/** Runs frames of `frame(pace)` seconds; returns the levels in their order. */
function live(pace: Pace, seconds: number, frame: (pace: Pace) => number): string[] {
  const levels = [pace.level as string];
  for (let t = 0; t < seconds; ) {
    const long = frame(pace);
    t += long;
    if (measure(pace, long)) levels.push(pace.level);
  }
  return levels;
}

describe('the level of quality', () => {
  it('rises on a fast machine, as far as its ceiling and only in the first seconds', () => {
    expect(live(newPace('medium', 'cinematic'), 30, () => 1 / 60)).toEqual([
      'medium',
      'high',
      'cinematic',
    ]);
    expect(live(newPace('low', 'medium'), 30, () => 1 / 60)).toEqual(['low', 'medium']);
    const late = newPace('medium', 'cinematic');
    live(late, 25, () => 1 / 40);
    expect(live(late, 60, () => 1 / 60)).toEqual(['medium']);
  });

  it('falls on a slow one, level by level, and stays at the lowest', () => {
    const pace = newPace('high', 'high');
    // At last with half of the pixels, for good.
    expect(live(pace, 60, () => 1 / 8)).toEqual(['high', 'medium', 'low', 'low']);
    expect(pace.coarse).toBe(true);
    expect(live(pace, 60, () => 1 / 60)).toEqual(['low']);
    expect(pace.coarse).toBe(true);
  });

  it('never swings: a level that was too much is not tried again', () => {
    for (const start of LEVELS)
      for (const bears of LEVELS) {
        // Smooth up to the level that the machine bears, felt above it.
        const frame = ({ level }: Pace): number =>
          LEVELS.indexOf(level) > LEVELS.indexOf(bears) ? 1 / 10 : 1 / 60;
        const levels = live(newPace(start, 'cinematic'), 120, frame);
        const falls = levels.filter((level, k) => {
          const before = levels[k - 1];
          return before && LEVELS.indexOf(level as never) < LEVELS.indexOf(before as never);
        });
        expect(levels.at(-1), `${start}, bears ${bears}`).toBe(bears);
        if (LEVELS.indexOf(start) <= LEVELS.indexOf(bears))
          expect(falls.length).toBeLessThanOrEqual(1);
      }
  });

  it('keeps calm about hitches, and about frames that are merely not perfect', () => {
    let n = 0;
    const hitches = () => (++n % 40 === 0 ? 0.4 : 1 / 45);
    expect(live(newPace('medium', 'high'), 60, hitches)).toEqual(['medium']);
    expect(measure(newPace('high', 'high'), 500)).toBe(false);
    // Consecutive ones are no hitches.
    expect(live(newPace('medium', 'high'), 60, () => 1.4)).toEqual(['medium', 'low', 'low']);
  });

  it('begins low on phones and small machines', () => {
    const machine = { screen: 1080, cores: 8, touch: false, software: false };
    expect(firstLevel(machine)).toEqual({ level: 'medium', ceiling: 'cinematic' });
    expect(firstLevel({ ...machine, screen: 390, touch: true }).level).toBe('low');
    expect(firstLevel({ ...machine, cores: 2 }).level).toBe('low');
    expect(firstLevel({ ...machine, touch: true }).ceiling).toBe('medium');
  });

  it('begins with half of the pixels where software draws, and refines if that is quick', () => {
    const software = { screen: 1080, cores: 16, touch: false, software: true };
    const { level, ceiling, coarse } = firstLevel(software);
    expect([level, coarse]).toEqual(['low', true]);
    const quick = newPace(level, ceiling, coarse);
    expect(live(quick, 30, () => 1 / 60)).toEqual(['low', 'low', 'medium']);
    expect(quick.coarse).toBe(false);
    const slow = newPace(level, ceiling, coarse);
    expect(live(slow, 60, () => 1 / 8)).toEqual(['low']);
    // Bears half of the pixels and no more: all of them are tried once.
    const torn = newPace(level, 'low', coarse);
    live(torn, 120, ({ coarse }) => (coarse ? 1 / 60 : 1 / 10));
    expect([torn.level, torn.coarse]).toEqual(['low', true]);
  });

  it('knows software by its name', () => {
    for (const name of [
      'ANGLE (Mesa/X.org, llvmpipe (LLVM 15.0.6 256 bits), OpenGL ES 3.2)',
      'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero) (0x0000C0DE)), SwiftShader driver)',
      'ANGLE (Microsoft, Microsoft Basic Render Driver Direct3D11 vs_5_0 ps_5_0, D3D11)',
      'Apple Software Renderer',
    ])
      expect(isSoftware(name), name).toBe(true);
    for (const name of [
      'ANGLE (Intel, Mesa Intel(R) UHD Graphics 620 (KBL GT2), OpenGL ES 3.2)',
      'ANGLE (NVIDIA, NVIDIA GeForce RTX 3060 Direct3D11 vs_5_0 ps_5_0, D3D11)',
      'Apple GPU',
      'Adreno (TM) 640',
      '',
    ])
      expect(isSoftware(name), name).toBe(false);
  });

  it('gets richer with every step', () => {
    for (const [k, level] of LEVELS.entries()) {
      const before = LEVELS[k - 1];
      if (!before) continue;
      expect(QUALITY[level].shadowMap).toBeGreaterThanOrEqual(QUALITY[before].shadowMap);
      expect(QUALITY[level].mirror?.[0] ?? 0).toBeGreaterThan(QUALITY[before].mirror?.[0] ?? 0);
      expect(dprOf(level, 2e6)[1]).toBeGreaterThan(dprOf(before, 2e6)[1]);
    }
    // Shadow map and mirror leave room for atlas and paving: 96, 64 and 32 MB in all.
    const megabytes = LEVELS.map((level) => {
      const { shadowMap, mirror } = QUALITY[level];
      const [w, h] = mirror ?? [0, 0];
      return (shadowMap ** 2 * 8 + w * h * 12) / 1e6;
    });
    expect(megabytes[0]).toBeLessThan(16);
    expect(megabytes[1]).toBeLessThan(40);
    expect(megabytes[3]).toBeLessThan(66);
  });
});

describe('the light of the day', () => {
  it('turns smoothly, in staging time, and at once where motion is not wanted', () => {
    expect(turnedLight(1, 2, 0, 1)).toBe(1);
    expect(turnedLight(1, 2, 0, Number.POSITIVE_INFINITY)).toBe(2);
    let last = 1;
    for (let t = 0.1; t < 8; t += 0.1) {
      const now = turnedLight(1, 2, t, 1);
      expect(now).toBeGreaterThanOrEqual(last);
      expect(now - last).toBeLessThan(0.05);
      last = now;
    }
    expect(last).toBe(2);
    expect(turnedLight(1, 2, 1.5, 2)).toBe(turnedLight(1, 2, 3, 1));
  });

  it('puts the key light out before it stands elsewhere', () => {
    const light = newLight();
    let before = { ...blendLight(0, light) };
    for (let at = 0.005; at <= 3; at += 0.005) {
      blendLight(at, light);
      const turned = Math.abs(light.azimuth - before.azimuth);
      if (turned > 1.5) expect(light.keyPower, `at ${at}`).toBeLessThan(0.6);
      expect(light.keyPower).toBeGreaterThan(0);
      for (const part of [...light.deep, ...light.horizon, ...light.key]) {
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual(1);
      }
      before = { ...light };
    }
  });

  it('lights lamps by evening and stars by night', () => {
    expect(LIGHTS.map(({ lamps }) => lamps > 0)).toEqual([false, false, true, true]);
    expect(LIGHTS.map(({ stars }) => stars)).toEqual([0, 0, 0, 1]);
  });
});

describe('the weather', () => {
  it('is the same for the same match, and not for every match', () => {
    expect(weatherOf('match-7')).toEqual(weatherOf('match-7'));
    const kinds = new Set(Array.from({ length: 60 }, (_, k) => weatherOf(`match-${k}`).kind));
    expect([...kinds].sort()).toEqual(['clear', 'fair', 'misty', 'veiled']);
  });

  it('never takes enough light to hide anything', () => {
    for (let k = 0; k < 200; k++) {
      const { shadow, mist: veil, cover } = weatherOf(k);
      expect(shadow).toBeLessThanOrEqual(0.25);
      expect(veil).toBeLessThanOrEqual(1);
      expect(cover).toBeLessThanOrEqual(1);
    }
  });

  it('drifts with the clock before the wind', () => {
    const weather = weatherOf(5);
    blow(weather, { time: 0 });
    expect(clouds.value.slice(0, 2).map(Math.abs)).toEqual([0, 0]);
    blow(weather, { time: 10 });
    expect(Math.hypot(clouds.value[0], clouds.value[1])).toBeCloseTo(10 * weather.pace);
    expect(clouds.value[0] * wind.value[0]).toBeGreaterThan(0);
    expect(mist.value).toBe(weather.mist);
  });
});

describe('soft shadows', () => {
  it('are the five looks of three.js, turned once', () => {
    const { shadowmap_pars_fragment: chunk } = ShaderChunk;
    expect(chunk).toContain('vec2 phi = vec2( cos( angle ), sin( angle ) );');
    expect(chunk).not.toMatch(/float phi\b/);
    expect(chunk.match(/vogelDiskSample\( \d, 5, phi \)/g)).toHaveLength(5);
    // Unknown parts stay unchanged.
    expect(cheapened('float phi = 1.0;')).toBe('float phi = 1.0;');
  });

  it('look where those of three.js look', () => {
    const golden = 2.399963229728653;
    for (let k = 0; k < 5; k++)
      for (const angle of [0, 1, 2.5, 6]) {
        const [c, s] = [Math.cos(angle), Math.sin(angle)];
        const [x, y] = [Math.cos(k * golden), Math.sin(k * golden)];
        expect(x * c - y * s).toBeCloseTo(Math.cos(k * golden + angle), 12);
        expect(y * c + x * s).toBeCloseTo(Math.sin(k * golden + angle), 12);
      }
  });
});

describe('wakes', () => {
  const places = new Float32Array(WAKES * MARKS * 4);
  const looks = new Float32Array(WAKES * MARKS * 6);

  it('lie where a boat has been, widen, and are forgotten', () => {
    const wake = takeWake(0.7, 2);
    if (!wake) throw new Error('All wakes are in use');
    let t = 1;
    for (; t < 3; t += 1 / 30) {
      Object.assign(wake, { x: t * 3, z: 5, speed: 3 });
      markWakes({ time: t });
    }
    expect(writeWakes({ time: t }, places, looks)).toBe(true);
    const width = (k: number): number => Math.abs(places[k * 4 + 1] - places[k * 4 + 3]);
    expect(width(4)).toBeGreaterThan(width(1));
    expect(places[0]).toBeGreaterThan(places[4 * 4]);
    for (const part of places) expect(Number.isFinite(part)).toBe(true);
    wake.speed = 0;
    const late = { time: t + LASTING + 1 };
    markWakes(late);
    expect(writeWakes(late, places, looks)).toBe(false);
    // A clock that was set back has no past.
    Object.assign(wake, { x: 0, z: 0, speed: 3 });
    markWakes({ time: 0.1 });
    writeWakes({ time: 0.1 }, places, looks);
    expect(looks.filter((_, k) => k % 3 === 2 && looks[k] > 0).length).toBe(2);
    giveWake(wake);
    expect(writeWakes({ time: 0.2 }, places, looks)).toBe(false);
  });

  it('are few: who comes too late goes without, until one is given back', () => {
    const taken = Array.from({ length: WAKES }, () => takeWake(1, 1));
    expect(taken.every((wake) => wake !== null)).toBe(true);
    expect(takeWake(1, 1)).toBeNull();
    for (const wake of taken) if (wake) giveWake(wake);
    const again = takeWake(1, 1);
    expect(again).not.toBeNull();
    if (again) giveWake(again);
  });
});
