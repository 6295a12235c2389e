/** The address under which anybody can watch this table. */

import { useState } from 'react';
import { roads } from '../../i18n/roads.ts';
import { useTable } from '../../store/table.ts';
import { t } from './strings.ts';

/** The base of a table's or a hand's addresses, the local network's first. */
export function baseOf(links: readonly string[]): string {
  return links[0]?.replace(/\/(table|hand)\/[^/]*$/, '') ?? location.origin;
}

/** Puts a text into the clipboard. @returns whether that was allowed */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export function WatchLink({ code }: { code: string }) {
  const links = useTable((store) => store.links);
  const [copied, setCopied] = useState<boolean | null>(null);
  const link = `${baseOf(links)}/watch/${code}`;
  const label = copied === null ? 'lobby.copy' : copied ? 'lobby.copied' : 'lobby.copyFailed';
  return (
    <div className="watch-link">
      <p className="help">{t('watch.shareHelp')}</p>
      <p className="link">
        <a href={link}>{link}</a>
      </p>
      <button type="button" onClick={() => void copyText(link).then(setCopied)}>
        {roads(label)}
      </button>
    </div>
  );
}
