/** Types of `alone.mjs` for those who are typed. */

export function alone<T>(folder: string, name: string, work: () => T): T;
