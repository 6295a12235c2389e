/** Pages for an audience: a big screen without keys, and making a caster's link. */

import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { ClientGame, GameAbout } from '../../client/table/game.ts';
import { CasterDesk } from '../../client/table/watch/CasterDesk.tsx';
import { ShowFrame } from '../../client/table/watch/ShowFrame.tsx';
import { setNarrow } from './narrow.ts';

const game = {
  ShowHud: ({ children }: { children: ReactNode }) => <div>{children}</div>,
  places: [],
} as unknown as ClientGame;

test('around a big screen nobody stands at its keys: the director has no bar there', () => {
  const shown = (directed: boolean): string =>
    renderToStaticMarkup(<ShowFrame game={game} tools={null} directed={directed} />);
  vi.stubGlobal('innerHeight', 844);
  for (const narrow of [false, true]) {
    setNarrow(narrow);
    expect(shown(false)).toContain('director-bar');
    expect(shown(true)).not.toContain('director-bar');
    expect(shown(true)).toContain('watch-below');
  }
  vi.unstubAllGlobals();
});

test('a caster’s link that is made during a match says before that it waits for the end', () => {
  const about = {
    castDelay: { offered: [2], usual: 2, amount: (n: number) => `${n} rounds` },
  } as unknown as GameAbout;
  const desk = (playing: boolean): string =>
    renderToStaticMarkup(
      <CasterDesk
        game={about}
        caster={null}
        code="ABC"
        base=""
        playing={playing}
        ask={async () => true}
      />,
    );
  expect(desk(true)).toContain('Create a caster link for after this match');
  expect(desk(true)).toContain('shows that match only after it ends');
  expect(desk(false)).toContain('>Create a caster link<');
  expect(desk(false)).not.toContain('only after it ends');
});
