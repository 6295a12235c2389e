/** The race: each seat with its points by source, its dice still to place, its purse. */

import type { SeatView, View } from '../../../../engine/games/marco-polo/types.ts';
import { noted } from '../../../table/noted.ts';
import { scorePart } from '../../../table/overlay/score.tsx';
import { LayeredSign } from '../faces/LayeredSign.tsx';
import { SIGNS } from '../faces/signs.ts';
import { byPoints, type Points, pointsOf, SOURCES, totalOf } from '../sources.ts';
import { characterShort } from '../strings/names.ts';
import { t } from '../strings/overlay-told.ts';

interface Traveller extends SeatView {
  readonly points: Points;
  /** Points that fill the whole bar: those of the leading seat. */
  readonly most: number;
}

function travellers({ public: open }: View): Traveller[] {
  const all = open.seats.map((seat) => ({ ...seat, points: pointsOf(open, seat.seat) }));
  const most = Math.max(20, ...all.map(({ points }) => totalOf(points)));
  return all.map((seat) => ({ ...seat, most }));
}

/** Dice still to place; a token counts once a round. */
const diceOf = ({ dice, tokens, tokenUsed }: SeatView): readonly string[] => [
  ...dice.map(({ kind }) => kind),
  ...(tokens.length > 0 && !tokenUsed ? ['token'] : []),
];

/** The points of a seat by their source. */
const Bar = ({ seat: { points, most } }: { readonly seat: Traveller }) =>
  SOURCES.map((source) => {
    const n = Math.max(0, points[source] ?? 0);
    return (
      <span
        key={source}
        className="ov-part"
        data-source={source}
        style={{ width: `${(100 * n) / most}%` }}
        {...noted(`${t(`source.${source}`)}: ${n}`)}
      />
    );
  });

function cells(seat: Traveller | null) {
  const dice = seat ? diceOf(seat) : [];
  return (
    <>
      <span className="ov-purse" data-empty={seat === null}>
        <span>{seat?.coins}</span>
        <LayeredSign layers={SIGNS.coin} />
        <span>{seat?.camels}</span>
        <LayeredSign layers={SIGNS.camel} />
      </span>
      <span className="ov-character">{seat?.character && characterShort(seat.character)}</span>
      <span className="ov-bar">{seat && <Bar seat={seat} />}</span>
      <span className="ov-dice" {...noted(t('overlay.dice', { n: dice.length }))}>
        {dice.map((kind, k) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice of a kind are alike
          <span key={k} className="ov-die" data-kind={kind} />
        ))}
      </span>
    </>
  );
}

export const score = scorePart<View, Traveller>({
  row: 'ov-traveller',
  seats: travellers,
  cells,
  score: ({ public: open }, seat) => String(totalOf(pointsOf(open, seat))),
  order: ({ public: open }) => byPoints(open).map(({ seat }) => seat),
  decides: (view, seat) => view.public.decider.includes(seat),
  won: (view, seat) => view.public.result?.winners.includes(seat) ?? false,
});
