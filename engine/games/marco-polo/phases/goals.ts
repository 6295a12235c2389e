/**
 * Set-up: goal cards are dealt, and each player secretly keeps two of four (rules, section 3, 13;
 * MP-016).
 */

import type { Chance } from '../../../core/chance.ts';
import type { EventSink } from '../../../core/events.ts';
import { type CodedField, entriesOf, REFUSED, word } from '../../../kit/fields.ts';
import { body } from '../../../kit/rows.ts';
import { GOAL_IDS } from '../cards.ts';
import { KEEP_GOALS } from '../codes.ts';
import { DEALT_GOALS, KEPT_GOALS } from '../data.ts';
import { tell, tellWithSecret } from '../effects/emit.ts';
import { E, OK } from '../errors.ts';
import { during, type MpCodedRow } from '../row.ts';
import { shuffleNamed } from '../shuffles.ts';
import * as S from '../state.ts';
import { startFirstRound } from './round.ts';
import { startCharacters } from './tools.ts';

const BITS = 5;
const one = word(GOAL_IDS);

/** Two different goals, the lower first. */
const pairField: CodedField<string[]> = {
  kind: 'goals',
  optional: false,
  bits: 2 * BITS,
  read: (value) => {
    const goals = entriesOf(value, KEPT_GOALS).map((id) => one.read(id));
    goals.sort((a, b) => a - b);
    if (goals.length !== KEPT_GOALS || goals[0] === goals[1]) throw REFUSED;
    return packPair(goals[0], goals[1]);
  },
  write: (packed) => [GOAL_IDS[firstOf(packed)], GOAL_IDS[secondOf(packed)]],
  fits: (packed) => secondOf(packed) < GOAL_IDS.length && firstOf(packed) < secondOf(packed),
};
const packPair = (a: number, b: number): number => a * 2 ** BITS + b;
const firstOf = (packed: number): number => packed >> BITS;
const secondOf = (packed: number): number => packed & (2 ** BITS - 1);

/** The place of a goal among those dealt to `p`, -1 for none. */
function dealtAt(s: S.State, p: number, goal: number): number {
  for (let i = 0; i < DEALT_GOALS; i++) if (s[S.GOAL + S.at(p) + i] === goal) return i;
  return -1;
}

/** MP-016, MP-017: by id, four for each, or two without a choice. */
export function dealGoals(s: S.State, chance: Chance, sink: EventSink | null): void {
  const pile = Int32Array.from({ length: GOAL_IDS.length }, (_, goal) => goal);
  shuffleNamed(s, 'goals', pile, 0, pile.length, chance);
  const each = s[S.OPT_BEGINNER] === 1 ? KEPT_GOALS : DEALT_GOALS;
  for (let i = 0, p = s[S.START_SEAT]; i < s[S.SEATS]; i++, p = S.after(s, p)) {
    const dealt = pile.slice(i * each, (i + 1) * each).sort();
    s.set(dealt, S.GOAL + S.at(p));
    if (!sink) continue;
    const goals = Array.from(dealt, (goal) => GOAL_IDS[goal]);
    tellWithSecret(sink, { type: 'goalsDealt', seat: p, goals: null }, p, { goals });
  }
  s[S.PHASE] = S.CHOOSE_GOALS;
  s[S.ACTIVE] = -1;
  if (s[S.OPT_BEGINNER] === 1) start(s, chance, sink);
}

/** Seats that have not chosen yet, as a mask. */
export function undecided(s: S.State): number {
  let mask = 0;
  for (let p = 0; p < s[S.SEATS]; p++) if (s[S.CHOSEN + S.at(p)] === 0) mask |= 1 << p;
  return mask;
}

/** Also open to a seat that has chosen: replaced until the last one has. */
export const keepGoalsRow: MpCodedRow = {
  type: 'keepGoals',
  code: KEEP_GOALS,
  rule: 'MP-016',
  phases: during(S.CHOOSE_GOALS),
  fields: { goals: pairField },
  refusals: { NOT_OFFERED: 'MP-016' },
  check: (s, p, code) => {
    const isDealt = (goal: number): boolean => dealtAt(s, p, goal) >= 0;
    return isDealt(firstOf(body(code))) && isDealt(secondOf(body(code))) ? OK : E.NOT_OFFERED;
  },
  apply: (s, p, code, chance, sink) => {
    const first = dealtAt(s, p, firstOf(body(code)));
    const second = dealtAt(s, p, secondOf(body(code)));
    const isNew = s[S.CHOSEN + S.at(p)] === 0;
    s[S.CHOSEN + S.at(p)] = (1 << first) | (1 << second);
    if (sink && isNew) tell(sink, { type: 'goalsChosen', seat: p });
    if (undecided(s) === 0) settle(s, chance, sink);
  },
};

/** The others go to the box, unseen. */
function settle(s: S.State, chance: Chance, sink: EventSink | null): void {
  for (let p = 0; p < s[S.SEATS]; p++) {
    const at = S.GOAL + S.at(p);
    const kept = chosenGoals(s, p);
    s.fill(-1, at, at + DEALT_GOALS);
    s.set(kept, at);
    s[S.CHOSEN + S.at(p)] = 0;
  }
  start(s, chance, sink);
}

function start(s: S.State, chance: Chance, sink: EventSink | null): void {
  if (!startCharacters(s, chance)) startFirstRound(s, chance, sink);
}

/** The goals that `p` has chosen so far. */
export const chosenGoals = (s: S.State, p: number): number[] =>
  Array.from(s.subarray(S.GOAL + S.at(p), S.GOAL + S.at(p) + DEALT_GOALS)).filter(
    (_, i) => ((s[S.CHOSEN + S.at(p)] >> i) & 1) === 1,
  );

export function legalGoals(s: S.State, p: number, out: Int32Array): number {
  const at = S.GOAL + S.at(p);
  let n = 0;
  for (let a = 0; a < DEALT_GOALS; a++) {
    for (let b = a + 1; b < DEALT_GOALS; b++) {
      out[n++] = KEEP_GOALS + packPair(s[at + a], s[at + b]);
    }
  }
  return n;
}
