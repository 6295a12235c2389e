/** What would make a refused action legal, in a sentence. */

import type { Json, Refusal } from '../../../../engine/core/contract.ts';
import type { Params } from '../../../i18n/index.ts';
import type { Position } from '../position.ts';
import { has, t, term } from './index.ts';
import { seatNames } from './names.ts';

/** Advice for a refusal; empty where the reason says it all. */
export function remedyLine(position: Position, why: Refusal): string {
  const { kind, wait } = why.remedy;
  const key = `help.${kind}`;
  const names = wait && wait.length > 0 ? seatNames(position.view, wait, position.seat) : '';
  if (has(key)) return t(key, { ...spoken(why.params), names });
  return names ? t('help.wait', { names }) : '';
}

/** Names for the ids among a refusal's figures. */
function spoken(params: { readonly [name: string]: Json }): Params {
  const out: { [name: string]: string | number } = {};
  for (const [name, value] of Object.entries(params)) {
    if (typeof value === 'number') out[name] = value;
    else if (typeof value === 'string') out[name] = word(name, value);
    else if (Array.isArray(value)) {
      out[name] = value.map((item) => word(name, String(item))).join(', ');
    }
  }
  return out;
}

const GROUPS = ['resource', 'stock', 'place', 'character', 'target', 'phase'] as const;

function word(name: string, value: string): string {
  if (has(`${name}.${value}`)) return term(name, value);
  const group = GROUPS.find((candidate) => has(`${candidate}.${value}`));
  return group ? term(group, value) : value;
}
