/** Above the menu and the help that the service worker has kept: no server answers. */

import { t } from '../i18n/index.ts';
import './offline.css';

export function OfflineNote() {
  return (
    <div className="offline-note">
      <div className="news-item" role="alert" data-news="offline">
        <span>{t('offline.note')}</span>
        <button type="button" onClick={() => location.reload()}>
          {t('offline.again')}
        </button>
      </div>
    </div>
  );
}
