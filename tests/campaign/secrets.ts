/**
 * Non-interference: positions that differ only in facts that a viewer may not know look the same to
 * that viewer. In the engine (view, legal actions, explanations, events), and through real rooms,
 * byte by byte. A check is one channel compared for one viewer.
 */

import type { Game, State } from '../../engine/core/contract.ts';
import { interfere } from '../battery/non-interference.ts';
import { allSamples, type Samples } from '../battery/samples.ts';
import { games } from '../guest/registry.ts';
import type { Campaign, Setting } from './campaign.ts';
import { Hall } from './wire/hall.ts';
import { LongScript } from './wire/long.ts';
import { longCase, twinCase } from './wire/positions.ts';
import type { Both } from './wire/script.ts';
import { Twins } from './wire/twins.ts';

/** One case in so many is played at real tables, the others in the engine. */
const ROOMS_EVERY = 4;
/** One in so many of those is a long match, with secret actions at one of the tables. */
const LONG_EVERY = 6;
/** Length of the script at a pair of tables. */
const STEPS = 12;
/** The same for a long match; every fourth step is some 45 actions. */
const LONG_STEPS = 40;
/** Games with actions that others must not notice. */
const SECRETIVE = allSamples.filter(({ secret }) => secret.length > 0);
const KEY = 'ab'.repeat(32);

const ALL_TWINS = {
  enough: 0,
  oneIn: 1,
  fromViews: false,
  stopAtLeak: true,
};

export const campaign: Campaign = {
  about: 'Nobody can tell apart what differs only in what he may not know.',
  open: async (setting) => {
    const rooms = await Rooms.open(setting);
    return {
      play: (number) => {
        const samples = allSamples[number % allSamples.length];
        if (number % ROOMS_EVERY !== 0) return engine(setting, samples, number);
        const pair = number / ROOMS_EVERY;
        if (pair % LONG_EVERY !== LONG_EVERY - 1) return rooms.play(samples, pair);
        return rooms.playLong(SECRETIVE[Math.floor(pair / LONG_EVERY) % SECRETIVE.length], pair);
      },
      close: () => rooms.close(),
    };
  },
};

function engine({ seed, tally }: Setting, samples: Samples, number: number): void {
  const effort = { matches: 1, first: number, seed: `${seed} `, ...ALL_TWINS };
  const findings = interfere(games[samples.game], samples, effort);
  for (const [channel, count] of findings.checks) {
    tally.add('engine checks', count);
    tally.add(`engine: ${channel}`, count);
  }
  for (const [field, count] of findings.fieldChecks) tally.add(`engine: ${field}`, count);
  const [leak] = findings.leaks;
  if (leak !== undefined) throw new Error(leak);
}

/** Pairs of tables in one hall: a match there can begin at any given position. */
export class Rooms {
  private readonly setting: Setting;
  private hall!: Hall;
  private next: State | null = null;

  private constructor(setting: Setting) {
    this.setting = setting;
  }

  static async open(setting: Setting): Promise<Rooms> {
    const rooms = new Rooms(setting);
    const guests = Object.entries(games).map(([id, game]) => [id, rooms.begun(game)] as const);
    rooms.hall = await Hall.open(KEY, { games: Object.fromEntries(guests) });
    return rooms;
  }

  /** The game, with a given start of its next match. */
  private begun(game: Game): Game {
    const setup: Game['setup'] = (...args) => {
      const given = this.next;
      this.next = null;
      return given ? given.slice() : game.setup(...args);
    };
    return { ...game, setup };
  }

  /** One pair of tables; the secret fields take turns at being the one that must differ. */
  async play(samples: Samples, number: number): Promise<void> {
    const { hall } = this;
    const { seed, tally } = this.setting;
    const game = games[samples.game];
    const wanted = game.secrets[number % game.secrets.length];
    const given = twinCase(game, samples, `${seed} ${number}`, wanted);
    if (!given) return;
    for (const field of given.fields) tally.add(`room pairs: ${field}`);
    const begin = (state: State): void => {
      this.next = state;
    };
    await Twins.play({ hall, begin, game, samples, tally, steps: STEPS }, given);
  }

  /**
   * One pair of long matches.
   * @param types of the secret commands at one of them
   */
  async playLong(samples: Samples, number: number, types = samples.secret): Promise<void> {
    const { hall } = this;
    const { seed, tally } = this.setting;
    const game = games[samples.game];
    const given = longCase(game, samples, `${seed} long ${number}`, types);
    const begin = (state: State): void => {
      this.next = state;
    };
    const scene = { hall, begin, game, samples };
    const script = (worlds: Both) => new LongScript(scene, given, worlds, tally);
    await Twins.play({ ...scene, tally, steps: LONG_STEPS, script }, given);
    tally.add('room pairs: long');
  }

  close(): Promise<void> {
    return this.hall.close();
  }
}
