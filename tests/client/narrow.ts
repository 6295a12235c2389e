/** A page width that a test chooses, in place of the client's own: see `setup.ts`. */

let isNarrow = false;

export const useNarrow = (): boolean => isNarrow;
/** Makes pages a phone's, or a desk's, until the end of the file. */
export function setNarrow(is: boolean): void {
  isNarrow = is;
}
