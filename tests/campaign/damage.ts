/**
 * One case is one damage to the files of a stopped server: a single bit of any of them, or rows of
 * its database deleted, copied, swapped or changed. Then the journal is opened and every table is
 * woken. Each of them must be as before, or refused with a reason; none may differ silently.
 */

import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { SeededChance } from '../../engine/core/chance.ts';
import { setLog } from '../../server/log.ts';
import type { Campaign, Run, Setting } from './campaign.ts';
import { type Found, look, REFUSED, silentChanges } from './damage/look.ts';
import { makeSource, type Source } from './damage/source.ts';
import { codesIn, flipBit, hurtRows } from './damage/wounds.ts';

/**
 * The kinds of damage, in turn: to the files of a stopped server, to those of a killed one, to
 * rows.
 */
const WOUNDS = [
  ['stopped', 'laguna.db'],
  ['stopped', 'rows'],
  ['killed', 'laguna.db-wal'],
  ['stopped', 'laguna.db'],
  ['stopped', 'rows'],
  ['killed', 'laguna.db'],
  ['stopped', 'laguna.tail'],
  ['stopped', 'rows'],
  ['killed', 'laguna.tail'],
  ['stopped', 'showcase.json'],
] as const;

export const campaign: Campaign = {
  about: 'damaged files of a stopped or killed server: as before, or refused with a reason',
  open: (setting) => DamageRun.open(setting),
};

class DamageRun implements Run {
  private readonly setting: Setting;
  private readonly source: Source;
  private readonly before: { readonly stopped: Found; readonly killed: Found };

  private constructor(setting: Setting, source: Source, before: DamageRun['before']) {
    this.setting = setting;
    this.source = source;
    this.before = before;
  }

  static async open(setting: Setting): Promise<DamageRun> {
    const source = await makeSource(setting.seed);
    const undamaged = async (name: 'stopped' | 'killed'): Promise<Found> => {
      const found = await withCopy(source[name], (data) =>
        look(data, source.codes, source.matches),
      );
      if (!found || [...found.values()].includes(REFUSED)) throw new Error('the source is refused');
      return found;
    };
    const before = { stopped: await undamaged('stopped'), killed: await undamaged('killed') };
    return new DamageRun(setting, source, before);
  }

  async play(number: number): Promise<void> {
    const { source, before, setting } = this;
    const { seed, tally } = setting;
    const [state, target] = WOUNDS[number % WOUNDS.length];
    const chance = new SeededChance(`${seed} damage ${number}`);
    await withCopy(source[state], async (data) => {
      const what = target === 'rows' ? hurtRows(data, chance) : flipBit(data, target, chance);
      const codes = [...new Set([...source.codes, ...codesIn(data)])];
      const after = await quietly(() => look(data, codes, source.matches));
      tally.add(target === 'rows' ? 'rows damaged' : `bits of ${target}`);
      if (!after) return tally.add('start refused');
      const changes = silentChanges(before[state], after);
      if (changes.length > 0) throw new Error(`${what}: ${changes.join(', ')} silently changed`);
      tally.add([...after.values()].includes(REFUSED) ? 'refused where it is' : 'unharmed');
    });
  }

  close(): void {
    this.source.remove();
  }
}

async function withCopy<T>(from: string, use: (data: string) => Promise<T>): Promise<T> {
  const data = join(from, `../case-${process.hrtime.bigint()}`);
  cpSync(from, data, { recursive: true });
  try {
    return await use(data);
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

/** The messages about damage are not for the campaign's reader. */
async function quietly<T>(act: () => Promise<T>): Promise<T> {
  const { warn } = console;
  console.warn = () => undefined;
  setLog({ format: 'text', level: 'error' });
  try {
    return await act();
  } finally {
    console.warn = warn;
    setLog({ format: 'text', level: 'warn' });
  }
}
