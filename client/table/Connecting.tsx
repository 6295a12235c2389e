/** What a table's page shows until there is a table on it. */

import { t } from '../i18n/index.ts';

export function Connecting() {
  return (
    <main className="page-note">
      <p className="arriving" role="status">
        {t('net.connecting')}
      </p>
    </main>
  );
}
