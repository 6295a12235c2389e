/**
 * Addresses of push services. A browser names its own, so that anybody can name any: only HTTPS at
 * a public address is asked, and the address is checked when the connection is made, so that a name
 * can't first point elsewhere.
 */

import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { BlockList, isIP } from 'node:net';

/** Longest address of a subscription. */
const MAX_ENDPOINT = 600;

/** Networks that are nobody's public address. */
const CLOSED: readonly (readonly [string, number, 'ipv4' | 'ipv6'])[] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.88.99.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
];
/** The only part of IPv6 that is given out, and what of it leads elsewhere. */
const GLOBAL = ['2000::', 3, 'ipv6'] as const;
const TUNNELS: typeof CLOSED = [
  ['2001::', 23, 'ipv6'],
  ['2001:db8::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['3fff::', 20, 'ipv6'],
];

const closed = new BlockList();
for (const one of [...CLOSED, ...TUNNELS]) closed.addSubnet(...one);
const global = new BlockList();
global.addSubnet(...GLOBAL);

/** Whether an IP address is on the public internet. Pure. */
export function isPublic(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  return family === 6 && global.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}

/**
 * Whether a subscription may have this address. Pure.
 * @param anywhere also on this machine and without HTTPS: for tests
 */
export function isEndpoint(given: string, anywhere: boolean): boolean {
  if (given.length > MAX_ENDPOINT || !URL.canParse(given)) return false;
  const { protocol, hostname, port, username, password, hash } = new URL(given);
  if (username !== '' || password !== '' || hash !== '') return false;
  if (anywhere) return protocol === 'https:' || protocol === 'http:';
  // Push services have names.
  const named = hostname.includes('.') && isIP(hostname) === 0 && !hostname.startsWith('[');
  return protocol === 'https:' && port === '' && named && !/\.(local|internal)$/.test(hostname);
}

/** Why a connection was not made. */
export class ClosedAddressError extends Error {}

/** Looks a name up for a connection; fails if any of its addresses is not public. */
export function publicLookup(
  hostname: string,
  options: LookupOptions,
  done: (
    error: NodeJS.ErrnoException | null,
    address: string | LookupAddress[],
    family?: number,
  ) => void,
): void {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '');
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublic(address))) {
      return done(new ClosedAddressError('The address is not public.'), '');
    }
    if (options.all) done(null, addresses);
    else done(null, first.address, first.family);
  });
}
