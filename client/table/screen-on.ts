/** The screen stays on while a match is played, where the browser lets a page do that. */

/** Over HTTPS or on the machine itself; else the machine's own settings decide. */
export const canStayAwake = (): boolean => 'wakeLock' in navigator;

/**
 * Keeps the screen on while it is `wanted`, as long as the page is in sight. A browser lets go of it by
 * itself, out of sight or on a low battery: it is asked again when the page is seen again, and by `look`.
 */
export function keepScreenOn(wanted: () => boolean = () => true): { look(): void; stop(): void } {
  let lock: WakeLockSentinel | null = null;
  let asking = false;
  let ended = false;
  const give = (one: WakeLockSentinel | null): void => void one?.release().catch(() => undefined);
  const look = async (): Promise<void> => {
    if (ended || asking || lock || document.hidden || !wanted()) return;
    asking = true;
    try {
      const given = (await navigator.wakeLock?.request('screen')) ?? null;
      lock = given;
      given?.addEventListener('release', () => {
        if (lock === given) lock = null;
      });
      if (ended) give(lock);
    } catch {
      // Low battery, or no secure connection.
    }
    asking = false;
  };
  const seen = (): void => void look();
  document.addEventListener('visibilitychange', seen);
  seen();
  return {
    look: seen,
    stop() {
      ended = true;
      document.removeEventListener('visibilitychange', seen);
      give(lock);
    },
  };
}
