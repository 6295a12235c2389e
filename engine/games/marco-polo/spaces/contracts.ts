/** The contracts action (rules, MP-060 to MP-066). */

import { CONTRACT_IDS, FROM_SPACE } from '../cards.ts';
import { CONTRACTS_SPACE, ROW_BONUS } from '../data/spaces.ts';
import { CAMEL, COIN } from '../data/vocabulary.ts';
import { DIE_FACES, MOST_HELD } from '../data.ts';
import { discard, heldAt, hold, release, rowSize, slideRow } from '../effects/contracts.ts';
import { tell } from '../effects/emit.ts';
import { gain } from '../effects/purse.ts';
import { E, OK } from '../errors.ts';
import { codeFor } from '../placing/code.ts';
import type { Placing } from '../placing/placing.ts';
import * as S from '../state.ts';
import type { Space } from './space.ts';
import { affords } from './supply.ts';

/** An argument: two spaces, two discards as places of holding, the gains of spaces 5 and 6. */
const PICK_BITS = 3;
const FIRST_PICK = 4;
const SECOND_PICK = FIRST_PICK + PICK_BITS;
const DISCARDS = 2;
/** First space with a further gain. */
const FIRST_BONUS = 5;

const highest = (g: Placing): number => Math.max(g.picks[0], g.picks[1]);
const picked = (g: Placing): number => (g.picks[1] > 0 ? 2 : 1);

export const contracts: Space = {
  check: (s, p, g, value) => {
    if (rowSize(s) === 0) return E.NOTHING_TO_DO;
    if (highest(g) > value) return E.DIE_TOO_LOW;
    for (let i = 0; i < picked(g); i++) {
      if (s[S.ROW + g.picks[i] - 1] < 0) return E.NOT_OFFERED;
    }
    let held = 0;
    for (let i = 0; i < g.discards; i++) if (heldAt(s, p, g.discard[i]) >= 0) held++;
    const left = s[S.HELD_SIZE + S.at(p)] - held + picked(g);
    if (left > MOST_HELD) return E.CONTRACT_LIMIT; // MP-064
    // MP-065, AV-R53: only to make room.
    return held < g.discards || (held > 0 && left < MOST_HELD) ? E.BAD_DISCARD : OK;
  },
  apply: (s, p, g, _value, sink) => {
    for (let i = 0; i < g.discards; i++) {
      discard(s, release(s, p, heldAt(s, p, g.discard[i])));
    }
    if (sink && g.discards > 0) {
      const gone = Array.from(g.discard.subarray(0, g.discards), (id) => CONTRACT_IDS[id]);
      tell(sink, { type: 'contractsDiscarded', seat: p, contracts: gone });
    }
    for (let i = 0; i < picked(g); i++) {
      hold(s, p, s[S.ROW + g.picks[i] - 1]);
      s[S.ROW + g.picks[i] - 1] = -1;
    }
    if (sink) {
      const end = S.HELD + S.at(p) + s[S.HELD_SIZE + S.at(p)];
      const taken = Array.from(s.subarray(end - picked(g), end), (id) => CONTRACT_IDS[id]);
      tell(sink, { type: 'contractsTaken', seat: p, contracts: taken });
    }
    // MP-061
    for (let i = 0; i < picked(g); i++) {
      const space = g.picks[i];
      if (space < FIRST_BONUS) continue;
      const what = g.bonus[space - FIRST_BONUS] === 1 ? CAMEL : COIN;
      gain(s, p, what, ROW_BONUS[space - 1], FROM_SPACE + CONTRACTS_SPACE, sink);
    }
    slideRow(s);
  },
  need: (_s, _p, g) => highest(g),
  pack: (s, p, g) => {
    if (g.picks[1] > 0 && g.picks[1] < g.picks[0]) return -1;
    let mask = 0;
    let last = -1;
    for (let i = 0; i < g.discards; i++) {
      const place = heldAt(s, p, g.discard[i]);
      if (place <= last || place > 1) return -1;
      last = place;
      mask |= 1 << place;
    }
    const picks = (g.picks[0] << FIRST_PICK) + (g.picks[1] << SECOND_PICK);
    return picks + (mask << DISCARDS) + g.bonus[0] + 2 * g.bonus[1];
  },
  unpack: (s, p, g, argument) => {
    g.picks[0] = (argument >> FIRST_PICK) & 7;
    g.picks[1] = (argument >> SECOND_PICK) & 7;
    g.bonus[0] = argument & 1;
    g.bonus[1] = (argument >> 1) & 1;
    g.discards = 0;
    for (let place = 0; place < MOST_HELD; place++) {
      if (((argument >> (DISCARDS + place)) & 1) === 0) continue;
      if (place >= s[S.HELD_SIZE + S.at(p)]) return false;
      g.discard[g.discards++] = s[S.HELD + S.at(p) + place];
    }
    const rises = g.picks[1] === 0 || g.picks[1] > g.picks[0];
    return g.picks[0] >= 1 && g.picks[0] <= DIE_FACES && g.picks[1] <= DIE_FACES && rises;
  },
  list: (s, p, g, a, b, _c, out, start) => {
    const lying = rowSize(s);
    // A higher space never costs less.
    let reach = 0;
    while (reach < lying && affords(s, p, g, reach + 1)) reach++;
    let n = start;
    for (let first = 1; first <= reach; first++) {
      for (let second = 0; second <= reach; second = second === 0 ? first + 1 : second + 1) {
        const picks = (first << FIRST_PICK) + (second << SECOND_PICK);
        const room = MOST_HELD - (second > 0 ? 2 : 1);
        const over = Math.max(0, s[S.HELD_SIZE + S.at(p)] - room);
        n = listChoices(s, p, codeFor(g.space, a, b, picks), first, second, over, out, n);
      }
    }
    return n;
  },
};

/** Every choice of discards and of the gains of spaces 5 and 6. */
function listChoices(
  s: S.State,
  p: number,
  code: number,
  first: number,
  second: number,
  over: number,
  out: Int32Array,
  start: number,
): number {
  let n = start;
  const held = s[S.HELD_SIZE + S.at(p)];
  const five = first === 5 || second === 5 ? 2 : 1;
  const six = first === 6 || second === 6 ? 2 : 1;
  for (let mask = 0; mask < 2 ** held; mask++) {
    if ((mask & 1) + (mask >> 1) !== over) continue;
    for (let ofSix = 0; ofSix < six; ofSix++) {
      for (let ofFive = 0; ofFive < five; ofFive++) {
        out[n++] = code + (mask << DISCARDS) + ofFive + 2 * ofSix;
      }
    }
  }
  return n;
}
