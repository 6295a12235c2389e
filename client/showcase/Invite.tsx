/** The invitation: a code to scan that leads to a chair, and its address for those who type. */

import { useEffect, useState } from 'react';
import type { TableState } from '../../server/protocol/messages.ts';
import type { ShowState } from '../../server/protocol/showcase.ts';
import { type ShowText, t } from './strings.ts';

/** The code as an SVG picture. */
function useQr(link: string): string {
  const [picture, setPicture] = useState('');
  useEffect(() => {
    let alive = true;
    void import('qrcode').then(async ({ toString: draw }) => {
      const svg = await draw(link, {
        type: 'svg',
        margin: 2,
        errorCorrectionLevel: 'M',
        color: { dark: '#1d2a30', light: '#fffaf0' },
      });
      if (alive) setPicture(`data:image/svg+xml;utf8,${encodeURIComponent(svg)}`);
    });
    return () => {
      alive = false;
    };
  }, [link]);
  return picture;
}

/** What the stand has to offer now. */
function offer({ phase }: ShowState, table: TableState | null): 'play' | 'full' | 'soon' {
  if (phase === 'result' || phase === 'preparing') return 'soon';
  const free = table?.seats.some((chair) => chair.bot !== '') ?? true;
  return free ? 'play' : 'full';
}

export function Invite({ show, table }: { show: ShowState; table: TableState | null }) {
  const link = show.links[0] ?? `${location.origin}/hand/${show.code}?take`;
  const picture = useQr(link);
  const what = offer(show, table);
  return (
    <section className="invite" data-offer={what}>
      <h2 className="invite-title">{t(`show.${what}`)}</h2>
      {picture && <img src={picture} alt={t('show.qr', { link })} />}
      <p className="invite-help">{t(`show.${what}Help` as ShowText)}</p>
      <p className="invite-link">
        <small>{t('show.code')}</small> {link.replace(/^https?:\/\//, '').replace(/\?.*$/, '')}
      </p>
    </section>
  );
}
