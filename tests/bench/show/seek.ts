/**
 * The time that a replay takes to any decision: the position, the views of all seats and the shown
 * view; in the same run, the time of playing the log from its beginning to there; and in a real
 * browser, the time from the slider's change to the page's update (panels, no 3D).
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { tables } from '../../../client/games/registry.ts';
import { record } from '../../../client/table/replay/recording.ts';
import { SeededChance } from '../../../engine/core/chance.ts';
import { type Log, sealed } from '../../../engine/core/log.ts';
import { replay } from '../../../engine/core/match.ts';
import { gameById } from '../../../engine/registry.ts';
import { hashes } from '../../../server/protocol/chance.ts';
import { playMatch } from '../../battery/log.ts';
import { allSamples } from '../../battery/samples.ts';
import { launch, startServer, visit } from '../../client/browser/harness.ts';
import { type Percentiles, percentiles, round } from '../stats.ts';

/** The first game of the house: its figures are compared over the years. */
const [samples] = allSamples;
if (!samples) throw new Error('This house has no game');
const game = gameById(samples.game);
/** A match of five seats with undone actions and a committed key: the longest there are. */
const NUMBER = 3;
const SEEKS = 2000;
const FROM_START = 60;
const IN_BROWSER = 80;

export interface SeekFigures {
  readonly seats: number;
  readonly commands: number;
  /** Milliseconds of a seek to a random decision. */
  readonly seekMs: Percentiles;
  /** The same place reached by playing the log from its beginning. */
  readonly fromBeginningMs: Percentiles;
  /** Once per match: recording it. */
  readonly recordMs: number;
  readonly positionsKb: number;
  readonly everyPositionWholeKb: number;
  /** In a browser: from the slider's change to the next picture of the page. */
  readonly browserMs: Percentiles;
  /** The cost of one of these for the page's thread, without the machine's other work. */
  readonly browserCpuMs: number;
  /** Running programs that wanted a core meanwhile, and the number of cores. */
  readonly load: number;
  readonly cores: number;
}

function timed(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

export async function benchSeek(): Promise<SeekFigures> {
  const kit = await (await tables[game.id]?.())?.replay?.();
  const match = playMatch(game, samples, NUMBER);
  const log = sealed(match.log(), game.standings(match.state), match.chain, hashes);
  const recordMs = timed(() => record(log, game, hashes));
  const recording = record(log, game, hashes);
  const will = new SeededChance('seeks');
  const places = Array.from({ length: SEEKS }, () => will.below(recording.end + 1));
  const seekMs = percentiles(
    places.map((at) =>
      timed(() => {
        const { view, hands } = recording.look(at, 'all');
        kit?.open(view, hands);
      }),
    ),
  );
  const fromBeginningMs = percentiles(
    places.slice(0, FROM_START).map((at) => timed(() => void replay(log, game, hashes, at))),
  );
  const whole = recording.state(0).length * (recording.end + 1);
  return {
    seats: log.seats.length,
    commands: recording.end,
    seekMs,
    fromBeginningMs,
    recordMs: round(recordMs, 1),
    positionsKb: round((recording.size * 4) / 1024),
    everyPositionWholeKb: round((whole * 4) / 1024),
    ...(await inBrowser(log, places.slice(0, IN_BROWSER))),
    load: round(loadavg()[0] ?? 0, 1),
    cores: cpus().length,
  };
}

type InBrowser = Pick<SeekFigures, 'browserMs' | 'browserCpuMs'>;

async function inBrowser(log: Log, places: readonly number[]): Promise<InBrowser> {
  const folder = join(tmpdir(), 'laguna-bench-seek');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'log.json');
  writeFileSync(file, JSON.stringify(log));
  const server = await startServer();
  const browser = await launch('--disable-3d-apis');
  try {
    const { page } = await visit(browser, `${server.url}/replay`);
    await page.locator('input[type=file]').first().setInputFiles(file);
    await page.locator('.replay-slider').waitFor();
    // The ledger has arrived as well, and has been drawn.
    await page.locator('.ledger').waitFor();
    await page.waitForTimeout(1000);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    const busy = async (): Promise<number> => {
      const { metrics } = await devtools.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
    };
    const before = await busy();
    const taken = await page.evaluate(async (wished) => {
      const slider = document.querySelector<HTMLInputElement>('.replay-slider');
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      const list: number[] = [];
      for (const at of wished) {
        if (!slider || !set || Number(slider.value) === at) continue;
        await new Promise((resolve) => setTimeout(resolve, 40));
        const start = performance.now();
        set.call(slider, String(at));
        slider.dispatchEvent(new Event('input', { bubbles: true }));
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        if (!slider.getAttribute('aria-valuetext')?.includes(` ${at} `)) {
          throw new Error(`The page does not say that it is at ${at}.`);
        }
        list.push(performance.now() - start);
      }
      return list;
    }, places as number[]);
    const seconds = (await busy()) - before;
    return {
      browserMs: percentiles(taken),
      browserCpuMs: round((seconds * 1000) / Math.max(1, taken.length), 1),
    };
  } finally {
    await browser.close();
    await server.stop();
  }
}
