/** All pieces of a board as a handful of batches, and the pen that sets them on surfaces. */

import {
  type BufferGeometry,
  Group,
  type Material,
  type Mesh,
  type MeshBasicMaterial,
} from 'three';
import { COLORS, type Color } from '../../engine/core/colors.ts';
import { changes } from '../world/kept/changes.ts';
import type { Atlas } from './atlas.ts';
import { Batch } from './batch.ts';
import { bevelBox } from './bevel.ts';
import { carvedMaterial } from './carved-material.ts';
import { Carvings } from './carvings.ts';
import { figureMaterial, figureShadow, sackMaterial } from './figure-material.ts';
import { figures } from './figures.ts';
import {
  bannerCloth,
  canopy,
  chest,
  disc,
  letter,
  lid,
  pawn,
  peg,
  pole,
  sack,
  tile,
} from './forms.ts';
import {
  afloatMaterial,
  clothMaterial,
  faceMaterial,
  ghostMaterial,
  glossMaterial,
  inkMaterial,
  lightMaterial,
  outlineMaterial,
  solidMaterial,
} from './material.ts';

export const FORMS = [
  'box',
  'cube',
  'card',
  'disc',
  'peg',
  'pawn:red',
  'pawn:blue',
  'pawn:green',
  'pawn:yellow',
  'pawn:purple',
  'pawn:black',
  'letter',
  'banner',
  'pole',
  'canopy',
  'sack',
  'chest',
  'lid',
  'figure',
  'ink',
  'light',
  'bar',
  'hull',
] as const;
export type Form = (typeof FORMS)[number];

const PAWNS: { readonly [color: string]: `pawn:${Color}` } = Object.fromEntries(
  COLORS.map((color) => [color, `pawn:${color}`]),
);

/** The pawn of a seat's colour. */
export const pawnForm = (color: string): `pawn:${Color}` => PAWNS[color] ?? 'pawn:blue';

/** Receiver of pieces: a set of batches, or a list in tests. `F`: the forms that it knows. */
export interface PieceSink<F extends string = Form> {
  put(
    form: F,
    x: number,
    y: number,
    z: number,
    yaw: number,
    tilt: number,
    spin: number,
    sx: number,
    sy: number,
    sz: number,
    color: number,
    cell: number,
  ): void;
}

/** How the pieces of one form are made. */
export interface Recipe {
  readonly geometry: () => BufferGeometry;
  readonly material:
    | 'solid'
    | 'painted'
    /** Built by a `Carving`; all forms of it are one draw call. */
    | 'carved'
    | 'afloat'
    | 'cloth'
    | 'gloss'
    /** A planned piece; translucent. */
    | 'ghost'
    | 'figure'
    | 'sack'
    | 'face'
    | 'pennant'
    | 'ink'
    | 'light'
    | 'bar'
    | 'hull';
  /** Most pieces at once. */
  readonly capacity: number;
  readonly shadow?: boolean;
}

export type Recipes<F extends string> = { readonly [f in F]: Recipe };

export const RECIPES: Recipes<Form> = {
  box: { geometry: () => bevelBox(0.04), material: 'solid', capacity: 500, shadow: true },
  cube: { geometry: () => bevelBox(0.09), material: 'face', capacity: 160, shadow: true },
  card: { geometry: () => bevelBox(0.02), material: 'face', capacity: 420, shadow: true },
  disc: { geometry: () => disc(16), material: 'gloss', capacity: 460, shadow: true },
  peg: { geometry: peg, material: 'gloss', capacity: 24, shadow: true },
  'pawn:red': { geometry: () => pawn('red'), material: 'painted', capacity: 4, shadow: true },
  'pawn:blue': { geometry: () => pawn('blue'), material: 'painted', capacity: 4, shadow: true },
  'pawn:green': { geometry: () => pawn('green'), material: 'painted', capacity: 4, shadow: true },
  'pawn:yellow': { geometry: () => pawn('yellow'), material: 'painted', capacity: 4, shadow: true },
  'pawn:purple': { geometry: () => pawn('purple'), material: 'painted', capacity: 4, shadow: true },
  'pawn:black': { geometry: () => pawn('black'), material: 'painted', capacity: 4, shadow: true },
  letter: { geometry: letter, material: 'afloat', capacity: 24, shadow: true },
  banner: { geometry: bannerCloth, material: 'cloth', capacity: 24, shadow: true },
  pole: { geometry: () => pole(), material: 'painted', capacity: 24, shadow: true },
  canopy: { geometry: canopy, material: 'painted', capacity: 4, shadow: true },
  sack: { geometry: sack, material: 'sack', capacity: 1, shadow: true },
  chest: { geometry: chest, material: 'painted', capacity: COLORS.length, shadow: true },
  lid: { geometry: lid, material: 'painted', capacity: COLORS.length, shadow: true },
  figure: { geometry: figures, material: 'figure', capacity: 12, shadow: true },
  ink: { geometry: tile, material: 'ink', capacity: 1400 },
  light: { geometry: tile, material: 'light', capacity: 1000 },
  bar: { geometry: () => bevelBox(0.2), material: 'bar', capacity: 480 },
  hull: { geometry: () => bevelBox(0.1), material: 'hull', capacity: 120 },
};

/**
 * Materials of pieces that are drawn in every frame: those with a motion of their own, and the
 * translucent ones, whose order counts (ink lies on flags, and light under ink).
 */
const ALIVE: ReadonlySet<Recipe['material']> = new Set([
  'afloat',
  'cloth',
  'pennant',
  'ghost',
  'ink',
  'light',
  'bar',
  'hull',
]);

/** Most pieces of each form at once. */
export const CAPACITY = Object.fromEntries(FORMS.map((form) => [form, RECIPES[form].capacity])) as {
  readonly [f in Form]: number;
};

export class PieceSet<F extends string = Form> implements PieceSink<F> {
  readonly group = new Group();
  private readonly batches: (Batch | Carvings)[] = [];
  private readonly index = new Map<F, Batch>();
  /** All carved forms, and the index of each form among them. */
  private readonly carvings: Carvings | null;
  private readonly carved = new Map<F, number>();
  private readonly materials: Material[];
  private readonly marks: MeshBasicMaterial[];

  /**
   * `cast`: the cell that names each figure, in the order of `figures`; `recipes`: the forms of a
   * board that has its own.
   */
  constructor(
    atlas: Atlas,
    cast: readonly string[] = [],
    recipes: Recipes<F> = RECIPES as Recipes<string>,
  ) {
    const materials = {
      solid: solidMaterial(),
      painted: solidMaterial(true),
      afloat: afloatMaterial(),
      cloth: clothMaterial(),
      gloss: glossMaterial(),
      ghost: ghostMaterial(),
      figure: figureMaterial(),
      sack: sackMaterial(),
      face: faceMaterial(atlas.texture),
      pennant: faceMaterial(atlas.texture, true),
      ink: inkMaterial(atlas.texture),
      light: lightMaterial(atlas.texture),
      bar: outlineMaterial(false),
      hull: outlineMaterial(true),
    };
    this.materials = Object.values(materials);
    this.marks = [materials.bar, materials.hull];
    this.carvings = this.carve(recipes);
    for (const form of Object.keys(recipes) as F[]) {
      const recipe = recipes[form];
      if (recipe.material === 'carved') continue;
      const celled = ['face', 'pennant', 'ink', 'light'].includes(recipe.material);
      const geometry = recipe.geometry();
      const batch = new Batch(
        geometry,
        materials[recipe.material],
        recipe.capacity,
        form === 'figure' ? whoIsWho(atlas, cast) : celled ? atlas.uv : null,
      );
      if (!ALIVE.has(recipe.material)) batch.keep();
      const mesh: Mesh = batch.mesh;
      if (form === 'figure') {
        const shade = figureShadow();
        mesh.customDepthMaterial = shade;
        this.materials.push(shade);
      }
      mesh.castShadow = recipe.shadow ?? false;
      mesh.receiveShadow = recipe.shadow ?? form === 'ink';
      // Light is drawn under the ink: it never washes out the text.
      mesh.renderOrder =
        form === 'ink' ? 3 : form === 'light' ? 2 : form === 'bar' || form === 'hull' ? 1 : 0;
      mesh.name = form;
      this.batches.push(batch);
      this.index.set(form, batch);
      this.group.add(mesh);
    }
  }

  put(
    form: F,
    x: number,
    y: number,
    z: number,
    yaw: number,
    tilt: number,
    spin: number,
    sx: number,
    sy: number,
    sz: number,
    color: number,
    cell: number,
  ): void {
    const carved = this.carved.get(form);
    if (carved === undefined) {
      this.index.get(form)?.push(x, y, z, yaw, tilt, spin, sx, sy, sz, color, cell);
    } else this.carvings?.push(carved, x, y, z, yaw, tilt, spin, sx, sy, sz, color);
  }

  /** One mesh of all carved forms; null if there are none. */
  private carve(recipes: Recipes<F>): Carvings | null {
    const forms = (Object.keys(recipes) as F[]).filter((f) => recipes[f].material === 'carved');
    if (forms.length === 0) return null;
    forms.forEach((form, k) => {
      this.carved.set(form, k);
    });
    const material = carvedMaterial();
    const carvings = new Carvings(
      forms.map((form) => ({
        geometry: recipes[form].geometry(),
        capacity: recipes[form].capacity,
      })),
      material,
    );
    carvings.mesh.castShadow = true;
    carvings.mesh.receiveShadow = true;
    carvings.mesh.name = 'carved';
    this.materials.push(material);
    this.batches.push(carvings);
    this.group.add(carvings.mesh);
    return carvings;
  }

  /** Starts over: everything is set anew. */
  begin(): void {
    for (const batch of this.batches) batch.begin();
  }
  /** All pieces set so far survive `rewind`, and lie: the kept picture may show them. */
  seal(): void {
    for (const batch of this.batches) batch.seal();
    changes.pieces++;
  }
  /** Returns to the sealed state. */
  rewind(): void {
    for (const batch of this.batches) batch.rewind();
  }
  end(): void {
    for (const batch of this.batches) batch.end();
  }

  /** Brightness of marks, 0 … 1. */
  pulse(level: number): void {
    for (let k = 0; k < this.marks.length; k++) {
      const { color } = this.marks[k];
      color.r = level;
      color.g = level;
      color.b = level;
    }
  }

  dispose(): void {
    for (const batch of this.batches) batch.dispose();
    for (const material of this.materials) material.dispose();
  }
}

/**
 * Writes each figure's number into the attribute in which batches keep the rectangle of its cell.
 */
function whoIsWho(atlas: Atlas, cast: readonly string[]): Float32Array {
  const numbers = new Float32Array(atlas.uv.length);
  cast.forEach((cell, who) => {
    numbers[atlas.cell(cell) * 4] = who;
  });
  return numbers;
}
