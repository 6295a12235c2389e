/**
 * The pages of the product with the test guest beside the games of the house: only for tests. The
 * registry of the same name in this folder replaces each registry.
 */

import { existsSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { pages } from '../../../client/vite.config.ts';
import { rooms } from './rooms.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const REGISTRY = /\/registry(-\w+)?\.ts$/;
const HOUSES = [here('../../../engine'), here('../../../client/games')];

/** The replacement of a house's registry in this folder: `engine-whole.ts`, `client-hand.ts`, … */
function guestsOf(file: string): string {
  const side = dirname(file) === HOUSES[0] ? 'engine' : 'client';
  return here(`registries/${basename(file).replace('registry', side)}`);
}

function guestRegistries(): Plugin {
  return {
    name: 'laguna-test-guest',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!importer || !REGISTRY.test(source) || !source.startsWith('.')) return null;
      const file = resolve(dirname(importer), source);
      // Here the house's own registries are wanted.
      if (!HOUSES.includes(dirname(file)) || importer.startsWith(here('registries/'))) return null;
      const guests = guestsOf(file);
      if (!existsSync(guests)) throw new Error(`The test guest stands in no ${guests}.`);
      return guests;
    },
  };
}

const told = rooms();

export default defineConfig(pages(here('../../../dist/guest'), () => [guestRegistries(), told()]));
