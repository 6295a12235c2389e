/**
 * Golden playthroughs: one recorded match a game and number of seats, state by state. They are
 * played again, command by command, and every line must equal the recorded one: a change of the
 * rules that does not raise the game's version is found here.
 *
 * `npm run golden` writes the recordings of games whose version was raised, and those that are
 * missing. `npm run golden -- --views` also writes those in which only the views or events have
 * changed.
 *
 * A line: position, the public view and events, those of each seat, the number of listed actions of
 * all deciders, seat and action. The position is a hash of its description, not of its array: the
 * layout of a state may change.
 */

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { canonical } from '../../engine/core/canonical.ts';
import { SeededChance } from '../../engine/core/chance.ts';
import { accepted } from '../../engine/core/command.ts';
import type {
  ActionBase,
  Game,
  JsonObject,
  SeatInfo,
  State,
  Viewer,
} from '../../engine/core/contract.ts';
import { type Emitted, EventList } from '../../engine/core/events.ts';
import { type Table, tables } from './games.ts';
import { seatInfos, seatsIn } from './play.ts';

const FORMAT = 'laguna-golden/1';
const ROOT = new URL('../..', import.meta.url).pathname;
/** One action in so many is preceded by an aside. */
const ASIDE_EVERY = 12;

export interface Recorded {
  readonly version: string;
  readonly options: JsonObject;
  readonly lines: readonly string[];
  readonly steps: readonly { readonly seat: number; readonly action: ActionBase }[];
}

/** The numbers of seats that a game can be played with. */
export const sizes = ({ seats: { min, max } }: Game): number[] =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i);

export const fileOf = ({ tests }: Table, seats: number): string =>
  join(ROOT, tests, 'golden', `${seats}-seats.txt`);

const short = (value: unknown): string =>
  createHash('sha256').update(canonical(value)).digest('hex').slice(0, 8);

/** Plays a match again, or for the first time, and writes its lines. */
class Playthrough {
  readonly lines: string[] = [];
  readonly state: State;
  private readonly game: Game;
  private readonly chance: SeededChance;
  private readonly infos: SeatInfo[];
  private readonly codes: Int32Array;

  constructor(game: Game, seats: number, options: JsonObject) {
    this.game = game;
    this.chance = new SeededChance(`golden ${seats}`);
    this.infos = seatInfos(seats);
    this.codes = new Int32Array(game.maxLegal);
    const events = new EventList();
    this.state = game.setup(seats, game.options(options, seats), this.chance, events);
    this.note(events.items, 'start');
  }

  /** Carries `action` out. @returns whether the rules took it */
  act(seat: number, action: unknown): boolean {
    const { game, state } = this;
    const command = accepted(game, state, seat, action);
    if (command === null) return false;
    const said = JSON.stringify(game.decode(state, seat, command));
    const events = new EventList();
    game.apply(state, seat, command, this.chance, events);
    this.note(events.items, `${seat} ${said}`);
    return true;
  }

  listed(seat: number): ActionBase[] {
    const { game, state, codes } = this;
    const count = game.legal(state, seat, codes);
    return Array.from(codes.subarray(0, count), (code) => game.decode(state, seat, code));
  }

  private note(events: readonly Emitted[], what: string): void {
    const { game, state, infos } = this;
    const seen = (viewer: Viewer): string =>
      short([game.view(state, viewer, infos), events.map((one) => game.eventFor(one, viewer))]);
    const views = (['public', ...infos.keys()] as Viewer[]).map(seen);
    const listed = seatsIn(game.deciders(state)).map((seat) => game.legal(state, seat, this.codes));
    const count = listed.reduce((sum, n) => sum + n, 0);
    this.lines.push([short(game.describe(state)), ...views, count, what].join(' '));
  }
}

/** A fresh recording. */
export function record({ game, samples }: Table, seats: number): string {
  const { optionSets, perSeat } = samples;
  const options = perSeat(optionSets[seats % optionSets.length] ?? {}, seats);
  const match = new Playthrough(game, seats, options);
  const will = new SeededChance(`golden will ${seats}`);
  while (!game.isFinished(match.state)) {
    const aside = samples.asides[will.below(samples.asides.length)];
    if (will.below(ASIDE_EVERY) === 0) match.act(will.below(seats), aside);
    const deciders = seatsIn(game.deciders(match.state));
    const seat = deciders[will.below(deciders.length)] ?? 0;
    const listed = match.listed(seat);
    match.act(seat, listed[will.below(listed.length)]);
  }
  const head = `${FORMAT} ${game.id} ${game.version}\n${JSON.stringify(options)}`;
  return `${head}\n${match.lines.join('\n')}\n`;
}

/** @throws Error if the text is no recording of this game */
export function read(game: Game, text: string): Recorded {
  const [head = '', options = '', ...lines] = text.trimEnd().split('\n');
  const [format, id, version = ''] = head.split(' ');
  if (format !== FORMAT || id !== game.id) throw new Error(`No recording of ${game.id}: ${head}`);
  const steps = lines.slice(1).map((line) => {
    const [, seat = '', action = ''] = / (\d+) (\{.*\})$/.exec(line) ?? [];
    return { seat: Number(seat), action: JSON.parse(action) as ActionBase };
  });
  return { version, options: JSON.parse(options) as JsonObject, lines, steps };
}

/** The lines of a recording under today's rules; fewer if these refuse a command. */
export function again(game: Game, seats: number, { options, steps }: Recorded): readonly string[] {
  const match = new Playthrough(game, seats, options);
  for (const { seat, action } of steps) if (!match.act(seat, action)) break;
  return match.lines;
}

/** The positions alone, without views and events. */
export const positionsOf = (lines: readonly string[]): string[] =>
  lines.map((line) => `${line.split(' ')[0]} ${line.slice(line.indexOf(' {'))}`);

/**
 * Writes missing and outdated recordings.
 * @returns complaints
 */
function write(table: Table, seats: number, views: boolean): string[] {
  const { game } = table;
  const file = fileOf(table, seats);
  if (existsSync(file)) {
    const known = read(game, readFileSync(file, 'utf8'));
    const now = again(game, seats, known);
    if (known.version === game.version) {
      if (now.join('\n') === known.lines.join('\n')) return [];
      const same = positionsOf(now).join('\n') === positionsOf(known.lines).join('\n');
      if (!views || !same) {
        const help = same
          ? 'only what is shown has changed: npm run golden -- --views'
          : `raise the version of its rules (${game.version}) first`;
        return [`${game.id}, ${seats} seats: plays otherwise; ${help}`];
      }
    }
  }
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, record(table, seats));
  console.log(`${file.slice(ROOT.length)} written`);
  return [];
}

if (process.argv[1]?.endsWith('golden.ts')) {
  const views = process.argv.includes('--views');
  const complaints = tables.flatMap((table) =>
    sizes(table.game).flatMap((seats) => write(table, seats, views)),
  );
  for (const complaint of complaints) console.error(complaint);
  process.exit(complaints.length > 0 ? 1 : 0);
}
