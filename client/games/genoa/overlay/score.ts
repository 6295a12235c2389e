/** The merchants: ducats, whether they can still act, goods to trade with. */

import { COMMODITIES, TILES } from '../../../../engine/games/genoa/data.ts';
import type { SeatView, View } from '../../../../engine/games/genoa/types.ts';
import { el, keep, mark, redraw, sign, write } from '../../../table/overlay/dom.ts';
import { type Cells, scorePart } from '../../../table/overlay/score.ts';
import { byDucats } from '../director/scene.ts';
import { leftOf } from '../facts.ts';
import { t } from '../strings/index.ts';
import { goodName, tileName } from '../strings/names.ts';
import { COMMODITY_COLORS, COMMODITY_PATHS, TILE_COLORS, TILE_PATHS, TOWER_PATH } from './signs.ts';

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

/** A kind of goods or tiles, with its number. */
function makeThing() {
  const [shape, count] = [sign(''), el('small')] as const;
  return { root: el('span', 'ov-thing', [shape, count]), shape, count };
}

const thingsOf = ({ commodities, tiles }: SeatView) => [
  ...COMMODITIES.map((good) => ({
    n: commodities[good] ?? 0,
    title: goodName(good),
    path: COMMODITY_PATHS[good],
    color: COMMODITY_COLORS[good],
  })),
  ...TILES.map((tile) => ({
    n: tiles[tile] ?? 0,
    title: tileName(tile),
    path: TILE_PATHS[tile],
    color: TILE_COLORS[tile],
  })),
];

function cells(): Cells<Merchant> {
  const tower = sign(TOWER_PATH);
  const token = el('span', 'ov-token');
  const goods = el('span', 'ov-goods');
  const things: ReturnType<typeof makeThing>[] = [];
  const state = el('span', 'ov-action', [tower, token]);
  return {
    cells: [state, goods],
    update(seat) {
      mark(state, 'leads', seat?.leads ?? false);
      mark(token, 'left', seat ? Math.max(0, seat.left) : 0);
      mark(token, 'passed', seat?.passed ?? false);
      const title = t(seat && seat.left > 0 ? 'seat.action.left' : 'seat.action.used');
      if (token.title !== title) token.title = title;
      const shown = seat ? thingsOf(seat).filter(({ n }) => n > 0) : [];
      keep(goods, things, shown.length, makeThing);
      for (const [k, { n, title, path, color }] of shown.entries()) {
        const thing = things[k];
        if (!thing) continue;
        redraw(thing.shape, path, '#fff8e6');
        if (thing.root.title !== title) {
          thing.root.title = title;
          thing.root.style.background = color;
        }
        write(thing.count, n > 1 ? n : '');
      }
    },
  };
}

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
