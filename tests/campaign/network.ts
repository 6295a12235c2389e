/**
 * One case is one match over a bad network: connections that lag, break, fall silent for a while
 * or for good, are open at one end alone and say things twice, second tabs of the same seat, spectators that come and go, a server that is ended in order
 * or killed. At the end everybody must see what the journal's replay says.
 */

import { SeededChance } from '../../engine/core/chance.ts';
import type { Guest } from '../server/harness.ts';
import type { Campaign, Run, Setting } from './campaign.ts';
import { arrived, joined, Party, type Player, sameView } from './kill-party.ts';
import { KillServer } from './kill-server.ts';
import { BadNetwork } from './network-proxy.ts';

const SEATS = 3;
/** Out of so many decisions one is made by two tabs at once. */
const TABS_OF = 40;
/** A case goes on for so many actions, also when the campaign's time is up. */
const LEAST = 20;
/** The server is restarted after so many milliseconds of play, each time anew. */
const RESTART_MS = [2500, 9000] as const;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export const campaign: Campaign = {
  about:
    'lag, breaks, endless silence, half-open sockets, repeated messages, two tabs, restarts: in the end all see what the journal says',
  open: async (setting) => new NetworkRun(setting, await KillServer.start()),
};

class NetworkRun implements Run {
  private readonly setting: Setting;
  private readonly server: KillServer;

  constructor(setting: Setting, server: KillServer) {
    this.setting = setting;
    this.server = server;
  }

  async play(number: number): Promise<void> {
    const seed = `${this.setting.seed} network ${number}`;
    const network = await BadNetwork.open(this.server.url, new SeededChance(`${seed} fate`));
    network.calm = true;
    const party = await Party.open(() => network.url, SEATS, seed);
    network.calm = false;
    const match = new Evening(this.setting, this.server, network, party, new SeededChance(seed));
    try {
      await match.play();
      await match.check();
    } finally {
      match.leave();
      network.close();
    }
  }

  close(): Promise<void> {
    return this.server.close();
  }
}

/** One match with everything that happens around it. */
class Evening {
  private readonly setting: Setting;
  private readonly server: KillServer;
  private readonly network: BadNetwork;
  private readonly party: Party;
  private readonly chance: SeededChance;
  private eye: Guest | null = null;
  private over = false;

  constructor(
    setting: Setting,
    server: KillServer,
    network: BadNetwork,
    party: Party,
    chance: SeededChance,
  ) {
    this.setting = setting;
    this.server = server;
    this.network = network;
    this.party = party;
    this.chance = chance;
  }

  async play(): Promise<void> {
    const { party } = this;
    const playing = Promise.all(party.players.map((player) => this.sit(player)));
    const around = Promise.all([this.restarts(), this.watch()]);
    await playing;
    this.over = true;
    await around;
  }

  /** One person's evening: until the match is over, or the campaign's time is up. */
  private async sit(player: Player): Promise<void> {
    const { party, network, chance, setting } = this;
    while (Date.now() < setting.until || party.accepted < LEAST) {
      if (player.gone) {
        const how = chance.below(2) === 0 ? 'token' : 'session';
        await party.rejoin(player, () => network.url, how);
        setting.tally.add('returns');
        if (await party.resend(player)) setting.tally.add('sent again');
        continue;
      }
      if (player.guest.table.stage === 'finished') return;
      const acted =
        chance.below(TABS_OF) === 0 ? await this.twoTabs(player) : await party.step(player);
      if (!acted) await sleep(3);
    }
  }

  /** A second tab comes, and both send the same request: whoever is heard, it happens once. */
  private async twoTabs(player: Player): Promise<boolean> {
    const { party, network } = this;
    const { guest: old } = player;
    if (!old.canDecide) return false;
    await party.rejoin(player, () => network.url).catch(() => undefined);
    const stale = old.act({ type: 'pass' }, `stale-${Math.random()}`).catch(() => null);
    await party.step(player);
    if ((await stale)?.ok) throw new Error('A connection that was replaced could still act.');
    this.setting.tally.add('second tabs');
    return true;
  }

  private async restarts(): Promise<void> {
    const { chance, server, setting } = this;
    const [least, most] = RESTART_MS;
    for (;;) {
      const due = Date.now() + least + chance.below(most - least);
      while (Date.now() < due) {
        if (this.over) return;
        await sleep(50);
      }
      const signal = chance.below(2) === 0 ? 'SIGKILL' : 'SIGTERM';
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
      this.setting.tally.add('visits of spectators');
    }
  }

  private async look(): Promise<Guest> {
    const { url } = this.network;
    const { code } = this.party;
    this.eye = await joined(url, (client) => client.joinById(code, { spectate: true }));
    await arrived(this.eye);
    return this.eye;
  }

  /** Calm again: everybody back, everything answered; then all must agree with the journal. */
  async check(): Promise<void> {
    const { party, network, server, setting } = this;
    const { tally } = setting;
    network.calm = true;
    await server.healthy();
    for (const player of party.players) {
      do {
        if (player.gone) await party.rejoin(player, () => server.url);
        await party.resend(player);
      } while (player.gone);
    }
    const copy = server.journal();
    try {
      const now = await copy.current(party.code);
      if (!now) throw new Error('the table has lost its match');
      const match = party.checkEntries(now.match, now.entries);
      await party.checkViews(match);
      const eye = await this.look();
      await sameView(eye, 'public', match);
      tally.add('matches to the end', match.isFinished ? 1 : 0);
    } finally {
      await copy.close();
    }
    tally.add('views that agree', SEATS + 1);
    tally.add('acknowledged actions', party.accepted);
    for (const [what, count] of Object.entries(network.done))
      tally.add(`${what} by the network`, count);
  }

  leave(): void {
    this.over = true;
    for (const guest of [...this.party.players.map((player) => player.guest), this.eye]) {
      guest?.room.leave().catch(() => undefined);
    }
  }
}
