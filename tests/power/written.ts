/** A fault that somebody has written down: one change of text, as it could be made by mistake. */

/** The engine beside the games, the server, what every game's client is made of, and the pages. */
export type Area = 'engine' | 'server' | 'kit' | 'frame';

export interface Written {
  /** Short and unique: `--only` asks for it. */
  readonly name: string;
  readonly area: Area;
  readonly file: string;
  /** What stands there, exactly once in the file; and what stands there instead. */
  readonly before: string;
  readonly after: string;
  /** What a person would notice. */
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
