/**
 * `npm run film`: records a match among bots frame by frame, with a camera that looks at what
 * happens, and makes a WebM (or a GIF) of it. The frames are kept in `dist/film`: a recording that
 * was stopped goes on, and gives the same film.
 *
 * `-- --seconds 120 --fps 24 --size 1280x720 --quality medium --seed 1 --out dist/film/laguna.webm`
 */

import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { LEVELS, type Level } from '../../../../client/world/quality.ts';
import { ensureBuilt, ROOT } from '../../../../server/setup.mjs';
import { ensureBrowser } from '../../../browser.mjs';
import { startServer } from '../../browser/harness.ts';
import { closeStage, openStage } from '../../pictures/taking.ts';
import { encode, ensureFfmpeg } from './encode.ts';
import { play } from './playing.ts';
import { firstMissing, type Recording, record } from './record.ts';
import { type Screenplay, screenplay } from './screenplay.ts';

function leave(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

function between(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (value >= least && value <= most) return value;
  return leave(`--${name} must be a number from ${least} to ${most}.`);
}

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '120' },
    fps: { type: 'string', default: '24' },
    size: { type: 'string', default: '1280x720' },
    quality: { type: 'string', default: 'medium' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string', default: join(ROOT, 'dist', 'film', 'laguna.webm') },
    /** Only draws the frames. */
    frames: { type: 'boolean', default: false },
  },
});
const seconds = between('seconds', values.seconds, 1, 3600);
const fps = between('fps', values.fps, 1, 60);
const [, width, height] = /^(\d+)x(\d+)$/.exec(values.size) ?? leave(`No size: ${values.size}`);
const quality = LEVELS.find((level) => level === values.quality);
if (!quality) leave(`--quality must be one of ${LEVELS.join(', ')}.`);

/** The folder of everything that looks like this; a changed match or size has another one. */
function folderOf(film: Screenplay): string {
  const digest = createHash('sha256').update(JSON.stringify([film, values.size, quality]));
  return join(ROOT, 'dist', 'film', digest.digest('hex').slice(0, 12));
}

async function draw(recording: Recording, frames: number): Promise<void> {
  ensureBrowser();
  if (!process.env.LAGUNA_TEST_CLIENT) ensureBuilt();
  const server = await startServer();
  const stage = await openStage(server);
  const started = Date.now();
  const first = firstMissing(recording);
  if (first > 0) console.log(`Goes on at frame ${first} of ${frames}.`);
  try {
    await record(stage.page, recording, (frame) => {
      const done = frame - first + 1;
      if (done % fps !== 0 && frame + 1 !== frames) return;
      const each = (Date.now() - started) / done;
      const left = Math.round(((frames - frame - 1) * each) / 1000);
      console.log(`${frame + 1}/${frames}, ${each.toFixed(0)} ms a frame, ${left} s left`);
    });
    for (const complaint of stage.complaints) console.error(complaint);
  } finally {
    await closeStage(stage);
    await server.stop();
  }
}

const film = screenplay(play(values.seed), seconds, fps);
const folder = folderOf(film);
const size = { width: Number(width), height: Number(height) };
const recording: Recording = { play: film, size, quality: quality as Level, folder };
if (firstMissing(recording) < film.frames) await draw(recording, film.frames);
console.log(`Frames: ${folder}`);
if (!values.frames) {
  try {
    ensureFfmpeg();
    const out = resolve(values.out);
    const bytes = encode(folder, film.frames, fps, out);
    console.log(`${out}: ${(bytes / 1e6).toFixed(2)} MB`);
  } catch (error) {
    leave((error as Error).message);
  }
}
