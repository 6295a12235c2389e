/** Bonus action: using a kept gift (rules, AV-185). */

import { number, open, word } from '../../../kit/fields.ts';
import { body } from '../../../kit/rows.ts';
import { FROM_GIFT } from '../cards.ts';
import { USE_GIFT } from '../codes.ts';
import { FIRST_KEPT, GF12, GF13, GF14, GF15, GIFT_IDS, GIFTS } from '../data/gifts.ts';
import { DIE_FACES } from '../data.ts';
import { shownDie } from '../effects/dice.ts';
import { tell } from '../effects/emit.ts';
import { GIFT_GAIN, holdsGift, spendGift } from '../effects/gifts.ts';
import { give } from '../effects/give.ts';
import { run } from '../effects/run.ts';
import { E, OK } from '../errors.ts';
import { ALL_DICE, optional } from '../fields.ts';
import { canMove } from '../movement/first-step.ts';
import { checkDie } from '../placing/check.ts';
import { hand, isTokenDie, look, numberOf } from '../placing/hand.ts';
import { isToken } from '../placing/placing.ts';
import { statesValues } from '../placing/value.ts';
import { during, type MpOpenRow } from '../row.ts';
import * as S from '../state.ts';
import type { OpenAction, UseGiftAction } from '../types.ts';

/** GF13 and GF14 belong to a placement and a movement. */
const isBonus = (gift: number): boolean => gift >= FIRST_KEPT && gift !== GF13 && gift !== GF14;

const NO_DIE = -1;
const used = { gift: 0, die: NO_DIE, value: 0 };
const DIE_BITS = 6;
const VALUE_BITS = 3;

/** A code: the gift, die + 1, value. */
function read(command: number | OpenAction): boolean {
  if (typeof command !== 'number') {
    const { gift, die, value } = command as UseGiftAction;
    used.gift = GIFT_IDS.indexOf(gift);
    used.die = die === undefined ? NO_DIE : ALL_DICE.indexOf(die);
    used.value = value ?? 0;
  } else {
    used.gift = body(command) >> (DIE_BITS + VALUE_BITS);
    used.die = ((body(command) >> VALUE_BITS) & (2 ** DIE_BITS - 1)) - 1;
    used.value = body(command) & (2 ** VALUE_BITS - 1);
  }
  const sets = used.gift === GF12;
  if (used.gift >= GIFTS.length || !isBonus(used.gift)) return false;
  return sets === used.die >= 0 && sets === used.value > 0;
}
const pack = (): number => (((used.gift << DIE_BITS) + used.die + 1) << VALUE_BITS) + used.value;

/** A gift's conditions besides existing: it must have an effect (AV-R24). */
function checkEffect(s: S.State, p: number): number {
  const { gift, die, value } = used;
  if (gift === GF15) return canMove(s, p) ? OK : E.NOTHING_TO_DO;
  if (gift !== GF12) return s[S.SPECIAL_SIZE] > 0 ? OK : E.NOTHING_TO_DO;
  const wrong = checkDie(s, p, die);
  if (wrong !== OK) return wrong;
  if (isToken(die)) return E.TOKEN_FIXED; // AV-133
  if (statesValues(s, p)) return E.NOT_APPLICABLE; // MP-112
  return s[S.VALUE + die] === value ? E.BAD_CHOICE : OK;
}

/** AV-185 */
export const useGiftRow: MpOpenRow = {
  type: 'useGift',
  code: USE_GIFT,
  rule: 'AV-185',
  phases: during(S.TURNS),
  onlyNew: true,
  open: {
    gift: open(word(GIFT_IDS)),
    die: optional(open(word(ALL_DICE))),
    value: optional(number(1, DIE_FACES)),
  },
  refusals: {
    NOT_YOURS: 'AV-185',
    NOTHING_TO_DO: 'AV-185',
    BAD_CHOICE: 'AV-185',
    NOT_APPLICABLE: 'AV-185',
  },
  isMalformed: (_s, _p, command) => !read(command),
  listed: {
    pack: (_s, _p, action) => (read(action as OpenAction) ? pack() : -1),
    unpack: (_s, _p, packed) => {
      read(packed);
      const die = used.die >= 0 && { die: ALL_DICE[used.die], value: used.value };
      return { type: 'useGift', gift: GIFT_IDS[used.gift], ...die };
    },
  },
  check: (s, p, command) => {
    if (!read(command)) return E.BAD_PARAM;
    return holdsGift(s, p, used.gift) ? checkEffect(s, p) : E.NOT_YOURS;
  },
  apply: (s, p, command, chance, sink) => {
    read(command);
    const { gift, die, value } = used;
    spendGift(s, p, gift, sink);
    if (gift === GF12) {
      s[S.VALUE + die] = value;
      if (sink) tell(sink, { type: 'dieChanged', seat: p, die: shownDie(s, die) });
    }
    give(s, p, GIFT_GAIN[gift], 1, FROM_GIFT + gift, sink);
    run(s, chance, sink);
  },
};

/** Of dice of one kind with one value only the first (section 5.8, 1). */
export function legalGifts(s: S.State, p: number, out: Int32Array, start: number): number {
  let n = start;
  for (let gift = FIRST_KEPT; gift < GIFTS.length; gift++) {
    if (!isBonus(gift) || !holdsGift(s, p, gift)) continue;
    used.gift = gift;
    used.die = NO_DIE;
    used.value = 0;
    if (gift !== GF12) {
      if (checkEffect(s, p) === OK) out[n++] = USE_GIFT + pack();
      continue;
    }
    look(s, p);
    for (let i = 0; i < hand.count; i++) {
      if (hand.twin[i] >= 0 || isTokenDie(i)) continue;
      used.die = numberOf(p, hand.place[i]);
      for (used.value = 1; used.value <= DIE_FACES; used.value++) {
        if (checkEffect(s, p) === OK) out[n++] = USE_GIFT + pack();
      }
    }
  }
  return n;
}
