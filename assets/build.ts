/**
 * Makes the models: `npm run assets`. Seeded: the same code makes the same files.
 * `--quick` leaves the baked light out, `--list` prints the triangles of each model.
 */

import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { bake } from './city/bake.ts';
import { carveModel, RECIPES } from './city/models.ts';
import { writeModels } from './city/write.ts';

const quick = process.argv.includes('--quick');
const list = process.argv.includes('--list');

for (const [file, rich] of [
  ['city.glb', true],
  ['city-plain.glb', false],
] as const) {
  const models = RECIPES.map((recipe) => {
    const model = carveModel(recipe, rich);
    if (!quick) bake(model, !recipe.afloat);
    if (list) console.log(model.name, model.index.length / 3);
    return model;
  });
  const path = new URL(`./city/${file}`, import.meta.url).pathname;
  await writeModels(path, models);
  const bytes = readFileSync(path);
  const triangles = models.reduce((sum, m) => sum + m.index.length / 3, 0);
  console.log(
    `${file}: ${models.length} models, ${triangles} triangles, ` +
      `${bytes.length} bytes, ${gzipSync(bytes).length} gz`,
  );
}
