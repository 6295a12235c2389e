/**
 * The thinker's answers, in steps between which other questions have their turn. Pure: it knows no
 * worker.
 */

import type { JsonObject, ViewBase } from '../../../engine/core/contract.ts';
import { Match, setupOf } from '../../../engine/core/match.ts';
import type { Searched } from '../../../engine/registry-searching.ts';
import { type Advice, Adviser } from '../../../engine/search/advice.ts';
import { Odds } from '../../../engine/search/odds.ts';
import { reviewing } from '../../../engine/search/review.ts';
import { stakeIn } from '../../../engine/search/stake.ts';
import { hashes } from '../../../server/protocol/chance.ts';
import {
  type Kind,
  MOST_CHOICES,
  type Progress,
  type Question,
  type Questions,
} from './messages.ts';

type Work<K extends Kind> = Generator<Progress, Questions[K]['answer']>;
/** The last advice with its question: a hint and the odds beside it ask for the same one. */
let last: { readonly asked: string; readonly advice: Advice | null } | null = null;

function advised({ game, searching }: Searched, view: ViewBase, most: number): Advice | null {
  const asked = JSON.stringify([game.id, most, view]);
  if (last?.asked !== asked)
    last = { asked, advice: new Adviser(game, searching).advise(view, most) };
  return last.advice;
}

/** A deciding seat gets the odds of its best choice, the same as a hint shows. */
function oddsOf(mind: Searched, sight: Questions['odds']['given']): readonly number[] | null {
  const odds = new Odds(mind.game, mind.searching).of(sight);
  if (!odds || sight.hands || !sight.view.you) return odds;
  return advised(mind, sight.view, MOST_CHOICES)?.seats ?? odds;
}

type Answers = {
  readonly [K in Kind]: (mind: Searched, given: Questions[K]['given']) => Work<K>;
};

/** A single step. */
function* atOnce<T>(work: () => T): Generator<Progress, T> {
  yield { done: 0, of: 1 };
  return work();
}

const ANSWERS: Answers = {
  odds: (mind, sight) => atOnce(() => oddsOf(mind, sight)),
  *course({ game, searching }, { log, places }) {
    const match = new Match(setupOf(log, game, hashes));
    const odds = new Odds(game, searching);
    const found: (readonly number[] | null)[] = [];
    const wanted = new Set(places);
    for (let at = 0; at <= log.entries.length; at++) {
      const entry = log.entries[at - 1];
      if (entry) {
        if ('undo' in entry) match.undo(entry.seat);
        else match.act(entry.seat, entry.action);
      }
      if (!wanted.has(at)) continue;
      const hands = log.seats.map((_, seat) => match.view(seat).you as JsonObject);
      found.push(odds.of({ view: match.view('public'), hands }));
      yield { done: found.length, of: wanted.size };
    }
    return found;
  },
  review: ({ game, searching }, { log, seat }) => reviewing(log, game, searching, seat, hashes),
  advice: (mind, { view, most }) =>
    atOnce(() => {
      const advice = advised(mind, view, most);
      return advice && { ...advice, open: oddsOf(mind, { view, hands: null }) === null };
    }),
  stake: ({ game, searching }, { view }) => atOnce(() => stakeIn(game, searching, view)),
};

/** Works a question out, step by step. */
export const answering = <K extends Kind>(mind: Searched, { kind, given }: Question<K>): Work<K> =>
  ANSWERS[kind](mind, given);
