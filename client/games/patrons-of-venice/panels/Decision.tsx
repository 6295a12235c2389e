/** The decision panel: what is asked of this seat and its answers, or whom all wait for. */

import { makeDecision } from '../../../table/decision/make.tsx';
import { drafts, kindsOf } from '../drafts.ts';
import { forms } from '../forms.ts';
import { legalOf, seat, situation } from '../position.ts';
import { actionLine, refusalLine } from '../strings/actions.ts';
import { decisionLine, isOver } from '../strings/decisions.ts';
import { t } from '../strings/index.ts';

export const { Decision } = makeDecision({
  seat,
  drafts,
  forms,
  isOver,
  situation,
  kinds: (position) =>
    kindsOf(position).map((type) => ({ type, open: legalOf(position, type).length > 0 })),
  words: {
    question: decisionLine,
    kind: (type) => t(`kind.${type}`),
    line: ({ view }, action) => actionLine(view, action),
    why: refusalLine,
  },
});
