/** The merchants: ducats, whether they can still act, goods, tiles, markers, backs of cards. */

import { COMMODITIES, KINDS, TILES } from '../../../../engine/games/genoa/data.ts';
import type { SeatView, View } from '../../../../engine/games/genoa/types.ts';
import { makeSeats } from '../../../table/hud/seats.tsx';
import { Purse } from '../../../table/panels/Money.tsx';
import { Named } from '../../../table/panels/Named.tsx';
import { ducatsOf, leftOf } from '../facts.ts';
import { t } from '../strings/index.ts';
import { goodName, kindName, tileName } from '../strings/names.ts';
import { GoodIcon, KindIcon, MarkerIcon, TileIcon, TowerIcon } from './icons.tsx';
import './genoa.css';

const over = ({ public: { state } }: View): boolean => state === 'OVER';

export const Seats = makeSeats<View>({
  title: t('merchants.title'),
  rank: (view, { seat }) =>
    seat === view.public.merchant &&
    !over(view) && (
      <Named className="ge-merchant" name={t('seat.merchant')}>
        <TowerIcon size={14} />
      </Named>
    ),
  tag: ({ public: { state, passed, decider } }, { seat }) =>
    // Only while there is haggling; and whoever has passed can be asked about a proposal all the same.
    (state === 'CLAIM' || state === 'MOVE') &&
    passed.includes(seat) &&
    !decider.includes(seat) && <span className="tag">{t('seat.passed')}</span>,
  end: (view, { seat }) => <Purse n={ducatsOf(view, seat)} unit={t('unit.ducats')} />,
  rows: (view, seat) => (
    <>
      <div className="plate-row ge-row">
        {!over(view) && <ActionToken view={view} seat={seat.seat} />}
        <Count
          icon={<MarkerIcon color={seat.color} size={14} />}
          n={seat.personal}
          name={t('seat.markers', { n: seat.personal })}
        />
        {KINDS.filter((kind) => seat.handCount[kind] > 0).map((kind) => (
          <Count
            key={kind}
            icon={<KindIcon kind={kind} size={15} />}
            n={seat.handCount[kind]}
            name={kindName(kind)}
          />
        ))}
      </div>
      <Goods seat={seat} />
    </>
  ),
});

/** A coin that is turned over when the action is used. */
export function ActionToken({ view, seat }: { view: View; seat: number }) {
  const left = leftOf(view.public, seat);
  const title =
    left > 1
      ? t('seat.action.more', { n: left })
      : t(left > 0 ? 'seat.action.left' : 'seat.action.used');
  return (
    <span className={left > 0 ? 'ge-token' : 'ge-token used'} title={title}>
      {left > 1 ? left : ''}
      <span className="sr">{title}</span>
    </span>
  );
}

/** Goods and tiles, one sign each with its number. */
export function Goods({ seat }: { seat: SeatView }) {
  const goods = COMMODITIES.filter((good) => seat.commodities[good]);
  const tiles = TILES.filter((tile) => seat.tiles[tile]);
  if (goods.length + tiles.length === 0) return null;
  return (
    <div className="plate-row ge-row ge-goods">
      {goods.map((good) => (
        <Count
          key={good}
          icon={<GoodIcon good={good} size={17} />}
          n={seat.commodities[good] ?? 0}
          name={goodName(good)}
          bare
        />
      ))}
      {tiles.map((tile) => (
        <Count
          key={tile}
          icon={<TileIcon tile={tile} size={16} />}
          n={seat.tiles[tile] ?? 0}
          name={tileName(tile)}
          does={t(`tile.does.${tile}`)}
          bare
        />
      ))}
    </div>
  );
}

interface CountProps {
  readonly icon: React.ReactNode;
  readonly n: number;
  readonly name: string;
  /** What it is good for, in a sentence. */
  readonly does?: string;
  /** One alone has no number. */
  readonly bare?: boolean;
}

export const Count = ({ icon, n, name, does, bare = false }: CountProps) => (
  <span
    className="ge-count"
    title={[bare && n > 1 ? `${name}: ${n}` : name, does].filter(Boolean).join('. ')}
  >
    {icon}
    {(!bare || n > 1) && <b aria-hidden="true">{n}</b>}
    <span className="sr">
      {n} {name}
    </span>
  </span>
);
