/** Every seat's hand on one panel, made of a game's parts: for casters and replays. */

import type { ReactNode } from 'react';
import { useHands } from '../../store/hands.ts';
import { noted } from '../noted.ts';
import type { SeatedView, ShownSeat } from '../seat/position.ts';
import { AllHandsFrame, type AllHandsFrameProps, type KnownHand } from './AllHandsFrame.tsx';
import { useGameView } from './make.tsx';

type SeatOf<V extends SeatedView> = V['public']['seats'][number];

export interface AllHandsOf<V extends SeatedView, Y>
  extends Pick<AllHandsFrameProps, 'title' | 'none' | 'empty'> {
  /** The seats in their order here; absent = by their numbers. */
  readonly seats?: (view: V) => readonly SeatOf<V>[];
  readonly name: (view: V, seat: number, you: null) => string;
  /** A seat's things, by its own part of a view. */
  readonly hand: (view: V, seat: SeatOf<V>, own: Y) => Pick<KnownHand, 'beside' | 'cards'>;
}

/** `Y`: the type of `you` in the game's views. */
export function makeAllHands<V extends SeatedView, Y>(game: AllHandsOf<V, Y>) {
  const { title, none, empty } = game;
  return function AllHands() {
    const view = useGameView<V>();
    const hands = useHands((store) => store.hands);
    if (!view) return null;
    const seats: readonly SeatOf<V>[] = game.seats?.(view) ?? view.public.seats;
    const known = seats.flatMap((seat): KnownHand[] => {
      const own = hands?.[seat.seat] as Y | null | undefined;
      const { color, name }: ShownSeat = seat;
      if (!own) return [];
      return [
        {
          seat: seat.seat,
          color,
          title: name,
          name: game.name(view, seat.seat, null),
          ...game.hand(view, seat, own),
        },
      ];
    });
    return <AllHandsFrame title={title} none={none} empty={empty} hands={known} />;
  };
}

interface HandCardProps {
  readonly name: string;
  /** Its note; absent = its name. */
  readonly hint?: string;
  readonly children: ReactNode;
}

/** A card of a hand: a sign, with its name for people who cannot see it. */
export const HandCard = ({ name, hint = name, children }: HandCardProps) => (
  <li className="hand-card" {...noted(hint)}>
    {children}
    <span className="sr">{name}</span>
  </li>
);
