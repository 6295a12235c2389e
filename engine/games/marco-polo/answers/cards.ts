/** Contracts to discard or to keep, a city card to choose (rules, MP-065, AV-051, AV-151, AV-153). */

import { list, number, open, word } from '../../../kit/fields.ts';
import { body } from '../../../kit/rows.ts';
import { CITY_CARD_IDS, CONTRACT_IDS } from '../cards.ts';
import * as C from '../codes.ts';
import { MOST_HELD } from '../data.ts';
import { takeCityCard } from '../effects/city-pile.ts';
import { discard, heldAt, hold, release } from '../effects/contracts.ts';
import { tell } from '../effects/emit.ts';
import { E, OK } from '../errors.ts';
import { contract as contractField, MOST_QUESTIONS_ASKED } from '../fields.ts';
import { DISCARD, openOf, PICK_CARD, SEARCH } from '../questions.ts';
import type { MpCodedRow, MpOpenRow } from '../row.ts';
import * as S from '../state.ts';
import type { DiscardAction, OpenAction, SearchAction } from '../types.ts';
import { ANSWERED, answered, checkQuestion, goOn, q, wanted } from './common.ts';

const numbers = (ids: readonly string[]): number[] => ids.map((id) => CONTRACT_IDS.indexOf(id));
const isUnique = (ids: readonly string[]): boolean => new Set(ids).size === ids.length;
const MOST_NAMED = 8;

/** The discarded contracts, in the order stated; codes name places of holding. */
const gone = { q: 0, size: 0, contract: new Int32Array(MOST_NAMED) };

function readDiscard(s: S.State, p: number, command: number | OpenAction): boolean {
  gone.size = 0;
  if (typeof command !== 'number') {
    const { contracts, q: asked } = command as DiscardAction;
    gone.q = asked;
    for (const one of numbers(contracts)) gone.contract[gone.size++] = one;
    return contracts.length > 0 && isUnique(contracts);
  }
  const at = openOf(s, p, DISCARD);
  gone.q = at < 0 ? -1 : s[at + S.Q_NUMBER];
  for (let i = 0; i < s[S.HELD_SIZE + S.at(p)]; i++) {
    if ((body(command) >> i) & 1) gone.contract[gone.size++] = s[S.HELD + S.at(p) + i];
  }
  return gone.size > 0;
}

/** MP-065, MP-066 */
export const discardRow: MpOpenRow = {
  type: 'discardContract',
  code: C.DISCARD,
  rule: 'MP-065',
  phases: ANSWERED,
  answers: true,
  refusals: { BAD_CHOICE: 'MP-065' },
  open: { q: number(0, MOST_QUESTIONS_ASKED), contracts: list(open(contractField), MOST_NAMED) },
  isMalformed: (s, p, command) => !readDiscard(s, p, command),
  listed: {
    pack: (s, p, action) => {
      const { contracts, q: asked } = action as DiscardAction;
      const at = openOf(s, p, DISCARD);
      if (at < 0 || s[at + S.Q_NUMBER] !== asked || contracts.length === 0) return -1;
      let mask = 0;
      for (const one of numbers(contracts)) {
        const place = heldAt(s, p, one);
        if (place < 0 || mask >= 1 << place) return -1;
        mask |= 1 << place;
      }
      return mask;
    },
    unpack: (s, p, packed) => {
      readDiscard(s, p, packed);
      const contracts = Array.from(gone.contract.subarray(0, gone.size), (id) => CONTRACT_IDS[id]);
      return { type: 'discardContract', q: gone.q, contracts };
    },
  },
  check: (s, p, command) => {
    if (!readDiscard(s, p, command)) return E.BAD_PARAM;
    const wrong = checkQuestion(s, p, gone.q, DISCARD);
    if (wrong !== OK) return wrong;
    if (gone.size !== wanted(s, p, gone.q, DISCARD)) return E.BAD_CHOICE;
    for (let i = 0; i < gone.size; i++) if (heldAt(s, p, gone.contract[i]) < 0) return E.BAD_CHOICE;
    return OK;
  },
  apply: (s, p, command, chance, sink) => {
    readDiscard(s, p, command);
    answered(s, p, gone.q, DISCARD);
    for (let i = 0; i < gone.size; i++) {
      discard(s, release(s, p, heldAt(s, p, gone.contract[i])));
    }
    if (sink) {
      const contracts = Array.from(gone.contract.subarray(0, gone.size), (id) => CONTRACT_IDS[id]);
      tell(sink, { type: 'contractsDiscarded', seat: p, contracts });
    }
    goOn(s, chance, sink);
  },
};

/** CC32's choice: the kept contracts and those discarded for them, each in the order stated. */
const found = {
  q: 0,
  kept: 0,
  keep: new Int32Array(MOST_HELD),
  gone: 0,
  discard: new Int32Array(MOST_HELD),
};
/** A code: a mask of the offered ones, and one of the held ones. */
export const OFFERED_BITS = 6;

const shownAt = (s: S.State, contract: number): number =>
  Array.from(s.subarray(S.SHOWN, S.SHOWN + s[S.SHOWN_SIZE])).indexOf(contract);

function readSearch(s: S.State, p: number, command: number | OpenAction): boolean {
  found.kept = 0;
  found.gone = 0;
  if (typeof command !== 'number') {
    const { q: asked, keep, discard: out } = command as SearchAction;
    found.q = asked;
    for (const one of numbers(keep)) found.keep[found.kept++] = one;
    for (const one of numbers(out)) found.discard[found.gone++] = one;
    return isUnique(keep) && isUnique(out);
  }
  const at = openOf(s, p, SEARCH);
  found.q = at < 0 ? -1 : s[at + S.Q_NUMBER];
  for (let i = 0; i < s[S.SHOWN_SIZE] && found.kept < MOST_HELD; i++) {
    if ((body(command) >> i) & 1) found.keep[found.kept++] = s[S.SHOWN + i];
  }
  for (let i = 0; i < s[S.HELD_SIZE + S.at(p)] && found.gone < MOST_HELD; i++) {
    const bit = (body(command) >> (OFFERED_BITS + i)) & 1;
    if (bit) found.discard[found.gone++] = s[S.HELD + S.at(p) + i];
  }
  return true;
}

/** The mask of places of a list, rising; -1 if they do not rise or one is missing. */
function rising(places: readonly number[]): number {
  let mask = 0;
  for (const place of places) {
    if (place < 0 || mask >= 1 << place) return -1;
    mask |= 1 << place;
  }
  return mask;
}

/** AV-050, AV-051 */
export const searchRow: MpOpenRow = {
  type: 'searchContracts',
  code: C.SEARCH,
  rule: 'AV-051',
  phases: ANSWERED,
  answers: true,
  refusals: { BAD_CHOICE: 'AV-051' },
  open: {
    q: number(0, MOST_QUESTIONS_ASKED),
    keep: list(open(contractField), MOST_HELD),
    discard: list(open(contractField), MOST_HELD),
  },
  isMalformed: (s, p, command) => !readSearch(s, p, command),
  listed: {
    pack: (s, p, action) => {
      const { q: asked, keep, discard: out } = action as SearchAction;
      const at = openOf(s, p, SEARCH);
      if (at < 0 || s[at + S.Q_NUMBER] !== asked) return -1;
      const kept = rising(numbers(keep).map((one) => shownAt(s, one)));
      const dropped = rising(numbers(out).map((one) => heldAt(s, p, one)));
      return kept < 0 || dropped < 0 ? -1 : kept + dropped * 2 ** OFFERED_BITS;
    },
    unpack: (s, p, packed) => {
      readSearch(s, p, packed);
      const ids = (of: Int32Array, n: number): string[] =>
        Array.from(of.subarray(0, n), (id) => CONTRACT_IDS[id]);
      return {
        type: 'searchContracts',
        q: found.q,
        keep: ids(found.keep, found.kept),
        discard: ids(found.discard, found.gone),
      };
    },
  },
  check: (s, p, command) => {
    if (!readSearch(s, p, command)) return E.BAD_PARAM;
    const wrong = checkQuestion(s, p, found.q, SEARCH);
    if (wrong !== OK) return wrong;
    for (let i = 0; i < found.kept; i++) if (shownAt(s, found.keep[i]) < 0) return E.BAD_CHOICE;
    for (let i = 0; i < found.gone; i++) {
      if (heldAt(s, p, found.discard[i]) < 0) return E.BAD_CHOICE;
    }
    const over = Math.max(0, s[S.HELD_SIZE + S.at(p)] + found.kept - MOST_HELD);
    return found.gone === over ? OK : E.BAD_CHOICE;
  },
  apply: (s, p, command, chance, sink) => {
    readSearch(s, p, command);
    const shown = s.slice(S.SHOWN, S.SHOWN + s[S.SHOWN_SIZE]);
    answered(s, p, found.q, SEARCH);
    const keep = found.keep.subarray(0, found.kept);
    const out = found.discard.subarray(0, found.gone);
    for (const one of out) release(s, p, heldAt(s, p, one));
    for (const one of shown) if (!keep.includes(one)) discard(s, one);
    for (const one of out) discard(s, one);
    for (const one of keep) hold(s, p, one);
    if (sink) {
      const taken = Array.from(keep, (id) => CONTRACT_IDS[id]);
      const gone_ = Array.from(out, (id) => CONTRACT_IDS[id]);
      if (gone_.length > 0) tell(sink, { type: 'contractsDiscarded', seat: p, contracts: gone_ });
      if (taken.length > 0) tell(sink, { type: 'contractsTaken', seat: p, contracts: taken });
    }
    goOn(s, chance, sink);
  },
};

const CARD_BITS = 6;

/** AV-151, AV-153: the others go to the box. */
export const pickCardRow: MpCodedRow = {
  type: 'pickCityCard',
  code: C.PICK_CARD,
  rule: 'AV-151',
  phases: ANSWERED,
  answers: true,
  fields: { q, card: word(CITY_CARD_IDS) },
  refusals: { BAD_CHOICE: 'AV-151' },
  check: (s, p, code) => {
    const wrong = checkQuestion(s, p, body(code) >> CARD_BITS, PICK_CARD);
    if (wrong !== OK) return wrong;
    return shownAt(s, body(code) & (2 ** CARD_BITS - 1)) < 0 ? E.BAD_CHOICE : OK;
  },
  apply: (s, p, code, chance, sink) => {
    const { node: slot } = answered(s, p, body(code) >> CARD_BITS, PICK_CARD);
    takeCityCard(s, p, slot, body(code) & (2 ** CARD_BITS - 1), sink);
    goOn(s, chance, sink);
  },
};

/** Every mask over `held` places with `n` of them. */
export function legalDiscards(held: number, n: number, out: Int32Array): number {
  let count = 0;
  for (let mask = 0; mask < 2 ** held; mask++) {
    if (bitsIn(mask) === n) out[count++] = C.DISCARD + mask;
  }
  return count;
}

export function legalSearch(s: S.State, p: number, out: Int32Array): number {
  const held = s[S.HELD_SIZE + S.at(p)];
  let count = 0;
  for (let keep = 0; keep < 2 ** s[S.SHOWN_SIZE]; keep++) {
    if (bitsIn(keep) > MOST_HELD) continue;
    const over = Math.max(0, held + bitsIn(keep) - MOST_HELD);
    for (let drop = 0; drop < 2 ** held; drop++) {
      if (bitsIn(drop) === over) out[count++] = C.SEARCH + keep + drop * 2 ** OFFERED_BITS;
    }
  }
  return count;
}

export function legalPick(s: S.State, question: number, out: Int32Array): number {
  for (let i = 0; i < s[S.SHOWN_SIZE]; i++) {
    out[i] = C.PICK_CARD + question * 2 ** CARD_BITS + s[S.SHOWN + i];
  }
  return s[S.SHOWN_SIZE];
}

function bitsIn(mask: number): number {
  let n = 0;
  for (let left = mask; left !== 0; left &= left - 1) n++;
  return n;
}
