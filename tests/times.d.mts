/** Types of `times.mjs` for TypeScript. */

export interface Kept {
  /** Milliseconds of each part. */
  readonly parts: { readonly [part: string]: number };
  /** By project, of each file and its tests. */
  readonly files: {
    readonly [project: string]: {
      readonly [file: string]: {
        readonly ms: number;
        readonly tests: { readonly [test: string]: number };
      };
    };
  };
}

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly duration?: number | null;
    }[];
  }[];
}

export class Times {
  readonly before: Kept | null;
  constructor(file: string, root: string);
  part(name: string, ms: number): void;
  report(project: string, report: Report): void;
  dearest(): { file: string; test: string; ms: number }[];
  lines(): string[];
  keep(): void;
}

/** Failures in vitest's JSON report of a project, one line each. */
export function failuresOf(report: object, root: string): string[];
