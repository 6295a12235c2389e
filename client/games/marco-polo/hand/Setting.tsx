/**
 * The decision panel of the phone before the first turn, and while others decide: it asks for
 * people, goals and starting places. The forms of turns and answers are large; they load after it.
 */

import type { Action, View } from '../../../../engine/games/marco-polo/types.ts';
import { makeForms } from '../../../table/decision/forms.tsx';
import { makeDecision } from '../../../table/decision/make.tsx';
import { draftsOf } from '../../../table/seat/draft.ts';
import { makeDrafts } from '../../../table/seat/drafts.ts';
import { isSetting, SETTINGS, setupInputs } from '../forms/setup.ts';
import { legalOf, owes, type Position, seat, situation } from '../position.ts';
import { purpose } from '../purpose.ts';
import { decisionLine, isOver } from '../strings/decisions.ts';
import { t } from '../strings/index.ts';
import { shortReason } from '../strings/reasons.ts';
import { type SettingAction, settingLine } from '../strings/settings.ts';
import type { BoardTarget } from '../targets.ts';

const { NO_DRAFT, opened } = draftsOf<Action>({});
const forms = makeForms<View, Action>({ inputs: setupInputs });

const kindsOf = (position: Position): readonly SettingAction['type'][] => {
  const now = situation(position);
  return isSetting(now) ? [SETTINGS[now]] : [];
};
const line = ({ view }: Position, action: Action): string =>
  settingLine(action as SettingAction, view.public.round);

const drafts = makeDrafts<View, Action, typeof NO_DRAFT, BoardTarget>({
  seat,
  none: NO_DRAFT,
  line,
  why: shortReason,
  // A phone has no board to point at.
  targetsOf: () => [],
  aim: () => null,
  countIn: () => 0,
  name: () => '',
  opened: (position, composer) => opened(composer, forms.opened(position, composer)),
  first(position) {
    const [kind] = kindsOf(position);
    return kind ? opened(kind, null) : null;
  },
  occasion(position) {
    const { round, phase, draft } = position.view.public;
    return JSON.stringify([round, phase, draft, owes(position), kindsOf(position)]);
  },
});

export const { Decision: Setting } = makeDecision({
  seat,
  drafts,
  forms,
  situation,
  purpose,
  isOver,
  words: {
    question: decisionLine,
    line,
    why: shortReason,
    kind: (type) => t(`kind.${type as SettingAction['type']}`),
  },
  kinds: (position) =>
    kindsOf(position).map((type) => ({ type, open: legalOf(position, type).length > 0 })),
});
