/** Begins the service worker of these pages, long after the first picture. */

/** How long after the page has loaded, in milliseconds. */
const LATER_MS = 4000;

export function workerLater(): void {
  const begin = (): void => {
    import('./worker.ts')
      .then(({ ownWorker }) => ownWorker())
      // The server has gone meanwhile: the next page tries again.
      .catch(() => undefined);
  };
  addEventListener('load', () => setTimeout(begin, LATER_MS));
}
