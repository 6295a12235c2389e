/** The merchants' results if the match ended now. */

import type { Action, View } from '../../../engine/games/masters-of-venice/types.ts';
import { makeEnded } from '../../table/ended/make.tsx';
import { type EndPart, endOf } from './forecast.ts';
import { Seats } from './panels/Seats.tsx';
import { seat } from './position.ts';
import { t } from './strings/index.ts';

export const { Ended, EndedTable, rowsIn, withEnded } = makeEnded<View, Action, EndPart>({
  seat,
  parts: {
    track: t('result.track'),
    tax: t('result.tax'),
    orders: t('result.orders'),
    shares: t('result.shares'),
    cash: t('result.cash'),
  },
  // The option `scorePreview`.
  shows: ({ public: { phase, options } }) => phase !== 'finished' && options.scorePreview !== 'off',
  rows: ({ view }) =>
    view.public.seats.map(({ seat: of }) => ({ seat: of, parts: endOf(view, of) })),
});

export const SeatsNow = withEnded(Seats);
