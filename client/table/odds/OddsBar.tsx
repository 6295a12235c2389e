/** The odds of winning as one calm bar: a part a seat, its colour doubled by its mark and its name. */

import './odds.css';
import '../../styles/show-bar.css';
import type { CSSProperties } from 'react';
import { series } from '../../i18n/index.ts';
import { useSettings } from '../../store/settings.ts';
import { useTable } from '../../store/table.ts';
import { noted } from '../noted.ts';
import { SeatMark } from '../panels/SeatMark.tsx';
import { isSearched } from '../searched.ts';
import { useGameBasics } from '../use-game.ts';
import { percents } from './shares.ts';
import { t } from './strings.ts';
import { type OddsOf, useOdds } from './use-odds.ts';

/** From these percentages on there is room for the figure, and for the name. */
const FIGURE = 8;
const NAME = 26;

export interface OddsSeat {
  readonly name: string;
  readonly color: string;
}

/** The bar with its switch; nothing if the game cannot be searched. */
export function OddsBar() {
  const game = useGameBasics();
  const seats = useTable((table) => table.table?.seats);
  const shown = useSettings((settings) => settings.odds);
  const set = useSettings((settings) => settings.set);
  const id = game && isSearched(game) ? game.id : null;
  const odds = useOdds(shown ? id : null);
  if (id === null || !seats) return null;
  return (
    <section className="show-bar odds-bar" aria-label={t('odds')} data-shown={shown}>
      <button
        type="button"
        aria-pressed={shown}
        {...noted(t(shown ? 'hide' : 'show'))}
        onClick={() => set({ odds: !shown })}
      >
        {t('odds')}
      </button>
      {shown && <OddsParts seats={seats} {...odds} />}
    </section>
  );
}

interface OddsPartsProps extends OddsOf {
  readonly seats: readonly OddsSeat[];
  /** The viewer's seat: its figure is shown however small its part is. */
  readonly own?: number | null;
}

export function OddsParts({ seats, odds, earlier, own = null }: OddsPartsProps) {
  if (!odds) {
    const text = t(odds === null ? 'open' : 'thinking');
    return (
      <p className="odds-parts open" data-odds="open">
        {text}
      </p>
    );
  }
  const parts = percents(odds);
  const named = seats.map(({ name, color }, seat) => ({ name, color, n: parts[seat] ?? 0 }));
  const list = series(named.map(({ name, n }) => t('one', { name, n })));
  const mine = own === null ? undefined : named[own];
  const beside = mine && mine.n < FIGURE ? mine : null;
  const bar = (
    <div
      className="odds-parts"
      role="img"
      aria-label={t(earlier ? 'earlier' : 'all', { list })}
      {...noted(earlier ? t('updating') : undefined)}
      data-earlier={earlier}
      data-odds={parts.join(' ')}
    >
      {named.map(({ name, color, n }, seat) => (
        <span
          hidden={n === 0}
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          key={seat}
          className="odds-part"
          {...noted(t('one', { name, n }))}
          style={{ '--part': n, '--seat': `var(--seat-${color})` } as CSSProperties}
        >
          <span className="odds-face">
            {n > 3 && <SeatMark color={color} size={14} />}
            {n >= NAME && <span className="odds-name">{name}</span>}
            {n >= FIGURE && <b>{t('part', { n })}</b>}
          </span>
        </span>
      ))}
    </div>
  );
  if (!beside) return bar;
  return (
    <>
      <b className="odds-own" aria-hidden="true">
        <SeatMark color={beside.color} size={14} /> {t('part', { n: beside.n })}
      </b>
      {bar}
    </>
  );
}
