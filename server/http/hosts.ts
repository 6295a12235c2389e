/**
 * Host names under which the server may be addressed. A page of another site can point its own name
 * to this machine (DNS rebinding): the browser then takes the page and this server for one origin,
 * and only the name in `Host` reveals the difference.
 */

import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { Config } from '../config.ts';

/** Ends of the names that routers of local networks give to machines; nobody can own them outside. */
const LOCAL_ENDS = ['local', 'lan', 'home', 'home.arpa', 'internal', 'localdomain'];

/**
 * The name in a `Host` header: without port, brackets and last dot, in small letters.
 * @returns null if it can be no name of a host
 */
export function nameOf(host: string): string | null {
  const [, address, name] = /^(?:\[([\da-f:.]+)\]|(\w[\w.-]*?)\.?)(?::\d{1,5})?$/i.exec(host) ?? [];
  if (address !== undefined) return isIP(address) === 6 ? address.toLowerCase() : null;
  return name?.toLowerCase() || null;
}

/** Names of this machine, by itself and in its local network. They change with the network. */
function ownNames(): string[] {
  const name = hostname().toLowerCase();
  const [first = name] = name.split('.');
  return [name, ...LOCAL_ENDS.map((end) => `${first}.${end}`)];
}

type Named = Pick<Config, 'hosts' | 'publicUrl' | 'origins' | 'address' | 'host'>;

export class Hosts {
  private readonly any: boolean;
  private readonly told: ReadonlySet<string | null>;
  private readonly machine: () => readonly string[];

  /** @param machine names of this machine, read again for each name that is not known otherwise */
  constructor(config: Named, machine: () => readonly string[] = ownNames) {
    const { hosts, publicUrl, origins, address, host } = config;
    this.any = hosts.includes('*');
    const urls = [publicUrl, ...origins].filter((url) => url !== '');
    const names = [...urls.map((url) => new URL(url).host), address.split('/')[0], host];
    this.told = new Set([...hosts, ...names.map(nameOf)]);
    this.machine = machine;
  }

  /**
   * Whether the server may be addressed under this name (`nameOf`). Nobody can point an IP address
   * elsewhere, and a name without a dot has no owner outside the local network (names of
   * containers, for example).
   */
  knows(name: string): boolean {
    if (this.any || isIP(name) > 0 || !name.includes('.')) return true;
    if (name.endsWith('.localhost') || this.told.has(name)) return true;
    return this.machine().includes(name);
  }
}
