/** Which web pages may talk to this server: its own, those on this machine, and those allowed. */

const HERE = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether a request with these headers may be answered. A request without an origin does not come
 * from another site's page (browsers always name it), so there is nothing to protect.
 */
export function originAllowed(
  origin: string | null | undefined,
  host: string | null | undefined,
  allowed: readonly string[],
): boolean {
  if (!origin) return true;
  if (allowed.includes(origin)) return true;
  try {
    const url = new URL(origin);
    return url.host === host || HERE.has(url.hostname);
  } catch {
    return false;
  }
}
