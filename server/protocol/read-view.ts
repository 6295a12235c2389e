/**
 * Reads the synchronized schema back into plain JSON: the counterpart of
 * `server/table/projection.ts`. Shared with the client; imports nothing of the server.
 *
 * Form of a shape in the schema (see `encoding` of each kind below):
 * - `int`, `text`, `flag`: number, string, boolean;
 * - `scalar`: its JSON text (`"hidden"`, `8`);
 * - `nullable` and `optional`: the field is unset;
 * - `list`, `map`, `record`: array, map, nested object;
 * - a list or a map cannot hold unset values or bare collections: there, the shapes that
 *   `isWrapped` names are wrapped as `{ v: … }`.
 */

import type { Json, JsonFields } from '../../engine/core/json.ts';
import type { Shape } from '../../engine/core/shape.ts';
import type { EventsMessage, TableState } from './messages.ts';
import { verbose } from './terse.ts';

/** Whether values of this shape are wrapped as `{ v }` inside a list or a map. */
export function isWrapped(shape: Shape): boolean {
  const { kind } = shape;
  return kind === 'nullable' || kind === 'optional' || kind === 'list' || kind === 'map';
}

/**
 * The plain value of one schema value. `view.public` of a game is
 * `readView(game.publicShape, room.state.toJSON().view)`; an unset value reads as null.
 * @param shape the declared shape, such as `game.publicShape`
 * @param json the JSON form of the schema value (`toJSON()`)
 */
export function readView(shape: Shape, json: unknown): Json {
  const unset = json === undefined || json === null;
  switch (shape.kind) {
    case 'int':
      return unset ? 0 : (json as number);
    case 'text':
      return unset ? '' : (json as string);
    case 'flag':
      return unset ? false : (json as boolean);
    case 'scalar':
      return unset ? null : (JSON.parse(json as string) as Json);
    case 'nullable':
    case 'optional':
      return unset ? null : readView(shape.of, json);
    case 'list':
      return unset ? [] : (json as unknown[]).map((item) => readItem(shape.of, item));
    case 'map': {
      const out: JsonFields = {};
      for (const [key, item] of Object.entries(json ?? {})) out[key] = readItem(shape.of, item);
      return out;
    }
    case 'record': {
      if (unset) return null;
      const out: JsonFields = {};
      for (const [name, of] of Object.entries(shape.fields)) {
        const value = (json as Record<string, unknown>)[name];
        if (of.kind === 'optional' && (value === undefined || value === null)) continue;
        out[name] = readView(of, value);
      }
      return out;
    }
  }
}

function readItem(shape: Shape, item: unknown): Json {
  return readView(shape, isWrapped(shape) ? (item as { v?: unknown }).v : item);
}

/**
 * The whole synchronized state as plain JSON, its `view` already read back.
 * @param json `room.state.toJSON()`
 */
export function readTable(shape: Shape, json: object): TableState {
  const table = json as TableState;
  return { ...table, view: readView(shape, table.view) };
}

/**
 * Decodes an `events` message from its shorter form.
 * @param words `game.eventWords`
 */
export function readEvents(words: readonly string[], message: Json): EventsMessage {
  return verbose(words, message) as EventsMessage;
}
