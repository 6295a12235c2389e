/** The decision panel: this seat's question, its forms, and the end of a turn. */

import type { Action } from '../../../../engine/games/marco-polo/types.ts';
import { makeDecision } from '../../../table/decision/make.tsx';
import { drafts, isForGood, kindsOf } from '../drafts.ts';
import { ending } from '../ending.ts';
import { handOf } from '../facts.ts';
import { forms } from '../forms/index.ts';
import { isSetting } from '../forms/setup.ts';
import { onceWith } from '../forms/uses.ts';
import { legalOf, type Position, refusal, seat, situation } from '../position.ts';
import { purpose } from '../purpose.ts';
import { actionLine } from '../strings/actions.ts';
import { whyLine } from '../strings/bills.ts';
import { decisionLine, isOver } from '../strings/decisions.ts';
import { outcomeParts } from '../strings/outcome.ts';
import { pickedLine } from '../strings/picked.ts';
import { t } from '../strings/turn.ts';
import { Upwards } from './Upwards.tsx';
import './decision.css';

/** An action of a kind, to ask the rules why none is possible; null where the reason is plain. */
function tried(position: Position, type: Action['type']): Action | null {
  const { view, seat: own } = position;
  const [die] = handOf(view, own);
  const [contract] = view.public.seats[own]?.contracts ?? [];
  switch (type) {
    case 'place':
      return die ? { type, space: 'coins5', dice: [die.id] } : null;
    case 'completeContract':
      return contract ? { type, contract } : null;
    case 'reroll':
    case 'moneyBag':
      return die ? { type, die: die.id } : null;
    case 'adjust':
      return die ? { type, die: die.id, by: (die.value ?? 1) < 6 ? 1 : -1 } : null;
    case 'useArghunCard':
      return onceWith(view.public.seats[own]?.arghunCards[0] ?? '');
    case 'buyBlackDie':
    case 'useKeptCityCard':
      return { type };
    case 'piedroClear':
      return { type, space: 'coins5' };
    case 'moneylenderGood':
      return { type, good: 'pepper' };
    case 'saracenTrade':
      return { type, direction: 'coinsToCamels', n: 1 };
    default:
      return null;
  }
}

export const { Decision } = makeDecision({
  seat,
  drafts,
  forms,
  situation,
  purpose,
  isOver,
  ending,
  Beside: Upwards,
  words: {
    question: decisionLine,
    kind: (type) => t(`kind.${type}`),
    line: ({ view }, action) => pickedLine(view, action) ?? actionLine(view, action),
    // The question says more than the reason that an answer is not complete.
    why: (position, refusal) =>
      refusal.code === 'BAD_CHOICE' && situation(position) === 'question'
        ? decisionLine(position.view)
        : whyLine(position, refusal),
    // The line already names the contracts.
    effects: (position, outcome) =>
      outcomeParts(position, { ...outcome, contracts: [] }).map(({ text, about }) => ({
        text,
        own: about === 'paid' || about === 'gained',
      })),
    unknown: (_position, action, { rolls, drawn }) => {
      if (rolls > 0 || action.type === 'reroll') return t('unknown.roll');
      return drawn > 0 ? t('unknown.draw') : null;
    },
  },
  kinds: (position) =>
    kindsOf(position).map((type) => ({
      type,
      open: legalOf(position, type).length > 0,
      asked: !isSetting(situation(position)) && isForGood(position, type),
    })),
  whyBlocked: (position, type) => {
    const action = tried(position, type);
    return action && refusal(position, action);
  },
  done: ['MAIN_ACTION_DONE', 'BLACK_DIE_LIMIT', 'ALREADY_USED', 'COMPANION_USED'],
});
