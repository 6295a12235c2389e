/**
 * `npm run film`: records a match among bots frame by frame, with a camera that looks at what
 * happens, and makes a WebM (or a GIF) of it. The frames are kept in `dist/film`: a recording that
 * was stopped goes on, and gives the same film.
 *
 * `-- --game ID --seconds 120 --fps 24 --size 1280x720 --quality medium --seed 1 --out FILE`; without
 * `--game` the first game of the house, with `--all` one film of each. The test guest can be filmed
 * by its id.
 */

import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { ClientGame } from '../../../client/table/game.ts';
import { LEVELS, type Level } from '../../../client/world/quality.ts';
import { games as house } from '../../../engine/registry.ts';
import { ensureBuilt, ROOT } from '../../../server/setup.mjs';
import { ensureBrowser } from '../../browser.mjs';
import { games } from '../../guest/registry.ts';
import { startServer } from '../browser/harness.ts';
import { closeStage, openStage } from '../pictures/taking.ts';
import { encode, ensureFfmpeg } from './encode.ts';
import { openHouse } from './house.ts';
import { beatsOf, directionOf, play } from './playing.ts';
import { firstMissing, prepare, type Recording, record, scenarioOf } from './record.ts';
import { screenplay } from './screenplay.ts';

const FILMS = join(ROOT, 'dist', 'film');

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
    game: { type: 'string', default: Object.keys(house)[0] ?? '' },
    all: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '120' },
    fps: { type: 'string', default: '24' },
    size: { type: 'string', default: '1280x720' },
    quality: { type: 'string', default: 'medium' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string' },
    /** Only draws the frames. */
    frames: { type: 'boolean', default: false },
  },
});
const seconds = between('seconds', values.seconds, 1, 3600);
const fps = between('fps', values.fps, 1, 60);
const [, width, height] = /^(\d+)x(\d+)$/.exec(values.size) ?? leave(`No size: ${values.size}`);
const size = { width: Number(width), height: Number(height) };
const quality: Level =
  LEVELS.find((level) => level === values.quality) ??
  leave(`--quality must be one of ${LEVELS.join(', ')}.`);
if (values.all && values.out) leave('With --all each film is named after its game: leave --out.');

/** A server with the pages of the house, or those of the tests for a test's own game. */
function serve(id: string) {
  if (id in house) {
    if (!process.env.LAGUNA_TEST_CLIENT) ensureBuilt();
    return startServer();
  }
  ensureBuilt('tests/guest/client/vite.config.ts', ['tests/guest']);
  return startServer({}, join(ROOT, 'dist', 'guest'));
}

/** Draws the missing frames of a game's film; returns their folder and number. */
async function draw(id: string, client: ClientGame): Promise<Pick<Recording, 'folder' | 'film'>> {
  const direction = await directionOf(client);
  const match = play(games[id] ?? leave(`No rules of "${id}".`), values.seed);
  const server = await serve(id);
  const stage = await openStage(server, id);
  try {
    await prepare(stage.page, { size, quality });
    const staged = await stage.page.evaluate(
      async (scenario) => (await window.stage?.rehearse(JSON.parse(scenario))) ?? [],
      scenarioOf(match, match.steps.length),
    );
    const beats = beatsOf(match, staged, direction, client.scenery);
    const film = screenplay(beats, direction.sight, seconds, fps);
    if (film.cut > 0) {
      console.log(`The end is cut off: it goes on for ${Math.ceil(film.cut)} s more.`);
    }
    // A changed match, size or look has another folder.
    const looks = JSON.stringify([match.start, film, size, quality]);
    const folder = join(FILMS, createHash('sha256').update(looks).digest('hex').slice(0, 12));
    const recording = { play: match, film, sight: direction.sight, size, quality, folder };
    await record(stage.page, recording, progress(firstMissing(recording), film.frames));
    for (const complaint of stage.complaints) console.error(complaint);
    return { folder, film };
  } finally {
    await closeStage(stage);
    await server.stop();
  }
}

/** Prints the progress from time to time. */
function progress(first: number, frames: number): (frame: number) => void {
  if (first > 0) console.log(`Goes on at frame ${first} of ${frames}.`);
  const started = Date.now();
  return (frame) => {
    const done = frame - first + 1;
    if (done % fps !== 0 && frame + 1 !== frames) return;
    const each = (Date.now() - started) / done;
    const left = Math.round(((frames - frame - 1) * each) / 1000);
    console.log(`${frame + 1}/${frames}, ${each.toFixed(0)} ms a frame, ${left} s left`);
  };
}

const { tables, close } = await openHouse();
ensureBrowser();
for (const id of values.all ? Object.keys(house) : [values.game]) {
  const load = tables[id];
  const client = load
    ? await load()
    : leave(`No game "${id}". Known: ${Object.keys(tables).join(', ')}.`);
  const { folder, film } = await draw(id, client);
  console.log(`Frames: ${folder}`);
  if (values.frames) continue;
  try {
    ensureFfmpeg();
    const out = resolve(values.out ?? join(FILMS, `${id}.webm`));
    const bytes = encode(folder, film.frames, fps, out);
    console.log(`${out}: ${(bytes / 1e6).toFixed(2)} MB`);
  } catch (error) {
    leave((error as Error).message);
  }
}
await close();
