/** The screen stays on while a match is played, if the browser supports that. */

/** Over HTTPS or on localhost; else the machine's own settings decide. */
export const canStayAwake = (): boolean => 'wakeLock' in navigator;

/**
 * Keeps the screen on while it is `wanted`, as long as the page is visible. A browser releases the
 * lock by itself, when hidden or on a low battery: the page requests it again when it becomes
 * visible, and by `look`.
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
