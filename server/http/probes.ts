/**
 * Answers the requests with which phones and laptops test whether a network leads to the internet.
 * At a stand without internet they would leave the network, or send everything over mobile data. A
 * small router must direct these names, and port 80, to this server: see README.md.
 */

import type { IncomingMessage, ServerResponse } from 'node:http';
import { nameOf } from './hosts.ts';

interface Probe {
  readonly hosts: readonly string[];
  readonly path: string;
  readonly status: 200 | 204;
  readonly type?: string;
  readonly body?: string;
}

const SUCCESS = '<HTML><HEAD><TITLE>Success</TITLE></HEAD><BODY>Success</BODY></HTML>';
const APPLE = ['captive.apple.com', 'www.apple.com'];
const ANDROID = [
  'connectivitycheck.gstatic.com',
  'connectivitycheck.android.com',
  'clients3.google.com',
  'play.googleapis.com',
  'www.google.com',
  'www.gstatic.com',
];

/** The request of each system, and the answer that it expects. */
export const PROBES: readonly Probe[] = [
  { hosts: ANDROID, path: '/generate_204', status: 204 },
  { hosts: ANDROID, path: '/gen_204', status: 204 },
  { hosts: APPLE, path: '/hotspot-detect.html', status: 200, type: 'text/html', body: SUCCESS },
  {
    hosts: APPLE,
    path: '/library/test/success.html',
    status: 200,
    type: 'text/html',
    body: SUCCESS,
  },
  {
    hosts: ['www.msftconnecttest.com', 'ipv6.msftconnecttest.com'],
    path: '/connecttest.txt',
    status: 200,
    body: 'Microsoft Connect Test',
  },
  { hosts: ['www.msftncsi.com'], path: '/ncsi.txt', status: 200, body: 'Microsoft NCSI' },
  { hosts: ['detectportal.firefox.com'], path: '/success.txt', status: 200, body: 'success\n' },
  {
    hosts: ['nmcheck.gnome.org'],
    path: '/check_network_status.txt',
    status: 200,
    body: 'NetworkManager is online\n',
  },
];

/** Answers a probe. @returns false if it is none, or was meant for another name */
export function answerProbe(
  { url = '', method, headers }: IncomingMessage,
  res: ServerResponse,
): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const path = url.split('?', 1)[0];
  const name = nameOf(headers.host ?? '');
  const probe = PROBES.find(
    (one) => one.path === path && name !== null && one.hosts.includes(name),
  );
  if (!probe) return false;
  const { status, type = 'text/plain', body = '' } = probe;
  const about = status === 204 ? {} : { 'Content-Type': type };
  res.writeHead(status, {
    ...about,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
  });
  res.end(method === 'HEAD' ? undefined : body);
  return true;
}
