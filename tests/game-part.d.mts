export interface Run {
  readonly project: 'engine' | 'client' | 'browser';
  /** Paths, or their beginnings. */
  readonly files: readonly string[];
  readonly only?: string;
}
export function homes(): ReadonlyMap<string, string>;
export function partOf(id: string): readonly Run[];
