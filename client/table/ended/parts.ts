/** The seats' results if the match ended now, part by part. Pure; it knows no game. */

/** One seat's result; null: hidden from the viewer. */
export interface EndedRow<Part extends string> {
  readonly seat: number;
  readonly parts: { readonly [part in Part]: number | null };
}

/** All parts together; null if one of them is hidden. */
export function totalOf<Part extends string>({
  parts,
}: Pick<EndedRow<Part>, 'parts'>): number | null {
  const all = Object.values<number | null>(parts);
  return all.reduce<number | null>((sum, n) => (sum === null || n === null ? null : sum + n), 0);
}

/** Whether anything is hidden. */
export const hides = <Part extends string>(rows: readonly EndedRow<Part>[]): boolean =>
  rows.some((row) => totalOf(row) === null);
