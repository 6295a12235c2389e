/** Whether a match is rated: the host decides before it begins, and everybody is told. */

import type { LobbyRequest, TableState } from '../../../server/protocol/messages.ts';
import { t } from './strings.ts';

interface RatedFieldProps {
  readonly table: TableState;
  /** The reader is the host. */
  readonly host: boolean;
  readonly ask: (request: LobbyRequest) => void;
}

export function RatedField({ table: { rated = false }, host, ask }: RatedFieldProps) {
  if (!host) return rated ? <IsRated /> : null;
  return (
    <>
      <label className="check">
        <input
          type="checkbox"
          name="rated"
          checked={rated}
          onChange={() => ask({ op: 'rated', rated: !rated })}
        />
        <span>{t('field')}</span>
      </label>
      <p className="help">{t('fieldHelp')}</p>
    </>
  );
}

/** What everybody is told before a rated match. */
export function IsRated() {
  return (
    <p className="help" data-rated>
      {t('isRated')}
    </p>
  );
}
