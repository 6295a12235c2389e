/** The host's choice, and what the others are told of it: whether everybody may find the table. */

import type { LobbyRequest, TableState } from '../../../server/protocol/messages.ts';
import { LANGUAGE } from '../../i18n/language.ts';
import { roads } from '../../i18n/roads.ts';
import { useTable } from '../../store/table.ts';

interface EverybodyProps {
  readonly table: TableState;
  readonly ask: (body: LobbyRequest) => Promise<boolean>;
}

/** Whether any visitor may find the table and take a seat. */
export function Everybody({ table: { everybody = false }, ask }: EverybodyProps) {
  const host = useTable((store) => store.host);
  if (!host) return everybody ? <p className="help">{roads('lobby.isOpen')}</p> : null;
  return (
    <>
      <label className="check">
        <input
          type="checkbox"
          name="everybody"
          checked={everybody}
          onChange={() => void ask({ op: 'everybody', everybody: !everybody, language: LANGUAGE })}
        />
        <span>{roads('lobby.everybody')}</span>
      </label>
      <p className="help">{roads('lobby.everybodyHelp')}</p>
    </>
  );
}
