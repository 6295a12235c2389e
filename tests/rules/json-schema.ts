/** Checks JSON against the part of JSON Schema (2020-12) that the appendices of the rules use. */

import type { Json, JsonObject } from '../../engine/core/contract.ts';
import { isList } from '../../engine/core/json.ts';

const KNOWN = [
  '$schema',
  '$id',
  '$defs',
  'title',
  'description',
  '$ref',
  'const',
  'enum',
  'anyOf',
  'oneOf',
  'type',
  'minimum',
  'maximum',
  'multipleOf',
  'pattern',
  'required',
  'properties',
  'additionalProperties',
  'propertyNames',
  'items',
  'minItems',
  'maxItems',
  'uniqueItems',
  'unevaluatedProperties',
];

/** Complaints about `value`, each with its path; empty if it fits. */
export function complaints(schema: JsonObject, value: Json, root = schema, path = '$'): string[] {
  if ((schema as Json) === true) return [];
  const unknown = Object.keys(schema).filter((word) => !KNOWN.includes(word));
  if (unknown.length > 0) throw new Error(`This checker does not know ${unknown.join(', ')}`);
  const inner = (part: Json, of: Json, at: string) => complaints(part as JsonObject, of, root, at);
  const out: string[] = [];
  const demand = (holds: boolean, what: string): void => {
    if (!holds) out.push(`${path}: ${JSON.stringify(value)} ${what}`);
  };
  if (typeof schema.$ref === 'string') {
    const defs = root.$defs as JsonObject;
    out.push(...inner(defs[schema.$ref.slice('#/$defs/'.length)], value, path));
  }
  if ('const' in schema) demand(value === schema.const, `is not ${String(schema.const)}`);
  if (Array.isArray(schema.enum)) demand(schema.enum.includes(value), 'is not in the list');
  for (const [word, most] of [
    ['anyOf', Number.POSITIVE_INFINITY],
    ['oneOf', 1],
  ] as const) {
    const branches = schema[word];
    if (!Array.isArray(branches)) continue;
    const fitting = branches.filter((branch) => inner(branch, value, path).length === 0).length;
    demand(fitting >= 1 && fitting <= most, `fits ${fitting} branches of ${word}`);
  }
  if (schema.type !== undefined) {
    const types = Array.isArray(schema.type) ? schema.type : [schema.type];
    demand(
      types.some((type) => isOfType(value, String(type))),
      `is no ${types.join(' or ')}`,
    );
  }
  if (typeof value === 'number') out.push(...numberComplaints(schema, value, path));
  if (typeof value === 'string' && typeof schema.pattern === 'string') {
    demand(new RegExp(schema.pattern).test(value), `does not match ${schema.pattern}`);
  }
  if (isList(value)) {
    if (schema.minItems !== undefined) demand(value.length >= Number(schema.minItems), 'is short');
    if (schema.maxItems !== undefined) demand(value.length <= Number(schema.maxItems), 'is long');
    const isSet = new Set(value.map((item) => JSON.stringify(item))).size === value.length;
    if (schema.uniqueItems === true) demand(isSet, 'has something twice');
    const { items } = schema;
    if (items) out.push(...value.flatMap((item, i) => inner(items, item, `${path}.${i}`)));
  } else if (typeof value === 'object' && value !== null) {
    out.push(...objectComplaints(schema, value, path, inner));
    if (schema.unevaluatedProperties === false) {
      const known = evaluated(schema, value, root);
      const strange = Object.keys(value).filter((name) => !known.includes(name));
      out.push(...strange.map((name) => `${path}.${name} is not allowed`));
    }
  }
  return out;
}

/** The properties that a schema, its references, or a fitting branch covers. */
function evaluated(schema: JsonObject, value: JsonObject, root: JsonObject): string[] {
  const names = Object.keys((schema.properties ?? {}) as JsonObject);
  if (typeof schema.$ref === 'string') {
    const part = (root.$defs as JsonObject)[schema.$ref.slice('#/$defs/'.length)];
    names.push(...evaluated(part as JsonObject, value, root));
  }
  for (const word of ['anyOf', 'oneOf']) {
    for (const branch of (schema[word] ?? []) as JsonObject[]) {
      if (complaints(branch, value, root).length > 0) continue;
      names.push(...evaluated(branch, value, root));
    }
  }
  return names;
}

function isOfType(value: Json, type: string): boolean {
  if (type === 'null') return value === null;
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'array') return Array.isArray(value);
  if (type === 'object')
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  return typeof value === type;
}

function numberComplaints(schema: JsonObject, value: number, path: string): string[] {
  const out: string[] = [];
  if (schema.minimum !== undefined && value < Number(schema.minimum)) out.push(`${path} is small`);
  if (schema.maximum !== undefined && value > Number(schema.maximum)) out.push(`${path} is large`);
  if (schema.multipleOf !== undefined && value % Number(schema.multipleOf) !== 0) {
    out.push(`${path} is no multiple of ${String(schema.multipleOf)}`);
  }
  return out;
}

function objectComplaints(
  schema: JsonObject,
  value: JsonObject,
  path: string,
  inner: (part: Json, of: Json, at: string) => string[],
): string[] {
  const out: string[] = [];
  const properties = (schema.properties ?? {}) as JsonObject;
  for (const name of (schema.required ?? []) as string[]) {
    if (!Object.hasOwn(value, name)) out.push(`${path} lacks ${name}`);
  }
  for (const [name, item] of Object.entries(value)) {
    const at = `${path}.${name}`;
    if (schema.propertyNames) out.push(...inner(schema.propertyNames, name, at));
    if (Object.hasOwn(properties, name)) out.push(...inner(properties[name], item, at));
    else if (schema.additionalProperties === false) out.push(`${at} is not allowed`);
    else if (typeof schema.additionalProperties === 'object' && schema.additionalProperties) {
      out.push(...inner(schema.additionalProperties, item, at));
    }
  }
  return out;
}
