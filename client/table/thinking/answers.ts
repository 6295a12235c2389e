/** What the thinker answers, in steps between which others have their turn. Pure: it knows no worker. */

import type { JsonObject } from '../../../engine/core/contract.ts';
import { Match, setupOf } from '../../../engine/core/match.ts';
import type { Searched } from '../../../engine/registry-searching.ts';
import { Adviser } from '../../../engine/search/advice.ts';
import { Odds } from '../../../engine/search/odds.ts';
import { reviewing } from '../../../engine/search/review.ts';
import { hashes } from '../../../server/protocol/chance.ts';
import type { Kind, Progress, Question, Questions } from './messages.ts';

type Work<K extends Kind> = Generator<Progress, Questions[K]['answer']>;
type Answers = {
  readonly [K in Kind]: (mind: Searched, given: Questions[K]['given']) => Work<K>;
};

/** A single step. */
function* atOnce<T>(work: () => T): Generator<Progress, T> {
  yield { done: 0, of: 1 };
  return work();
}

const ANSWERS: Answers = {
  odds: ({ game, searching }, sight) => atOnce(() => new Odds(game, searching).of(sight)),
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
  advice: ({ game, searching }, { view, most }) =>
    atOnce(() => {
      const advice = new Adviser(game, searching).advise(view, most);
      const open = new Odds(game, searching).of({ view, hands: null }) === null;
      return advice && { ...advice, open };
    }),
};

/** Works a question out, step by step. */
export const answering = <K extends Kind>(mind: Searched, { kind, given }: Question<K>): Work<K> =>
  ANSWERS[kind](mind, given);
