/**
 * Eight hours of a stand in thirty minutes: a real server whose seconds are short, a real browser
 * as its big screen, people with phones who come and go. The graphics context is lost, the server
 * is killed. The stand must never stop, and the memory of neither process may grow.
 */

import { SeededChance } from '../../engine/core/chance.ts';
import { ensureBuilt } from '../../server/setup.mjs';
import type { Campaign, Run, Setting } from './campaign.ts';
import { judge, type Reading } from './flat.ts';
import { visit } from './showcase/phones.ts';
import { Screen } from './showcase/screen.ts';
import { Stand } from './showcase/stand.ts';

/** Eight hours over thirty minutes. */
const SPEED = 16;
/** Readings that a run aims at, and the bounds of the time between two, in milliseconds. */
const READINGS = 60;
const STRETCH_MS = [4000, 30_000] as const;
/** The match must move within this time, in all conditions; a busy machine is slow, not stuck. */
const STUCK_MS = 90_000;
/** Allowed growth after ten minutes, in bytes. */
const GROWTH = 1e6;
const TEN_MINUTES = 600;
const MB = 1e6;
/** Parts of the run after which the server is killed, and the graphics go for good. */
const KILLS = [0.08, 0.16] as const;
const GONE = 0.12;
/** One stretch in so many loses the graphics for a moment. */
const LOSS_OF = 6;
/** People who come at the same time. */
const PHONES = 3;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export const campaign: Campaign = {
  about: `a stand at ${SPEED} times its speed, unattended: it never stands still, and nothing grows`,
  open: (setting) => ShowcaseRun.open(setting),
};

class ShowcaseRun implements Run {
  private readonly setting: Setting;
  private readonly stand: Stand;
  private readonly screen: Screen;
  private readonly chance: SeededChance;
  private readonly started = Date.now();
  private readonly server: Reading[] = [];
  private readonly page: Reading[] = [];
  private readonly due = [
    ...KILLS.map((at) => ({ at, what: 'kill' as const })),
    { at: GONE, what: 'gone' as const },
  ].sort((a, b) => a.at - b.at);
  private readonly visits = new Set<Promise<void>>();
  private loads = 1;
  private moved = Date.now();
  private matches = 0;
  private seen = '';

  private constructor(setting: Setting, stand: Stand, screen: Screen) {
    this.setting = setting;
    this.stand = stand;
    this.screen = screen;
    this.chance = new SeededChance(`${setting.seed} showcase`);
  }

  static async open(setting: Setting): Promise<ShowcaseRun> {
    if (!process.env.LAGUNA_TEST_CLIENT) ensureBuilt();
    const stand = await Stand.open(1000 / SPEED);
    return new ShowcaseRun(setting, stand, await Screen.open(stand.url));
  }

  private get part(): number {
    return (Date.now() - this.started) / (this.setting.until - this.started);
  }

  async play(number: number): Promise<void> {
    const { setting, started, chance } = this;
    const [least, most] = STRETCH_MS;
    const stretch = Math.min(most, Math.max(least, (setting.until - started) / READINGS));
    await this.inject(number);
    for (const end = Date.now() + stretch; Date.now() < end; ) {
      await this.look();
      if (this.visits.size < PHONES && chance.below(3) === 0) await this.someone();
      await sleep(500);
    }
    await this.read();
  }

  private async someone(): Promise<void> {
    const { stand, chance, setting } = this;
    const { state } = await stand.ask({ op: 'status' });
    const own = new SeededChance(chance.below(1e9));
    const one = visit(stand.url, state.code, own, setting.tally).finally(() => {
      this.visits.delete(one);
    });
    this.visits.add(one);
  }

  private async inject(number: number): Promise<void> {
    const { due, screen, stand, setting } = this;
    if (due[0] && this.part >= due[0].at) {
      const { what } = due.shift()!;
      if (what === 'kill') {
        await stand.killAndStart();
        this.server.length = 0;
        setting.tally.add('servers killed');
      } else {
        await screen.loseContext(true);
        setting.tally.add('graphics gone for good');
      }
      // Long lives begin when the last of them is over.
      this.page.length = 0;
      this.moved = Date.now();
    } else if (number % LOSS_OF === LOSS_OF - 1) {
      await screen.loseContext(false);
      setting.tally.add('graphics gone for a moment');
    }
  }

  /** The match moves, and the screen shows the server's phase. */
  private async look(): Promise<void> {
    const status = await this.stand.ask({ op: 'status' });
    const { phase } = status.state;
    const { screen, setting } = this;
    const shows = await screen.shows().catch(() => null);
    if (screen.loads > this.loads) {
      setting.tally.add('pages that loaded themselves anew', screen.loads - this.loads);
      this.loads = screen.loads;
      this.page.length = 0;
    }
    if (status.matchesToday > this.matches) {
      setting.tally.add('matches to the end', status.matchesToday - this.matches);
    }
    this.matches = status.matchesToday;
    const now = `${phase} ${status.matchesToday} ${shows?.phase} ${shows?.canvas}`;
    const fine = shows?.canvas && !shows.problem && status.still < STUCK_MS / 1000;
    if (now !== this.seen && fine) this.moved = Date.now();
    if (fine && status.still < 2) this.moved = Date.now();
    this.seen = now;
    if (Date.now() - this.moved > STUCK_MS) {
      throw new Error(`Stuck for ${STUCK_MS / 1000} s: ${JSON.stringify({ status, shows })}`);
    }
    if (screen.complaints.length > 0) throw new Error(`The screen: ${screen.complaints[0]}`);
  }

  private async read(): Promise<void> {
    const at = (Date.now() - this.started) / 1000;
    const server = await this.stand.bytes();
    const page = await this.screen.bytes();
    this.server.push({ at, bytes: server });
    this.page.push({ at, bytes: page });
    this.setting.tally.add('readings');
    const figures = `server ${(server / MB).toFixed(2)} MB, page ${(page / MB).toFixed(2)} MB`;
    console.error(`  ${Math.round(at)} s: ${this.matches} matches, ${figures}`);
  }

  async close(): Promise<void> {
    await this.screen.close();
    await this.stand.stop();
    await Promise.race([Promise.all(this.visits), sleep(3000)]);
    this.judge('server', this.server);
    this.judge('page', this.page);
  }

  /** Growth per ten minutes over the longest life, its first third aside. */
  private judge(what: string, readings: readonly Reading[]): void {
    const verdict = judge(readings, { share: 0, bytes: Number.POSITIVE_INFINITY });
    if (!verdict) return;
    const judged = readings.slice(Math.floor(readings.length / 3));
    const seconds = (judged.at(-1)?.at ?? 0) - (judged[0]?.at ?? 0);
    const { tally } = this.setting;
    tally.add(`${what}: heap after garbage collection, MB`, verdict.level / MB);
    tally.add(`${what}: judged over, s`, seconds);
    // A few minutes prove nothing about ten.
    if (seconds < TEN_MINUTES / 2) return;
    const growth = (verdict.growth * TEN_MINUTES) / seconds;
    tally.add(`${what}: growth in 10 min, MB`, growth / MB);
    if (growth > GROWTH) {
      throw new Error(`The ${what} grows by ${(growth / MB).toFixed(2)} MB in ten minutes.`);
    }
  }
}
