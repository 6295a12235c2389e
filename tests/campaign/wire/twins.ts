/**
 * Two tables in twin positions, through the same script: every byte that the viewer, a spectator
 * and newcomers receive must be the same, frame by frame, in number and in order, as long as they
 * may not know the difference.
 */

import type { Tally } from '../campaign.ts';
import { type Both, type Case, type Scene, Script, type Tap } from './script.ts';
import { type Heard, World } from './world.ts';

/** Moments of the clock on the wall: the same in both worlds. */
const DAWN = 1_750_000_000_000;
const TICK_MS = 1000;

export interface TwinsSetting extends Scene {
  readonly tally: Tally;
  /** Length of the script. */
  readonly steps: number;
  /** The events; a `Script` by default. */
  readonly script?: (worlds: Both) => Script;
}

export class Twins {
  private readonly tally: Tally;
  private readonly worlds: Both;
  private readonly script: Script;

  private constructor(tally: Tally, worlds: Both, script: Script) {
    this.tally = tally;
    this.worlds = worlds;
    this.script = script;
  }

  /**
   * Plays a whole case.
   * @throws Error naming channel and viewer if somebody could notice a difference
   */
  static async play(setting: TwinsSetting, given: Case): Promise<void> {
    const { hall, game, tally, steps } = setting;
    const now = Date.now;
    let time = DAWN;
    // Both worlds read the same time.
    Date.now = () => time;
    const worlds: World[] = [];
    try {
      for (let k = 0; k < 2; k++) {
        worlds.push(await World.open(hall, game.id, given.seats, given.options));
      }
      const both = worlds as [World, World];
      const script = setting.script?.(both) ?? new Script(setting, given, both);
      const twins = new Twins(tally, both, script);
      await script.start();
      await twins.compare('start');
      for (let step = 0; step < steps && script.taps.length > 0; step++) {
        time += TICK_MS;
        await twins.compare(await script.step(step));
      }
      tally.add('room pairs');
    } finally {
      Date.now = now;
      for (const world of worlds) await world.end();
    }
  }

  // -- comparing ----------------------------------------------------------------------------------

  private async compare(what: string): Promise<void> {
    const { worlds, script } = this;
    for (const world of worlds) await world.settle();
    script.taps = script.taps.filter((tap) => {
      const heard = ([0, 1] as const).map((k) => worlds[k].heard(tap.people[k]));
      // Facts just revealed to this viewer may differ, and everything after them.
      if (worlds[0].known(tap.viewer) !== worlds[1].known(tap.viewer)) return false;
      this.compareHeard(tap, what, heard[0], heard[1]);
      return true;
    });
  }

  private compareHeard(tap: Tap, what: string, one: Heard[], other: Heard[]): void {
    const { tally } = this;
    const who = `${tap.name} (${tap.viewer}) at ${what}`;
    const order = (heard: Heard[]) => heard.map(({ channel }) => channel).join(', ') || 'silence';
    tally.add('room checks');
    tally.add('rooms: number and order');
    if (order(one) !== order(other)) {
      throw new Error(`order: ${who} heard ${order(one)} / ${order(other)}`);
    }
    for (const channel of new Set(one.map((heard) => heard.channel))) {
      const name = tap.name.startsWith('spectator since') ? `${channel}, late` : channel;
      tally.add('room checks');
      tally.add(`rooms: ${name}`);
      const [mine, yours] = [one, other].map((all) => all.filter((h) => h.channel === channel));
      for (const [i, { bytes }] of mine!.entries()) {
        if (bytes !== yours![i].bytes)
          throw new Error(`${channel}: ${who} ${difference(bytes, yours![i].bytes)}`);
      }
    }
  }
}

/** The first difference of two texts, for the report. */
function difference(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const near = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 24), at + 24));
  return `byte ${at}: ${near(one)} / ${near(other)}`;
}
