/**
 * One case is one match over a bad network, of each game in turn: connections that lag, break, fall
 * silent for a while or for good, are open at only one end and send things twice, late answers,
 * second tabs of the same seat, spectators that come and go, a server that is ended in order or
 * killed. At the end everybody must see the result of the journal's replay, and the journal
 * contains only actions meant for the decision at which they were done.
 */

import { SeededChance } from '../../engine/core/chance.ts';
import { gameById } from '../../engine/registry.ts';
import { allSamples } from '../battery/samples.ts';
import type { Campaign, Run, Setting } from './campaign.ts';
import { Party } from './kill-party.ts';
import { KillServer } from './kill-server.ts';
import { Evening } from './network/evening.ts';
import { LateAnswers } from './network/late.ts';
import { BadNetwork } from './network-proxy.ts';

/** Larger tables test nothing more about a network. */
const MOST_SEATS = 4;
/** A case ends after so many milliseconds, and the next game begins. */
const CASE_MS = 30_000;

export const campaign: Campaign = {
  about:
    'lag, breaks, endless silence, half-open sockets, repeated messages, late answers, two tabs, restarts, in every game: nothing is done that nobody meant, and in the end all see what the journal says',
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
    const { setting, server } = this;
    const seed = `${setting.seed} network ${number}`;
    const samples = allSamples[number % allSamples.length];
    const round = Math.floor(number / allSamples.length);
    const game = gameById(samples.game);
    const { min, max } = game.seats;
    const seats = min + (round % (Math.min(max, MOST_SEATS) - min + 1));
    const network = await BadNetwork.open(server.url, new SeededChance(`${seed} fate`));
    network.calm = true;
    // The quickest clocks: some of them answer before a sleeper.
    const clock = Object.keys(game.clocks ?? {}).at(-1);
    const wish = { game: game.id, ...(clock !== undefined && { clock }) };
    const party = await Party.open(() => network.url, seats, seed, wish);
    network.calm = false;
    const late = new LateAnswers(party, samples, setting.tally, seed);
    const until = Math.min(setting.until, Date.now() + CASE_MS);
    const evening = new Evening({ setting, server, network, party, late, game, until }, seed);
    try {
      await evening.play();
      await evening.check();
    } finally {
      evening.leave();
      network.close();
    }
  }

  close(): Promise<void> {
    return this.server.close();
  }
}
