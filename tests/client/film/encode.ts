/** Makes a film of frames, with ffmpeg. */

import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Largest film in bytes: it will be shown in a README. */
const MOST = 7_300_000;
/** More than this is not visible. Bits a second. */
const RICHEST = 6_000_000;

/**
 * Makes sure that ffmpeg exists; on Debian as root it is installed first.
 * @throws Error if not
 */
export function ensureFfmpeg(): void {
  const there = (): boolean => spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status === 0;
  if (there()) return;
  const todo = 'The frames are kept: install it (apt-get install ffmpeg) and start again.';
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) {
    throw new Error(
      `There is no ffmpeg, and it can be installed only by an administrator. ${todo}`,
    );
  }
  console.log('Installing ffmpeg (once) …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'ffmpeg'],
  ]) {
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env });
  }
  if (!there()) throw new Error(`ffmpeg could not be installed. ${todo}`);
}

/**
 * Encodes the frames of `folder` (numbered JPEGs) into `out`: WebM with VP9, or a GIF at half the
 * size and pace if the name ends so. Returns its bytes.
 * @throws Error if ffmpeg fails
 */
export function encode(folder: string, frames: number, fps: number, out: string): number {
  mkdirSync(dirname(out), { recursive: true });
  const source = ['-framerate', String(fps), '-i', join(folder, '%06d.jpg')];
  const cut = ['-frames:v', String(frames)];
  if (out.endsWith('.gif')) {
    const look = `fps=${Math.min(fps, 12)},scale=iw/2:-1:flags=lanczos`;
    const colors = 'split[a][b];[a]palettegen=stats_mode=diff[p];[b][p]paletteuse=dither=bayer';
    // A GIF has fewer frames than the film: it is cut by time.
    ffmpeg([...source, '-t', String(frames / fps), '-vf', `${look},${colors}`, out]);
    return statSync(out).size;
  }
  const rate = Math.min(RICHEST, Math.floor((MOST * 8 * fps) / frames));
  const log = join(folder, 'two-pass');
  const look = ['-c:v', 'libvpx-vp9', '-pix_fmt', 'yuv420p', '-b:v', String(rate)];
  const care = ['-row-mt', '1', '-tile-columns', '2', '-g', String(fps * 10), '-deadline', 'good'];
  for (const pass of [1, 2]) {
    const speed = ['-cpu-used', pass === 1 ? '5' : '4', '-pass', String(pass), '-passlogfile', log];
    const end = pass === 1 ? ['-f', 'null', '/dev/null'] : [out];
    ffmpeg([...source, ...cut, ...look, ...care, ...speed, ...end]);
  }
  rmSync(`${log}-0.log`, { force: true });
  return statSync(out).size;
}

function ffmpeg(args: readonly string[]): void {
  const { status } = spawnSync('ffmpeg', ['-y', '-v', 'error', ...args], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`ffmpeg ended with ${status}: ffmpeg ${args.join(' ')}`);
}
