/** Movements, markers, posts to relocate, figures (rules, sections 5.3 to 5.5, AV-105). */

import { type CodedField, list, number, open, ordinal, word } from '../../../kit/fields.ts';
import { body } from '../../../kit/rows.ts';
import * as C from '../codes.ts';
import * as agenda from '../effects/agenda.ts';
import { giveMarker, otherMarkers, ownMarkers, relocatable, relocate } from '../effects/posts.ts';
import { E, OK } from '../errors.ts';
import { MOST_QUESTIONS_ASKED, MOVEMENT_FIELDS } from '../fields.ts';
import { NODES } from '../map.ts';
import {
  found,
  helps,
  isGifted,
  list as listMoves,
  MOVEMENT_BITS,
  numberOf,
  select,
} from '../movement/list.ts';
import { judge, Movement } from '../movement/movement.ts';
import { perform } from '../movement/perform.ts';
import { removeFigure } from '../phases/round-end.ts';
import { movementWords, nodeNamed, readMovement } from '../placing/action.ts';
import {
  CHOOSE_FIGURE,
  DO_MOVE,
  OTHER_BONUS,
  OWN_BONUS,
  openOf,
  questionOf,
  RELOCATE,
} from '../questions.ts';
import type { MpCodedRow, MpOpenRow } from '../row.ts';
import * as S from '../state.ts';
import type { DoMoveAction, OpenAction, OwnBonusAction } from '../types.ts';
import { ANSWERED, answered, checkQuestion, goOn, q, wanted } from './common.ts';

const movement = new Movement();
let asked = -1;
/** A code whose movement bits are all ones only passes. */
const PASSES = 2 ** MOVEMENT_BITS - 1;
const HELPS = 3;
/** Two bits of help, and above them whether GF14 is spent. */
const HELP_MASK = 3;
const GIFTED = 4;

/** The movement of an answer, read into a reused object; null if it has none. */
export const movementOf = (s: S.State, p: number, code: number): Movement | null =>
  readMove(s, p, code) ? movement : null;

function readMove(s: S.State, p: number, command: number | OpenAction): boolean {
  if (typeof command !== 'number') {
    asked = (command as DoMoveAction).q;
    return readMovement(command as DoMoveAction, movement);
  }
  const at = openOf(s, p, DO_MOVE);
  asked = at < 0 ? -1 : s[at + S.Q_NUMBER];
  const chosen = body(command) & PASSES;
  movement.clear();
  const more = body(command) >> MOVEMENT_BITS;
  if (chosen !== PASSES) select(s, p, chosen, movement, (more & GIFTED) !== 0);
  movement.cartographer = more & HELP_MASK;
  return movement.cartographer < HELPS && (chosen === PASSES || movement.legs > 0);
}

/** MP-082 */
export const doMoveRow: MpOpenRow = {
  type: 'doMove',
  code: C.DO_MOVE,
  rule: 'MP-082',
  phases: ANSWERED,
  answers: true,
  refusals: { BAD_STEP_COUNT: 'MP-082', BAD_CHOICE: 'AV-147', NOT_YOURS: 'AV-085' },
  open: { q: number(0, MOST_QUESTIONS_ASKED), ...MOVEMENT_FIELDS },
  isMalformed: (s, p, command) =>
    !readMove(s, p, command) || (movement.giftCity >= 0 && s[S.OPT_NEW] === 0),
  listed: {
    pack: (s, p, action) => {
      const at = openOf(s, p, DO_MOVE);
      if (at < 0 || s[at + S.Q_NUMBER] !== (action as DoMoveAction).q) return -1;
      if (!readMovement(action as DoMoveAction, movement)) return -1;
      const isPass = movement.legs === 0 && movement.passing === 0 && movement.giftCity < 0;
      const chosen = isPass ? PASSES : numberOf(s, p, movement);
      const more = movement.cartographer + (movement.giftCity < 0 ? 0 : GIFTED);
      return chosen < 0 ? -1 : more * 2 ** MOVEMENT_BITS + chosen;
    },
    unpack: (s, p, packed) => {
      readMove(s, p, packed);
      return { type: 'doMove', q: asked, ...movementWords(movement) };
    },
  },
  check: (s, p, command) => {
    if (!readMove(s, p, command)) return E.BAD_PARAM;
    const wrong = checkQuestion(s, p, asked, DO_MOVE);
    if (wrong !== OK) return wrong;
    const most = wanted(s, p, asked, DO_MOVE);
    return judge(s, p, movement, most, s[S.PURSE + S.at(p)], false);
  },
  apply: (s, p, command, chance, sink) => {
    readMove(s, p, command);
    const { source } = answered(s, p, asked, DO_MOVE);
    if (movement.legs > 0) perform(s, p, movement, false, source, sink);
    goOn(s, chance, sink);
  },
};

/** Every movement within the steps, and none. */
export function legalMoves(s: S.State, p: number, steps: number, out: Int32Array): number {
  let n = 0;
  out[n++] = C.DO_MOVE + PASSES;
  listMoves(s, p, steps, false);
  for (let i = 0; i < found.count; i++) {
    const listed = helps(s, p, i, 0, s[S.PURSE + S.at(p)]);
    for (let help = 0; help < HELPS; help++) {
      if (((listed >> help) & 1) === 0) continue;
      const more = help + (isGifted(i) ? GIFTED : 0);
      out[n++] = C.DO_MOVE + more * 2 ** MOVEMENT_BITS + found.number[i];
    }
  }
  return n;
}

const NODE_BITS = 5;
const nodeField = word(NODES);
/** The node of a code of `chooseOtherCityBonus`. */
export const nodeOf = (code: number): number => body(code) & (2 ** NODE_BITS - 1);

/** MP-096 */
export const otherBonusRow: MpCodedRow = {
  type: 'chooseOtherCityBonus',
  code: C.OTHER_BONUS,
  rule: 'MP-096',
  phases: ANSWERED,
  answers: true,
  fields: { q, node: nodeField },
  refusals: { BAD_CHOICE: 'MP-096' },
  check: (s, p, code) => {
    const wrong = checkQuestion(s, p, body(code) >> NODE_BITS, OTHER_BONUS);
    if (wrong !== OK) return wrong;
    const at = questionOf(s, p, body(code) >> NODE_BITS, OTHER_BONUS);
    const offered = otherMarkers(s, s[at + S.Q_SOURCE]);
    return (offered >>> nodeOf(code)) & 1 ? OK : E.BAD_CHOICE;
  },
  apply: (s, p, code, chance, sink) => {
    answered(s, p, body(code) >> NODE_BITS, OTHER_BONUS);
    giveMarker(s, p, nodeOf(code), sink);
    goOn(s, chance, sink);
  },
};

export function legalOthers(question: number, offered: number, out: Int32Array): number {
  let n = 0;
  for (let node = 0; node < NODES.length; node++) {
    if ((offered >>> node) & 1) out[n++] = C.OTHER_BONUS + question * 2 ** NODE_BITS + node;
  }
  return n;
}

/** Own markers in the order stated; a code has a mask over the places in the list of posts. */
const chosen = { q: -1, size: 0, node: new Int32Array(NODES.length) };

function readOwn(s: S.State, p: number, command: number | OpenAction): boolean {
  chosen.size = 0;
  if (typeof command !== 'number') {
    const { q: number_, nodes } = command as OwnBonusAction;
    chosen.q = number_;
    for (const id of nodes) chosen.node[chosen.size++] = nodeNamed(id);
    return nodes.length > 0;
  }
  const at = openOf(s, p, OWN_BONUS);
  chosen.q = at < 0 ? -1 : s[at + S.Q_NUMBER];
  for (let i = 0; i < s[S.POSTS_SIZE + S.at(p)]; i++) {
    if ((body(command) >> i) & 1) chosen.node[chosen.size++] = s[S.POST + S.at(p) + i];
  }
  return chosen.size > 0;
}

const postAt = (s: S.State, p: number, node: number): number =>
  Array.from(s.subarray(S.POST + S.at(p), S.POST + S.at(p) + s[S.POSTS_SIZE + S.at(p)])).indexOf(
    node,
  );

/** MP-095: given in the order stated. */
export const ownBonusRow: MpOpenRow = {
  type: 'chooseOwnCityBonus',
  code: C.OWN_BONUS,
  rule: 'MP-095',
  phases: ANSWERED,
  answers: true,
  refusals: { BAD_CHOICE: 'MP-095' },
  open: { q: number(0, MOST_QUESTIONS_ASKED), nodes: list(open(nodeField), NODES.length) },
  isMalformed: (s, p, command) => !readOwn(s, p, command),
  listed: {
    pack: (s, p, action) => {
      const { q: number_, nodes } = action as OwnBonusAction;
      const at = openOf(s, p, OWN_BONUS);
      if (at < 0 || s[at + S.Q_NUMBER] !== number_ || nodes.length === 0) return -1;
      let mask = 0;
      for (const id of nodes) {
        const place = postAt(s, p, nodeNamed(id));
        if (place < 0 || mask >= 1 << place) return -1;
        mask |= 1 << place;
      }
      return mask;
    },
    unpack: (s, p, packed) => {
      readOwn(s, p, packed);
      const nodes = Array.from(chosen.node.subarray(0, chosen.size), (node) => NODES[node]);
      return { type: 'chooseOwnCityBonus', q: chosen.q, nodes };
    },
  },
  check: (s, p, command) => {
    if (!readOwn(s, p, command)) return E.BAD_PARAM;
    const wrong = checkQuestion(s, p, chosen.q, OWN_BONUS);
    if (wrong !== OK) return wrong;
    if (chosen.size !== wanted(s, p, chosen.q, OWN_BONUS)) return E.BAD_CHOICE;
    let left = ownMarkers(s, p);
    for (let i = 0; i < chosen.size; i++) {
      if (((left >>> chosen.node[i]) & 1) === 0) return E.BAD_CHOICE;
      left &= ~(1 << chosen.node[i]);
    }
    return OK;
  },
  apply: (s, p, command, chance, sink) => {
    readOwn(s, p, command);
    const { source } = answered(s, p, chosen.q, OWN_BONUS);
    for (let i = chosen.size - 1; i >= 0; i--) {
      agenda.push(s, agenda.MARKER, chosen.node[i], p, source);
    }
    goOn(s, chance, sink);
  },
};

export function legalOwn(s: S.State, p: number, n: number, out: Int32Array): number {
  const own = ownMarkers(s, p);
  const size = s[S.POSTS_SIZE + S.at(p)];
  let count = 0;
  const extend = (from: number, mask: number, left: number): void => {
    if (left === 0) out[count++] = C.OWN_BONUS + mask;
    for (let i = from; left > 0 && i < size; i++) {
      if ((own >>> s[S.POST + S.at(p) + i]) & 1) extend(i + 1, mask | (1 << i), left - 1);
    }
  };
  extend(0, 0, n);
  return count;
}

const FROM_BITS = 6;
/** A node, or null, which packs to 0. */
const fromField: CodedField<string | null> = {
  kind: 'word',
  optional: false,
  bits: FROM_BITS,
  read: (value) => (value === null ? 0 : 1 + nodeField.read(value)),
  write: (packed) => (packed === 0 ? null : NODES[packed - 1]),
  fits: (packed) => packed <= NODES.length,
};
/** Former node of the post in a code of `relocatePost`; -1 = none. */
export const fromOf = (code: number): number => (body(code) & (2 ** FROM_BITS - 1)) - 1;

/** MP-083 */
export const relocateRow: MpCodedRow = {
  type: 'relocatePost',
  code: C.RELOCATE,
  rule: 'MP-083',
  phases: ANSWERED,
  answers: true,
  fields: { q, from: fromField },
  refusals: { BAD_CHOICE: 'MP-083' },
  check: (s, p, code) => {
    const wrong = checkQuestion(s, p, body(code) >> FROM_BITS, RELOCATE);
    if (wrong !== OK) return wrong;
    const from = fromOf(code);
    if (from < 0) return OK;
    return (relocatable(s, p) >>> from) & 1 ? OK : E.BAD_CHOICE;
  },
  apply: (s, p, code, chance, sink) => {
    const { node } = answered(s, p, body(code) >> FROM_BITS, RELOCATE);
    relocate(s, p, fromOf(code), node, sink);
    goOn(s, chance, sink);
  },
};

export function legalRelocations(s: S.State, p: number, question: number, out: Int32Array): number {
  const posts = relocatable(s, p);
  const base = C.RELOCATE + question * 2 ** FROM_BITS;
  let n = 0;
  out[n++] = base;
  for (let i = 0; i < s[S.POSTS_SIZE + S.at(p)]; i++) {
    const node = s[S.POST + S.at(p) + i];
    if ((posts >>> node) & 1) out[n++] = base + node + 1;
  }
  return n;
}

/** AV-105, AV-R31 */
export const figureRow: MpCodedRow = {
  type: 'chooseFigure',
  code: C.CHOOSE_FIGURE,
  rule: 'AV-105',
  phases: ANSWERED,
  answers: true,
  fields: { q, remove: ordinal(1, 2) },
  check: (s, p, code) => checkQuestion(s, p, body(code) >> 1, CHOOSE_FIGURE),
  apply: (s, p, code, chance, sink) => {
    answered(s, p, body(code) >> 1, CHOOSE_FIGURE);
    removeFigure(s, p, body(code) & 1, sink);
    goOn(s, chance, sink);
  },
};

export function legalFigures(question: number, out: Int32Array): number {
  out[0] = C.CHOOSE_FIGURE + question * 2;
  out[1] = C.CHOOSE_FIGURE + question * 2 + 1;
  return 2;
}
