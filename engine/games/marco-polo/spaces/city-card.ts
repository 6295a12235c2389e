/** City cards and the exchanges of the last palazzo as spaces (rules, MP-090 to MP-097, AV-032). */

import { numberOfUse, readUse, usedCard, usesNow, WAY_BITS } from '../city-cards/list.ts';
import { EXCHANGES, USABLE, WAYS } from '../city-cards/usable.ts';
import { cardOn, checkUse, resolveCard } from '../city-cards/use.ts';
import { DIPLOMAT } from '../data/people.ts';
import { FIRST_CARD } from '../data/spaces.ts';
import { DIE_FACES } from '../data.ts';
import { SLOT_NODE } from '../map.ts';
import { codeFor } from '../placing/code.ts';
import { eachValueOf, setSufficient } from '../placing/value.ts';
import * as S from '../state.ts';
import type { Space } from './space.ts';
import { KHAN_VALUE_SHIFT } from './supply.ts';

/** Whether the card's value only limits how often it is used. */
const isLimited = (card: number): boolean => EXCHANGES[card].length > 0;
/** Uses of one card: at most 251 of each of twelve slots. */
const uses = new Int32Array(12 * 256);

export const cityCard: Space = {
  check: (s, p, g, value) => checkUse(s, p, cardOn(s, g.space), value, g.use),
  apply: (s, p, g, value, sink) => {
    // AV-087: the Diplomat's one use.
    if (g.diplomat) s[S.SET_ASIDE + S.at(p)] |= 1 << DIPLOMAT;
    resolveCard(s, p, cardOn(s, g.space), value, g.use, sink);
  },
  need: (s, _p, g) => {
    const card = cardOn(s, g.space);
    const used = g.use.target >= 0 ? g.use.target : card;
    return isLimited(used) ? g.use.times : -1;
  },
  pack: (s, _p, g) => numberOfUse(s, cardOn(s, g.space), g.use),
  unpack: (s, p, g, argument) => {
    const card = cardOn(s, g.space);
    const use = argument & (2 ** KHAN_VALUE_SHIFT - 1);
    if (card < 0 || !readUse(s, card, use, g.use)) return false;
    g.card = card < USABLE.length - 2 ? card : -1;
    g.diplomat = g.card >= 0 && !S.hasPost(s, p, SLOT_NODE[g.space - FIRST_CARD]);
    return true;
  },
  list: (s, p, g, a, b, _c, out, start) => {
    const card = cardOn(s, g.space);
    let n = start;
    // Each use once, with the cheapest sufficient value or with each possible value.
    const count = usesNow(s, p, card, DIE_FACES, uses);
    for (let i = 0; i < count; i++) {
      const use = uses[i];
      const used = usedCard(s, card, use);
      if (isLimited(used)) {
        const { times } = WAYS[used][use & (2 ** WAY_BITS - 1)];
        if (setSufficient(s, p, g, times) > 0) out[n++] = codeFor(g.space, a, b, use);
        continue;
      }
      for (let stated = 0; stated <= DIE_FACES; stated++) {
        if (eachValueOf(s, p, g, stated) === 0) continue;
        out[n++] = codeFor(g.space, a, b, (stated << KHAN_VALUE_SHIFT) + use);
      }
    }
    return n;
  },
};
