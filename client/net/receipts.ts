/**
 * This browser's record of the chance of its matches: the hash of the key as it saw it before the
 * first draw, its contribution, the last head of the public chain, the digest of the end. The page
 * `/verify/…` compares a log with it. Kept in the browser alone, and of the last matches only.
 */

import type { Receipt } from '../../engine/core/verify.ts';

export interface KeptReceipt extends Receipt {
  /** When the hash was first seen here, in milliseconds. */
  readonly seen: number;
  /** It was seen before the first draw of its match. */
  readonly early: boolean;
  /** The game that was played; absent in receipts of earlier versions. */
  readonly game?: string;
}

const PREFIX = 'laguna.receipt.';
const MOST = 60;

/** Stores a receipt; the same browser may have sat on two chairs, in two tabs. */
export function keepReceipt(receipt: KeptReceipt): void {
  const name = `${PREFIX}${receipt.hash}.${receipt.contribution ?? 'watched'}`;
  try {
    if (localStorage.getItem(name) === null) forgetOldest();
    localStorage.setItem(name, JSON.stringify(receipt));
  } catch {
    // Without storage no receipt is kept; the log's own proof is not affected.
  }
}

/** All receipts of a match, oldest first. */
export function receiptsOf(matchId: string): KeptReceipt[] {
  return all()
    .map(({ receipt }) => receipt)
    .filter((receipt) => receipt.matchId === matchId);
}

/** The matches that this browser remembers, the latest first, each once. */
export function recentMatches(): KeptReceipt[] {
  const seen = new Set<string>();
  return all()
    .map(({ receipt }) => receipt)
    .reverse()
    .filter(({ matchId }) => !seen.has(matchId) && seen.add(matchId));
}

function forgetOldest(): void {
  const kept = all();
  for (const { name } of kept.slice(0, Math.max(0, kept.length - MOST + 1))) {
    localStorage.removeItem(name);
  }
}

function all(): { name: string; receipt: KeptReceipt }[] {
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(PREFIX))
      .flatMap((name) => {
        const receipt = read(localStorage.getItem(name));
        return receipt ? { name, receipt } : [];
      })
      .sort((a, b) => a.receipt.seen - b.receipt.seen);
  } catch {
    return [];
  }
}

function read(text: string | null): KeptReceipt | null {
  try {
    const json = JSON.parse(text ?? 'null') as Partial<KeptReceipt> | null;
    if (typeof json?.matchId !== 'string' || typeof json.hash !== 'string') return null;
    return {
      matchId: json.matchId,
      hash: json.hash,
      seat: typeof json.seat === 'number' ? json.seat : null,
      contribution: typeof json.contribution === 'string' ? json.contribution : null,
      chain: typeof json.chain === 'string' ? json.chain : '',
      digest: typeof json.digest === 'string' ? json.digest : '',
      seen: Number(json.seen) || 0,
      early: json.early === true,
      ...(typeof json.game === 'string' && { game: json.game }),
    };
  } catch {
    return null;
  }
}
