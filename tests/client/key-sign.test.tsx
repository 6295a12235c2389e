/**
 * The signs on keys: the figure 0 has a stroke, the letter O none; and the help's text about keys.
 */

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Marked } from '../../client/pages/help/Marked.tsx';
import { t } from '../../client/pages/help/strings.ts';
import { KeyList, keysOf } from '../../client/table/KeyList.tsx';

test('the figure 0 is told from the letter O, in the list of keys and in the help', () => {
  const zero = '<span class="key-zero">0</span>';
  expect(renderToStaticMarkup(<KeyList keys={keysOf()} />)).toContain(`<kbd>${zero} · Home</kbd>`);
  expect(renderToStaticMarkup(<Marked text="[0] or [O]" />)).toMatch(
    new RegExp(`<kbd>${zero}</kbd>.*<kbd>O</kbd>`),
  );
});

test('the help names both keys of a chapter, for keyboards that have no brackets', () => {
  const text = renderToStaticMarkup(<Marked text={t('text.replay')} />);
  const [line = ''] = text.match(/<dt>(?:(?!<dt>).)*the previous or the next chapter/) ?? [];
  for (const key of ['[', ']', 'Page Up', 'Page Down']) expect(line).toContain(`>${key}<`);
});
