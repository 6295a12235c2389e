/**
 * Makes the models: `npm run assets`. Seeded: the same code makes the same files. `--quick` omits
 * the baked light, `--list` prints the triangles of each model, `--out FOLDER` writes there and
 * leaves the committed files alone.
 */

import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { carveModel, RECIPES } from './city/models.ts';
import { finishedModel, type Sums, sampleSums, sha256 } from './city/sums.ts';
import { encodeModels } from './city/write.ts';

const quick = process.argv.includes('--quick');
const list = process.argv.includes('--list');
const out = process.argv.indexOf('--out');
const folder = out > 0 ? `${process.argv[out + 1]}/` : new URL('./city/', import.meta.url).pathname;

const files: Record<string, string> = {};
for (const [file, rich] of [
  ['city.glb', true],
  ['city-plain.glb', false],
] as const) {
  const models = RECIPES.map((recipe) => {
    const model = quick ? carveModel(recipe, rich) : finishedModel(recipe.name, rich);
    if (list) console.log(model.name, model.index.length / 3);
    return model;
  });
  const bytes = await encodeModels(models);
  writeFileSync(`${folder}${file}`, bytes);
  files[file] = sha256(bytes);
  const triangles = models.reduce((sum, m) => sum + m.index.length / 3, 0);
  console.log(
    `${file}: ${models.length} models, ${triangles} triangles, ` +
      `${bytes.length} bytes, ${gzipSync(bytes).length} gz`,
  );
}
const sums: Sums = { files, sample: await sampleSums() };
writeFileSync(`${folder}sums.json`, `${JSON.stringify(sums, null, 2)}\n`);
