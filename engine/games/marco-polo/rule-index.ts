/** The rule index: id, section and sentence (rules, section 8). */

import type { RuleEntry } from '../../core/contract.ts';
import { AGENTS } from './rules/agents-rule-index.ts';
import { BASE } from './rules/base-rule-index.ts';

/** The base game, then Agents of Venice, in the order of their ids. */
export const rules: readonly RuleEntry[] = Object.entries({ ...BASE, ...AGENTS }).flatMap(
  ([section, entries]) => entries.map(([id, sentence]) => ({ id, section, sentence })),
);
