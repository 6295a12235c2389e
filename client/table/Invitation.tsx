/** Link and QR code; the local network's address first, so that a phone can follow it. */

import { useState } from 'react';
import { roads } from '../i18n/roads.ts';
import { useTable } from '../store/table.ts';
import { isLocal } from './local.ts';
import { useQr } from './panels/qr.ts';
import { ShareLink } from './ShareLink.tsx';

export function Invitation({ code }: { code: string }) {
  const links = useTable((store) => store.links);
  const link = links[0] ?? `${location.origin}/table/${code}`;
  // A shared link's picture shows the game; a QR code is scanned faster without one.
  const game = useTable((store) => store.table?.game);
  const picture = useQr(link);
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');

  const sent = game ? `${link}?game=${game}` : link;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(sent);
      setCopied('yes');
    } catch {
      setCopied('failed');
    }
  }

  return (
    <>
      <p className="help">{roads('lobby.inviteHelp')}</p>
      {picture && <img className="qr" src={picture} alt={roads('lobby.qr', { link })} />}
      <p className="link">
        <a href={link}>{link}</a>
      </p>
      {isLocal(link) && <p className="help">{roads('lobby.mobile')}</p>}
      <div className="row-buttons invite-ways">
        <button type="button" onClick={() => void copy()}>
          {roads(
            copied === 'yes'
              ? 'lobby.copied'
              : copied === 'failed'
                ? 'lobby.copyFailed'
                : 'lobby.copy',
          )}
        </button>
        {typeof navigator.share === 'function' && (
          <ShareLink link={sent} text={roads('lobby.shareText')} label={roads('lobby.share')} />
        )}
      </div>
    </>
  );
}
