/** Sends a link on: by what the device has for it, or through the clipboard. */

import { useState } from 'react';
import { roads } from '../i18n/roads.ts';

interface ShareLinkProps {
  readonly link: string;
  /** The sentence that goes with it. */
  readonly text: string;
  readonly label: string;
}

/** Phones, and some desktops on secure pages, have a menu for it. */
const canShare = (): boolean => typeof navigator.share === 'function';

export function ShareLink({ link, text, label }: ShareLinkProps) {
  const [copied, setCopied] = useState<boolean | null>(null);
  async function share(): Promise<void> {
    try {
      if (canShare()) await navigator.share({ text, url: link });
      else {
        await navigator.clipboard.writeText(link);
        setCopied(true);
      }
    } catch (error) {
      // Who closes that menu has shared nothing, and nothing has failed.
      if ((error as Error).name !== 'AbortError') setCopied(false);
    }
  }
  return (
    <>
      <button type="button" data-share onClick={() => void share()}>
        {canShare() ? label : roads(copied ? 'lobby.copied' : 'lobby.copy')}
      </button>
      {copied === false && <span role="status">{roads('lobby.copyFailed')}</span>}
    </>
  );
}
