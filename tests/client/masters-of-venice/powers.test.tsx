/** While bids are set each character says in one line what it can do, and at no other time. */

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Powers } from '../../../client/games/masters-of-venice/panels/Powers.tsx';
import { term } from '../../../client/games/masters-of-venice/strings/index.ts';
import { CHARACTERS } from '../../../engine/games/masters-of-venice/data.ts';
import type { View } from '../../../engine/games/masters-of-venice/types.ts';

const shown = (phase: string): string => {
  const view = { public: { phase, characterRow: CHARACTERS } } as unknown as View;
  return renderToStaticMarkup(<Powers view={view} />);
};

test('a bid shows what is bid for', () => {
  const html = shown('bid');
  for (const character of CHARACTERS) {
    expect(html).toContain(term('character', character));
    expect(html).toContain(term('short', character));
    expect(html).toContain(`data-power="${character}"`);
  }
  expect(shown('draft')).toBe('');
});
