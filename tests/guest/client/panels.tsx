/** The caravan game's panels: who has what, the offers on the table, the road. */

import { type ReactNode, useRef } from 'react';
import { useHands } from '../../../client/store/hands.ts';
import { useTable } from '../../../client/store/table.ts';
import { useInsets } from '../../../client/table/board/insets.ts';
import type { ShowHudProps } from '../../../client/table/game.ts';
import { useNarrow } from '../../../client/table/narrow.ts';
import { LogBox } from '../../../client/table/panels/LogBox.tsx';
import { SeatClock } from '../../../client/table/panels/SeatClock.tsx';
import { SeatMark } from '../../../client/table/panels/SeatMark.tsx';
import { Tools } from '../../../client/table/panels/Tools.tsx';
import { scoreText } from '../../../client/table/score.ts';
import type { ViewBase } from '../../../engine/core/contract.ts';
import { about } from './about.ts';
import { Decision } from './decision.tsx';
import { t } from './strings.ts';
import { goodsLine, type OpenSeat, offerLine, open } from './words.ts';

/** What only one seat knows. */
export interface Own {
  readonly seat: number;
  readonly coins: number;
  readonly goal: number;
}
export const ownOf = (view: ViewBase): Own | null => (view.you as Own | undefined) ?? null;

export const purseText = (coins: number | null): string =>
  coins === null ? t('closed') : scoreText(about.scoreUnit, coins);

export function Seats({ view }: { view: ViewBase }) {
  const { seats } = open(view);
  return (
    <ul className="seats" aria-label={t('seats')}>
      {seats.map((seat) => (
        <Plate key={seat.seat} view={view} seat={seat} />
      ))}
    </ul>
  );
}

function Plate({ view, seat }: { view: ViewBase; seat: OpenSeat }) {
  const { leader, passed, decider } = open(view);
  const own = ownOf(view);
  const mine = own?.seat === seat.seat;
  const deciding = decider.includes(seat.seat);
  return (
    <li
      className={['plate', mine ? 'mine' : '', deciding ? 'deciding' : ''].join(' ')}
      data-seat={seat.seat}
      style={{ '--seat': `var(--seat-${seat.color})` } as React.CSSProperties}
    >
      <header>
        <SeatMark color={seat.color} size={18} />
        <strong title={seat.name}>{seat.name}</strong>
        {leader === seat.seat && <span className="tag now">{t('leads')}</span>}
        {passed.includes(seat.seat) && <span className="tag">{t('passed')}</span>}
        <SeatClock seat={seat.seat} />
      </header>
      <div className="plate-row">{purseText(mine ? own.coins : seat.coins)}</div>
      <div className="plate-goods">{goodsLine(seat.goods)}</div>
    </li>
  );
}

/** What stands on offer, for everybody. */
export function Offers({ view }: { view: ViewBase }) {
  const { offers } = open(view);
  return (
    <section className="paper-card" aria-label={t('offers')} data-offers={offers.length}>
      <h2>{t('offers')}</h2>
      {offers.length === 0 ? (
        <p className="help">{t('offersNone')}</p>
      ) : (
        <ul>
          {offers.map((offer) => (
            <li key={offer.offer} data-offer={offer.offer}>
              {offerLine(view, offer)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export function Hand({ view }: { view: ViewBase }) {
  const own = ownOf(view);
  if (!own) return null;
  return (
    <section className="paper-card" aria-label={t('hand')} data-own={own.seat}>
      <p>
        {purseText(own.coins)} · {t('goal', { n: own.goal })}
      </p>
    </section>
  );
}

/** Every hand that is known here. */
export function AllHands() {
  const view = useTable((table) => table.view);
  const hands = useHands((store) => store.hands) as readonly (Own | null)[] | null;
  if (!view) return null;
  return (
    <section className="all-hands" aria-label={t('hands')}>
      <ul>
        {open(view).seats.map(({ seat, name, color }) => {
          const own = hands?.[seat];
          return (
            own && (
              <li key={seat} className="one-hand" data-hand={seat}>
                <SeatMark color={color} size={16} /> <strong>{name}</strong> {purseText(own.coins)}{' '}
                · {t('goal', { n: own.goal })}
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}

export function Where({ view }: { view: ViewBase }) {
  const { round, options, caravan, dice } = open(view);
  return (
    <div className="progress" data-round={round}>
      <strong>{t('roundOf', { n: round, of: options.rounds })}</strong>{' '}
      <span>{t('caravanAt', { n: caravan })}</span>{' '}
      <span>{t('dice', { pips: dice.join(', ') })}</span>
    </div>
  );
}

export function Hud() {
  const view = useTable((table) => table.view);
  if (!view) return null;
  return (
    <Frame view={view} tools={<Tools />} className="">
      <main className="right" id="decision" tabIndex={-1}>
        <Decision />
        <Offers view={view} />
        <LogBox />
      </main>
      <div className="below">
        <Hand view={view} />
      </div>
    </Frame>
  );
}

/** The board's panels alone, where nobody decides. */
export function ShowHud({ tools, children, className = '' }: ShowHudProps) {
  const view = useTable((table) => table.view);
  if (!view) return null;
  return (
    <Frame view={view} tools={<div className="tools">{tools}</div>} className={`show ${className}`}>
      {children}
    </Frame>
  );
}

interface FrameProps {
  readonly view: ViewBase;
  readonly tools: ReactNode;
  readonly className: string;
  readonly children: ReactNode;
}

function Frame({ view, tools, className, children }: FrameProps) {
  const narrow = useNarrow();
  const page = useRef<HTMLDivElement>(null);
  useInsets(page, narrow);
  return (
    <div className={`hud ${narrow ? 'narrow' : ''} ${className}`} ref={page}>
      <header className="topbar">
        <Where view={view} />
        {tools}
      </header>
      {!narrow && (
        <aside className="left" aria-label={t('seats')}>
          <Seats view={view} />
        </aside>
      )}
      {children}
    </div>
  );
}

export function ShowSeats() {
  const view = useTable((table) => table.view);
  return view && <Seats view={view} />;
}
