/**
 * Check sums of the models: of both files, and of a few models alone, so that a test can carve
 * those again and compare bytes without carving the whole city.
 */

import { createHash } from 'node:crypto';
import { bake } from './bake.ts';
import type { Model } from './carver.ts';
import { carveModel, RECIPES } from './models.ts';
import { encodeModels } from './write.ts';

/** Cheap to carve, and between them of every kind: walls, roofs, lathes, glow, chance. */
const SAMPLE = ['low-b', 'chimney-bell', 'well', 'boat', 'crates', 'column'] as const;

export interface Sums {
  /** [file name] sha256 of a whole file. */
  readonly files: Readonly<Record<string, string>>;
  /** [model, rich or plain] sha256 of a file with that model alone. */
  readonly sample: Readonly<Record<string, string>>;
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Carves a model and bakes its light. */
export function finishedModel(name: string, rich: boolean): Model {
  const recipe = RECIPES.find((r) => r.name === name);
  if (!recipe) throw new Error(`There is no model called ${name}`);
  const model = carveModel(recipe, rich);
  bake(model, !recipe.afloat);
  return model;
}

/** Check sums of the sample, carved now. */
export async function sampleSums(): Promise<Record<string, string>> {
  const sums: Record<string, string> = {};
  for (const rich of [true, false])
    for (const name of SAMPLE) {
      const bytes = await encodeModels([finishedModel(name, rich)]);
      sums[`${name} ${rich ? 'rich' : 'plain'}`] = sha256(bytes);
    }
  return sums;
}
