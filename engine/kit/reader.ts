/** Reads a description field by field; every complaint names the path of the wrong field. */

import type { Json, JsonObject } from '../core/contract.ts';
import { PositionError } from '../core/position-error.ts';

export class Reader {
  readonly path: string;
  private readonly fields: JsonObject;

  constructor(fields: JsonObject, path = '') {
    this.fields = fields;
    this.path = path;
  }

  /** @throws PositionError `vocabulary`, always */
  fail(name: string, wish: string): never {
    throw new PositionError('vocabulary', `${this.at(name)} ${wish}`);
  }

  at(name: string): string {
    return this.path === '' ? name : `${this.path}.${name}`;
  }

  /** @throws PositionError if a field is not one of `names` */
  allow(names: readonly string[]): void {
    for (const name of Object.keys(this.fields)) {
      if (names.includes(name)) continue;
      const path = this.at(name);
      throw new PositionError('vocabulary', `${path} is not a field of a position`, path);
    }
  }

  has(name: string): boolean {
    return this.fields[name] !== undefined;
  }

  /** Whether the field exists and is not null. */
  tells(name: string): boolean {
    return this.has(name) && this.fields[name] !== null;
  }

  raw(name: string): Json | undefined {
    return this.fields[name];
  }

  int(name: string, otherwise: number): number {
    const value = this.fields[name];
    if (value === undefined) return otherwise;
    if (!Number.isInteger(value)) this.fail(name, 'must be a whole number');
    return value as number;
  }

  flag(name: string, otherwise: boolean): boolean {
    const value = this.fields[name];
    if (value === undefined) return otherwise;
    if (typeof value !== 'boolean') this.fail(name, 'must be true or false');
    return value as boolean;
  }

  /** Index of an id in `ids`; `otherwise` if the field is absent, -1 for null. */
  id(name: string, ids: readonly string[], otherwise: number): number {
    const value = this.fields[name];
    if (value === undefined) return otherwise;
    return value === null ? -1 : this.index(name, value, ids);
  }

  /** Indices of a list of ids. */
  ids(name: string, ids: readonly string[]): number[] {
    return this.list(name).map((value, i) => this.index(`${name}.${i}`, value, ids));
  }

  /** Whole numbers of a list. */
  ints(name: string): number[] {
    return this.list(name).map((value, i) => {
      if (!Number.isInteger(value)) this.fail(`${name}.${i}`, 'must be a whole number');
      return value as number;
    });
  }

  list(name: string): Json[] {
    const value = this.fields[name] ?? [];
    if (!Array.isArray(value)) this.fail(name, 'must be a list');
    return value as Json[];
  }

  isList(name: string): boolean {
    return Array.isArray(this.fields[name]);
  }

  /** A nested description; empty if absent or null. */
  record(name: string): Reader {
    const value = this.fields[name] ?? {};
    if (typeof value !== 'object' || Array.isArray(value)) this.fail(name, 'must be an object');
    return new Reader(value as JsonObject, this.at(name));
  }

  /** A reader of `fields`, found at `name`. */
  nested(name: string, fields: JsonObject): Reader {
    return new Reader(fields, this.at(name));
  }

  keys(): string[] {
    return Object.keys(this.fields);
  }

  /** Writes the counts of a sparse map into `into` from `start` on. */
  counts(name: string, ids: readonly string[], into: Int32Array, start: number): void {
    const map = this.record(name);
    for (const key of map.keys()) into[start + map.index(key, key, ids)] = map.int(key, 0);
  }

  private index(name: string, value: Json, ids: readonly string[]): number {
    const index = ids.indexOf(value as string);
    if (index < 0) this.fail(name, `must be one of ${ids.join(', ')}`);
    return index;
  }
}
