/** Arguments of Chromium for WebGL with llvmpipe. */
export const CHROMIUM_ARGS: string[];
/** The flag that kept pictures are taken without. */
export const UNCOMPOSED: string;
export function findBrowser(): string | undefined;
export function ensureBrowser(): string | undefined;
