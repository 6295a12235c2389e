/** The houses' results if the match ended now: this round’s prizes and those of the arts. */

import { EventList } from '../../../engine/core/events.ts';
import { scorePromotions, scoreRound } from '../../../engine/games/strozzi/scoring.ts';
import type { Action, Payment, StEvent, View } from '../../../engine/games/strozzi/types.ts';
import { makeEnded } from '../../table/ended/make.tsx';
import { Seats } from './panels/Seats.tsx';
import { type Position, seat } from './position.ts';
import { t } from './strings/index.ts';

type Prize = 'ships' | 'track' | 'bonus' | 'art' | 'science' | 'architecture';
type Part = 'money' | Prize;

/** The payments at the end, by prize. */
function prizes({ state }: Position): { readonly [prize in Prize]: readonly Payment[] } {
  const copy = state.slice();
  const list = new EventList();
  scoreRound(copy, list);
  scorePromotions(copy, list);
  const events = list.items.map(({ event }) => event as StEvent);
  const cities = events.filter((event) => event.type === 'cityScored');
  const arts = events.filter((event) => event.type === 'promotionScored');
  const art = (category: string): readonly Payment[] =>
    arts.find((event) => event.category === category)?.prizes ?? [];
  return {
    ships: cities.flatMap(({ ships }) => ships),
    track: cities.flatMap(({ track }) => track),
    bonus: cities.flatMap(({ bonus }) => bonus),
    art: art('art'),
    science: art('science'),
    architecture: art('architecture'),
  };
}

const NOTHING = { ships: 0, track: 0, bonus: 0 };

export const { Ended, EndedTable, rowsIn, withEnded } = makeEnded<View, Action, Part>({
  seat,
  parts: {
    money: t('ledger.money'),
    ships: t('ended.ships'),
    track: t('ended.track'),
    bonus: t('ended.bonus'),
    art: t('result.art'),
    science: t('result.science'),
    architecture: t('result.architecture'),
  },
  shows: ({ public: { result } }) => result === null,
  note: t('ended.note'),
  rows(position) {
    const { seats, result } = position.view.public;
    const { you } = position.view;
    if (result) {
      return result.table.map(({ seat: of, money, art, science, architecture }) => ({
        seat: of,
        parts: { money, ...NOTHING, art, science, architecture },
      }));
    }
    const all = prizes(position);
    return seats.map(({ seat: of, money }) => {
      const paid = (prize: Prize): number =>
        all[prize].reduce((sum, one) => sum + (one.seat === of ? one.amount : 0), 0);
      return {
        seat: of,
        parts: {
          money: you?.seat === of ? you.money : money,
          ships: paid('ships'),
          track: paid('track'),
          bonus: paid('bonus'),
          art: paid('art'),
          science: paid('science'),
          architecture: paid('architecture'),
        },
      };
    });
  },
});

export const SeatsNow = withEnded(Seats);
