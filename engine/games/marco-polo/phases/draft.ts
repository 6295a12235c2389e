/**
 * Set-up: the draft of characters, and their possessions at the start (rules, section 3, 12 and
 * 14).
 */

import type { Chance } from '../../../core/chance.ts';
import type { EventSink } from '../../../core/events.ts';
import { word } from '../../../kit/fields.ts';
import { indexIn, push, removeAt } from '../../../kit/lists.ts';
import { body } from '../../../kit/rows.ts';
import { CHOOSE_START, PICK_CHARACTER } from '../codes.ts';
import { ARGHUN, BELLELA, CHARACTERS, GREGORIO, KUBILAI, RUSTICIANO } from '../data/people.ts';
import { BELLELA_CHARACTERS, RUSTICIANO_HAND } from '../data.ts';
import { layArghunCards, takeArghunCards } from '../effects/city-pile.ts';
import { tell } from '../effects/emit.ts';
import { E, OK } from '../errors.ts';
import { MAP_IDS, PIEDRO_STARTS } from '../map.ts';
import { during, type MpCodedRow } from '../row.ts';
import { shuffleNamed } from '../shuffles.ts';
import * as S from '../state.ts';
import { dealGoals } from './goals.ts';
import { startFirstRound } from './round.ts';
import { drawRusticiano } from './tools.ts';

/** AV-122, appendix A: the characters of this table. */
export const charactersInPlay = (s: S.State): number[] =>
  CHARACTERS.flatMap((_, character) => {
    const isOut =
      (character === GREGORIO && s[S.OPT_COMPANIONS] === 0) ||
      (character >= ARGHUN && s[S.OPT_NEW] === 0);
    return isOut ? [] : [character];
  });

/** MP-015: one more than the number of players; the last in turn order picks first. */
export function offerCharacters(s: S.State, order: Int32Array, sink: EventSink | null): void {
  for (let i = 0; i <= s[S.SEATS]; i++) push(s, S.OFFERED_SIZE, S.OFFERED, order[i]);
  if (indexIn(s, S.OFFERED_SIZE, S.OFFERED, ARGHUN) >= 0) layArghunCards(s); // AV-180
  s[S.PHASE] = S.DRAFT;
  s[S.ACTIVE] = before(s, s[S.START_SEAT]);
  if (!sink) return;
  const offered = Array.from(order.subarray(0, s[S.SEATS] + 1), (one) => CHARACTERS[one]);
  tell(sink, { type: 'charactersOffered', characters: offered });
}

const before = (s: S.State, p: number): number => (p === 0 ? s[S.SEATS] - 1 : p - 1);

/** Seats still to pick, next first. */
export function draftOrder(s: S.State): number[] {
  const order: number[] = [];
  for (let p = s[S.ACTIVE]; order.length < s[S.SEATS]; p = before(s, p)) {
    if (s[S.CHAR + S.at(p)] >= 0) break;
    order.push(p);
  }
  return order;
}

export const pickRow: MpCodedRow = {
  type: 'pickCharacter',
  code: PICK_CHARACTER,
  rule: 'MP-015',
  phases: during(S.DRAFT),
  fields: { character: word(CHARACTERS) },
  refusals: { NOT_OFFERED: 'MP-015' },
  check: (s, _p, code) =>
    indexIn(s, S.OFFERED_SIZE, S.OFFERED, body(code)) < 0 ? E.NOT_OFFERED : OK,
  apply: (s, p, code, chance, sink) => {
    const character = body(code);
    const index = indexIn(s, S.OFFERED_SIZE, S.OFFERED, character);
    removeAt(s, S.OFFERED_SIZE, S.OFFERED, index);
    s[S.CHAR + S.at(p)] = character;
    if (sink) tell(sink, { type: 'characterPicked', seat: p, character: CHARACTERS[character] });
    if (character === ARGHUN) takeArghunCards(s, p, sink);
    if (s[S.OPT_OPEN_DRAFT] === 1) drawSecrets(s, p, chance); // AV-104, AV-154
    if (p !== s[S.START_SEAT]) {
      s[S.ACTIVE] = before(s, p);
      return;
    }
    if (s[S.OPT_OPEN_DRAFT] === 0) {
      for (let q = 0; q < s[S.SEATS]; q++) drawBellela(s, q, chance);
    }
    s.fill(-1, S.OFFERED, S.OFFERED + s[S.SEATS] + 1);
    s[S.OFFERED_SIZE] = 0;
    takeArghunCards(s, -1, sink);
    dealGoals(s, chance, sink);
  },
};

function drawSecrets(s: S.State, p: number, chance: Chance): void {
  drawBellela(s, p, chance);
  if (s[S.CHAR + S.at(p)] === RUSTICIANO) drawRusticiano(s, p, RUSTICIANO_HAND, chance);
}

/** AV-100, AV-101, AV-107: five of those that nobody has; with `openDraft` of those not offered. */
function drawBellela(s: S.State, p: number, chance: Chance): void {
  if (s[S.CHAR + S.at(p)] !== BELLELA) return;
  let gone = (1 << KUBILAI) | (1 << BELLELA);
  for (let q = 0; q < s[S.SEATS]; q++) {
    if (s[S.CHAR + S.at(q)] >= 0) gone |= 1 << s[S.CHAR + S.at(q)];
  }
  for (let i = 0; s[S.OPT_OPEN_DRAFT] === 1 && i < s[S.OFFERED_SIZE]; i++) {
    gone |= 1 << s[S.OFFERED + i];
  }
  const left = Int32Array.from(charactersInPlay(s).filter((one) => ((gone >> one) & 1) === 0));
  shuffleNamed(s, 'bellela', left, 0, left.length, chance);
  for (const one of left.subarray(0, BELLELA_CHARACTERS)) s[S.BELLELA_LEFT + S.at(p)] |= 1 << one;
}

/** AV-170: Piedro's owner before round 1. */
export const startRow: MpCodedRow = {
  type: 'chooseStart',
  code: CHOOSE_START,
  rule: 'AV-170',
  phases: during(S.CHARACTER),
  fields: { node: word(MAP_IDS) },
  refusals: { BAD_CHOICE: 'AV-170' },
  check: (_s, _p, code) => (PIEDRO_STARTS.includes(body(code)) ? OK : E.BAD_CHOICE),
  apply: (s, p, code, chance, sink) => {
    s[S.FIGURE + S.at(p)] = body(code);
    if (sink) tell(sink, { type: 'startChosen', seat: p, node: MAP_IDS[body(code)] });
    startFirstRound(s, chance, sink);
  },
};

export function legalDraft(s: S.State, out: Int32Array): number {
  for (let i = 0; i < s[S.OFFERED_SIZE]; i++) out[i] = PICK_CHARACTER + s[S.OFFERED + i];
  return s[S.OFFERED_SIZE];
}

export function legalStart(out: Int32Array): number {
  PIEDRO_STARTS.forEach((node, i) => {
    out[i] = CHOOSE_START + node;
  });
  return PIEDRO_STARTS.length;
}
