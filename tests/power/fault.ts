/** A fault that is planted in a copy of the tree, to find the tests that notice it. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { equivalents } from '../../engine/cli/rules/equivalent.ts';
import { isEquivalent, allMutants as ruleMutants } from '../../engine/cli/rules/mutants.ts';
import { homeOf, ROOT } from '../../engine/cli/rules/places.ts';
import { SeededChance } from '../../engine/core/chance.ts';
import { games } from '../../engine/registry.ts';
import { engine } from './mutants/engine.ts';
import { frame } from './mutants/frame.ts';
import { kit } from './mutants/kit.ts';
import { server } from './mutants/server.ts';
import { table } from './mutants/table.ts';
import type { Area, Written } from './written.ts';

/** A fault of any kind, ready to be planted. */
export interface Fault {
  readonly name: string;
  /** An area, or `rules` for machine-made faults of a game's rules. */
  readonly area: Area | 'rules';
  /** The game whose rules are broken; null for all other faults. */
  readonly game: string | null;
  readonly file: string;
  readonly notice: string;
  /**
   * The file with the fault in it.
   * @throws Error if the text to change is no longer there
   */
  plant(source: string): string;
}

export const written: readonly Written[] = [...server, ...table, ...frame, ...kit, ...engine];

/** How often a text occurs in another. */
export const occurrences = (source: string, text: string): number => source.split(text).length - 1;

const ofWritten = ({ name, area, file, before, after, notice }: Written): Fault => ({
  name,
  area,
  file,
  notice,
  game: null,
  plant(source) {
    if (occurrences(source, before) !== 1) {
      throw new Error(
        `The fault "${name}" does not fit ${file} any more: the text that it changes must stand ` +
          `there exactly once. Write it anew in tests/power/mutants.`,
      );
    }
    // A function, because a dollar sign in the text must have no meaning.
    return source.replace(before, () => after);
  },
});

/** Machine-made faults of one game's rules: so many, chosen by a seed. */
export function ofRules(game: string, count: number, seed: string): Fault[] {
  const known = equivalents(homeOf({ id: game }));
  const all = ruleMutants(game).filter((mutant) => !isEquivalent(mutant, known));
  const chance = new SeededChance(`power ${game} ${seed}`);
  const chosen = new Set<number>();
  while (chosen.size < Math.min(count, all.length)) chosen.add(chance.below(all.length));
  return [...chosen].map((k) => {
    const { file, line, operator, before, after, ids } = all[k];
    return {
      name: `${file}:${line} ${operator}: ${after.trim()}`,
      area: 'rules',
      game,
      file,
      notice: `a broken rule: ${ids.join(', ')}`,
      plant(source) {
        const lines = source.split('\n');
        if (lines[line - 1] !== before) throw new Error(`${file}:${line} is another line now.`);
        lines[line - 1] = after;
        return lines.join('\n');
      },
    };
  });
}

export interface Wanted {
  readonly area?: string | undefined;
  readonly game?: string | undefined;
  /** Faults a game. */
  readonly sample: number;
  readonly seed: string;
  readonly only?: string | undefined;
}

/** The requested faults: one of each area and game in turn, so that even a short run covers all. */
export function faults({ area, game, sample, seed, only }: Wanted): Fault[] {
  const hand = game === undefined ? written.map(ofWritten) : [];
  const ids = Object.keys(games).filter((id) => game === undefined || id === game);
  const rules = ids.flatMap((id) => ofRules(id, sample, seed));
  const groups = new Map<string, Fault[]>();
  for (const fault of [...hand, ...rules]) {
    if (area !== undefined && fault.area !== area) continue;
    if (only && fault.name !== only) continue;
    const group = fault.game ?? fault.area;
    groups.set(group, [...(groups.get(group) ?? []), fault]);
  }
  const all = [...groups.values()];
  const longest = Math.max(0, ...all.map(({ length }) => length));
  return Array.from({ length: longest }, (_, k) => all.flatMap((group) => group[k] ?? [])).flat();
}

/** A file of the working tree. */
export const sourceOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
