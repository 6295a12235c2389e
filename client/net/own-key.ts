/**
 * The key pair of this browser (Ed25519): the private part is not extractable and never leaves it.
 * Where the page is not secure, or the browser knows no such keys, everything goes on without.
 */

const DATABASE = 'laguna';
const STORE = 'keys';
const NAME = 'own';
/** The person has erased everything: no key is made until asked for. */
const OFF = 'laguna.key';

/** Why there is no key. */
export type NoKey =
  | 'insecure' // neither HTTPS nor this machine
  | 'unsupported' // the browser has no Ed25519
  | 'blocked' // the browser keeps nothing for this page
  | 'off' // the person wants none
  | 'none'; // none was made so far

export interface OwnKey {
  /** The public key, raw, as base64url. */
  readonly key: string;
  sign(text: string): Promise<string>;
}

/** Bytes as base64url. Pure. */
const textOf = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

function isOff(): boolean {
  try {
    return localStorage.getItem(OFF) === 'off';
  } catch {
    return false;
  }
}

/**
 * This browser's key.
 * @param make one if there is none
 */
export async function ownKey(make: boolean): Promise<OwnKey | NoKey> {
  if (!globalThis.isSecureContext || !globalThis.crypto?.subtle) return 'insecure';
  if (typeof indexedDB === 'undefined') return 'blocked';
  if (isOff()) return 'off';
  try {
    const pair = (await kept()) ?? (make ? await made() : null);
    if (!pair) return 'none';
    const key = textOf(await crypto.subtle.exportKey('raw', pair.publicKey));
    const sign = async (text: string): Promise<string> =>
      textOf(await crypto.subtle.sign('Ed25519', pair.privateKey, new TextEncoder().encode(text)));
    return { key, sign };
  } catch (error) {
    return (error as Error).name === 'NotSupportedError' ? 'unsupported' : 'blocked';
  }
}

/** Deletes the key; without `off` the next one that is needed is made anew. */
export async function forgetKey(off: boolean): Promise<void> {
  await inStore('readwrite', (store) => store.delete(NAME));
  if (off) localStorage.setItem(OFF, 'off');
}

/** The person wants a key again. */
export function allowKey(): void {
  localStorage.removeItem(OFF);
}

const kept = async (): Promise<CryptoKeyPair | null> =>
  ((await inStore('readonly', (store) => store.get(NAME))) as CryptoKeyPair | undefined) ?? null;

async function made(): Promise<CryptoKeyPair> {
  const pair = (await crypto.subtle.generateKey('Ed25519', false, [
    'sign',
    'verify',
  ])) as CryptoKeyPair;
  try {
    await inStore('readwrite', (store) => store.add(pair, NAME));
    return pair;
  } catch (error) {
    // Another tab was faster.
    const first = await kept();
    if (first) return first;
    throw error;
  }
}

async function inStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = db.transaction(STORE, mode);
      const request = work(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
      transaction.onerror = () => reject(transaction.error);
    });
  } finally {
    db.close();
  }
}
