/** The table page's display until there is a table. */

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
