/** Web Push in a browser that has no push service: it subscribes to the tests' own one. */

import type { Page } from 'playwright-core';
import type { Subscriber } from '../../server/push-service.ts';
import type { Visitor } from './harness.ts';

/** The page may show notices, and subscribes as this one. A visit's `before`. */
export const subscribing =
  (origin: string, { address }: Subscriber) =>
  async (page: Page): Promise<void> => {
    await page.context().grantPermissions(['notifications'], { origin });
    await page.addInitScript(({ endpoint, p256dh, auth }) => {
      const bytes = (text: string): ArrayBuffer =>
        Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
          sign.charCodeAt(0),
        ).buffer as ArrayBuffer;
      const keys = { p256dh, auth };
      PushManager.prototype.subscribe = async () =>
        ({
          endpoint,
          getKey: (name: 'p256dh' | 'auth') => bytes(keys[name]),
        }) as unknown as PushSubscription;
    }, address);
  };

interface Workers {
  /** The message arrives at the worker, as from a push service. */
  deliver(data: object): Promise<void>;
}

/** The worker of the page, as the browser's tools reach it. */
export async function workersOf({ context, page }: Visitor, origin: string): Promise<Workers> {
  const tools = await context.newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`);
      if (own) resolve(own.registrationId);
    });
  });
  await tools.send('ServiceWorker.enable');
  const registrationId = await registration;
  return {
    deliver: async (data) => {
      const sent = { origin, registrationId, data: JSON.stringify(data) };
      await tools.send('ServiceWorker.deliverPushMessage', sent);
    },
  };
}

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
}

/** The notices that are shown. */
export const shownOn = (page: Page): Promise<Shown[]> =>
  page.evaluate(async () => {
    const { registration } = { registration: await navigator.serviceWorker.ready };
    const all = await registration.getNotifications();
    return all.map(({ title, body, tag }) => ({ title, body, tag }));
  });

/** The first notice that is shown is pressed. @returns the page that it opens */
export async function pressed({ context }: Visitor): Promise<string | undefined> {
  const [worker] = context.serviceWorkers();
  return worker?.evaluate(async () => {
    const scope = self as unknown as {
      registration: ServiceWorkerRegistration;
      clients: { openWindow(url: string): Promise<null> };
      dispatchEvent(event: Event): boolean;
    };
    const { promise, resolve } = Promise.withResolvers<string>();
    // Only a person's own press may open a window.
    scope.clients.openWindow = async (url) => {
      resolve(url);
      return null;
    };
    const [notification] = await scope.registration.getNotifications();
    const made = Reflect.get(self, 'NotificationEvent') as new (
      type: string,
      about: { notification: Notification | undefined },
    ) => Event;
    scope.dispatchEvent(new made('notificationclick', { notification }));
    return promise;
  });
}
