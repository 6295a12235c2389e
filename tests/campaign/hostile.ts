/**
 * Strangers and cheats against the real server as a process of its own: each of their messages is
 * refused with a reason or ends its own connection; the attacked table's log contains only its
 * people's actions, another table plays on, the memory stays flat, the process survives, and its
 * output reveals nothing.
 */

import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SeededChance } from '../../engine/core/chance.ts';
import { allSamples } from '../battery/samples.ts';
import { Hosted } from '../bench/load/hosted.ts';
import type { Campaign, Run, Setting } from './campaign.ts';
import { Bounds } from './hostile/bounds.ts';
import { brokenFrames, flood, mutatedBytes, pings, silent, slowReader } from './hostile/bytes.ts';
import { Control } from './hostile/control.ts';
import { type Attack, type Field, spectator } from './hostile/field.ts';
import { botFlood, hoard } from './hostile/hoard.ts';
import { meeting } from './hostile/meeting.ts';
import { nonsense, repeats, spectatorAsks, wrongSeat } from './hostile/messages.ts';
import { oddValues } from './hostile/odd.ts';
import type { Raw } from './hostile/raw.ts';
import { oddFrames, storm } from './hostile/storm.ts';
import { Target } from './hostile/target.ts';
import { twoHands } from './hostile/two-hands.ts';
import { foreignOrigins, garbage, guesses, halfOpen } from './hostile/web.ts';

/** One round of attacks, in this order; the fast ones more than once. */
export const ATTACKS: readonly Attack[] = [
  storm,
  wrongSeat,
  nonsense,
  oddFrames,
  storm,
  spectatorAsks,
  repeats,
  mutatedBytes,
  pings,
  storm,
  wrongSeat,
  nonsense,
  oddFrames,
  storm,
  spectatorAsks,
  repeats,
  flood,
  brokenFrames,
  storm,
  wrongSeat,
  nonsense,
  oddFrames,
  storm,
  spectatorAsks,
  repeats,
  mutatedBytes,
  storm,
  wrongSeat,
  nonsense,
  oddFrames,
  storm,
  spectatorAsks,
  repeats,
  slowReader,
  silent,
  storm,
  oddValues,
  guesses,
  foreignOrigins,
  garbage,
  twoHands,
  meeting,
  hoard,
  botFlood,
];
/** Every so many cases come a thousand half-open connections. */
const HALF_OPEN_EVERY = 50;
/** Cases on one table before the next one is attacked. */
const CASES_A_TABLE = 50;
/** Texts that the server's output must never contain: secret actions, and the token of a seat. */
const TOLD = new RegExp(
  [...allSamples.flatMap(({ secret }) => secret), 'reconnectionToken'].join('|'),
);
const SEATS = 3;
/** File that the server writes its output to. */
const OUTPUT = 'output.txt';
/** Messages a second of one connection: enough for bursts, too few for floods. */
const MESSAGES_A_SECOND = 2000;
/** A connection that the server ends is gone after this time, in milliseconds. */
const GONE_MS = 60_000;
/**
 * After this time clients that never read check whether they are still connected, in milliseconds.
 */
const LISTEN_MS = 25_000;
/** Cases until the first reading of the memory: caches are warm by then. */
const WARM_UP = 60;
/** Allowed growth of the heap after that, for any number of attacks, in bytes. */
const HEAP_BOUND = 25e6;

export const campaign: Campaign = {
  about: 'Whatever strangers send: refused, nothing changed, nobody else disturbed.',
  open: (setting) => Hostile.open(setting),
};

class Hostile implements Run {
  private readonly setting: Setting;
  private readonly host: Hosted;
  private readonly folder: string;
  private readonly output: number;
  private readonly control: Control;
  private readonly bounds: Bounds;
  private target: Target | null = null;
  private watcher: Raw | null = null;
  private played = 0;
  private heapBefore = 0;
  private readonly secrets = new Set<string>();
  private readonly keptOpen: Raw[] = [];
  private dying: { readonly raw: Raw; readonly since: number }[] = [];

  private constructor(
    setting: Setting,
    host: Hosted,
    folder: string,
    output: number,
    control: Control,
  ) {
    this.setting = setting;
    this.host = host;
    this.folder = folder;
    this.output = output;
    this.control = control;
    this.bounds = new Bounds(host, join(folder, OUTPUT));
  }

  static async open(setting: Setting): Promise<Hostile> {
    const folder = mkdtempSync(join(tmpdir(), 'laguna-hostile-'));
    const output = openSync(join(folder, OUTPUT), 'w');
    const more = {
      LAGUNA_MESSAGES: String(MESSAGES_A_SECOND),
      LAGUNA_IDLE: '2',
      LAGUNA_LOG_LEVEL: 'info',
    };
    const host = await Hosted.start('server', more, [], output);
    const control = await Control.start(host, setting.seed);
    return new Hostile(setting, host, folder, output, control);
  }

  async play(number: number): Promise<void> {
    try {
      await this.attack(number);
    } catch (error) {
      await this.bounds.mustLive();
      throw error;
    }
  }

  private async attack(number: number): Promise<void> {
    const { setting, host, played } = this;
    const chance = new SeededChance(`${setting.seed} hostile ${number}`);
    const target = await this.nextTarget(number);
    const field: Field = {
      url: host.url,
      target,
      chance,
      tally: setting.tally,
      samples: allSamples.find(({ game }) => game === target.game.id)!,
      eve: () => this.eve(target),
      limit: MESSAGES_A_SECOND,
      kept: (raw) => {
        this.keptOpen.push(raw);
        return raw;
      },
      mustEnd: (raw) => this.dying.push({ raw, since: performance.now() }),
    };
    await target.advance(3);
    await ATTACKS[number % ATTACKS.length](field);
    if (number % HALF_OPEN_EVERY === HALF_OPEN_EVERY / 2) await halfOpen(field);
    await target.advance(2);
    await target.verify();
    this.control.check();
    await this.bounds.look();
    for (const raw of this.keptOpen.splice(0, Math.max(0, this.keptOpen.length - 30))) raw.drop();
    this.dying = this.dying.filter(({ raw, since }) => {
      // A client that does not read does not learn of the end either.
      if (performance.now() - since > LISTEN_MS && raw.socket.isPaused()) raw.socket.resume();
      if (!raw.closed && performance.now() - since > GONE_MS) {
        throw new Error('the server keeps a connection that it should have let go of');
      }
      if (raw.closed) setting.tally.add('let go of');
      return !raw.closed;
    });
    this.played++;
    if (played === WARM_UP) this.heapBefore = (await host.usage(true)).heap;
  }

  private async nextTarget(number: number): Promise<Target> {
    if (this.target && this.played % CASES_A_TABLE > 0) return this.target;
    await this.leaveTarget();
    const game = allSamples[number % allSamples.length].game;
    this.target = await Target.open(this.host, game, SEATS, `${this.setting.seed} ${number}`);
    this.setting.tally.add('tables attacked');
    return this.target;
  }

  private async leaveTarget(): Promise<void> {
    if (!this.target) return;
    for (const secret of await this.target.secrets()) this.secrets.add(secret);
    this.watcher?.drop();
    this.watcher = null;
    this.target.close();
    this.target = null;
  }

  private async eve(target: Target): Promise<Raw> {
    if (!this.watcher || this.watcher.closed)
      this.watcher = await spectator({ url: this.host.url, target });
    return this.watcher;
  }

  async close(): Promise<void> {
    const { host, setting, control, folder, output } = this;
    try {
      await control.stop(setting.tally);
      await this.leaveTarget();
      for (const raw of this.keptOpen) raw.drop();
      for (const { raw } of this.dying) raw.drop();
      const { heap, rss } = await host.usage(true);
      setting.tally.most('memory: rss MB', rss / 1e6);
      setting.tally.most('memory: heap MB', heap / 1e6);
      if (this.heapBefore > 0) {
        const grown = heap - this.heapBefore;
        setting.tally.most('memory: heap grown by MB', grown / 1e6);
        if (grown > HEAP_BOUND) throw new Error(`the heap has grown by ${grown / 1e6} MB`);
      }
      await this.bounds.look();
      this.bounds.judge(setting.tally);
      this.readOutput();
    } finally {
      await host.stop();
      closeSync(output);
      rmSync(folder, { recursive: true, force: true });
    }
  }

  /** The server's output contains no token, no key and no action. */
  private readOutput(): void {
    const { tally } = this.setting;
    const text = readFileSync(join(this.folder, OUTPUT), 'utf8');
    for (const secret of this.secrets) {
      if (secret && text.includes(secret)) throw new Error('a token or a key stands in the output');
    }
    tally.add('secrets looked for in the output', this.secrets.size);
    const told = TOLD.exec(text);
    if (told) throw new Error(`the output tells ${text.slice(told.index - 200, told.index + 80)}`);
    const fault = /^.* error .*|.*Maximum call stack.*/m.exec(text);
    if (fault) throw new Error(`the server has failed at something: ${fault[0].slice(0, 400)}`);
  }
}
