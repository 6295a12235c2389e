/** Subscribes this browser to notices of its person's turns. */

import type { PushAddress } from '../../server/protocol/me.ts';
import { ownWorker } from './worker.ts';

/** Why a browser gets no notices. */
export type NoPush =
  | 'insecure' // neither HTTPS nor this machine
  | 'home' // an iPhone tells pages on its home screen alone
  | 'unsupported' // the browser has no such messages, or stores nothing
  | 'denied' // the person, or the system, has forbidden notices
  | 'failed'; // its push service doesn't answer

const isApple = (): boolean => /\b(iPhone|iPad|iPod)\b/.test(navigator.userAgent);

/** What stands against notices before anybody has asked for them; null if nothing does. */
export function againstPush(): Exclude<NoPush, 'failed'> | null {
  if (!globalThis.isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis)) {
    return isApple() ? 'home' : 'unsupported';
  }
  if (!('Notification' in globalThis)) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : null;
}

const keyOf = (subscription: PushSubscription, name: PushEncryptionKeyName): string =>
  btoa(String.fromCharCode(...new Uint8Array(subscription.getKey(name) ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The worker, once it can receive something. */
async function activeWorker(): Promise<ServiceWorkerRegistration | null> {
  return (await ownWorker()) && navigator.serviceWorker.ready;
}

/**
 * Asks the person, then the browser's push service. Call it by a press.
 * @param key of the server
 */
export async function subscribe(key: string): Promise<PushAddress | NoPush> {
  const against = againstPush();
  if (against) return against;
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const worker = await activeWorker();
  if (!worker) return 'unsupported';
  try {
    // One for another key of this server would be refused.
    await (await worker.pushManager.getSubscription())?.unsubscribe();
    const options = { userVisibleOnly: true, applicationServerKey: key };
    const subscription = await worker.pushManager.subscribe(options);
    const { endpoint } = subscription;
    return { endpoint, p256dh: keyOf(subscription, 'p256dh'), auth: keyOf(subscription, 'auth') };
  } catch (error) {
    return (error as Error).name === 'NotAllowedError' ? 'denied' : 'failed';
  }
}

/** The push service forgets this browser. */
export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration('/');
  const subscription = await worker?.pushManager?.getSubscription();
  await subscription?.unsubscribe().catch(() => undefined);
}
