/** Makes the models: `npm run assets`. Seeded: the same code makes the same files. */

import { readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { bake } from './city/bake.ts';
import { carveAll } from './city/models.ts';
import { writeModels } from './city/write.ts';

for (const [file, rich] of [
  ['city.glb', true],
  ['city-plain.glb', false],
] as const) {
  const models = carveAll(rich);
  const quick = process.argv.includes('--quick');
  let triangles = 0;
  for (const model of models) {
    if (!quick) bake(model, !model.name.startsWith('air-'));
    triangles += model.index.length / 3;
    if (process.argv.includes('--list')) console.log(model.name, model.index.length / 3);
  }
  const path = new URL(`./city/${file}`, import.meta.url).pathname;
  await writeModels(path, models);
  const gz = gzipSync(readFileSync(path)).length;
  console.log(
    `${file}: ${models.length} models, ${triangles} triangles, ${statSync(path).size} bytes, ${gz} gz`,
  );
}
