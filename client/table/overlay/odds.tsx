/**
 * The odds of winning as far as the public may know them: one calm bar, a part a seat. Computed in
 * a worker of this page from the public view; "open" while nobody can know.
 */

import { type CSSProperties, memo, useEffect, useRef, useState } from 'react';
import type { ViewBase } from '../../../engine/core/contract.ts';
import { series } from '../../i18n/index.ts';
import { percents } from '../odds/shares.ts';
import { publicSight } from '../odds/sight.ts';
import { t as odds } from '../odds/strings.ts';
import { cssOf, Emblem } from './emblem.tsx';
import type { Now, OverlayGame, PartForm } from './part.ts';
import { t } from './strings.ts';

/** The odds of each seat; null: open. */
type Shares = readonly number[] | null;

/** From these percentages on there is room for the emblem, and for the figure. */
const EMBLEM = 5;
const FIGURE = 11;

/** By the thinker of this page, which starts with the first question. */
async function foretell(game: string, view: ViewBase): Promise<Shares> {
  const { think } = await import('../thinking/think.ts');
  return think({ kind: 'odds', game, given: publicSight(view) });
}

/**
 * The odds of the newest position that was asked about. One question at a time: a position that
 * came meanwhile is next.
 */
function useForetold(game: string, view: ViewBase | null): Shares {
  const [known, setKnown] = useState<Shares>(null);
  const newest = useRef<ViewBase | null>(null);
  const busy = useRef(false);
  useEffect(() => {
    newest.current = view;
    if (!view) setKnown(null);
    if (view && !busy.current) void ask();

    async function ask(): Promise<void> {
      busy.current = true;
      let asked: ViewBase | null = null;
      while (newest.current && newest.current !== asked) {
        asked = newest.current;
        // A thinker that cannot answer yields null.
        const found = await foretell(game, asked).catch(() => null);
        // Meanwhile the match may be gone.
        if (newest.current) setKnown(found);
      }
      busy.current = false;
    }
  }, [game, view]);
  return known;
}

const narrowness = (n: number) => (n < EMBLEM ? 'sign' : n < FIGURE ? 'figure' : 'no');

interface OddsProps extends Pick<Now, 'table' | 'view'> {
  readonly game: string;
}

const Odds = memo(function Odds({ game, table, view }: OddsProps) {
  const known = useForetold(game, view);
  const parts = known ? percents(known) : [];
  const names = parts.map((n, seat) => odds('one', { name: table?.seats[seat]?.name ?? '', n }));
  return (
    <section
      className="ov-box ov-odds"
      data-part="odds"
      data-empty={view === null}
      data-odds={known ? parts.join(' ') : 'open'}
    >
      <p className="ov-heading">{t('part.odds')}</p>
      <div className="ov-shares" role="img" aria-label={odds('all', { list: series(names) })}>
        {parts.map((n, seat) => {
          const color = table?.seats[seat]?.color;
          const style = { '--part': n, '--seat': cssOf(color) } as CSSProperties;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <span key={seat} className="ov-share" data-narrow={narrowness(n)} style={style}>
              <Emblem color={color} />
              <b>{odds('part', { n })}</b>
            </span>
          );
        })}
      </div>
      <span className="ov-open">{odds('open')}</span>
    </section>
  );
});

const oddsPart = (game: string): PartForm => ({
  title: t('part.odds'),
  place: 'side',
  wished: true,
  Part: ({ table, view }) => <Odds game={game} table={table} view={view} />,
});

/** An overlay with the odds behind its scoreboard. @param game id of a game that can be searched */
export function withOdds(overlay: OverlayGame, game: string): OverlayGame {
  const parts = Object.entries(overlay.parts).flatMap(([name, form]) => {
    const odds = name === 'score' ? [['odds', oddsPart(game)] as const] : [];
    return [[name, form] as const, ...odds];
  });
  return { ...overlay, parts: Object.fromEntries(parts) };
}
