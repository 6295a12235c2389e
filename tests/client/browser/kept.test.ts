/**
 * The picture that is kept while the camera rests is the one that drawing everything gives, in
 * every place; pieces and lights change in it.
 */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compare, type Pixels, TOLERANCE } from '../pictures/compare.ts';
import { rooms } from '../pictures/rooms.ts';
import { closeStage, decode, openStage, photograph, pose } from '../pictures/taking.ts';
import { type RunningServer, startServer } from './harness.ts';

const SIZE = { width: 800, height: 450 };
/** Two drawings of one instant: stricter than two machines. */
const SAME = { ...TOLERANCE, channel: 16, share: 0.004, worst: 0.35 };
/** For human eyes: a folder that both pictures of each place are written to. */
const LOOK = process.env.LAGUNA_LOOK;

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server?.stop());

const keep = (page: Page, on: boolean) => page.evaluate((on) => window.stage?.keep(on), on);

/** The canvas at this instant, drawn by frames in which no time passes. */
async function picture(page: Page, kept: boolean, name: string): Promise<Pixels> {
  const shown = () =>
    page.evaluate(() => {
      // The pieces that lie are kept some frames after the place.
      for (let k = 0; k < 4; k++) window.stage?.advance(0);
      return window.stage?.stats().kept;
    });
  await keep(page, kept);
  await expect.poll(shown).toBe(kept);
  const file = await photograph(page, 'image/webp', 1);
  if (LOOK) writeFileSync(join(LOOK, `${name}-${kept ? 'kept' : 'whole'}.webp`), file);
  return decode(page, file);
}

for (const [id, { KEPT, DAILY }] of rooms) {
  const resting = KEPT.filter(({ at }) => at === null);
  const first = resting.find(({ name }) => DAILY.includes(name)) ?? resting[0];
  test.runIf(first)(`${id} at rest looks as if all of it were drawn in every frame`, async () => {
    if (!first) return;
    const stage = await openStage(server, id, 'low');
    const { page } = stage;
    await pose(page, { ...first, quality: 'low', size: SIZE, light: 1 });
    const noon = await picture(page, false, `${id}-noon`);
    const kept = await picture(page, true, `${id}-noon`);
    expect(compare(noon, kept, SAME)).toMatchObject({ same: true });
    // What was kept at noon is not shown at night.
    await page.evaluate(() => window.stage?.setLight(3));
    await page.evaluate(() => window.stage?.advance(0.1));
    const later = await picture(page, true, `${id}-night`);
    const night = await picture(page, false, `${id}-night`);
    expect(compare(kept, later, SAME).share).toBeGreaterThan(0.1);
    expect(compare(night, later, SAME)).toMatchObject({ same: true });
    expect(stage.complaints).toEqual([]);
    await closeStage(stage);
  });
}
