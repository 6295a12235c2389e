/** The caravan game's panels: holdings, the offers on the table, the road. */

import { useHands } from '../../../client/store/hands.ts';
import { useTable } from '../../../client/store/table.ts';
import type { ShowHudProps } from '../../../client/table/game.ts';
import { AllHandsFrame } from '../../../client/table/hud/AllHandsFrame.tsx';
import { HudFrame, ShowHudFrame } from '../../../client/table/hud/HudFrame.tsx';
import { SheetFrame } from '../../../client/table/hud/SheetFrame.tsx';
import { SeatClock } from '../../../client/table/panels/SeatClock.tsx';
import { SeatMark } from '../../../client/table/panels/SeatMark.tsx';
import type { ViewBase } from '../../../engine/core/contract.ts';
import { GOODS } from '../engine/data.ts';
import type { Basket } from '../engine/types.ts';
import { Decision, drafts } from './decision.tsx';
import { t } from './strings.ts';
import { goodsLine, type Known, nameOf, type OpenSeat, open, ownOf } from './words.ts';
import './caravan.css';

export const purseText = (coins: number | null): string =>
  coins === null ? t('closed') : t('coins', { n: coins });

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
      <div className="plate-row">
        <Purse coins={mine ? own.coins : seat.coins} />
      </div>
      <Goods goods={seat.goods} />
    </li>
  );
}

function Purse({ coins }: { coins: number | null }) {
  return (
    <span className="cv-purse">
      {coins !== null && <span className="cv-coin" aria-hidden="true" />}
      {purseText(coins)}
    </span>
  );
}

/** Goods as chips, each in the colour that it has on the board. */
function Goods({ goods }: { goods: Basket }) {
  return (
    <ul className="cv-goods" aria-label={t('stock')}>
      {GOODS.map((good) => (
        <li key={good} data-good={good} data-none={!goods[good]}>
          {t(`good.${good}`, { n: goods[good] ?? 0 })}
        </li>
      ))}
    </ul>
  );
}

/** The standing offers, for everybody. */
export function Offers({ view }: { view: ViewBase }) {
  const { offers, seats } = open(view);
  if (offers.length === 0) return <p className="help">{t('offersNone')}</p>;
  return (
    <ul className="cv-offers" aria-label={t('offers')}>
      {offers.map(({ offer, seat, give, ask }) => (
        <li key={offer}>
          <SeatMark color={seats[seat]?.color ?? ''} size={16} />
          <strong>{nameOf(view, seat)}</strong>
          <span>{t('offered', { goods: goodsLine(give), ask })}</span>
        </li>
      ))}
    </ul>
  );
}

/** Purse, goods and goal of the viewer's seat. */
export function Own({ view }: { view: ViewBase }) {
  const own = ownOf(view);
  if (!own) return null;
  return (
    <section className="cv-own" data-own={own.seat} aria-label={t('hand')}>
      <p>
        <Purse coins={own.coins} /> · <strong>{t('goal', { n: own.goal })}</strong>
      </p>
      <Goods goods={open(view).seats[own.seat]?.goods ?? {}} />
    </section>
  );
}

/** Every known hand. */
export function AllHands() {
  const view = useTable((table) => table.view);
  const hands = useHands((store) => store.hands) as readonly (Known | null)[] | null;
  if (!view) return null;
  return (
    <AllHandsFrame
      title={t('hands')}
      none={t('closed')}
      empty={t('closed')}
      hands={open(view).seats.flatMap(({ seat, name, color }) => {
        const own = hands?.[seat];
        if (!own) return [];
        const cards = (
          <li key="own">{`${purseText(own.coins)} · ${t('goal', { n: own.goal })}`}</li>
        );
        return [{ seat, name, color, cards, title: name }];
      })}
    />
  );
}

export function Where({ view }: { view: ViewBase }) {
  const { round, options, caravan, dice } = open(view);
  return (
    <div className="progress" data-round={round}>
      <strong>{t('roundOf', { n: round, of: options.rounds })}</strong>
      <span>{t('caravanAt', { n: caravan, pips: dice.join(', ') })}</span>
    </div>
  );
}

const around = (view: ViewBase) => ({
  drafts,
  progress: <Where view={view} />,
  seatsTitle: t('seats'),
  seats: <Seats view={view} />,
});

export function Hud() {
  const view = useTable((table) => table.view);
  if (!view) return null;
  const { phase, decider } = open(view);
  const own = ownOf(view);
  const offers = <Offers view={view} />;
  return (
    <HudFrame
      {...around(view)}
      decision={
        <>
          <Decision />
          <section className="cv-market">
            <h2>{t('offers')}</h2>
            {offers}
          </section>
        </>
      }
      own={own && <Own view={view} />}
      sheet={
        <SheetFrame
          drafts={drafts}
          mine={own !== null && decider.includes(own.seat)}
          situation={phase}
          withForm={phase === 'trade'}
          decision={<Decision />}
          turnTitle={t('now')}
          tabs={[
            { id: 'offers', title: t('offers'), page: offers },
            { id: 'seats', title: t('seats'), page: <Seats view={view} /> },
          ]}
        />
      }
    />
  );
}

/** Only the board's panels, for pages without a decision. */
export function ShowHud(props: ShowHudProps) {
  const view = useTable((table) => table.view);
  return view && <ShowHudFrame {...props} {...around(view)} />;
}

export function ShowSeats() {
  const view = useTable((table) => table.view);
  return view && <Seats view={view} />;
}
