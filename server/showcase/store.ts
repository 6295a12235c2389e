/** The showcase's memory: one small file in the data folder, replaced as a whole or not at all. */

import { hash } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { makeFolder } from '../journal/folder.ts';
import { log } from '../log.ts';
import { showSettings } from './settings.ts';

/** Scores that a day keeps of one game, and the number of games. */
export const MAX_SCORES = 10;
const MAX_GAMES = 20;

/** Earlier versions counted only points, as `vp`. */
const dayScore = z
  .object({
    game: z.string().default(''),
    name: z.string(),
    score: z.number().optional(),
    vp: z.number().optional(),
  })
  .transform(({ game, name, score, vp }) => ({ game, name, score: score ?? vp ?? 0 }));

const remembered = z.object({
  /** Code of the current table. */
  code: z.string(),
  /** Id of its game; '' in files of versions that showed only one. */
  game: z.string().default(''),
  /** The tables of other games shown before, by game id. */
  codes: z.record(z.string(), z.string()).default({}),
  /** SHA-256 of the operator's token. */
  tokenHash: z.string(),
  settings: showSettings,
  day: z.object({
    /** Such as `2026-05-30`, by the server's clock. */
    date: z.string(),
    matches: z.int(),
    scores: z.array(dayScore).max(MAX_SCORES * MAX_GAMES),
  }),
  /**
   * The running match, the round from which it is played in public, and whether it has reached that
   * round fit to be shown; in files of versions without this field, all had.
   */
  match: z.object({ id: z.string(), from: z.int(), shown: z.boolean().default(true) }).nullable(),
  /** The last match whose end was counted. */
  counted: z.string(),
});
export type Remembered = z.output<typeof remembered>;

/** Files of versions without a proof: a file with a proof under another name is none of those. */
const unproved = z.strictObject(remembered.shape);

/** Proof that a file's content is intact. */
const proofOf = (content: object): string => hash('sha256', JSON.stringify(content));

export const newDay = (date: string): Remembered['day'] => ({ date, matches: 0, scores: [] });

const FRESH: Remembered = {
  code: '',
  game: '',
  codes: {},
  tokenHash: '',
  settings: showSettings.parse({}),
  day: newDay(''),
  match: null,
  counted: '',
};

export class ShowStore {
  private readonly file: string;
  private readonly folder: string;
  private now: Remembered;

  /** @param folder of the server's data */
  constructor(folder: string) {
    this.folder = folder;
    this.file = join(folder, 'showcase.json');
    this.now = this.read();
  }

  get value(): Remembered {
    return this.now;
  }

  /**
   * Durable when it returns.
   * @throws Error if the file cannot be written: nothing is changed then
   */
  set(change: Partial<Remembered>): void {
    const next = { ...this.now, ...change };
    const part = `${this.file}.part`;
    makeFolder(this.folder);
    const to = openSync(part, 'w', 0o600);
    try {
      writeFileSync(to, `${JSON.stringify({ ...next, proof: proofOf(next) }, null, 1)}\n`);
      fsyncSync(to);
    } finally {
      closeSync(to);
    }
    renameSync(part, this.file);
    this.now = next;
  }

  /** An unreadable file is kept under another name, and the memory starts empty. */
  private read(): Remembered {
    let text: string;
    try {
      text = readFileSync(this.file, 'utf8');
    } catch {
      return FRESH;
    }
    try {
      const { proof, ...content } = JSON.parse(text);
      if (proof === undefined) return unproved.parse(content);
      if (proof !== proofOf(content)) throw new Error('it is not what was written');
      return remembered.parse(content);
    } catch {
      const kept = `${this.file}.damaged`;
      renameSync(this.file, kept);
      log.warn('showcase.damaged', { kept });
      return FRESH;
    }
  }
}
