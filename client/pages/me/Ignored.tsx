/** Whom the person mutes and blocks, with the way back. */

import type { MeAsk, MeStatus } from '../../../server/protocol/me.ts';
import type { MeAnswer } from '../../net/me.ts';
import { moment } from './dates.ts';
import { t } from './strings.ts';

interface IgnoredProps {
  readonly status: MeStatus;
  readonly ask: (ask: MeAsk) => Promise<MeAnswer>;
}

export function Ignored({ status: { ignored }, ask }: IgnoredProps) {
  if (ignored.length === 0) return null;
  return (
    <section aria-labelledby="me-ignored">
      <h2 id="me-ignored">{t('ignored')}</h2>
      <p className="help">{t('ignoredHelp')}</p>
      <ul className="me-list">
        {ignored.map(({ id, kind, name, at }) => {
          const shown = name || t('erasedName');
          const date = moment(at);
          return (
            <li key={id} className="listed" data-ignored={kind}>
              <span className="listed-names">
                <strong>{shown}</strong>
                <small>{t(kind, { date })}</small>
              </span>
              <span className="listed-ways">
                <button
                  type="button"
                  aria-label={t(kind === 'muted' ? 'unmuteName' : 'unblockName', {
                    name: shown,
                    date,
                  })}
                  data-unignore
                  onClick={() => void ask({ op: 'unignore', id })}
                >
                  {t(kind === 'muted' ? 'unmute' : 'unblock')}
                </button>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
