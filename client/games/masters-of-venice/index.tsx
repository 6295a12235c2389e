/** Masters of Venice as the frame meets it. */

import { lazy } from 'react';
import type { ViewBase } from '../../../engine/core/contract.ts';
import type { View } from '../../../engine/games/masters-of-venice/types.ts';
import type { ClientGame } from '../registry.ts';
import { PLAN } from './board/plan.ts';
import { Ledger } from './ledger/Ledger.tsx';
import { options } from './options.ts';
import { Hud } from './panels/Hud.tsx';
import { Result } from './panels/Result.tsx';
import { decisionLine } from './strings/decisions.ts';
import { sentence } from './strings/events.ts';
import { t } from './strings/index.ts';

export const mastersOfVenice: ClientGame = {
  id: 'masters-of-venice',
  name: t('game.name'),
  summary: t('game.summary'),
  seats: { min: 2, max: 5 },
  plan: PLAN,
  Board: lazy(() => import('./board/Board.tsx')),
  Hud,
  Ledger,
  Result,
  options,
  quick: { seats: 3, bots: ['merchant', 'merchant'], options: { money: 'open' } },
  bots: [
    { id: 'merchant', label: t('bot.merchant') },
    { id: 'random', label: t('bot.random') },
  ],
  sentence,
  owes: (view: ViewBase, seat: number) => (view as View).public.decider.includes(seat),
  decision: (view: ViewBase) => decisionLine(view),
};
