/** Arguments under which Chromium draws WebGL with llvmpipe. */
export const CHROMIUM_ARGS: string[];
/** The flag without which kept pictures are taken. */
export const UNCOMPOSED: string;
export function findBrowser(): string | undefined;
export function ensureBrowser(): string | undefined;
