/**
 * Whole matches of every registered game, with the invariants at every state: two seats to the most,
 * options drawn at random, chairs taken by uniform choice and, in some matches, by the games' bots.
 */

import { SeededChance } from '../../engine/core/chance.ts';
import { accepted } from '../../engine/core/command.ts';
import type { Bot, Command, Game, SeatInfo, State } from '../../engine/core/contract.ts';
import { games } from '../../engine/registry.ts';
import { seatInfos, seatsIn } from '../battery/play.ts';
import { allSamples, type Samples } from '../battery/samples.ts';
import type { Campaign, Setting } from './campaign.ts';

/** One match in so many has bots that think: they are a hundred times as slow as chance. */
const BOTS_EVERY = 250;
/** One action in so many is preceded by an aside. */
const ASIDE_EVERY = 24;
/** No match is longer. */
const MAX_ACTIONS = 20_000;
/** The bot that chooses like chance itself. */
const UNIFORM = 'random';

export const campaign: Campaign = {
  about: 'Whole matches, every invariant after every action.',
  open: (setting) => {
    const tables = allSamples.map((samples) => new Tables(setting, samples));
    return { play: (number) => tables[number % tables.length].play(number) };
  },
};

class Tables {
  private readonly setting: Setting;
  private readonly game: Game;
  private readonly samples: Samples;
  private readonly codes: Int32Array;
  private readonly infos: readonly SeatInfo[][];

  constructor(setting: Setting, samples: Samples) {
    this.setting = setting;
    this.samples = samples;
    this.game = games[samples.game];
    this.codes = new Int32Array(this.game.maxLegal);
    this.infos = Array.from({ length: this.game.seats.max + 1 }, (_, count) => seatInfos(count));
  }

  play(number: number): void {
    const { game, samples, setting } = this;
    const { seed, tally } = setting;
    const chance = new SeededChance(`${seed} match ${number}`);
    const will = new SeededChance(`${seed} will ${number}`);
    const { min, max } = game.seats;
    const seats = min + will.below(max - min + 1);
    const set = () => samples.optionSets[will.below(samples.optionSets.length)];
    const options = samples.perSeat({ ...set(), ...set() }, seats);
    const state = game.setup(seats, game.options(options, seats), chance);
    const bots = this.bots(seats, will);
    let actions = 0;
    this.inspect(state, actions);
    for (let mask = game.deciders(state); mask !== 0; mask = game.deciders(state)) {
      if (will.below(ASIDE_EVERY) === 0) {
        const seat = will.below(seats);
        const aside = samples.asides[will.below(samples.asides.length)];
        const command = accepted(game, state, seat, aside);
        if (command !== null) {
          game.apply(state, seat, command, chance, null);
          tally.add('actions from aside');
          this.inspect(state, actions);
          continue;
        }
      }
      const asked = seatsIn(mask);
      const first = will.below(asked.length);
      for (let k = 0; ; k++) {
        if (k === asked.length) throw new Error('all who are asked wait for one another');
        const seat = asked[(first + k) % asked.length];
        const command = this.choose(state, seat, bots[seat] ?? null, will);
        if (command === null) continue;
        game.apply(state, seat, command, chance, null);
        break;
      }
      this.inspect(state, ++actions);
      if (actions > MAX_ACTIONS) throw new Error(`no end after ${actions} actions`);
    }
    if (!game.isFinished(state)) throw new Error(`nobody is to decide after ${actions} actions`);
    if (!game.standings(state).some(({ winner }) => winner)) throw new Error('nobody has won');
    tally.add('matches');
    tally.add(`with ${seats} seats`);
    if (bots.length > 0) tally.add('with bots that think');
    tally.add('actions', actions);
    tally.most('longest match, actions', actions);
  }

  private inspect(state: State, actions: number): void {
    const broken = this.game.invariants(state);
    this.setting.tally.add('states checked');
    if (broken.length > 0) throw new Error(`after ${actions} actions broken: ${broken.join(', ')}`);
  }

  /** The thinking bot of each chair; empty if there are none. */
  private bots(seats: number, will: SeededChance): (Bot | null)[] {
    if (will.below(BOTS_EVERY) > 0) return [];
    const thinking = Object.entries(this.game.bots).filter(([name]) => name !== UNIFORM);
    if (thinking.length === 0) return [];
    const first = will.below(seats);
    return Array.from({ length: seats }, (_, seat) => {
      if (seat !== first && will.below(2) === 0) return null;
      return thinking[will.below(thinking.length)][1]();
    });
  }

  /** @returns null if the bot lets others speak first */
  private choose(state: State, seat: number, bot: Bot | null, will: SeededChance): Command | null {
    const { game, codes } = this;
    const count = game.legal(state, seat, codes);
    if (count === 0) throw new Error(`seat ${seat} owes a decision and has nothing to choose from`);
    if (!bot) return codes[will.below(count)];
    const infos = this.infos[game.seats.max];
    // Bots get the bytes of a view, as over the wire.
    const bytes = JSON.stringify(game.view(state, seat, infos));
    const action = bot.think(JSON.parse(bytes), will);
    if (action === null) return null;
    const command = accepted(game, state, seat, action);
    if (command !== null) return command;
    throw new Error(`${bot.name} at seat ${seat} proposed ${JSON.stringify(action)}`);
  }
}
