/** The end of a turn and of a round (rules, section 4). */

import type { Chance } from '../../../core/chance.ts';
import type { EventSink } from '../../../core/events.ts';
import { FROM_CHARACTER } from '../cards.ts';
import { END_TURN } from '../codes.ts';
import { ARGHUN, DONATA, MATTEO, NICOLAO, POLOS, RUSTICIANO } from '../data/people.ts';
import { ROUNDS, WHITE_MASK } from '../data.ts';
import { returnArghunCards } from '../effects/city-pile.ts';
import { layOutCompanions, returnCompanions } from '../effects/companions.ts';
import { refillRow, sweepRow } from '../effects/contracts.ts';
import { takeBackDie } from '../effects/dice.ts';
import { tell } from '../effects/emit.ts';
import { E, OK } from '../errors.ts';
import { NODES } from '../map.ts';
import { ask, CHOOSE_FIGURE } from '../questions.ts';
import { during, type MpCodedRow } from '../row.ts';
import { winners } from '../scoring.ts';
import * as S from '../state.ts';
import { startRound } from './round.ts';
import { hasDice, mayEnd, startTurn } from './turns.ts';

/** MP-032 */
export const endTurnRow: MpCodedRow = {
  type: 'endTurn',
  code: END_TURN,
  rule: 'MP-032',
  phases: during(S.TURNS),
  fields: {},
  check: (s, p) => (mayEnd(s, p) ? OK : E.MUST_ACT),
  apply: (s, p, _code, chance, sink) => {
    if (sink) tell(sink, { type: 'turnEnded', seat: p });
    let next = S.after(s, p);
    for (let i = 0; i < s[S.SEATS] && !hasDice(s, next); i++) next = S.after(s, next);
    if (!hasDice(s, next)) {
      endRound(s, chance, sink); // MP-031
      return;
    }
    refillRow(s, sink);
    startTurn(s, next, sink);
  },
};

/** ROUND.END: first asks which figure goes, if Bellela's Polos are apart (AV-105). */
function endRound(s: S.State, chance: Chance, sink: EventSink | null): void {
  s[S.PHASE] = S.ROUND_END;
  s[S.ACTIVE] = -1;
  s[S.TURN]++;
  s[S.MAIN_DONE] = 0;
  s[S.BLACK_BOUGHT] = 0;
  s[S.BAGGED] = 0;
  s[S.ARGHUN_USED] = 0;
  for (let p = 0; p < s[S.SEATS]; p++) {
    if (s[S.ROUND_CHAR + S.at(p)] !== POLOS) continue;
    if (s[S.FIGURE + S.at(p)] !== s[S.FIGURE + 1 + S.at(p)]) {
      ask(s, p, CHOOSE_FIGURE, FROM_CHARACTER[POLOS], 0);
      return;
    }
    removeFigure(s, p, 1, null); // AV-R31
  }
  finishRound(s, chance, sink);
}

/** AV-R31: the figure that stays is figure 1. */
export function removeFigure(s: S.State, p: number, figure: number, sink: EventSink | null): void {
  const at = S.FIGURE + S.at(p);
  if (sink) tell(sink, { type: 'figureRemoved', seat: p, node: NODES[s[at + figure]] });
  if (figure === 0) s[at] = s[at + 1];
  s[at + 1] = -1;
}

/** The rest of ROUND.END, in the order of the rules. */
export function finishRound(s: S.State, chance: Chance, sink: EventSink | null): void {
  for (let p = 0; p < s[S.SEATS]; p++) boxRoundCharacter(s, p);
  returnCompanions(s, chance); // AV-091
  if (s[S.ROUND] < ROUNDS) layOutCompanions(s); // AV-092
  sweepRow(s); // MP-028
  for (let p = 0; p < s[S.SEATS]; p++) {
    s[S.FACE_UP + S.at(p)] = 1; // AV-135, AV-174
    s[S.TOKEN_USED + S.at(p)] = 0;
  }
  if (sink) tell(sink, { type: 'roundEnded', round: s[S.ROUND] });
  if (s[S.ROUND] === ROUNDS) {
    finish(s, sink); // MP-002
    return;
  }
  s[S.ROUND]++;
  startRound(s, chance, sink);
}

/** AV-103: Bellela's character of the round goes, with its tools. */
function boxRoundCharacter(s: S.State, p: number): void {
  const character = s[S.ROUND_CHAR + S.at(p)];
  if (character === MATTEO) takeBackDie(s, WHITE_MASK, p);
  if (character === DONATA) s[S.TOKENS_LEFT + S.at(p)] = 0;
  if (character === RUSTICIANO) {
    s[S.RUSTICIANO_LEFT + S.at(p)] = 0;
    s[S.KEPT + S.at(p)] = -1;
  }
  if (character === ARGHUN) returnArghunCards(s, p); // AV-108
  if (character === NICOLAO) s[S.EXTRA_TILE + S.at(p)] = 0; // AV-109
  s[S.ROUND_CHAR + S.at(p)] = -1;
}

function finish(s: S.State, sink: EventSink | null): void {
  s[S.PHASE] = S.OVER;
  s[S.ACTIVE] = -1;
  if (sink) tell(sink, { type: 'matchEnded', winners: winners(s) });
}
