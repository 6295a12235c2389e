/**
 * The odds of winning as far as the public may know them: one calm bar, a part a seat. Computed in
 * a worker of this page from the public view; "open" while nobody can know.
 */

import type { ViewBase } from '../../../engine/core/contract.ts';
import { series } from '../../i18n/index.ts';
import { percents } from '../odds/shares.ts';
import { publicSight } from '../odds/sight.ts';
import { t as odds } from '../odds/strings.ts';
import { el, keep, mark, write } from './dom.ts';
import { cssOf, emblem, showEmblem } from './emblem.ts';
import type { Now, OverlayGame, Part, PartForm } from './part.ts';
import { t } from './strings.ts';

/** Answers the odds of a public position; null: open. */
export type Foretell = (view: ViewBase) => Promise<readonly number[] | null>;

/** From these percentages on there is room for the emblem, and for the figure. */
const EMBLEM = 5;
const FIGURE = 11;

/** By the thinker of this page, which starts with the first question. */
const foretelling =
  (game: string): Foretell =>
  async (view) => {
    const { think } = await import('../thinking/think.ts');
    return think({ kind: 'odds', game, given: publicSight(view) });
  };

function makeShare() {
  const [sign, figure] = [emblem(), el('b')] as const;
  return { root: el('span', 'ov-share', [sign, figure]), sign, figure };
}

function make(foretell: Foretell): Part {
  const open = el('span', 'ov-open', [odds('open')]);
  const shares = el('div', 'ov-shares', [], { role: 'img' });
  const title = el('p', 'ov-heading', [t('part.odds')]);
  const root = el('section', 'ov-box ov-odds', [title, shares, open], {
    'data-part': 'odds',
    'data-empty': 'true',
    'data-odds': 'open',
  });
  const rows: ReturnType<typeof makeShare>[] = [];
  let asked: ViewBase | null = null;
  let busy = false;
  let known: readonly number[] | null = null;

  /** One question at a time: a position that came meanwhile is next. */
  async function ask(view: ViewBase): Promise<void> {
    busy = true;
    asked = view;
    // A thinker that cannot answer yields null.
    const found = await foretell(view).catch(() => null);
    busy = false;
    // Meanwhile the position may be gone.
    if (asked === view) known = found;
  }

  function show({ table }: Now): void {
    const parts = known ? percents(known) : [];
    mark(root, 'odds', known ? parts.join(' ') : 'open');
    keep(shares, rows, parts.length, makeShare);
    for (const [seat, n] of parts.entries()) {
      const row = rows[seat];
      if (!row) continue;
      const color = table?.seats[seat]?.color;
      showEmblem(row.sign, color);
      row.root.style.setProperty('--part', String(n));
      row.root.style.setProperty('--seat', cssOf(color));
      mark(row.root, 'narrow', n < EMBLEM ? 'sign' : n < FIGURE ? 'figure' : 'no');
      write(row.figure, odds('part', { n }));
    }
    const names = parts.map((n, seat) => odds('one', { name: table?.seats[seat]?.name ?? '', n }));
    const list = odds('all', { list: series(names) });
    if (shares.getAttribute('aria-label') !== list) shares.setAttribute('aria-label', list);
  }

  return {
    root,
    update(now) {
      const { view } = now;
      mark(root, 'empty', view === null);
      if (!view) {
        asked = known = null;
        return;
      }
      if (view !== asked && !busy) void ask(view);
      show(now);
    },
  };
}

/** The part; `foretell` is for tests. */
const oddsPart = (game: string, foretell: Foretell = foretelling(game)): PartForm => ({
  title: t('part.odds'),
  place: 'side',
  wished: true,
  make: () => make(foretell),
});

/** An overlay with the odds behind its scoreboard. @param game id of a game that can be searched */
export function withOdds(overlay: OverlayGame, game: string): OverlayGame {
  const parts = Object.entries(overlay.parts).flatMap(([name, form]) => {
    const odds = name === 'score' ? [['odds', oddsPart(game)] as const] : [];
    return [[name, form] as const, ...odds];
  });
  return { ...overlay, parts: Object.fromEntries(parts) };
}
