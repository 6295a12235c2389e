/** The caravan game for the pages, complete in a few files. For tests only. */

import { lazy } from 'react';
import type { ClientGame } from '../../../client/table/game.ts';
import { clocks } from '../engine/clock-presets.ts';
import { basics } from './basics.ts';
import { SCENERY, stopOf } from './scenery.ts';
import { t } from './strings.ts';
import { choiceLine, open } from './words.ts';

export const caravanTable: ClientGame = {
  ...basics,
  scenery: SCENERY,
  Board: lazy(() => import('./board.tsx')),
  Hud: lazy(async () => ({ default: (await import('./panels.tsx')).Hud })),
  Ledger: lazy(async () => ({ default: (await import('./ledger.tsx')).Ledger })),
  Result: lazy(async () => ({ default: (await import('./result.tsx')).Result })),
  ShowHud: lazy(async () => ({ default: (await import('./panels.tsx')).ShowHud })),
  ShowLedger: lazy(async () => ({ default: (await import('./ledger.tsx')).ShowLedger })),
  ShowSeats: lazy(async () => ({ default: (await import('./panels.tsx')).ShowSeats })),
  AllHands: lazy(async () => ({ default: (await import('./panels.tsx')).AllHands })),
  lessons: async () => [
    { place: stopOf(0), title: t('lesson.trade'), text: t('lesson.tradeText') },
    { place: stopOf(10), title: t('lesson.travel'), text: t('lesson.travelText') },
    { place: stopOf(30), title: t('lesson.win'), text: t('lesson.winText') },
  ],
  help: async () => ({
    sections: [{ id: 'play', title: t('help.play'), text: t('help.playText') }],
    rules: (await import('../engine/rule-index.ts')).rules,
  }),
  choice: choiceLine,
  replay: async () => (await import('./replay.ts')).replayKit,
  prepare: () => void import('./panels.tsx'),
  clocks,
  clockWords: (name, { options }) => ({
    ...(name === 'brisk' && { name: t('clock.brisk') }),
    help: t('clock.help', {
      travel: Number(options.travelTimer),
      offers: Number(options.offerTimer),
    }),
  }),
  places: [
    {
      key: '1',
      name: t('road'),
      site: (view) => stopOf(view ? open(view).caravan : 0),
    },
  ],
  direction: async () => (await import('./direction.ts')).direction,
};
