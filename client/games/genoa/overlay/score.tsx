/** The merchants: ducats, whether they can still act, goods to trade with. */

import { COMMODITIES, TILES } from '../../../../engine/games/genoa/data.ts';
import type { SeatView, View } from '../../../../engine/games/genoa/types.ts';
import { noted } from '../../../table/noted.ts';
import { scorePart } from '../../../table/overlay/score.tsx';
import { Sign } from '../../../table/panels/Sign.tsx';
import { byDucats } from '../director/scene.ts';
import { leftOf } from '../facts.ts';
import { TowerIcon } from '../panels/icons.tsx';
import { t } from '../strings/index.ts';
import { goodName, tileName } from '../strings/names.ts';
import { COMMODITY_COLORS, COMMODITY_PATHS, TILE_COLORS, TILE_PATHS } from './signs.ts';

interface Merchant extends SeatView {
  readonly left: number;
  readonly leads: boolean;
  readonly passed: boolean;
}

const merchants = ({ public: open }: View): readonly Merchant[] =>
  open.seats.map((seat) => ({
    ...seat,
    left: leftOf(open, seat.seat),
    leads: seat.seat === open.merchant && open.state !== 'OVER',
    passed: open.passed.includes(seat.seat),
  }));

/** Goods and tiles of a merchant. */
const thingsOf = ({ commodities, tiles }: SeatView) => [
  ...COMMODITIES.map((good) => ({
    n: commodities[good] ?? 0,
    name: goodName(good),
    path: COMMODITY_PATHS[good],
    background: COMMODITY_COLORS[good],
  })),
  ...TILES.map((tile) => ({
    n: tiles[tile] ?? 0,
    name: tileName(tile),
    path: TILE_PATHS[tile],
    background: TILE_COLORS[tile],
  })),
];

const cells = (seat: Merchant | null) => (
  <>
    <span className="ov-action" data-leads={seat?.leads ?? false}>
      <TowerIcon />
      <span
        className="ov-token"
        data-left={Math.max(0, seat?.left ?? 0)}
        data-passed={seat?.passed ?? false}
        {...noted(t(seat && seat.left > 0 ? 'seat.action.left' : 'seat.action.used'))}
      />
    </span>
    <span className="ov-goods">
      {seat &&
        thingsOf(seat)
          .filter(({ n }) => n > 0)
          .map(({ n, name, path, background }) => (
            <span key={path} className="ov-thing" style={{ background }} {...noted(name)}>
              <Sign path={path} color="#fff8e6" />
              <small>{n > 1 && n}</small>
            </span>
          ))}
    </span>
  </>
);

/** The final total where the match is over, else the purse. */
const ducatsIn = ({ public: open }: View, seat: number): number | null =>
  open.result?.table.find((row) => row.seat === seat)?.total ?? open.seats[seat]?.ducats ?? null;

export const score = scorePart<View, Merchant>({
  row: 'ov-trader',
  seats: merchants,
  cells,
  score: (view, seat) => ducatsIn(view, seat)?.toString() ?? null,
  order(view) {
    const { result, seats } = view.public;
    const rows = result?.table.map(({ seat, total }) => ({ seat, ducats: total }));
    const known = rows?.sort((a, b) => b.ducats - a.ducats) ?? byDucats(view.public);
    return (known.length > 0 ? known : seats).map(({ seat }) => seat);
  },
  decides: (view, seat) => view.public.decider.includes(seat),
  won: (view, seat) => view.public.result?.winners.includes(seat) ?? false,
});
