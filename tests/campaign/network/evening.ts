/** One match over a bad network, with all the events around it. */

import { SeededChance } from '../../../engine/core/chance.ts';
import type { Game } from '../../../engine/core/contract.ts';
import type { Guest } from '../../server/harness.ts';
import type { Setting } from '../campaign.ts';
import { arrived, joined, type Party, type Player, sameView } from '../kill-party.ts';
import type { KillServer } from '../kill-server.ts';
import type { BadNetwork } from '../network-proxy.ts';
import { type LateAnswers, seenAt } from './late.ts';
import { checkMeant } from './meant.ts';

/** One decision of a seat in so many comes late, in one way after the other. */
const LATE_OF = 4;
/** A case goes on for so many actions and stale answers, also when its time is up. */
const LEAST = 20;
const LEAST_STALE = 3;
/** The server is restarted after so many milliseconds of play, each time anew. */
const RESTART_MS = [2500, 9000] as const;

/** How long to wait for a pause before everybody asks again, in milliseconds. */
const HALT_MS = 2000;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Whether the line of `player` carries anything: a silent one looks like any other. */
const isHeard = async ({ guest }: Player): Promise<boolean> =>
  (await guest.lobby({ op: 'back' }).catch(() => null)) !== null;

/** The setting of a match. */
export interface Scene {
  readonly setting: Setting;
  readonly server: KillServer;
  readonly network: BadNetwork;
  readonly party: Party;
  readonly late: LateAnswers;
  readonly game: Game;
  /** Epoch milliseconds. */
  readonly until: number;
}

export class Evening {
  private readonly scene: Scene;
  private readonly chance: SeededChance;
  private eye: Guest | null = null;
  private over = false;
  private starts = 0;

  constructor(scene: Scene, seed: string) {
    this.scene = scene;
    this.chance = new SeededChance(seed);
  }

  async play(): Promise<void> {
    const { players } = this.scene.party;
    const playing = Promise.all(players.map((player) => this.sit(player)));
    const around = Promise.all([this.restarts(), this.watch()]);
    await playing.finally(() => {
      this.over = true;
    });
    await around;
  }

  private get due(): boolean {
    const { until, party, late } = this.scene;
    return Date.now() < until || party.accepted < LEAST || late.stale < LEAST_STALE;
  }

  /** One person's evening: until the match is over, or its time is up. */
  private async sit(player: Player): Promise<void> {
    const { party, network, late, setting } = this.scene;
    for (let decisions = 0; this.due && !this.over; ) {
      if (player.gone) {
        const how = this.chance.below(2) === 0 ? 'token' : 'session';
        await party.rejoin(player, () => network.url, how);
        setting.tally.add('returns');
        if (await party.resend(player)) setting.tally.add('sent again');
        continue;
      }
      if (player.guest.table.stage === 'finished') return;
      if (player.guest.table.pause === 'on') await late.wake(player);
      else if (!player.guest.canDecide) await sleep(3);
      else if (++decisions % LATE_OF > 0) await late.decide(player);
      else if (!(await this.comeLate(player, decisions / LATE_OF))) await late.decide(player);
    }
  }

  /**
   * The next kind of lateness.
   * @returns whether anything was done
   */
  private async comeLate(player: Player, turn: number): Promise<boolean> {
    const { late } = this.scene;
    switch (turn % 6) {
      case 0:
        return late.vote(player, () => this.starts);
      case 2:
        await late.twice(player);
        return true;
      case 3:
        await late.otherTab(player, () => this.secondTab(player));
        return true;
      case 4:
        return late.undo(player);
      case 5:
        return Date.now() < this.scene.until && (await late.doze(player));
      default:
        return late.old(player);
    }
  }

  /** A second tab of the same seat; later messages of the first one reach nobody. */
  private async secondTab(player: Player): Promise<void> {
    const { party, network, setting } = this.scene;
    const { guest: old } = player;
    await party.rejoin(player, () => network.url);
    const replaced = await old.act({ type: 'pass' }, `replaced-${Math.random()}`).catch(() => null);
    if (replaced?.ok) throw new Error('A connection that was replaced could still act.');
    setting.tally.add('second tabs');
  }

  private async restarts(): Promise<void> {
    const { server, setting, late } = this.scene;
    const [least, most] = RESTART_MS;
    for (;;) {
      const due = Date.now() + least + this.chance.below(most - least);
      while (Date.now() < due || late.dozing) {
        if (this.over) return;
        await sleep(50);
      }
      const signal = this.chance.below(2) === 0 ? 'SIGKILL' : 'SIGTERM';
      this.starts++;
      await server.end(signal);
      server.launch();
      await server.healthy();
      setting.tally.add(signal === 'SIGKILL' ? 'servers killed' : 'servers ended in order');
    }
  }

  /** A spectator who comes, watches for a while and goes. */
  private async watch(): Promise<void> {
    while (!this.over) {
      await this.look().catch(() => undefined);
      for (let i = this.chance.below(60); i > 0 && !this.over; i--) await sleep(50);
      this.eye?.room.leave().catch(() => undefined);
      this.scene.setting.tally.add('visits of spectators');
    }
  }

  private async look(): Promise<Guest> {
    const { network, party } = this.scene;
    this.eye = await joined(network.url, (client) =>
      client.joinById(party.code, { spectate: true }),
    );
    await arrived(this.eye);
    return this.eye;
  }

  /** Calm again: everybody back, everything answered; then all must agree with the journal. */
  async check(): Promise<void> {
    const { party, network, server, game } = this.scene;
    const { tally } = this.scene.setting;
    network.calm = true;
    await server.healthy();
    for (const player of party.players) {
      do {
        if (player.gone) await party.rejoin(player, () => server.url);
        await party.resend(player);
      } while (!(await isHeard(player)));
    }
    await this.halt();
    const copy = server.journal();
    try {
      const now = await copy.current(party.code);
      if (!now) throw new Error('the table has lost its match');
      const match = party.checkEntries(now.match, now.entries, true);
      const pressed = party.pressed.get(now.match.id) ?? new Map();
      const found = checkMeant(game, now.match, now.entries, pressed);
      await party.checkViews(match);
      await sameView(await this.look(), 'public', match);
      tally.add('matches to the end', match.isFinished ? 1 : 0);
      tally.add(`${game.id}: matches`);
      tally.add(`${game.id}: presses, each at its decision`, found.presses);
      tally.add(`${game.id}: answers of clocks and rules`, found.housed);
    } finally {
      await copy.close();
    }
    tally.add('views that agree', party.players.length + 1);
    tally.add('acknowledged actions', party.accepted);
    tally.add('late answers that were stale', this.scene.late.stale);
    for (const [what, count] of Object.entries(network.done)) {
      tally.add(`${what} by the network`, count);
    }
  }

  /** All agree to a pause: no clock answers during the check. */
  private async halt(): Promise<void> {
    const { players } = this.scene.party;
    const [{ guest }] = players;
    const rests = (): boolean => guest.table.pause === 'on' || guest.table.stage === 'finished';
    while (!rests()) {
      for (const player of players) {
        const word = { op: 'pause', agree: true, seen: seenAt(player) };
        if (!rests()) await player.guest.lobby(word).catch(() => null);
      }
      await guest.until(rests, HALT_MS).catch(() => undefined);
      if (guest.closed !== null) throw new Error('A line broke while the network was calm.');
    }
  }

  leave(): void {
    this.over = true;
    for (const guest of [...this.scene.party.players.map((player) => player.guest), this.eye]) {
      guest?.room.leave().catch(() => undefined);
    }
  }
}
