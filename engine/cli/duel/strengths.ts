/**
 * The stored strength of the levels: one row for each game, level and number of seats, played by
 * `npm run duel -- --table`, and the table in `engine/README.md` that is built from them.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SeededChance } from '../../core/chance.ts';
import { gameById, ownLevels, searchings } from '../../registry.ts';
import { LEVEL_NAMES } from '../../search/level-names.ts';
import { interval } from './report.ts';

/** One seat of level `a` against the game's script on all other seats. */
export interface Strength {
  readonly game: string;
  readonly a: string;
  readonly b: string;
  readonly seats: number;
  readonly games: number;
  readonly seed: string;
  readonly winShare: number;
  readonly points: number;
  readonly pointsOfOthers: number;
  readonly millisecondsPerDecision: number;
  /** The weights that it was played with: see `fingerprint`. */
  readonly weights: string;
}

/** The opponent of every level, and the numbers of seats at which all levels are measured. */
export const SCRIPT = 'steady';
const USUAL_SEATS = 4;

const path = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const KEPT = path('./strengths.json');
export const README = path('../../README.md');
const BEGIN = '<!-- strengths: made by npm run duel -- --table -->\n';
const END = '<!-- /strengths -->';

/**
 * A number that changes with a game's weights, the place where its roll-outs are evaluated, or
 * their length: rows with another number are out of date. A game's own levels use none of these.
 */
export function fingerprint(game: string): string {
  const { weights, leadWeight, judgedFrom, mostSteps } = searchings[game];
  if (ownLevels[game]) return `own ${gameById(game).version}`;
  const bounds = [judgedFrom, mostSteps].filter((bound) => bound !== undefined);
  const judged = [weights, leadWeight, ...bounds];
  return new SeededChance(JSON.stringify(judged)).below(1 << 30).toString(36);
}

/**
 * All rows of a complete table: the highest level at all numbers of seats, the others at the usual
 * one.
 */
export const planned = (): Pick<Strength, 'game' | 'a' | 'seats'>[] =>
  Object.keys(searchings).flatMap((game) => {
    const { min, max } = gameById(game).seats;
    const all = Array.from({ length: max - min + 1 }, (_, i) => min + i);
    return LEVEL_NAMES.filter((name) => name !== SCRIPT).flatMap((a) =>
      (a === LEVEL_NAMES.at(-1) ? all : [USUAL_SEATS]).map((seats) => ({ game, a, seats })),
    );
  });

export const readStrengths = (): Strength[] => JSON.parse(readFileSync(KEPT, 'utf8')) as Strength[];

/** Whether two rows are about the same duel. */
export const isSame = (
  one: Pick<Strength, 'game' | 'a' | 'seats'>,
  other: Pick<Strength, 'game' | 'a' | 'seats'>,
): boolean => one.game === other.game && one.a === other.a && one.seats === other.seats;

/** Joins a row and further matches with the same seed. */
export function joined(before: Strength, more: Strength): Strength {
  const games = before.games + more.games;
  const mean = (of: (row: Strength) => number): number =>
    Number(((of(before) * before.games + of(more) * more.games) / games).toFixed(4));
  return {
    ...more,
    games,
    winShare: mean((row) => row.winShare),
    points: mean((row) => row.points),
    pointsOfOthers: mean((row) => row.pointsOfOthers),
    millisecondsPerDecision: mean((row) => row.millisecondsPerDecision),
  };
}

/** The mark of a row that was played with other weights. */
export const EARLIER = ' (earlier weights)';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const fixed = (x: number, digits: number): string => x.toFixed(digits);

/** The table in the language of the README. Rows with other than the present weights are marked. */
export function tableOf(rows: readonly Strength[]): string {
  const head = [
    '| Game | Level | Seats | Matches | Wins (95 % interval) | Equal | Score, own : theirs | ms a decision |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
  ];
  const lines = rows.map((row) => {
    const [low, high] = interval(row.winShare, row.games);
    const old = row.weights === fingerprint(row.game) ? '' : EARLIER;
    return `| ${[
      `\`${row.game}\``,
      `\`${row.a}\`${old}`,
      row.seats,
      row.games,
      `${percent(row.winShare)} (${fixed(100 * low, 1)} to ${fixed(100 * high, 1)})`,
      percent(1 / row.seats),
      `${fixed(row.points, 1)} : ${fixed(row.pointsOfOthers, 1)}`,
      fixed(row.millisecondsPerDecision, 1),
    ].join(' | ')} |`;
  });
  return `${[...head, ...lines].join('\n')}\n`;
}

/** The README with this table in its place. @throws Error if it has no place for one */
export function withTable(text: string, table: string): string {
  const from = text.indexOf(BEGIN);
  const to = text.indexOf(END);
  if (from < 0 || to < from) throw new Error('engine/README.md has no place for the table.');
  return text.slice(0, from + BEGIN.length) + table + text.slice(to);
}

/** Stores the rows, in their planned order, and rebuilds the table. */
export function writeStrengths(rows: readonly Strength[]): void {
  const sorted = planned().flatMap((row) => rows.filter((other) => isSame(row, other)));
  writeFileSync(KEPT, `${JSON.stringify(sorted, null, 2)}\n`);
  writeFileSync(README, withTable(readFileSync(README, 'utf8'), tableOf(sorted)));
}
