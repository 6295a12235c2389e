/** Which web pages may talk to this server: its own, those on this machine, and those allowed. */

const HERE = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether a request with these headers may be answered. A request without an origin does not come
 * from another site's page (browsers always name it), so there is nothing to protect.
 *
 * @param secure the request came by HTTPS: a page without it is not the server's own
 */
export function originAllowed(
  origin: string | null | undefined,
  host: string | null | undefined,
  allowed: readonly string[],
  secure = false,
): boolean {
  if (!origin) return true;
  if (allowed.includes(origin)) return true;
  try {
    const url = new URL(origin);
    if (url.host === host) return !secure || url.protocol === 'https:';
    // The page of another program on this machine, and a server that is addressed on this machine.
    return HERE.has(url.hostname) && HERE.has(new URL(`http://${host}`).hostname);
  } catch {
    return false;
  }
}
