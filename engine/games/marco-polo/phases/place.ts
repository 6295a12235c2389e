/** The main action: dice are placed on a space (rules, section 5.1). */

import type { Chance } from '../../../core/chance.ts';
import type { EventSink } from '../../../core/events.ts';
import { wideBody } from '../../../kit/rows.ts';
import { FROM_SPACE } from '../cards.ts';
import { PLACE } from '../codes.ts';
import { GF13 } from '../data/gifts.ts';
import { COINS5, isBazaar, KHAN, SPACES } from '../data/spaces.ts';
import { COIN } from '../data/vocabulary.ts';
import * as agenda from '../effects/agenda.ts';
import { lay, shownDice } from '../effects/dice.ts';
import { tell } from '../effects/emit.ts';
import { spendGift } from '../effects/gifts.ts';
import { gain } from '../effects/purse.ts';
import { run } from '../effects/run.ts';
import { E } from '../errors.ts';
import { PLACE_FIELDS } from '../fields.ts';
import { readAction, writeAction } from '../placing/action.ts';
import { checkPlacing } from '../placing/check.ts';
import { isToken, Placing } from '../placing/placing.ts';
import { codeOf, readCode } from '../placing/read.ts';
import { costOf } from '../placing/value.ts';
import { during, type MpOpenRow } from '../row.ts';
import { SPACE_RULES } from '../spaces/index.ts';
import * as S from '../state.ts';
import type { OpenAction, PlaceAction } from '../types.ts';

const g = new Placing();

const read = (s: S.State, p: number, command: number | OpenAction): boolean =>
  typeof command === 'number'
    ? readCode(s, p, wideBody(command), g)
    : readAction(s, command as PlaceAction, g);

/** Placements have gifts only with the New Characters (appendix B.1). */
const isInGame = (s: S.State): boolean =>
  s[S.OPT_NEW] === 1 || !(g.free || g.movement.giftCity >= 0);

export const placeRow: MpOpenRow = {
  type: 'place',
  code: PLACE,
  rule: 'MP-032',
  phases: during(S.TURNS),
  open: PLACE_FIELDS,
  isMalformed: (s, p, command) => !read(s, p, command) || !isInGame(s),
  listed: {
    pack: (s, p, action) => (readAction(s, action as PlaceAction, g) ? codeOf(s, p, g) : -1),
    unpack: (s, p, body) => {
      readCode(s, p, body, g);
      return writeAction(s, g);
    },
  },
  check: (s, p, command) => {
    if (!read(s, p, command)) return E.BAD_PARAM;
    const wrong = checkPlacing(s, p, g);
    if (wrong > 0) return wrong;
    const value = g.value(s);
    const coins = s[S.PURSE + S.at(p)] - costOf(s, p, g, value);
    return SPACE_RULES[g.space].check(s, p, g, value, coins);
  },
  apply: (s, p, command, chance, sink) => {
    read(s, p, command);
    place(s, p, chance, sink);
  },
};

/** Effects (a) to (f) of section 5.1. */
function place(s: S.State, p: number, chance: Chance, sink: EventSink | null): void {
  const { space } = g;
  const value = g.value(s);
  const cost = costOf(s, p, g, value);
  if (g.free) spendGift(s, p, GF13, sink);
  gain(s, p, COIN, -cost, FROM_SPACE + space, sink); // MP-045
  for (let i = 0; i < g.count; i++) {
    if (!isToken(g.dice[i])) s[S.VALUE + g.dice[i]] = g.valueOf(s, i);
  }
  const { mask, token } = g;
  lay(s, p, space, mask, token);
  if (token > 0) spendToken(s, p, token);
  if (sink) {
    const dice = shownDice(s, mask);
    if (token > 0) dice.push({ id: `token-${token}`, value: token });
    tell(sink, { type: 'dicePlaced', seat: p, space: SPACES[space], dice, occupancy: cost });
  }
  s[S.MAIN_DONE] = 1;
  // AV-134, AV-136 after MP-110, both after all questions of the action.
  if (token > 0) agenda.push(s, agenda.TOKEN, 0, p, FROM_SPACE + space);
  if (isBazaar(space) || space === KHAN || space === COINS5) {
    agenda.push(s, agenda.MERCATOR, space, p, FROM_SPACE + space);
  }
  SPACE_RULES[space].apply(s, p, g, value, sink);
  run(s, chance, sink);
}

/** AV-131: the one token of this round. */
export function spendToken(s: S.State, p: number, value: number): void {
  s[S.TOKENS_LEFT + S.at(p)] &= ~(1 << value);
  s[S.TOKEN_USED + S.at(p)] = 1;
}
