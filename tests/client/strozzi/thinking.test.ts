/**
 * The thinker's message to the deciding seat: the odds of the best choice, the same as in its hint.
 */

import { expect, test } from 'vitest';
import { answering } from '../../../client/table/thinking/answers.ts';
import type { Kind, Question, Questions } from '../../../client/table/thinking/messages.ts';
import type { JsonObject, ViewBase } from '../../../engine/core/contract.ts';
import { searchedGames } from '../../../engine/registry-searching.ts';
import { sensible } from '../../../engine/search/advice.ts';
import { played } from './matches.ts';

/** A choice of the second round, for its seat and for everybody else. */
const own = played(4, 14, null, {}, 'banker').filter(
  ({ before }) => before.public.round === 2 && before.public.phase === 'claim',
);

async function told<K extends Kind>(kind: K, given: Questions[K]['given']) {
  const mind = await searchedGames.strozzi?.();
  if (!mind) throw new Error('Nothing searches this game.');
  const work = answering(mind, { kind, game: 'strozzi', given } as Question<K>);
  for (let step = work.next(); ; step = work.next()) if (step.done) return step.value;
}

test('the bar beside a hint tells of each seat what the hint’s first choice leads to', async () => {
  const views = own.slice(0, 4).map(({ before }) => before as unknown as ViewBase);
  expect(views.length).toBe(4);
  let differing = 0;
  for (const view of views) {
    const { seat } = view.you as { readonly seat: number };
    const odds = await told('odds', { view, hands: null });
    const hint = await told('advice', { view, most: 3 });
    if (!odds || !hint) throw new Error('Odds are told in the second round.');
    expect(hint.open).toBe(false);
    expect(odds[seat]).toBeCloseTo(sensible(hint.choices)[0]?.odds ?? -1, 9);
    expect(odds.reduce((a, b) => a + b)).toBeCloseTo(1, 9);
    // The public, and a viewer of all hands, get odds without a seat's choice.
    const { version, seq, public: open } = view;
    const public_ = await told('odds', { view: { version, seq, public: open }, hands: null });
    const all: JsonObject[] = [0, 1, 2, 3].map((one) => ({ seat: one, money: 0 }));
    const known = await told('odds', { view, hands: all });
    for (const others of [public_, known]) {
      expect(others).toHaveLength(4);
      if (JSON.stringify(others) !== JSON.stringify(odds)) differing++;
    }
  }
  expect(differing).toBe(8);
});
