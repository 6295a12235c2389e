/** Types of `alone.mjs` for TypeScript. */

export function alone<T>(folder: string, name: string, work: () => T): T;
