/**
 * Serves the built client's files: with the right types, compressed once, cached for good if their
 * names are hashed.
 */

import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TYPES: { readonly [ending: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.glb': 'model/gltf-binary',
  '.gltf': 'model/gltf+json',
  '.bin': 'application/octet-stream',
  '.ktx2': 'image/ktx2',
  '.hdr': 'application/octet-stream',
  '.wasm': 'application/wasm',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.wav': 'audio/wav',
  '.m4a': 'audio/mp4',
};
/** Types that compression makes smaller; pictures and sounds are compressed already. */
const COMPRESSIBLE =
  /^(text\/|image\/svg|application\/(json|manifest|wasm)|model\/|.*octet-stream)/;
/** `name-8charhash.js`, as Vite names its files. */
const HASHED = /^\/assets\/.+-[\w-]{8,}\.\w+$/;
/** The pages' service worker. */
const WORKER = /^(\/[\w-]+)?\/sw\.js$/;
/** The language of a page depends on the request. */
const PAGE_VARIES = 'Accept-Encoding, Accept-Language, Cookie';
const YEAR_SECONDS = 31_536_000;
/** Files beyond this are sent as they are. */
const MAX_COMPRESSED = 8 * 1024 * 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

type Encoding = 'br' | 'gzip' | 'identity';

interface Stored {
  readonly stamp: string;
  readonly bodies: Map<Encoding, Promise<Buffer>>;
}

export class StaticFiles {
  private readonly root: string;
  private readonly stored = new Map<string, Stored>();

  /** @param root folder of the built client */
  constructor(root: string) {
    this.root = root;
  }

  /**
   * @param status of the answer that carries the file; 404 for the error page
   * @returns false if there is no such file (nothing is sent then)
   */
  async serve(
    req: IncomingMessage,
    res: ServerResponse,
    path: string,
    status: 200 | 404 = 200,
  ): Promise<boolean> {
    const file = await this.find(path);
    if (!file) return false;
    const { size, mtimeMs } = await stat(file);
    const isPage = extname(file) === '.html';
    // Pages in two languages may be of one size, and written at one moment.
    const name = isPage ? `-${basename(file, '.html')}` : '';
    const stamp = `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}${name}"`;
    const type = TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream';
    res.setHeader('ETag', stamp);
    res.setHeader('Vary', isPage ? PAGE_VARIES : 'Accept-Encoding');
    res.setHeader(
      'Cache-Control',
      HASHED.test(path) ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
    );
    // That of a language lies in its folder, and is responsible for all pages as well.
    if (WORKER.test(path)) res.setHeader('Service-Worker-Allowed', '/');
    if (status === 200 && req.headers['if-none-match'] === stamp) {
      res.writeHead(304).end();
      return true;
    }
    const encoding = COMPRESSIBLE.test(type) && size < MAX_COMPRESSED ? accepted(req) : 'identity';
    const body = await this.body(file, stamp, encoding);
    res.setHeader('Content-Type', type);
    res.setHeader('Content-Length', body.length);
    if (encoding !== 'identity') res.setHeader('Content-Encoding', encoding);
    res.writeHead(status);
    res.end(req.method === 'HEAD' ? undefined : body);
    return true;
  }

  /** Answers a page that was built for this request: caches must ask again each time. */
  async serveText(
    req: IncomingMessage,
    res: ServerResponse,
    type: string,
    text: string,
  ): Promise<void> {
    const stamp = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
    res.setHeader('ETag', stamp);
    res.setHeader('Vary', PAGE_VARIES);
    res.setHeader('Cache-Control', 'no-cache');
    if (req.headers['if-none-match'] === stamp) {
      res.writeHead(304).end();
      return;
    }
    const encoding = accepted(req);
    const body = await compress(Buffer.from(text), encoding);
    res.setHeader('Content-Type', type);
    res.setHeader('Content-Length', body.length);
    if (encoding !== 'identity') res.setHeader('Content-Encoding', encoding);
    res.writeHead(200);
    res.end(req.method === 'HEAD' ? undefined : body);
  }

  /** The file for a path of an address, null if there is none or it is outside of the root. */
  private async find(path: string): Promise<string | null> {
    let plain: string;
    try {
      plain = decodeURIComponent(path);
    } catch {
      return null;
    }
    if (plain.includes('\0') || plain.split(/[\\/]/).some((part) => part.startsWith('.'))) {
      return null;
    }
    try {
      const file = await realpath(join(this.root, plain));
      if (!file.startsWith((await realpath(this.root)) + sep)) return null;
      return (await stat(file)).isFile() ? file : null;
    } catch {
      return null;
    }
  }

  private body(file: string, stamp: string, encoding: Encoding): Promise<Buffer> {
    let entry = this.stored.get(file);
    if (entry?.stamp !== stamp) {
      entry = { stamp, bodies: new Map() };
      this.stored.set(file, entry);
    }
    let body = entry.bodies.get(encoding);
    if (!body) {
      body = readFile(file).then((plain) => compress(plain, encoding));
      entry.bodies.set(encoding, body);
      body.catch(() => this.stored.delete(file));
    }
    return body;
  }
}

function accepted(req: IncomingMessage): Encoding {
  const header = String(req.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(header)) return 'br';
  return /\bgzip\b/.test(header) ? 'gzip' : 'identity';
}

async function compress(plain: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') {
    const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
    // 6 of 11: nearly as small as the best, and ready before anybody waits.
    const params = { [BROTLI_PARAM_QUALITY]: 6, [BROTLI_PARAM_SIZE_HINT]: plain.length };
    return brotli(plain, { params });
  }
  return encoding === 'gzip' ? zip(plain) : plain;
}
