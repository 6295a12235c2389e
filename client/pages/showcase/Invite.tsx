/** The invitation: a code to scan that leads to a chair, and its address for typing. */

import type { TableState } from '../../../server/protocol/messages.ts';
import type { ShowState } from '../../../server/protocol/showcase.ts';
import { isLocal } from '../../table/local.ts';
import { type QrLook, useQr } from '../../table/panels/qr.ts';
import { type ShowText, t } from './strings.ts';

/** Scanned from a distance, over the city. */
const FROM_AFAR: QrLook = { margin: 2, dark: '#1d2a30', light: '#fffaf0' };

/** The stand's present offer. */
function offer({ phase }: ShowState, table: TableState | null): 'play' | 'full' | 'soon' {
  if (phase === 'result' || phase === 'preparing') return 'soon';
  const free = table?.seats.some((chair) => chair.bot !== '') ?? true;
  return free ? 'play' : 'full';
}

export function Invite({ show, table }: { show: ShowState; table: TableState | null }) {
  const link = show.links[0] ?? `${location.origin}/hand/${show.code}?take`;
  const picture = useQr(link, FROM_AFAR);
  const what = offer(show, table);
  // A line that is too long breaks before the code, which is typed as one word.
  const [, where, code] = /^(?:https?:\/\/)?(.*\/)([^?]*)/.exec(link) ?? ['', '', link];
  return (
    <section className="invite" data-offer={what}>
      <h2 className="invite-title">{t(`show.${what}`)}</h2>
      {picture && <img src={picture} alt={t('show.qr', { link })} />}
      <p className="invite-help">{t(`show.${what}Help` as ShowText)}</p>
      {isLocal(link) && <p className="invite-help">{t('show.mobile')}</p>}
      <p className="invite-link">
        <small>{t('show.code')}</small> {where}
        <wbr />
        {code}
      </p>
    </section>
  );
}
