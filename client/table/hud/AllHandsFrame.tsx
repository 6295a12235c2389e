/** Every seat's hand on one panel, as far as it is known here: for casters and replays. */

import type { CSSProperties, ReactNode } from 'react';
import { SeatMark } from '../panels/SeatMark.tsx';
import './all-hands.css';
import { noted } from '../noted.ts';

export interface KnownHand {
  readonly seat: number;
  readonly color: string;
  /** The shown name, and the name as the person wrote it. */
  readonly name: string;
  readonly title: string;
  /** Beside the name: things set behind a closed hand, money. */
  readonly beside?: ReactNode;
  /** Cards as list items of the class `hand-card`; null = there are none. */
  readonly cards: ReactNode;
}

export interface AllHandsFrameProps {
  readonly title: string;
  readonly hands: readonly KnownHand[];
  /** While nothing is known, and in place of missing cards. */
  readonly none: string;
  readonly empty: string;
}

export function AllHandsFrame({ title, hands, none, empty }: AllHandsFrameProps) {
  return (
    <section className="all-hands" aria-label={title}>
      {hands.length === 0 && <p className="help">{none}</p>}
      <ul>
        {hands.map((hand) => (
          <li
            key={hand.seat}
            className="one-hand"
            data-hand={hand.seat}
            style={{ '--seat': `var(--seat-${hand.color})` } as CSSProperties}
          >
            <header>
              <SeatMark color={hand.color} size={16} />
              <strong {...noted(hand.title)}>{hand.name}</strong>
              {hand.beside}
            </header>
            {hand.cards === null && <p className="help">{empty}</p>}
            <ul className="hand-cards">{hand.cards}</ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
