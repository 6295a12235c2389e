/** The race to the target: each house with its points by their source, and its ducats. */

import { resultTable } from '../../../../engine/games/patrons-of-venice/scoring.ts';
import type { SeatView, View } from '../../../../engine/games/patrons-of-venice/types.ts';
import { COIN_PATH } from '../../../table/overlay/coin.ts';
import { scorePart } from '../../../table/overlay/score.tsx';
import { Sign } from '../../../table/panels/Sign.tsx';
import { byPoints } from '../director/scene.ts';
import { askedIn } from '../facts.ts';
import { cityOf, race } from '../forecast.ts';
import { t } from '../strings/index.ts';

interface Racer extends SeatView {
  /** The source of each point, in order; 'none' for the points that are missing to the target. */
  readonly pips: readonly string[];
}

/** Workshops first, then the points of statues for them, then favours. */
function racers({ public: open }: View): Racer[] {
  const { target } = race(open);
  const some = (n: number, kind: string) => Array.from({ length: n }, () => kind);
  return resultTable(cityOf(open)).flatMap(({ seat, businesses, besideStatue, favours }) => {
    const own = open.seats[seat];
    const pips = [
      ...some(businesses, 'business'),
      ...some(besideStatue, 'statue'),
      ...some(favours, 'favour'),
    ];
    const missing = some(Math.max(0, target - pips.length), 'none');
    return own ? [{ ...own, pips: [...pips, ...missing] }] : [];
  });
}

const cells = (seat: Racer | null) => (
  <>
    {/* The overlay never shows the content of a closed chest. */}
    <span className="ov-purse" data-empty={(seat?.ducats ?? null) === null}>
      <Sign path={COIN_PATH} color="#d9a93b" />
      <span className="ov-purse-figure">{seat?.ducats}</span>
    </span>
    <span className="ov-way">
      {seat?.pips.map((kind, k) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a point is its place on the way
        <span key={k} className="ov-pip" data-kind={kind} />
      ))}
    </span>
  </>
);

export const score = scorePart<View, Racer>({
  row: 'ov-racer',
  seats: racers,
  cells,
  score: ({ public: open }, seat) =>
    t('overlay.race', { points: open.seats[seat]?.points ?? 0, target: race(open).target }),
  order: ({ public: open }) => byPoints(open).map(({ seat }) => seat),
  decides: (view, seat) => askedIn(view.public).includes(seat),
  won: (view, seat) => view.public.result?.winners.includes(seat) ?? false,
});
