/** Everything on the board as tables and lists. */

import {
  BUSINESSES,
  GOODS,
  RAW_GOODS,
  SHIPS,
} from '../../../../engine/games/patrons-of-venice/data.ts';
import type { SeatView, Shipment, View } from '../../../../engine/games/patrons-of-venice/types.ts';
import { series } from '../../../i18n/index.ts';
import { Facts, Rows, SeatRows } from '../../../table/ledger/Rows.tsx';
import { SeatMark } from '../../../table/panels/SeatMark.tsx';
import { askedIn, businessOf, goodValue, statuePrice, targetOf } from '../facts.ts';
import { BusinessIcon, GoodIcon, GoodsRow } from '../panels/icons.tsx';
import { ducatsOf } from '../panels/Seats.tsx';
import { t } from '../strings/index.ts';
import { businessName, goodName, outputName, seatName, shipName } from '../strings/names.ts';

type Props = { readonly view: View };

/** The houses, one line each, as they sit around the table. */
export function Houses({ view }: Props) {
  const { lead, phase, sites } = view.public;
  const businesses = (seat: number): number =>
    Object.values(sites).filter((built) => built.owner === seat).length;
  const now = (seat: number): string[] => [
    ...(phase !== 'gameOver' && seat === lead ? [t('ledger.leads')] : []),
    ...(askedIn(view.public).includes(seat) ? [t('ledger.asked')] : []),
  ];
  const num = true;
  return (
    <SeatRows
      view={view}
      caption={t('ledger.houses')}
      head={t('ledger.house')}
      columns={[
        {
          title: t('ledger.race', { target: targetOf(view.public) }),
          num,
          of: ({ points }) => points,
        },
        { title: t('result.businesses'), num, of: ({ seat }) => businesses(seat) },
        { title: t('ledger.favours'), num, of: ({ favours }) => favours },
        {
          title: t('ledger.ducats'),
          num,
          of: (seat) => ducatsOf(view, seat) ?? t('money.hidden'),
        },
        {
          title: t('ledger.hand'),
          num,
          of: ({ hand, handCount }) => (hand ? <GoodsRow goods={hand} /> : handCount),
        },
        { title: t('ledger.cubes'), num, of: ({ cubesLeft }) => cubesLeft },
      ]}
      status={{ title: t('ledger.status'), of: ({ seat }) => series(now(seat)) }}
    />
  );
}

/** The cargoes of each house's galleys, and the houses that reserved them. */
export function Galleys({ view }: Props) {
  const raft = view.public.sail?.newShipments ?? [];
  return (
    <>
      <SeatRows
        view={view}
        caption={t('ledger.galleys')}
        head={t('ledger.house')}
        columns={SHIPS.map((ship) => ({
          title: shipName(ship),
          cell: ({ seat }) => ({ 'data-ship': `${seat}:${ship}` }),
          of: ({ ships }: SeatView) => <Cargo view={view} shipment={ships[ship]} />,
        }))}
      />
      {raft.length > 0 && (
        <p className="pv-raft">
          <b>{t('ledger.raft')}</b>{' '}
          {raft.map((good, i) => (
            // A shipment has no other name than its place among them.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <span key={i}>
              <GoodIcon good={good} size={15} /> {goodName(good)}{' '}
            </span>
          ))}
        </p>
      )}
    </>
  );
}

/** A shipment, and the house that reserved it. */
export function Cargo({ view, shipment }: Props & { readonly shipment: Shipment | null }) {
  if (!shipment) return <>–</>;
  const { good, reservedBy } = shipment;
  const you = view.you?.seat ?? null;
  return (
    <>
      <GoodIcon good={good} size={15} />{' '}
      {reservedBy === null ? (
        goodName(good)
      ) : (
        <>
          {t('ledger.reserved', {
            good: goodName(good),
            name: seatName(view, reservedBy, you),
            you: reservedBy === you ? 'yes' : 'no',
          })}{' '}
          <SeatMark color={view.public.seats[reservedBy]?.color ?? ''} size={13} />
        </>
      )}
    </>
  );
}

/** The goods for sale, and the discarded ones. */
export function Stalls({ view }: Props) {
  const { market, wharf, discard } = view.public;
  const num = true;
  return (
    <Rows
      caption={t('ledger.stalls')}
      head={t('ledger.good')}
      rows={GOODS}
      name={(good) => (
        <>
          <GoodIcon good={good} size={15} /> {goodName(good)}
        </>
      )}
      marks={(good) => ({ 'data-good': good })}
      columns={[
        { title: t('ledger.value'), num, of: goodValue },
        { title: t('ledger.atMarket'), num, of: (good) => market[good] ?? '–' },
        { title: t('ledger.atWharf'), num, of: (good) => wharf[good] ?? '–' },
        {
          title: t('ledger.discarded'),
          num,
          of(good) {
            const raw = RAW_GOODS.find((one) => one === good);
            return raw ? (discard[raw] ?? '–') : '';
          },
        },
      ]}
    />
  );
}

/** The tiles that can be sponsored: cost, recipe, product, number left. */
export const Tiles = ({ view }: Props) => (
  <Rows
    caption={t('ledger.tiles')}
    head={t('ledger.business')}
    rows={BUSINESSES}
    name={(business) => (
      <>
        <BusinessIcon business={business} size={15} /> {businessName(business)}
      </>
    )}
    marks={(business) => ({ 'data-business': business })}
    columns={[
      { title: t('ledger.cost'), num: true, of: (business) => businessOf(business).cost },
      {
        title: t('ledger.takes'),
        of(business) {
          const goods = businessOf(business).inputs.map((good) => [good, 1]);
          return <GoodsRow goods={Object.fromEntries(goods)} />;
        },
      },
      { title: t('ledger.makes'), of: (business) => outputName(businessOf(business).output) },
      {
        title: t('ledger.left'),
        num: true,
        of: (business) => `${view.public.tilesLeft[business]}/${businessOf(business).tiles}`,
      },
    ]}
  />
);

/** Deck, piles, statues, and the Pirates! drawn so far. */
export function Piles({ view }: Props) {
  const { drawDeck, discard, clothPile, canvasPile, favourPile, statuesLeft } = view.public;
  const price = statuePrice(view.public);
  return (
    <Facts
      short
      facts={[
        [t('ledger.deck'), drawDeck],
        [t('ledger.pirates'), t('ledger.piratesOf', { n: discard.pirates ?? 0 })],
        [t('ledger.clothPile'), clothPile],
        [t('ledger.canvasPile'), canvasPile],
        [t('ledger.favourPile'), favourPile],
        [
          t('ledger.statuesLeft'),
          statuesLeft === 0 ? t('ledger.none') : t('ledger.nextStatue', { n: statuesLeft, price }),
        ],
      ]}
    />
  );
}
