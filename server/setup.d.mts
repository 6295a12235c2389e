/** Types of `setup.mjs` for those who are typed. */

export const ROOT: string;
export function ensureBuilt(): void;
export function nodeBinary(): string;
