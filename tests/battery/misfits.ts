/** Checks whether a value has the shape that a game declares for it. */

import type { Json } from '../../engine/core/contract.ts';
import { isList } from '../../engine/core/json.ts';
import type { Shape } from '../../engine/core/shape.ts';

/** Paths at which a value is not of its shape. */
export function misfits(shape: Shape, value: Json | undefined, path: string): string[] {
  const bad = [`${path}: ${JSON.stringify(value)} is no ${shape.kind}`];
  switch (shape.kind) {
    case 'int':
      return Number.isInteger(value) ? [] : bad;
    case 'text':
      return typeof value === 'string' ? [] : bad;
    case 'flag':
      return typeof value === 'boolean' ? [] : bad;
    case 'scalar':
      return value === undefined ? bad : [];
    case 'nullable':
      return value === null ? [] : misfits(shape.of, value, path);
    case 'optional':
      return value === undefined ? [] : misfits(shape.of, value, path);
    case 'list':
      return Array.isArray(value)
        ? value.flatMap((item, i) => misfits(shape.of, item, `${path}.${i}`))
        : bad;
    case 'map':
    case 'record': {
      if (typeof value !== 'object' || value === null || isList(value)) return bad;
      if (shape.kind === 'map') {
        return Object.entries(value).flatMap(([k, item]) =>
          misfits(shape.of, item, `${path}.${k}`),
        );
      }
      const unknown = Object.keys(value).filter((name) => !Object.hasOwn(shape.fields, name));
      return [
        ...unknown.map((name) => `${path}.${name} is not declared`),
        ...Object.entries(shape.fields).flatMap(([name, of]) =>
          misfits(of, value[name], `${path}.${name}`),
        ),
      ];
    }
  }
}
