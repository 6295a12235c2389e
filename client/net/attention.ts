/** What a system shows of a page that is not looked at: a badge, and notices of its tables. */

/** Sets the badge of the installed page while the person is called for. */
export function called(due: boolean): void {
  const done = due ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.();
  // Some systems have no place for it.
  done?.catch(() => undefined);
}

/** The table is open here: its notice has done its work. */
export async function seen(code: string): Promise<void> {
  try {
    const worker = await navigator.serviceWorker?.getRegistration('/');
    const shown = (await worker?.getNotifications?.({ tag: `table ${code}` })) ?? [];
    for (const one of shown) one.close();
  } catch {
    // A browser without either.
  }
}
