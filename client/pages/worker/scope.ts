/** What the service worker uses of its surroundings: the types of pages have none of it. */

interface Ends extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetched extends Ends {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

export interface PushData {
  json(): unknown;
}

/** A page under the worker. */
export interface WindowOfWorker {
  readonly url: string;
  readonly visibilityState: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}

interface WorkerEvents {
  install: Ends;
  activate: Ends;
  fetch: Fetched;
  push: Ends & { readonly data: PushData | null };
  notificationclick: Ends & { readonly notification: Notification };
}

export interface WorkerScope {
  readonly location: Location;
  readonly navigator: Navigator;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(options: {
      readonly type: 'window';
      readonly includeUncontrolled: boolean;
    }): Promise<readonly WindowOfWorker[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
}
