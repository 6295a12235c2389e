/**
 * Help that players may be shown while they play with others: the host decides, all can read it.
 */

import type { LobbyRequest, TableState } from '../../../server/protocol/messages.ts';
import { t } from './strings.ts';

interface AidFieldsProps {
  readonly table: TableState;
  /** The reader is the host. */
  readonly host: boolean;
  readonly ask: (request: LobbyRequest) => void;
}

export function AidFields({ table, host, ask }: AidFieldsProps) {
  const { hints = false, odds = false } = table;
  if (!host) {
    const agreed = hints && odds ? 'Both' : hints ? 'Hints' : odds ? 'Odds' : 'None';
    return <p className="help">{t(`agreed${agreed}`)}</p>;
  }
  return (
    <fieldset className="aid-fields">
      <legend>{t('fields')}</legend>
      <label className="check">
        <input
          type="checkbox"
          name="hints"
          checked={hints}
          onChange={() => ask({ op: 'aids', hints: !hints, odds })}
        />
        <span>{t('hints')}</span>
      </label>
      <label className="check">
        <input
          type="checkbox"
          name="odds"
          checked={odds}
          onChange={() => ask({ op: 'aids', hints, odds: !odds })}
        />
        <span>{t('oddsField')}</span>
      </label>
      <p className="help">{t('fieldsHelp')}</p>
    </fieldset>
  );
}
