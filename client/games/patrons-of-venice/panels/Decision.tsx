/** The decision panel: the question to this seat and its answers, or the seat that all wait for. */

import type { Action, View } from '../../../../engine/games/patrons-of-venice/types.ts';
import { makeDecision } from '../../../table/decision/make.tsx';
import { drafts, kindsOf } from '../drafts.ts';
import { forms } from '../forms.tsx';
import type { Draft } from '../pointing.ts';
import { legalOf, seat, situation } from '../position.ts';
import { purpose } from '../purpose.ts';
import { whyBlocked } from '../sponsoring.tsx';
import { actionLine, refusalLine } from '../strings/actions.ts';
import { decisionLine, isOver } from '../strings/decisions.ts';
import { t } from '../strings/index.ts';
import type { BoardTarget } from '../targets.ts';
import { Answers } from './Answers.tsx';
import { AtEnd, Beside } from './Beside.tsx';
import { Workshops } from './Workshops.tsx';
import './decision.css';

export const { Decision } = makeDecision<View, Action, Draft, BoardTarget, readonly string[]>({
  seat,
  drafts,
  forms,
  isOver,
  situation,
  purpose,
  whyBlocked,
  Beside,
  AtEnd,
  kinds: (position) =>
    kindsOf(position).map((type) => ({ type, open: legalOf(position, type).length > 0 })),
  form({ type, position }) {
    switch (type) {
      case 'sell':
      case 'sponsorBusiness':
      case 'sponsorStatue':
        return null;
      case 'produce':
        return <Workshops position={position} />;
      default:
        return <Answers position={position} />;
    }
  },
  words: {
    question: decisionLine,
    kind: (type) => t(`kind.${type}`),
    line: ({ view }, action) => actionLine(view, action),
    why: refusalLine,
    effects: (_position, brings) => brings.map((text) => ({ text })),
  },
});
