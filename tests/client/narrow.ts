/**
 * A page whose width a test chooses: drawn without a browser, every page is a desk's. For
 * `vi.mock('…/client/table/narrow.ts', () => import('../narrow.ts'))`.
 */

let isNarrow = false;

export const useNarrow = (): boolean => isNarrow;
/** Makes pages a phone's, or a desk's, from now on. */
export function setNarrow(is: boolean): void {
  isNarrow = is;
}
