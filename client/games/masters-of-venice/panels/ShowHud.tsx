/** The panels of the board alone, for pages on which nobody decides. */

import '../styles/table.css';
import type { View } from '../../../../engine/games/masters-of-venice/types.ts';
import { makeShowHud } from '../../../table/hud/make.tsx';
import { drafts } from '../intent.ts';
import { useGameKeys } from '../keys.ts';
import { toldOf } from '../strings/board.ts';
import { t } from '../strings/index.ts';
import { Progress } from './Hud.tsx';
import { Market } from './Market.tsx';
import { Seats } from './Seats.tsx';

export const { ShowHud, ShowSeats } = makeShowHud<View>({
  drafts,
  told: toldOf,
  useGameKeys,
  Progress,
  Strip: Market,
  seatsTitle: t('ledger.seats'),
  Seats,
});
