/** The panels of the board alone, for pages on which nobody decides. */

import '../styles/table.css';
import type { View } from '../../../../engine/games/masters-of-venice/types.ts';
import { useTable } from '../../../store/table.ts';
import type { ShowHudProps } from '../../../table/game.ts';
import { ShowHudFrame } from '../../../table/hud/HudFrame.tsx';
import { drafts } from '../intent.ts';
import { useGameKeys } from '../keys.ts';
import { t } from '../strings/index.ts';
import { Progress } from './Hud.tsx';
import { Market } from './Market.tsx';
import { Seats } from './Seats.tsx';

export function ShowHud(props: ShowHudProps) {
  const view = useTable((table) => table.view) as View | null;
  useGameKeys();
  if (!view) return null;
  return (
    <ShowHudFrame
      {...props}
      drafts={drafts}
      progress={<Progress view={view} />}
      strip={(mini) => <Market view={view} mini={mini} />}
      seatsTitle={t('ledger.seats')}
      seats={<Seats view={view} />}
    />
  );
}

/** The merchants alone, where a narrow page has them behind a tab. */
export function ShowSeats() {
  const view = useTable((table) => table.view) as View | null;
  return view && <Seats view={view} />;
}
