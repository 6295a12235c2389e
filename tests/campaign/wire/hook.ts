/** Preloaded with `--import`: plants every leak into the server's modules while they are read. */

import { registerHooks } from 'node:module';
import { PLANTS } from './plants.ts';

const SERVER = new URL('../../../server/', import.meta.url).href;

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!url.startsWith(SERVER)) return loaded;
    const file = url.slice(SERVER.length);
    let source = String(loaded.source);
    for (const plant of PLANTS) {
      if (plant.file !== file) continue;
      const parts = source.split(plant.find);
      if (parts.length !== 2) {
        throw new Error(`${file} holds ${parts.length - 1} times: ${plant.find}`);
      }
      source = parts.join(plant.replace);
    }
    return { ...loaded, source };
  },
});
