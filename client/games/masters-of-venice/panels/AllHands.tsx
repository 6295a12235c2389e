/** Every seat's hand on one panel, as far as it is known here: dials, money, cards. */

import './all-hands.css';
import type { SeatView, View, YouView } from '../../../../engine/games/masters-of-venice/types.ts';
import { useHands } from '../../../store/hands.ts';
import { useTable } from '../../../store/table.ts';
import { SeatMark } from '../../../table/panels/SeatMark.tsx';
import { orderCubes, orderList, resourceOf, rumorShop, shopOf } from '../facts.ts';
import { t, term } from '../strings/index.ts';
import { favorName, orderName, placeName, rumorName, seatName } from '../strings/names.ts';
import { Cube, Ducats, PlaceIcon, ResourceIcon } from './icons.tsx';
import { ordered } from './Seats.tsx';

export function AllHands() {
  const view = useTable((table) => table.view) as View | null;
  const hands = useHands((store) => store.hands);
  if (!view) return null;
  const known = ordered(view).filter(({ seat }) => hands?.[seat]);
  return (
    <section className="all-hands" aria-label={t('hands.title')}>
      {known.length === 0 && <p className="help">{t('hands.none')}</p>}
      <ul>
        {known.map((seat) => (
          <OneHand
            key={seat.seat}
            view={view}
            seat={seat}
            you={hands?.[seat.seat] as unknown as YouView}
          />
        ))}
      </ul>
    </section>
  );
}

/** Whether the seat has what the order wants, cubes and orders of the shops. */
function isReady(view: View, seat: SeatView, card: string): boolean {
  const wanted = Object.entries(orderCubes(card)) as [keyof SeatView['cubes'], number][];
  return wanted.every(([resource, n]) => {
    const shop = shopOf(resource);
    const buyers = shop ? view.public.shops[shop].orders : n;
    return (seat.cubes[resource] ?? 0) >= n && buyers >= n;
  });
}

interface OneHandProps {
  readonly view: View;
  readonly seat: SeatView;
  readonly you: YouView;
}

function OneHand({ view, seat, you }: OneHandProps) {
  const orders = [...you.guildOrders, ...you.guildDrawn];
  const count = orders.length + you.rumors.length + seat.favors.length;
  return (
    <li
      className="one-hand"
      data-hand={seat.seat}
      style={{ '--seat': `var(--seat-${seat.color})` } as React.CSSProperties}
    >
      <header>
        <SeatMark color={seat.color} size={16} />
        <strong title={seat.name}>{seatName(view, seat.seat, null)}</strong>
        <Dial view={view} you={you} />
        <Ducats n={you.cash} />
      </header>
      {count === 0 && <p className="help">{t('hands.empty')}</p>}
      <ul className="hand-cards">
        {orders.map((card) => (
          <Order
            key={card}
            card={card}
            seat={seat}
            ready={isReady(view, seat, card)}
            drawn={you.guildDrawn.includes(card)}
          />
        ))}
        {you.rumors.map((rumor) => (
          <li key={rumor} className="hand-card rumor" title={rumorName(rumor)}>
            <ResourceIcon resource={resourceOf(rumorShop(rumor))} size={16} />
            <span>{rumorName(rumor)}</span>
          </li>
        ))}
        {seat.favors.map((favor) => (
          <li key={favor} className="hand-card favor">
            {favorName(favor)}
          </li>
        ))}
      </ul>
    </li>
  );
}

/** What is set behind a closed hand: the bid, the destination, the Gondola Marker. */
function Dial({ view, you }: { view: View; you: YouView }) {
  const { phase } = view.public;
  if (phase === 'bid') {
    return (
      <span className="hand-dial" data-dial="bid">
        {you.bid === null ? t('hands.noBid') : `${t('hands.bid')} ${you.bid}`}
      </span>
    );
  }
  if (phase === 'destination') {
    return (
      <span className="hand-dial" data-dial="destination">
        {you.destination === null ? (
          t('hands.noDestination')
        ) : (
          <>
            <PlaceIcon place={you.destination} size={14} /> {placeName(you.destination)}
          </>
        )}
      </span>
    );
  }
  if (!you.queuedInterrupt) return null;
  return (
    <span className="hand-dial" data-dial="marker">
      ⚑ {t('hands.queued')}: {term('target', you.queuedInterrupt)}
    </span>
  );
}

interface OrderProps {
  readonly card: string;
  readonly seat: SeatView;
  readonly ready: boolean;
  readonly drawn: boolean;
}

function Order({ card, seat, ready, drawn }: OrderProps) {
  const name = [orderName(card), drawn ? t('hands.drawn') : '', ready ? t('hands.ready') : ''];
  return (
    <li className={ready ? 'hand-card order ready' : 'hand-card order'}>
      <span className="sr">{name.filter(Boolean).join(', ')}</span>
      <span className="card-cubes" aria-hidden="true">
        {orderList(card).map(({ id, resource, nth }) => (
          <span key={id} className={nth >= (seat.cubes[resource] ?? 0) ? 'missing' : ''}>
            <Cube resource={resource} />
          </span>
        ))}
        {ready && <b className="tick">✓</b>}
      </span>
      {drawn && (
        <small className="hand-drawn" aria-hidden="true">
          {t('hands.drawn')}
        </small>
      )}
    </li>
  );
}
