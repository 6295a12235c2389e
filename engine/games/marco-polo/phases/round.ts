/** The start of a round, step by step (rules, section 4), and the seats that are asked in it. */

import type { Chance } from '../../../core/chance.ts';
import type { EventSink } from '../../../core/events.ts';
import { type CodedField, word, wordOrNull } from '../../../kit/fields.ts';
import { body } from '../../../kit/rows.ts';
import { BONUS_GAIN, FROM_CHARACTER, FROM_ROLL } from '../cards.ts';
import { CHOOSE_ROUND_CHARACTER, TAKE_COMPANION } from '../codes.ts';
import {
  BELLELA,
  CHARACTERS,
  COMPANIONS,
  DONATA,
  GREGORIO,
  JOHANNES,
  MATTEO,
  NICOLAO,
  PIEDRO,
  POLOS,
  RASCHID,
} from '../data/people.ts';
import { ANY_GOOD, CAMEL, COIN, OTHER_BONUS, PAIR } from '../data/vocabulary.ts';
import { BLACK_MASK, DICE, FAIR_SUM } from '../data.ts';
import { replaceCompanion, takeCompanion } from '../effects/companions.ts';
import { drawContracts, layOutRow } from '../effects/contracts.ts';
import { retrieve, rollAll } from '../effects/dice.ts';
import { tell } from '../effects/emit.ts';
import { offerGifts } from '../effects/gifts.ts';
import { giveMarker } from '../effects/posts.ts';
import { gain } from '../effects/purse.ts';
import { run } from '../effects/run.ts';
import { E, OK } from '../errors.ts';
import { maybeWord } from '../fields.ts';
import { IS_SMALL, MAP_IDS, PIEDRO_STARTS, VENEZIA } from '../map.ts';
import { ask, CAMELS_OR_COINS } from '../questions.ts';
import { during, type MpCodedRow } from '../row.ts';
import { isFaceUp } from '../spaces/supply.ts';
import * as S from '../state.ts';
import { takeTools } from './tools.ts';
import { beginTurns } from './turns.ts';

/** Section 3, 15: the first contracts are in place before the round begins. */
export function startFirstRound(s: S.State, chance: Chance, sink: EventSink | null): void {
  s[S.ROUND] = 1;
  layOutRow(s, sink);
  startRound(s, chance, sink);
}

/** ROUND.HOURGLASS, then Bellela if a seat has her. */
export function startRound(s: S.State, chance: Chance, sink: EventSink | null): void {
  if (s[S.ROUND] > 1 && s[S.LAST_TRAVELLER] >= 0) s[S.START_SEAT] = s[S.LAST_TRAVELLER]; // MP-020
  s[S.LAST_TRAVELLER] = -1;
  const startSeat = s[S.START_SEAT];
  if (sink) tell(sink, { type: 'roundStarted', round: s[S.ROUND], startSeat });
  const bellela = ownerOf(s, BELLELA, S.CHAR);
  if (bellela < 0) {
    takeBonuses(s, chance, sink);
    return;
  }
  s[S.PHASE] = S.BELLELA_PHASE;
  s[S.ACTIVE] = bellela;
  s[S.TURN]++;
}

/** The seat with a character, -1 for none. */
function ownerOf(s: S.State, character: number, field: number): number {
  for (let p = 0; p < s[S.SEATS]; p++) if (s[field + S.at(p)] === character) return p;
  return -1;
}

const START_BITS = 5;
const startField: CodedField = maybeWord(MAP_IDS);

/** AV-102, AV-112 */
export const roundCharacterRow: MpCodedRow = {
  type: 'chooseRoundCharacter',
  code: CHOOSE_ROUND_CHARACTER,
  rule: 'AV-102',
  phases: during(S.BELLELA_PHASE),
  fields: { character: word(CHARACTERS), start: startField },
  refusals: { NOT_OFFERED: 'AV-100', BAD_CHOICE: 'AV-112' },
  check: (s, p, code) => {
    const character = body(code) >> START_BITS;
    const start = (body(code) & (2 ** START_BITS - 1)) - 1;
    if (((s[S.BELLELA_LEFT + S.at(p)] >> character) & 1) === 0) return E.NOT_OFFERED;
    if (start < 0) return OK;
    const mayStart = character === PIEDRO && s[S.ROUND] === 1 && PIEDRO_STARTS.includes(start);
    return mayStart ? OK : E.BAD_CHOICE;
  },
  apply: (s, p, code, chance, sink) => {
    const character = body(code) >> START_BITS;
    const start = (body(code) & (2 ** START_BITS - 1)) - 1;
    s[S.BELLELA_LEFT + S.at(p)] &= ~(1 << character);
    s[S.ROUND_CHAR + S.at(p)] = character;
    const named = CHARACTERS[character];
    if (sink) tell(sink, { type: 'roundCharacterChosen', seat: p, character: named });
    if (start >= 0) s[S.FIGURE + S.at(p)] = start;
    takeTools(s, p, character, chance, sink);
    takeBonuses(s, chance, sink);
  },
};

export function legalRoundCharacter(s: S.State, p: number, out: Int32Array): number {
  let n = 0;
  for (let character = 0; character < CHARACTERS.length; character++) {
    if (((s[S.BELLELA_LEFT + S.at(p)] >> character) & 1) === 0) continue;
    const code = CHOOSE_ROUND_CHARACTER + character * 2 ** START_BITS;
    out[n++] = code;
    if (character !== PIEDRO || s[S.ROUND] > 1) continue;
    // Without a start it is Venezia.
    for (const start of PIEDRO_STARTS) if (start !== VENEZIA) out[n++] = code + start + 1;
  }
  return n;
}

/**
 * MP-021, MP-022: first all bonuses without a choice, then Matteo's contract, then everybody's
 * questions (AV-R40).
 */
function takeBonuses(s: S.State, chance: Chance, sink: EventSink | null): void {
  s[S.PHASE] = S.BONUS;
  s[S.ACTIVE] = -1;
  s[S.TURN]++;
  inTurnOrder(s, (p) => {
    takeMarkers(s, p, false, chance, sink);
    takeCharacterBonus(s, p, sink);
    if (S.ability(s, p) === NICOLAO) offerGifts(s, p, chance, sink); // AV-182
    run(s, chance, sink);
  });
  inTurnOrder(s, (p) => {
    // MP-117
    if (S.ability(s, p) === MATTEO) drawContracts(s, p, 1, FROM_CHARACTER[MATTEO], sink);
  });
  inTurnOrder(s, (p) => takeMarkers(s, p, true, chance, sink));
  if (s[S.QUESTIONS] === 0) askPope(s, chance, sink);
}

function inTurnOrder(s: S.State, each: (p: number) => void): void {
  let p = s[S.START_SEAT];
  for (let i = 0; i < s[S.SEATS]; i++) {
    each(p);
    p = S.after(s, p);
  }
}

/** The markers of `p`, in the order of its posts: those that ask something, or those that do not. */
function takeMarkers(
  s: S.State,
  p: number,
  asking: boolean,
  chance: Chance,
  sink: EventSink | null,
): void {
  for (let i = 0; i < s[S.POSTS_SIZE + S.at(p)]; i++) {
    const node = s[S.POST + S.at(p) + i];
    if (!IS_SMALL[node]) continue;
    const marker = s[S.BONUS_AT + node];
    if (marker < 0) continue;
    const gains = BONUS_GAIN[marker];
    const asks = gains[ANY_GOOD] + gains[PAIR] + gains[OTHER_BONUS] > 0;
    if (asks !== asking) continue;
    giveMarker(s, p, node, sink);
    run(s, chance, sink);
  }
}

/** MP-113, MP-115, AV-135, AV-113 */
function takeCharacterBonus(s: S.State, p: number, sink: EventSink | null): void {
  const character = S.ability(s, p);
  const source = FROM_CHARACTER[character];
  if (character === JOHANNES) gain(s, p, COIN, 3, source, sink);
  if (character === POLOS || character === DONATA) gain(s, p, CAMEL, 1, source, sink);
}

/** AV-120 */
export function askPope(s: S.State, chance: Chance, sink: EventSink | null): void {
  for (let p = 0; p < s[S.SEATS]; p++) {
    if (S.ability(s, p) !== GREGORIO) continue;
    s[S.PHASE] = S.POPE;
    s[S.ACTIVE] = p;
    s[S.TURN]++;
    return;
  }
  rollDice(s, chance, sink);
}

/** AV-120, AV-121 */
export const takeCompanionRow: MpCodedRow = {
  type: 'takeCompanion',
  code: TAKE_COMPANION,
  rule: 'AV-120',
  phases: during(S.POPE),
  fields: { companion: wordOrNull(COMPANIONS) },
  refusals: { COMPANION_NOT_AVAILABLE: 'AV-120' },
  check: (s, _p, code) => {
    if (body(code) >= COMPANIONS.length) return OK;
    return isFaceUp(s, body(code)) ? OK : E.COMPANION_NOT_AVAILABLE;
  },
  apply: (s, p, code, chance, sink) => {
    if (body(code) < COMPANIONS.length) {
      takeCompanion(s, p, body(code), sink);
      replaceCompanion(s);
    } else if (sink) tell(sink, { type: 'companionRefused', seat: p });
    rollDice(s, chance, sink);
  },
};
const NO_COMPANION = 15;

export function legalPope(s: S.State, out: Int32Array): number {
  let n = 0;
  out[n++] = TAKE_COMPANION + NO_COMPANION;
  for (let i = 0; i < s[S.COMPANION_ROW_SIZE]; i++) {
    out[n++] = TAKE_COMPANION + s[S.COMPANION_ROW + i];
  }
  return n;
}

/** ROUND.RETRIEVE, ROUND.ROLL, ROUND.COMPENSATION */
function rollDice(s: S.State, chance: Chance, sink: EventSink | null): void {
  retrieve(s);
  rollAll(s, chance, sink);
  s[S.PHASE] = S.COMPENSATION;
  s[S.ACTIVE] = -1;
  s[S.TURN]++;
  inTurnOrder(s, (p) => {
    const missing = FAIR_SUM - sumOf(s, p);
    // MP-025, MP-027, MP-112
    const isOwed = S.ability(s, p) !== RASCHID && missing > 0;
    if (isOwed) ask(s, p, CAMELS_OR_COINS, FROM_ROLL, missing);
  });
  if (s[S.QUESTIONS] === 0) startTurns(s, sink);
}

/** MP-026, AV-184: the sum of `p`'s roll at the start of the round. */
function sumOf(s: S.State, p: number): number {
  let sum = 0;
  for (let die = 0; die < DICE; die++) {
    const counts = ((s[S.HAND + S.at(p)] & ~BLACK_MASK) >>> die) & 1;
    if (counts) sum += s[S.VALUE + die];
  }
  return sum;
}

/** ROUND.CONTRACTS, then the turns. */
export function startTurns(s: S.State, sink: EventSink | null): void {
  if (s[S.ROUND] > 1) layOutRow(s, sink);
  beginTurns(s, sink);
}
