import type { Refusal } from '../../../core/contract.ts';
import { check } from '../check.ts';
import { encode } from '../codec.ts';
import { ERRORS } from '../errors.ts';
import type { State } from '../state.ts';

export function explain(s: State, seat: number, action: unknown): Refusal | null {
  const error = check(s, seat, encode(action));
  if (error === 0) return null;
  return { code: ERRORS[error - 1], rule: 'MV-301', params: {}, remedy: { kind: 'none' } };
}
