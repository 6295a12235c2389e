/** The kinds of action on a decision panel: a used one offers no form any more. */

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type ActionKind, Kinds } from '../../client/table/decision/DecisionFrame.tsx';

const shown = (...kinds: ActionKind[]): string =>
  renderToStaticMarkup(
    <Kinds kinds={kinds} current={null} onOpen={() => undefined} form={() => <b>form</b>} />,
  );
const only = { type: 'ferry', title: 'Cross the water' };

test('one kind alone is its form, until it has been done', () => {
  expect(shown({ ...only, open: true })).toBe('<b>form</b>');
  // A kind that is not possible yet says so in its form.
  expect(shown({ ...only, open: false, why: 'Not now.' })).toBe('<b>form</b>');
  const done = shown({ ...only, open: false, done: true, why: 'You have done this already.' });
  expect(done).not.toContain('form');
  expect(done).toContain('Cross the water');
});
