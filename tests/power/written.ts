/** A hand-written fault: one change of text, as it could be made by mistake. */

/**
 * The engine apart from the games, the server, the common parts of every game's client, and the
 * pages.
 */
export type Area = 'engine' | 'server' | 'kit' | 'frame';

export interface Written {
  /** Short and unique: `--only` selects it. */
  readonly name: string;
  readonly area: Area;
  readonly file: string;
  /** The original text, exactly once in the file; and its replacement. */
  readonly before: string;
  readonly after: string;
  /** The effect that a person would notice. */
  readonly notice: string;
}

/** Writes down the faults of one area. */
export const faultsOf =
  (area: Area) =>
  (name: string, file: string, before: string, after: string, notice: string): Written => ({
    name,
    area,
    file,
    before,
    after,
    notice,
  });
