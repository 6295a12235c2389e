/** A described position's place in the match: round, phase, turn, questions, agenda. */

import type { JsonObject } from '../../../core/contract.ts';
import { push } from '../../../kit/lists.ts';
import type { Reader } from '../../../kit/reader.ts';
import { CITY_CARD_IDS, CONTRACT_IDS, FROM_NODE, SOURCES } from '../cards.ts';
import { GIFT_IDS } from '../data/gifts.ts';
import { SLOTS } from '../data/spaces.ts';
import { ROUNDS } from '../data.ts';
import { NODES } from '../map.ts';
import { PICK_CARD, QUESTION_KINDS, RELOCATE, SEARCH, showsCards } from '../questions.ts';
import * as S from '../state.ts';
import { PHASES } from '../view.ts';

export function readMoment(s: S.State, given: Reader): void {
  s[S.PHASE] = given.id('phase', PHASES, S.TURNS);
  s[S.ROUND] = given.int('round', s[S.PHASE] <= S.CHARACTER ? 0 : 1);
  if (s[S.ROUND] < 0 || s[S.ROUND] > ROUNDS) given.fail('round', 'must be from 0 to 5');
  s[S.START_SEAT] = seatOf(s, given, 'startSeat', 0);
  s[S.LAST_TRAVELLER] = given.tells('lastTraveller') ? seatOf(s, given, 'lastTraveller', 0) : -1;
  s[S.TURN] = given.int('turns', 0);
  const turn = given.record('turn');
  turn.allow(['seat', 'mainDone', 'blackBought', 'bagged', 'arghunUsed', 'canEnd', 'canUndo']);
  if (s[S.PHASE] === S.TURNS) {
    s[S.ACTIVE] = seatOf(s, turn, 'seat', given.ints('decider')[0] ?? s[S.START_SEAT]);
    s[S.MAIN_DONE] = turn.flag('mainDone', false) ? 1 : 0;
    s[S.BLACK_BOUGHT] = turn.flag('blackBought', false) ? 1 : 0;
    s[S.BAGGED] = turn.flag('bagged', false) ? 1 : 0;
    s[S.ARGHUN_USED] = turn.flag('arghunUsed', false) ? 1 : 0;
    s[S.UNDOABLE] = given.int('undoable', turn.flag('canUndo', false) ? 1 : 0);
  } else s[S.ACTIVE] = isAlone(s) ? alone(s, given) : -1;
  given.list('questions').forEach((fields, i) => {
    readQuestion(s, given.nested(`questions.${i}`, fields as JsonObject));
  });
  s[S.ASKED] = given.int('asked', s[S.ASKED]);
  const agenda = given.ints('agenda');
  s.set(agenda, S.AGENDA);
  s[S.AGENDA_SIZE] = agenda.length / S.ITEM_SIZE;
}

/** The decider of a phase with one decider: in the draft the seat that picks next. */
function alone(s: S.State, given: Reader): number {
  const draft = given.record('draft');
  const next = s[S.PHASE] === S.DRAFT && draft.has('order') ? draft.ints('order')[0] : undefined;
  return given.ints('decider')[0] ?? next ?? s[S.START_SEAT];
}

const ALONE = [S.DRAFT, S.CHARACTER, S.BELLELA_PHASE, S.POPE];
const isAlone = (s: S.State): boolean => ALONE.includes(s[S.PHASE]);

function seatOf(s: S.State, given: Reader, name: string, otherwise: number): number {
  const value = given.int(name, otherwise);
  if (value < 0 || value >= s[S.SEATS]) given.fail(name, 'must be a seat of this table');
  return value;
}

function readQuestion(s: S.State, one: Reader): void {
  one.allow(['q', 'seat', 'kind', 'source', 'n', 'node', 'offered']);
  const at = S.questionAt(s[S.QUESTIONS]++);
  const kind = one.id('kind', QUESTION_KINDS, 0);
  s[at + S.Q_NUMBER] = one.int('q', s[S.ASKED]);
  s[S.ASKED] = Math.max(s[S.ASKED], s[at + S.Q_NUMBER] + 1);
  s[at + S.Q_SEAT] = seatOf(s, one, 'seat', Math.max(0, s[S.ACTIVE]));
  s[at + S.Q_KIND] = kind;
  s[at + S.Q_SOURCE] = one.id('source', SOURCES, 0);
  s[at + S.Q_N] = kind === RELOCATE || kind > RELOCATE ? 0 : one.int('n', 1);
  s[at + S.Q_NODE] = -1;
  if (kind === RELOCATE) {
    s[at + S.Q_NODE] = one.id('node', NODES, 0);
    s[at + S.Q_SOURCE] = FROM_NODE[s[at + S.Q_NODE]];
    // All others came with the same movement (`trimFresh`).
    s[S.FRESH] = ~one.ids('offered', NODES).reduce((mask, node) => mask | (1 << node), 0);
  }
  if (kind === PICK_CARD && one.tells('node')) s[at + S.Q_NODE] = one.id('node', SLOTS, -1);
  if (showsCards(kind)) {
    const ids = kind === SEARCH ? CONTRACT_IDS : kind === PICK_CARD ? CITY_CARD_IDS : GIFT_IDS;
    for (const card of one.ids('offered', ids)) push(s, S.SHOWN_SIZE, S.SHOWN, card);
  }
}

/** FRESH names only nodes with posts of the asked seat. */
export function trimFresh(s: S.State): void {
  for (let i = 0; i < s[S.QUESTIONS]; i++) {
    const at = S.questionAt(i);
    if (s[at + S.Q_KIND] === RELOCATE) s[S.FRESH] &= s[S.POSTED + S.at(s[at + S.Q_SEAT])];
  }
}
