/** Every seat's hand on one panel, as far as this page knows it: dials, money, cards. */

import '../styles/table.css';
import './all-hands.css';
import type { SeatView, View, YouView } from '../../../../engine/games/masters-of-venice/types.ts';
import type { KnownHand } from '../../../table/hud/AllHandsFrame.tsx';
import { makeAllHands } from '../../../table/hud/all-hands.tsx';
import { noted } from '../../../table/noted.ts';
import { Coins } from '../../../table/panels/Money.tsx';
import { orderCubes, orderList, resourceOf, rumorShop, shopOf } from '../facts.ts';
import { t, term } from '../strings/index.ts';
import { favorName, orderName, placeName, rumorName, seatName } from '../strings/names.ts';
import { cashNote } from '../strings/things.ts';
import { Cube, PlaceIcon, ResourceIcon } from './icons.tsx';
import { ordered } from './Seats.tsx';

export const AllHands = makeAllHands<View, YouView>({
  title: t('hands.title'),
  none: t('hands.none'),
  empty: t('hands.empty'),
  seats: ordered,
  name: seatName,
  hand,
});

/** Whether the seat has the cubes and the shops' orders that the order wants. */
function isReady(view: View, seat: SeatView, card: string): boolean {
  const wanted = Object.entries(orderCubes(card)) as [keyof SeatView['cubes'], number][];
  return wanted.every(([resource, n]) => {
    const shop = shopOf(resource);
    const buyers = shop ? view.public.shops[shop].orders : n;
    return (seat.cubes[resource] ?? 0) >= n && buyers >= n;
  });
}

function hand(view: View, seat: SeatView, you: YouView): Pick<KnownHand, 'beside' | 'cards'> {
  const orders = [...you.guildOrders, ...you.guildDrawn];
  const count = orders.length + you.rumors.length + seat.favors.length;
  return {
    beside: (
      <>
        <Dial view={view} you={you} />
        <span {...cashNote(view, seat, you.cash)}>
          <Coins n={you.cash} />
        </span>
      </>
    ),
    cards:
      count === 0 ? null : (
        <>
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
            <li key={rumor} className="hand-card rumor" {...noted(rumorName(rumor))}>
              <ResourceIcon resource={resourceOf(rumorShop(rumor))} size={16} />
              <span>{rumorName(rumor)}</span>
            </li>
          ))}
          {seat.favors.map((favor) => (
            <li key={favor} className="hand-card favor">
              {favorName(favor)}
            </li>
          ))}
        </>
      ),
  };
}

/** The secret settings of a hand: the bid, the destination, the Gondola Marker. */
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
    <li
      className={ready ? 'hand-card order ready' : 'hand-card order'}
      data-note={name.filter(Boolean).join(', ')}
      data-rule="MV-443"
    >
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
