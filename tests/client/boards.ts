/**
 * Conditions for the board of every game: drawn within its batches, its atlas and a small machine.
 */

import type { BufferGeometry } from 'three';
import { expect, test } from 'vitest';
import { type CellSpec, pack } from '../../client/pieces/atlas.ts';
import type { PieceSink, Recipe } from '../../client/pieces/set.ts';

/** Takes the pieces of a picture, and counts them. */
export class Laid implements PieceSink<string> {
  /** Number of pieces of each form. */
  readonly forms = new Map<string, number>();
  /** How many show each cell. */
  readonly inked = new Map<string, number>();
  private readonly names: string[] = [''];
  private readonly known = new Map<string, number>();
  cell(name: string): number {
    const known = this.known.get(name) ?? this.names.push(name) - 1;
    this.known.set(name, known);
    return known;
  }
  put(form: string, ...rest: number[]): void {
    if (!rest.every(Number.isFinite)) throw new Error(`${form} at no place`);
    const cell = this.names[rest[10] ?? 0] ?? '';
    this.forms.set(form, this.of(form) + 1);
    this.inked.set(cell, this.cells(cell) + 1);
  }
  of(form: string): number {
    return this.forms.get(form) ?? 0;
  }
  cells(name: string): number {
    return this.inked.get(name) ?? 0;
  }
}

export const triangles = (form: BufferGeometry): number =>
  (form.index?.count ?? form.getAttribute('position').count) / 3;

interface BoardOf {
  /** Views with the fullest one among them, each composed. */
  readonly pictures: () => Iterable<Laid>;
  /** The game's own forms. */
  readonly own: { readonly [form: string]: Recipe & { readonly capacity: number } };
  readonly cells: readonly CellSpec[];
  readonly sheet: { readonly width: number; readonly height: number };
  /**
   * Share of a small machine's 130,000 triangles and 50 draw calls that the place leaves to its
   * pieces.
   */
  readonly share: {
    readonly triangles: number;
    /** Absent if carved pieces are not drawn as one. */
    readonly calls?: number;
  };
  /** Triangles that are counted with the pieces. */
  readonly land?: number;
}

/** Tests of a game's board. */
export function boardTests({ pictures, own, cells, sheet, share, land = 0 }: BoardOf): void {
  const forms = Object.entries(own);

  test('batches hold the richest board, and the atlas every cell that is asked for', () => {
    const known = new Set(cells.map(({ name }) => name));
    expect(known.size).toBe(cells.length);
    pack(cells, sheet.width, sheet.height);
    for (const laid of pictures()) {
      for (const [form, { capacity }] of forms) {
        expect(laid.of(form), form).toBeLessThanOrEqual(capacity);
      }
      for (const cell of laid.inked.keys()) if (cell) expect(known, cell).toContain(cell);
    }
  });

  test('the richest board leaves a small machine the rest of its triangles', () => {
    const each = forms.map(([form, { geometry }]) => [form, triangles(geometry())] as const);
    let most = 0;
    for (const laid of pictures()) {
      most = Math.max(
        most,
        each.reduce((sum, [form, n]) => sum + laid.of(form) * n, land),
      );
    }
    expect(most).toBeGreaterThan(land);
    expect(most).toBeLessThan(share.triangles);
  });

  const { calls } = share;
  if (calls === undefined) return;
  test('all that is carved is one draw call', () => {
    const others = forms.filter(([, { material }]) => material !== 'carved');
    expect(others.length).toBeLessThan(forms.length);
    expect(others.length + 1).toBeLessThanOrEqual(calls);
  });
}
