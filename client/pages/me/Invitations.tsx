/** Tables to which people ask whom the person has played with. */

import type { MeAsk, MeStatus } from '../../../server/protocol/me.ts';
import { go } from '../../store/router.ts';
import { GameName } from '../../table/cards.tsx';
import { moment } from './dates.ts';
import { t } from './strings.ts';

interface InvitationsProps {
  readonly status: Pick<MeStatus, 'invitations'>;
  readonly ask: (wish: MeAsk) => Promise<unknown>;
}

export function Invitations({ status: { invitations }, ask }: InvitationsProps) {
  if (invitations.length === 0) return null;
  return (
    <section aria-labelledby="me-invitations">
      <h2 id="me-invitations">{t('invitations')}</h2>
      <ul className="me-list">
        {invitations.map(({ id, name, code, game, at }) => (
          <li key={id} className="listed" data-invitation={code} data-mine="true">
            <span className="listed-names">
              <GameName id={game} />
              <strong>{name ? t('invitation', { name }) : t('invitationNameless')}</strong>
              <small>{[t('table', { code }), moment(at)].join(' · ')}</small>
            </span>
            <span className="listed-ways">
              <button
                type="button"
                className="primary"
                aria-label={t('invitationYesName', { code, name: name || t('someone') })}
                onClick={() => go(`/table/${code}`)}
              >
                {t('invitationYes')}
              </button>
              <button
                type="button"
                className="quiet"
                data-decline
                aria-label={t('invitationNoName', { code })}
                onClick={() => void ask({ op: 'decline', id })}
              >
                {t('invitationNo')}
              </button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
