/** The player's own chest: ducats, goods, and each card with the goods or buildings that it still needs. */

import { type CSSProperties, useRef } from 'react';
import { type CardId, KINDS } from '../../../../engine/games/genoa/data.ts';
import type { View } from '../../../../engine/games/genoa/types.ts';
import { capital, listed } from '../../../i18n/index.ts';
import { useScrolls } from '../../../table/use-scrolls.ts';
import { byCard, faceOf, seatOf } from '../facts.ts';
import { missing } from '../forecast.ts';
import { owes, type Position } from '../position.ts';
import { t } from '../strings/index.ts';
import { cardName, goodName, kindName, spaceName } from '../strings/names.ts';
import { ActionToken, Goods } from './counts.tsx';
import { Ducats, GoodIcon, KindIcon } from './icons.tsx';
import './hand.css';
import { noted } from '../../../table/noted.ts';

/** The same on a phone, over the town: money, goods, and whether the seat can act. */
export function Purse({ position: { view, seat } }: { position: Position }) {
  return (
    <div className="ge-purse">
      <Ducats n={view.you?.ducats ?? 0} />
      <ActionToken view={view} seat={seat} />
      <Goods seat={seatOf(view.public, seat)} />
    </div>
  );
}

/**
 * The means for a deal, beside the question on a phone's page: money, goods, and the hand to swipe.
 */
export const AtHand = ({ position }: { position: Position }) =>
  owes(position) && (
    <div className="ge-at-hand">
      <Purse position={position} />
      <Cards view={position.view} seat={position.seat} />
    </div>
  );

export function Own({ position: { view, seat } }: { position: Position }) {
  return (
    <section className="ge-own" aria-label={t('own.title')}>
      <div className="ge-own-chest">
        <Ducats n={view.you?.ducats ?? 0} />
        <Goods seat={seatOf(view.public, seat)} />
      </div>
      <Cards view={view} seat={seat} />
    </section>
  );
}

/** The hand, kind by kind. */
export function Cards({ view, seat }: { view: View; seat: number }) {
  const hand = [...(view.you?.hand ?? [])].sort(byCard);
  const strip = useRef<HTMLUListElement>(null);
  const scrolls = useScrolls(strip);
  const small = hand.filter((card) => faceOf(card).kind === 'CT').length;
  if (hand.length === 0) return <p className="help">{t('own.noCards')}</p>;
  return (
    <ul
      ref={strip}
      tabIndex={scrolls}
      className="ge-hand"
      aria-label={t('own.cards')}
      style={{ '--cards': Math.ceil(hand.length - small / 2) } as CSSProperties}
    >
      {KINDS.flatMap((kind) => hand.filter((card) => faceOf(card).kind === kind)).map((card) => (
        <li key={card} className={kindClass(view, seat, card)} {...noted(capital(cardName(card)))}>
          <Face view={view} seat={seat} card={card} />
        </li>
      ))}
    </ul>
  );
}

const lacks = (view: View, seat: number, card: CardId) =>
  missing(card, seatOf(view.public, seat).commodities);

function kindClass(view: View, seat: number, card: CardId): string {
  const { kind } = faceOf(card);
  const ready = (kind === 'LO' || kind === 'SO') && lacks(view, seat, card).length === 0;
  return ready ? `${kind} ready` : kind;
}

/** The text on a card: its place, and the goods that it needs. */
function Face({ view, seat, card }: { view: View; seat: number; card: CardId }) {
  const { kind, buildings, goods } = faceOf(card);
  const lacking = lacks(view, seat, card);
  const order = kind === 'LO' || kind === 'SO';
  return (
    <>
      <span className="ge-card-kind">
        <KindIcon kind={kind} size={15} />
        <span>{capital(kindName(kind))}</span>
      </span>
      <span className="ge-card-place">
        {buildings.map((one) => (
          <span
            key={one}
            className={kind === 'MS' && view.public.path.includes(one) ? 'visited' : undefined}
          >
            {spaceName(one)}
          </span>
        ))}
      </span>
      {order && (
        <span className="ge-card-goods">
          {goods.map((good) => (
            <span key={good} className={lacking.includes(good) ? undefined : 'has'}>
              <GoodIcon good={good} size={18} />
            </span>
          ))}
          <span className="sr">
            {lacking.length === 0
              ? t('own.ready')
              : t('own.missing', { goods: listed(lacking.map(goodName)) })}
          </span>
        </span>
      )}
    </>
  );
}
