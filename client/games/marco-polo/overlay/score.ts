/** The race: each seat with its points by source, its dice still to place, its purse. */

import type { SeatView, View } from '../../../../engine/games/marco-polo/types.ts';
import { el, keep, mark, write } from '../../../table/overlay/dom.ts';
import { type Cells, scorePart } from '../../../table/overlay/score.ts';
import { byPoints, type Points, pointsOf, SOURCES, totalOf } from '../sources.ts';
import { characterShort } from '../strings/names.ts';
import { t } from '../strings/overlay-told.ts';
import { drawn } from './drawing.ts';

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

const KINDS = ['color', 'black', 'white', 'token'] as const;
/** Dice still to place; a token counts once a round. */
const diceOf = ({ dice, tokens, tokenUsed }: SeatView): readonly string[] => [
  ...dice.map(({ kind }) => kind),
  ...(tokens.length > 0 && !tokenUsed ? [KINDS[3]] : []),
];

const makeDie = () => ({ root: el('span', 'ov-die') });

function cells(): Cells<Traveller> {
  const who = el('span', 'ov-character');
  const [camels, coins] = [el('span'), el('span')] as const;
  const purse = el('span', 'ov-purse', [coins, drawn('coin'), camels, drawn('camel')]);
  const parts = SOURCES.map((source) => el('span', 'ov-part', [], { 'data-source': source }));
  const bar = el('span', 'ov-bar', parts);
  const row = el('span', 'ov-dice');
  const dice: ReturnType<typeof makeDie>[] = [];
  return {
    cells: [purse, who, bar, row],
    update(seat) {
      mark(purse, 'empty', seat === null);
      write(coins, seat?.coins ?? '');
      write(camels, seat?.camels ?? '');
      write(who, seat?.character ? characterShort(seat.character) : '');
      for (const [k, source] of SOURCES.entries()) {
        const n = Math.max(0, seat?.points[source] ?? 0);
        const part = parts[k];
        if (!part || !seat) continue;
        const width = `${(100 * n) / seat.most}%`;
        if (part.style.width !== width) part.style.width = width;
        const title = `${t(`source.${source}`)}: ${n}`;
        if (part.title !== title) part.title = title;
      }
      const left = seat ? diceOf(seat) : [];
      keep(row, dice, left.length, makeDie);
      for (const [k, die] of dice.entries()) mark(die.root, 'kind', left[k] ?? '');
      const title = t('overlay.dice', { n: left.length });
      if (row.title !== title) row.title = title;
    },
  };
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
