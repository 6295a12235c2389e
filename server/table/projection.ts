/**
 * The public view as a typed Colyseus schema: classes built from the shape that a game declares,
 * and a reconciler that copies a plain view into an instance, touching only what changed.
 * `server/protocol/read-view.ts` is the inverse.
 */

import { ArraySchema, type FieldBuilder, MapSchema, Schema, schema, t } from '@colyseus/schema';
import type { Shape } from '../../engine/core/shape.ts';
import { isWrapped } from '../protocol/read-view.ts';
import { type Fields, fieldsOf, isUnset, type RecordShape, sameOf } from './same.ts';

type SchemaClass = new () => Schema;

/** A schema has at most 63 fields; more would silently wrap around. */
const MAX_FIELDS = 63;

const classes = new WeakMap<Shape, SchemaClass>();

/**
 * The schema class of a record shape; the same shape object always gives the same class.
 * @throws Error if a record has more fields than a schema can hold
 */
export function classFor(shape: RecordShape, name: string): SchemaClass {
  const known = classes.get(shape);
  if (known) return known;
  const entries = Object.entries(shape.fields);
  if (entries.length > MAX_FIELDS) throw new Error(`${name}: more than ${MAX_FIELDS} fields`);
  const fields: Record<string, FieldBuilder> = {};
  for (const [key, of] of entries) fields[key] = fieldFor(of, `${name}_${key}`);
  // Colyseus types the class by its fields, which are known only here.
  const made = schema(fields, name) as unknown as SchemaClass;
  classes.set(shape, made);
  return made;
}

/** A field of a schema for values of `shape`. */
export function fieldFor(shape: Shape, name: string): FieldBuilder {
  switch (shape.kind) {
    case 'int':
      return t.number() as FieldBuilder;
    case 'text':
    case 'scalar':
      return t.string() as FieldBuilder;
    case 'flag':
      return t.boolean() as FieldBuilder;
    case 'nullable':
    case 'optional':
      return fieldFor(shape.of, name).optional() as FieldBuilder;
    case 'list':
      return t.array(itemType(shape.of, name)) as FieldBuilder;
    case 'map':
      return t.map(itemType(shape.of, name)) as FieldBuilder;
    case 'record':
      return t.ref(classFor(shape, name)) as FieldBuilder;
  }
}

const wrappers = new WeakMap<Shape, RecordShape>();

/** The shape of an item in a list or a map: the shape itself or a record `{ v }` around it. */
function itemShape(shape: Shape): Shape {
  if (!isWrapped(shape)) return shape;
  let wrapper = wrappers.get(shape);
  if (!wrapper) {
    wrapper = { kind: 'record', fields: { v: shape } };
    wrappers.set(shape, wrapper);
  }
  return wrapper;
}

function itemType(shape: Shape, name: string): SchemaClass {
  const item = itemShape(shape);
  if (item.kind === 'record') return classFor(item, `${name}_item`);
  const primitive = item.kind === 'int' ? 'number' : item.kind === 'flag' ? 'boolean' : 'string';
  // Colyseus takes a name in place of a class, and does not say so in its types.
  return primitive as unknown as SchemaClass;
}

/**
 * Copies the plain `value` of a record shape into `target`.
 * @param before the last copied value, if known: equal parts need not be looked up in the schema,
 * which is slow to read. `value` then takes over the equal parts of it, so that a table mostly
 * keeps its objects from change to change and makes no garbage
 * @returns whether anything changed
 */
export function reconcile(
  target: Schema,
  shape: RecordShape,
  value: object,
  before?: object,
): boolean {
  let changed = false;
  // A schema has a property for each of its fields, which its type does not name.
  const into = target as unknown as Fields;
  const from = value as Fields;
  // Of an object that was changed in place nothing is known.
  const was = before === value ? undefined : (before as Fields | undefined);
  for (const { key, shape: of, same } of fieldsOf(shape)) {
    if (was && same(was[key], from[key])) {
      if (typeof from[key] === 'object') from[key] = was[key];
      continue;
    }
    if (setField(into, key, of, from[key], was?.[key])) changed = true;
  }
  return changed;
}

function setField(
  into: Fields,
  key: string,
  shape: Shape,
  value: unknown,
  before: unknown,
): boolean {
  switch (shape.kind) {
    case 'nullable':
    case 'optional':
      if (!isUnset(value)) return setField(into, key, shape.of, value, before ?? undefined);
      if (isUnset(into[key])) return false;
      into[key] = undefined;
      return true;
    case 'list':
      return setList(into, key, shape.of, value as unknown[], before as unknown[] | undefined);
    case 'map':
      return setMap(into, key, shape.of, value as Fields, before as Fields | undefined);
    case 'record':
      if (into[key] instanceof Schema) {
        return reconcile(into[key], shape, value as object, before as object | undefined);
      }
      into[key] = made(shape, value as object);
      return true;
    default: {
      const plain = shape.kind === 'scalar' ? JSON.stringify(value) : value;
      if (into[key] === plain) return false;
      into[key] = plain;
      return true;
    }
  }
}

/** A new instance; its class exists since the whole schema was built. */
function made(shape: RecordShape, value: object): Schema {
  const instance = new (classFor(shape, 'Record'))();
  reconcile(instance, shape, value);
  return instance;
}

function itemOf(shape: Shape, value: unknown): unknown {
  const item = itemShape(shape);
  if (item.kind === 'record') return made(item, (item === shape ? value : { v: value }) as object);
  return item.kind === 'scalar' ? JSON.stringify(value) : value;
}

/**
 * Whether `held` could be brought to `value` in place.
 * @param before the last copied value, if known
 */
function updateItem(
  held: unknown,
  shape: Shape,
  value: unknown,
  before: unknown,
): boolean | 'replace' {
  const item = itemShape(shape);
  if (item.kind === 'record') {
    if (item !== shape) return reconcile(held as Schema, item, { v: value });
    return reconcile(held as Schema, item, value as object, before as object | undefined);
  }
  return held === (item.kind === 'scalar' ? JSON.stringify(value) : value) ? false : 'replace';
}

function setList(
  into: Fields,
  key: string,
  of: Shape,
  value: unknown[],
  last: unknown[] | undefined,
): boolean {
  const before = last === value ? undefined : last;
  const held = into[key] as ArraySchema<unknown> | undefined;
  // A list that shrinks is sent anew as a whole: lists are short, and removal followed by growth
  // before the next patch is where array synchronization is known to be fragile.
  if (!held || value.length < held.length) {
    into[key] = new ArraySchema(...value.map((entry) => itemOf(of, entry)));
    return true;
  }
  const same = sameOf(of);
  let changed = false;
  for (let i = 0; i < value.length; i++) {
    if (before && i < before.length && same(before[i], value[i])) {
      if (typeof value[i] === 'object') value[i] = before[i];
      continue;
    }
    if (i >= held.length) {
      held.push(itemOf(of, value[i]));
      changed = true;
      continue;
    }
    const outcome = updateItem(held[i], of, value[i], before?.[i]);
    if (outcome === 'replace') held[i] = itemOf(of, value[i]);
    if (outcome) changed = true;
  }
  return changed;
}

function setMap(
  into: Fields,
  key: string,
  of: Shape,
  value: Fields,
  last: Fields | undefined,
): boolean {
  const before = last === value ? undefined : last;
  const held = into[key] as MapSchema<unknown> | undefined;
  const entries = Object.entries(value);
  if (!held) {
    const fresh = new MapSchema<unknown>();
    for (const [name, entry] of entries) fresh.set(name, itemOf(of, entry));
    into[key] = fresh;
    return true;
  }
  const same = sameOf(of);
  let changed = false;
  for (const name of [...held.keys()]) {
    if (Object.hasOwn(value, name)) continue;
    held.delete(name);
    changed = true;
  }
  for (const [name, entry] of entries) {
    if (before && Object.hasOwn(before, name) && same(before[name], entry)) {
      if (typeof entry === 'object') value[name] = before[name];
      continue;
    }
    const was = before?.[name];
    const outcome = held.has(name) ? updateItem(held.get(name), of, entry, was) : 'replace';
    if (outcome === 'replace') held.set(name, itemOf(of, entry));
    if (outcome) changed = true;
  }
  return changed;
}
