/** Types of `setup.mjs` for TypeScript. */

export const ROOT: string;
/** Options with which Node runs the server. */
export const SERVER_FLAGS: readonly string[];
export function buildDigest(more?: readonly string[]): string;
export function ensureBuilt(config?: string, more?: readonly string[]): void;
export function nodeBinary(): string;
