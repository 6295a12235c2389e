/** The remedy that would make a refused action legal, in a sentence. */

import type { Json, Refusal } from '../../../../engine/core/contract.ts';
import { type Params, series } from '../../../i18n/index.ts';
import type { Position } from '../position.ts';
import { has, t, term } from './index.ts';
import { resourceNoun, seatName, seatNames } from './names.ts';

/** Advice for a refusal; empty where the reason is enough. */
export function remedyLine(position: Position, why: Refusal): string {
  const { kind, wait } = why.remedy;
  const names = wait && wait.length > 0 ? seatNames(position.view, wait, position.seat) : null;
  const { resource, needed, have } = why.params;
  // The figure before the name: what is there, or what is needed.
  const figure = THERE.includes(kind) ? have : needed;
  const noun: Params =
    typeof resource === 'string' && typeof figure === 'number'
      ? { resource: resourceNoun(resource, figure) }
      : {};
  const params = { ...spoken(position, why.params), ...(names === null ? {} : { names }), ...noun };
  const key = `help.${kind}`;
  if (has(key)) {
    const text = t(key, params);
    if (!text.includes('{')) return text;
  }
  const plain = `help.${kind}.plain`;
  return has(plain) ? t(plain) : '';
}

/** Remedies whose sentence counts the cubes that are there. */
const THERE: readonly string[] = ['offerThere', 'bagAtLeast'];
const SEATS: readonly string[] = ['seat', 'holder'];

/** Names for the ids among a refusal's figures. */
function spoken(position: Position, params: { readonly [name: string]: Json }): Params {
  const out: { [name: string]: string | number } = {};
  for (const [name, value] of Object.entries(params)) {
    if (typeof value === 'number' && SEATS.includes(name)) {
      out[name] = seatName(position.view, value, position.seat);
    } else if (typeof value === 'number') out[name] = value;
    else if (typeof value === 'string') out[name] = word(name, value);
    else if (Array.isArray(value) && value.length > 0) {
      out[name] = series(value.map((item) => word(name, String(item))));
    }
  }
  return out;
}

/** The group of a figure's name, where the same word names two things. */
const GROUP_OF: { readonly [name: string]: string } = { here: 'place', there: 'place' };
const GROUPS = ['resource', 'stock', 'place', 'character', 'target', 'phase'] as const;

function word(name: string, value: string): string {
  const own = GROUP_OF[name] ?? name;
  if (has(`${own}.${value}`)) return term(own, value);
  const group = GROUPS.find((candidate) => has(`${candidate}.${value}`));
  return group ? term(group, value) : value;
}
