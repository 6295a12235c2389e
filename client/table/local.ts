/** Whether an address leads into a local network, which mobile data does not reach. */
export function isLocal(link: string): boolean {
  try {
    const { hostname } = new URL(link, 'http://here');
    const private4 = /^(10|192\.168|172\.(1[6-9]|2\d|3[01])|169\.254)\./;
    return (
      private4.test(hostname) ||
      /^\[f[de]/.test(hostname) ||
      !/[.:]/.test(hostname) ||
      hostname.endsWith('.local')
    );
  } catch {
    return false;
  }
}
