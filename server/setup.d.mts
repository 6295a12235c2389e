/** Types of `setup.mjs` for those who are typed. */

export const ROOT: string;
/** With what Node runs the server. */
export const SERVER_FLAGS: readonly string[];
export function buildDigest(more?: readonly string[]): string;
export function ensureBuilt(config?: string, more?: readonly string[]): void;
export function nodeBinary(): string;
