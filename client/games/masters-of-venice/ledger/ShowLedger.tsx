/** The flat table for pages on which nobody decides: they bring tools, a side and what lies below. */

import type { View } from '../../../../engine/games/masters-of-venice/types.ts';
import { t as frame } from '../../../i18n/index.ts';
import { useTable } from '../../../store/table.ts';
import type { ShowHudProps } from '../../../table/game.ts';
import { useScreen } from '../../../table/screen.ts';
import { LedgerHead, LedgerTables } from './Ledger.tsx';

export function ShowLedger({ tools, children, className = '' }: ShowHudProps) {
  const view = useTable((table) => table.view) as View | null;
  const webgl = useScreen((screen) => screen.webgl);
  if (!view) return null;
  return (
    <div className={`ledger show-ledger ${className}`}>
      <LedgerHead view={view}>
        <div className="tools">{tools}</div>
      </LedgerHead>
      {!webgl && <p className="help no-gl">{frame('hud.noGl')}</p>}
      <LedgerTables view={view} />
      {children}
    </div>
  );
}
