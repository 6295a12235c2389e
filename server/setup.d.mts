/** Types of `setup.mjs` for those who are typed. */

export const ROOT: string;
export function nodeBinary(): string;
