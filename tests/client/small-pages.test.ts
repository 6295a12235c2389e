/**
 * The parts of the rooms' client that the small pages' build leaves out, and its error if it
 * cannot.
 */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { emptied, reading } from '../../client/small-pages.ts';

const LIBRARY = `export class Read { at() { return 1; } }
class Write { size = 3; bytes() { return this.size; } }
class Other extends Read { name() { return 'kept'; } }
export { Write, Other };`;

const load = (code: string) =>
  import(`data:text/javascript,${encodeURIComponent(code)}`) as Promise<{
    [name: string]: new () => { at?(): number; name?(): string };
  }>;

test('a class that is left out says so when somebody makes one; the others are as they were', async () => {
  const { Read, Write, Other } = await load(emptied(LIBRARY, ['Write']));
  expect(Read && new Read().at?.()).toBe(1);
  expect(Other && new Other().name?.()).toBe('kept');
  expect(() => Write && new Write()).toThrow('Write is left out of this page');
});

test('a class that the library has not (any more) ends the build', () => {
  expect(() => emptied(LIBRARY, ['Write', 'Gone'])).toThrow('no class "Gone"');
});

const folder = dirname(createRequire(import.meta.url).resolve('@colyseus/schema'));
const installed = (): string => readFileSync(join(folder, 'index.mjs'), 'utf8');

test('the library that is installed has every class that is left out, and gets a third smaller', () => {
  const code = installed();
  expect(reading(code).length).toBeLessThan(code.length * 0.67);
});

test('the reduced library reads a state and its changes as the whole one does', async () => {
  const { ArraySchema, Encoder, MapSchema, Reflection, schema, t } = await import(
    '@colyseus/schema'
  );
  const Seat = schema({ name: t.string(), bank: t.number() });
  const Table = schema({ stage: t.string(), seats: t.array(Seat), options: t.map('string') });
  const state = new Table();
  const seated = (name: string) => Object.assign(new Seat(), { name, bank: 30 });
  Object.assign(state, { stage: 'lobby', seats: new ArraySchema(seated('Ana'), seated('Ben')) });
  state.options = new MapSchema({ rounds: '4' });
  const encoder = new Encoder(state);
  const described = Reflection.encode(encoder);
  const whole = encoder.encodeAll();
  encoder.discardChanges();
  const lean = await load(reading(installed()));
  const { decode } = lean.Reflection as unknown as typeof Reflection;
  const decoder = decode(described);
  decoder.decode(whole);
  const shown = (): unknown => JSON.parse(JSON.stringify(decoder.state));
  expect(shown()).toEqual(JSON.parse(JSON.stringify(state)));
  state.stage = 'playing';
  state.seats.shift();
  state.seats.push(seated('Cy'));
  state.options.set('open', 'true');
  state.options.delete('rounds');
  decoder.decode(encoder.encode());
  expect(shown()).toEqual({
    stage: 'playing',
    seats: [
      { name: 'Ben', bank: 30 },
      { name: 'Cy', bank: 30 },
    ],
    options: { open: 'true' },
  });
});

test('a library that notes changes in another way ends the build', () => {
  expect(() => reading(LIBRARY)).toThrow('in another way');
});
