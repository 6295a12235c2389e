/** The draft of this game: the kit's store with the rules for its beginning and its end. */

import type { Action, View } from '../../../engine/games/marco-polo/types.ts';
import { makeDrafts } from '../../table/seat/drafts.ts';
import type { Plan } from './board/plan/plan.ts';
import { type Draft, NO_DRAFT, opened } from './draft.ts';
import { giftOf, handOf } from './facts.ts';
import { type Outcome, outcomeOf } from './forecast.ts';
import { forms } from './forms/index.ts';
import { isSetting, SETTINGS } from './forms/setup.ts';
import { planOf } from './planned.ts';
import { pointing } from './pointing.ts';
import { openQuestions, owes, type Position, refusedAs, seat, situation } from './position.ts';
import { ownSeatOf } from './spots.ts';
import type { BoardTarget } from './targets.ts';

/** The kinds of action that the seat may want now, in the order of the panel. */
export function kindsOf(position: Position): readonly Action['type'][] {
  const now = situation(position);
  if (now === 'question') {
    const kinds = openQuestions(position).map(({ kind }) => kind as Action['type']);
    return [...new Set(kinds)];
  }
  if (now === 'turn') return turnKinds(position);
  return isSetting(now) ? [SETTINGS[now]] : [];
}

function turnKinds(position: Position): readonly Action['type'][] {
  const { view, seat: own } = position;
  const mine = ownSeatOf(position);
  const has = (companion: string): boolean => mine.companions.some(({ id }) => id === companion);
  const dice = handOf(view, own).length > 0;
  return [
    'place',
    ...(mine.contracts.length > 0 ? (['completeContract'] as const) : []),
    ...((view.you?.rusticiano.length ?? 0) > 0 ? (['playRusticiano'] as const) : []),
    ...(mine.keptCityCard ? (['useKeptCityCard'] as const) : []),
    ...(mine.arghunCards.length > 0 ? (['useArghunCard'] as const) : []),
    ...(mine.gifts.length > 0 ? (['useGift'] as const) : []),
    ...(giftOf(mine) === 'piedro' ? (['piedroClear'] as const) : []),
    ...(has('moneylender') ? (['moneylenderGood'] as const) : []),
    ...(has('saracen') ? (['saracenTrade'] as const) : []),
    ...(dice && giftOf(mine) !== 'raschid' ? (['adjust', 'reroll'] as const) : []),
    'buyBlackDie',
    ...(dice ? (['moneyBag'] as const) : []),
    'endTurn',
  ];
}

/** The form that opens by itself: the answer to a question, or in a turn the dice. */
function first(position: Position): Draft | null {
  const [kind] = kindsOf(position);
  if (!kind) return null;
  const done = position.view.public.turn?.mainDone === true;
  if (kind === 'place' && (done || handOf(position.view, position.seat).length === 0)) return null;
  if (isSetting(situation(position))) return opened(kind, null);
  return isForGood(position, kind) ? opened(kind, null) : begun(position, kind);
}

/** Whether a form opens with an answer that could be sent and never undone. */
export function isForGood(position: Position, kind: Action['type']): boolean {
  const { phase, options } = position.view.public;
  if (phase === 'TURNS' && options.undo !== false) return false;
  const { action } = begun(position, kind);
  return action !== null && refusedAs(position, action) === null;
}

/** A form at its opening. Staying is chosen and never suggested: it ends the journey. */
function begun(position: Position, kind: Action['type']): Draft {
  const action = forms.opened(position, kind);
  const stays = action?.type === 'doMove' && action.legs.length === 0;
  return opened(kind, stays ? null : action);
}

/** The key of a question: round, turn and open questions; in a turn also the dice and goods. */
function occasion(position: Position): string {
  const { round, phase, turn, questions, draft } = position.view.public;
  const { dice, contracts, companions, keptCityCard, arghunCards, gifts } = ownSeatOf(position);
  const cards = [position.view.you?.rusticiano, keptCityCard, arghunCards, gifts];
  const asked = questions.filter((question) => question.seat === position.seat);
  return JSON.stringify([
    round,
    phase,
    turn,
    draft,
    owes(position),
    ...(owes(position) ? [asked, dice, contracts, companions, cards] : []),
  ]);
}

/** The store of drafts and its readings. */
export const drafts = makeDrafts<View, Action, Draft, BoardTarget, Outcome>({
  ...pointing,
  seat,
  none: NO_DRAFT,
  first,
  occasion,
  opened: begun,
  consequence: (position, action) =>
    refusedAs(position, action) === null ? outcomeOf(position, action) : null,
});
export const { useDrafts, useDraft, useTrouble, affordances, currentPosition } = drafts;

let drawn: {
  readonly position: Position | null;
  readonly action: Action | null;
  readonly plan: Plan | null;
} | null = null;

/** The composed journey, computed again after a change of its inputs. */
export function planned(): Plan | null {
  const position = currentPosition();
  const { drafts: all, active } = useDrafts.getState();
  const action = all[active]?.action ?? null;
  if (drawn?.position !== position || drawn?.action !== action) {
    drawn = { position, action, plan: position && planOf(position, action) };
  }
  return drawn.plan;
}
