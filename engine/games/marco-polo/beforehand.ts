/** What can be answered before one is asked: questions between the turns (rules, section 4). */

import { type Beforehand, MALFORMED } from '../../core/contract.ts';
import { codec } from './actions.ts';
import { GOODS } from './data/vocabulary.ts';
import * as Q from './questions.ts';
import * as S from './state.ts';
import type { Action, OpenAction } from './types.ts';

const BETWEEN = (1 << S.BONUS) | (1 << S.COMPENSATION) | (1 << S.ROUND_END);

/** The open question of this kind outside of everybody’s turn; -1 for none. */
const askedOf = (s: S.State, p: number, kind: number): number =>
  ((BETWEEN >> s[S.PHASE]) & 1) === 1 ? Q.openOf(s, p, kind) : -1;

function code(s: S.State, p: number, action: Action): number | OpenAction | null {
  const command = codec.encode(s, p, action) as number | OpenAction;
  return command === MALFORMED ? null : command;
}

const COMPENSATIONS = ['camels', 'coins'] as const;

export const beforehand = [
  {
    id: 'compensation',
    rule: 'MP-025',
    value: { words: COMPENSATIONS },
    answer: (s, p, choice) => {
      const at = askedOf(s, p, Q.CAMELS_OR_COINS);
      if (at < 0) return null;
      const camels = COMPENSATIONS[choice] === 'camels' ? s[at + S.Q_N] : 0;
      return code(s, p, { type: 'chooseCamelsOrCoins', q: s[at + S.Q_NUMBER], camels });
    },
  },
  {
    id: 'goods',
    rule: 'MP-086',
    value: { words: GOODS },
    answer: (s, p, good) => {
      const at = askedOf(s, p, Q.CHOOSE_GOODS);
      if (at < 0) return null;
      const goods = { [GOODS[good]]: s[at + S.Q_N] };
      return code(s, p, { type: 'chooseGoods', q: s[at + S.Q_NUMBER], goods });
    },
  },
  {
    id: 'noCompanion',
    rule: 'AV-120',
    answer: (s, p) =>
      s[S.PHASE] === S.POPE && s[S.ACTIVE] === p
        ? code(s, p, { type: 'takeCompanion', companion: null })
        : null,
  },
  {
    id: 'figure',
    rule: 'AV-105',
    value: { words: ['1', '2'] },
    answer: (s, p, figure) => {
      const at = askedOf(s, p, Q.CHOOSE_FIGURE);
      if (at < 0) return null;
      const remove = figure === 0 ? 1 : 2;
      return code(s, p, { type: 'chooseFigure', q: s[at + S.Q_NUMBER], remove });
    },
  },
] as const satisfies readonly Beforehand<OpenAction>[];
