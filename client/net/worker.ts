/**
 * The service worker of these pages (`pages/worker`): it shows notices, and stands in where no
 * server answers. It is fetched long after the first picture, and changes nothing on this page.
 */

import { LANGUAGE, LANGUAGES } from '../i18n/language.ts';

/** The worker's script in the language of this page. */
const SCRIPT =
  LANGUAGE === LANGUAGES[0] || !LANGUAGES.includes(LANGUAGE) ? '/sw.js' : `/${LANGUAGE}/sw.js`;

/** The worker; null where the browser has none, or allows it none. */
export async function ownWorker(): Promise<ServiceWorkerRegistration | null> {
  const { serviceWorker } = navigator;
  if (!serviceWorker || !globalThis.isSecureContext || import.meta.env.DEV) return null;
  try {
    return (await serviceWorker.register(SCRIPT, { scope: '/', updateViaCache: 'none' })) ?? null;
  } catch {
    // A private window, or a browser that stores nothing.
    return null;
  }
}
