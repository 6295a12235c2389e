/** The rule index of Genoa: id, section and sentence (rules, section 8). */

import type { RuleEntry } from '../../core/contract.ts';
import { DEALS } from './rules/deals-rule-index.ts';
import { TOWN } from './rules/town-rule-index.ts';
import { TURN } from './rules/turn-rule-index.ts';

/** In the order of the ids. */
export const rules: readonly RuleEntry[] = Object.entries({ ...TURN, ...DEALS, ...TOWN })
  .flatMap(([section, entries]) => entries.map(([id, sentence]) => ({ id, section, sentence })))
  .sort((a, b) => Number(a.id.slice(3)) - Number(b.id.slice(3)));
