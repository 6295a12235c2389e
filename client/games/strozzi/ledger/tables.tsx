/** Everything on the board as tables. */

import { CATEGORIES, CITIES, PORTS, type Port } from '../../../../engine/games/strozzi/data.ts';
import type { View } from '../../../../engine/games/strozzi/types.ts';
import { Facts, Rows, SeatCell, SeatRows } from '../../../table/ledger/Rows.tsx';
import { noted } from '../../../table/noted.ts';
import { rankingOf, spaceOf, speedPrize, stillAsked, sumOf, topBonusAt } from '../facts.ts';
import { moneyOf } from '../money.ts';
import { Flags } from '../panels/Seats.tsx';
import { t } from '../strings/index.ts';
import { categoryName, cityName, rankName, shipWithCargo, tileName } from '../strings/names.ts';

type Props = { readonly view: View };

/** The houses, one line each, as they sit around the table. */
export function Houses({ view }: Props) {
  const { decider, current } = view.public;
  const comes = stillAsked(view.public, current?.claim !== null);
  return (
    <SeatRows
      view={view}
      caption={t('ledger.houses')}
      head={t('ledger.house')}
      columns={[
        {
          title: t('ledger.money'),
          num: true,
          of: (seat) => moneyOf(view, seat) ?? t('money.hidden'),
        },
        { title: t('ledger.flags'), of: (seat) => <Flags seat={seat} /> },
        ...CATEGORIES.map((category) => ({
          title: categoryName(category),
          num: true,
          of: ({ tiles }: View['public']['seats'][number]) => sumOf(tiles, category),
        })),
      ]}
      status={{
        title: t('ledger.status'),
        of: ({ seat }) =>
          decider.includes(seat) ? t('seat.asked') : comes.includes(seat) ? t('seat.comes') : '–',
      }}
    />
  );
}

/** The four ways up, the leader first. */
export function Tracks({ view }: Props) {
  const open = view.public;
  const at = (city: (typeof CITIES)[number], rank: number) => {
    const seat = rankingOf(open, city)[rank] ?? 0;
    return { seat, space: spaceOf(open, city, seat) };
  };
  return (
    <Rows
      caption={t('ledger.tracks')}
      head={t('ledger.place')}
      rows={open.seats}
      name={(_, rank) => rankName(rank)}
      columns={CITIES.map((city) => ({
        title: cityName(city),
        cell: (_, rank) => {
          const { seat, space } = at(city, rank);
          return { 'data-city': city, 'data-seat': seat, 'data-space': space };
        },
        of: (_, rank) => {
          const { seat, space } = at(city, rank);
          const bonus = topBonusAt(open, space);
          return (
            <>
              <SeatCell view={view} seat={seat} /> <b>{space}</b>
              {bonus > 0 && (
                <span className="st-bonus" {...noted(t('note.bonus', { n: bonus }), 'ST-045')}>
                  {' '}
                  +{bonus}
                </span>
              )}
            </>
          );
        },
      }))}
    />
  );
}

/** The ships in the harbours, the fastest first. */
export const Harbours = ({ view }: Props) => (
  <Rows
    caption={t('ledger.harbours')}
    head={t('ledger.place')}
    rows={view.public.seats}
    name={(_, place) => rankName(place)}
    columns={[
      { title: t('ledger.prize'), num: true, of: (_, place) => speedPrize(place) },
      ...PORTS.map((port) => ({
        title: cityName(port),
        cell: () => ({ 'data-port': port }),
        of: (_: unknown, place: number) => <Berth view={view} port={port} place={place} />,
      })),
    ]}
  />
);

function Berth({ view, port, place }: Props & { readonly port: Port; readonly place: number }) {
  const ship = view.public.ports[port][place];
  if (!ship) return <>–</>;
  return (
    <>
      <SeatCell view={view} seat={ship.owner} /> <b>{ship.effectiveValue}</b>
    </>
  );
}

/** The loggia, and how many ships are still to come. */
export function Loggia({ view }: Props) {
  const { promoDisplay, promoStack, shipDeck, unclaimedCards } = view.public;
  const none = t('ledger.none');
  return (
    <Facts
      facts={[
        [t('ledger.offered'), promoDisplay.map(tileName).join(', ') || none],
        [t('ledger.stack'), promoStack],
        [t('ledger.deck'), shipDeck],
        [t('ledger.aside'), unclaimedCards.map(shipWithCargo).join('; ') || none],
      ]}
    />
  );
}
