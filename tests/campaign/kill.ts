/**
 * One case is one kill: tables in full play, `SIGKILL` at a random instant, a check of the journal
 * on disk, a new process, everybody back by token, unanswered requests sent again.
 */

import { SeededChance } from '../../engine/core/chance.ts';
import type { Campaign, Run, Setting } from './campaign.ts';
import { Party } from './kill-party.ts';
import { KillServer } from './kill-server.ts';

const TABLES = 4;
const SEATS = 3;
/** The kill comes within so many milliseconds of play. */
const PLAY_MS = [30, 600] as const;
/** The server's promise for the return of its clients, in milliseconds. */
const RETURN_MS = 3000;

export const campaign: Campaign = {
  about: 'kill -9 under load: every acknowledged action is there, none twice, everybody comes back',
  open: (setting) => KillRun.open(setting),
};

class KillRun implements Run {
  private readonly setting: Setting;
  private readonly server: KillServer;
  private readonly parties: Party[];
  private readonly counted = new Map<Party, number>();

  private constructor(setting: Setting, server: KillServer, parties: Party[]) {
    this.setting = setting;
    this.server = server;
    this.parties = parties;
  }

  static async open(setting: Setting): Promise<KillRun> {
    const server = await KillServer.start();
    const open = (k: number) => Party.open(() => server.url, SEATS, `${setting.seed} ${k}`);
    return new KillRun(
      setting,
      server,
      await Promise.all(Array.from({ length: TABLES }, (_, k) => open(k))),
    );
  }

  async play(number: number): Promise<void> {
    const { server, parties } = this;
    const { seed, tally } = this.setting;
    const [least, most] = PLAY_MS;
    const ms = least + new SeededChance(`${seed} kill ${number}`).below(most - least);
    let dead = false;
    const playing = parties.map((party) => party.playUntil(() => dead));
    await new Promise((resolve) => setTimeout(resolve, ms));
    await server.end('SIGKILL');
    const killed = performance.now();
    dead = true;
    await Promise.all(playing);
    const copy = server.journal();
    server.launch();
    await Promise.all(parties.map((party) => party.comeBack(() => server.url)));
    const back = performance.now() - killed;
    tally.add('kills');
    tally.most('slowest return of all clients, ms', back);
    tally.add(`returns within ${RETURN_MS} ms`, back <= RETURN_MS ? 1 : 0);
    try {
      for (const party of parties) await this.check(party, copy);
    } finally {
      await copy.close();
    }
  }

  private async check(party: Party, copy: ReturnType<KillServer['journal']>): Promise<void> {
    const { tally } = this.setting;
    for (const id of party.acknowledged.keys()) {
      const found = await copy.match(id);
      if (!found) throw new Error(`match ${id} is lost`);
      party.checkEntries(found.match, found.entries);
    }
    const now = await copy.current(party.code);
    if (!now) throw new Error(`table ${party.code} has lost its match`);
    await party.checkViews(party.checkEntries(now.match, now.entries));
    tally.add('clients whose view is the journal’s', party.players.length);
    const written = new Set(now.entries.map(({ seat, actionId }) => `${seat}:${actionId}`));
    for (const player of party.players) {
      for (const { id } of player.open) {
        const there = written.has(`${player.seat}:${id}`);
        tally.add(there ? 'unanswered, wholly present' : 'unanswered, absent');
      }
      await party.resend(player);
    }
    tally.add('acknowledged actions', party.accepted - (this.counted.get(party) ?? 0));
    this.counted.set(party, party.accepted);
    // A match that was checked and is over need not be checked again.
    for (const id of [...party.acknowledged.keys()]) {
      if (id === now.match.id) continue;
      party.acknowledged.delete(id);
      party.pressed.delete(id);
    }
  }

  async close(): Promise<void> {
    await Promise.all(
      this.parties.flatMap(({ players }) =>
        players.map(({ guest }) => guest.leave().catch(() => null)),
      ),
    );
    await this.server.close();
  }
}
