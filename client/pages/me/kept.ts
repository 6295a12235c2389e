/** What this browser keeps of its person: for the export, and to erase it. */

import type { MeExport } from '../../../server/protocol/me.ts';
import { forgetKey } from '../../net/own-key.ts';
import { unsubscribe } from '../../net/push.ts';

const PREFIX = 'laguna.';
/** Their values open a seat: the file names them and does not hold them. */
const SECRET = /^laguna\.(seat|chance|event)\./;

/** Everything in one storage; tokens are left out. Pure but for the storage. */
function storedIn(storage: Storage): { readonly [name: string]: unknown } {
  const names = Object.keys(storage).filter((name) => name.startsWith(PREFIX));
  return Object.fromEntries(
    names.sort().map((name) => [name, SECRET.test(name) ? '(secret)' : read(storage, name)]),
  );
}

function read(storage: Storage, name: string): unknown {
  const text = storage.getItem(name) ?? '';
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** One file with all that server and browser keep. */
export function saveExport(server: MeExport): void {
  const all = {
    format: 'laguna-me/1',
    saved: new Date().toISOString(),
    origin: location.origin,
    server,
    browser: { local: storedIn(localStorage), tab: storedIn(sessionStorage) },
  };
  const blob = new Blob([JSON.stringify(all, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = 'laguna-me.json';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Erases key, settings, seats and receipts of this browser. The page must load anew. */
export async function eraseHere(): Promise<void> {
  for (const storage of [localStorage, sessionStorage]) {
    for (const name of Object.keys(storage)) {
      if (name.startsWith(PREFIX)) storage.removeItem(name);
    }
  }
  await unsubscribe();
  await forgetKey(true);
}
