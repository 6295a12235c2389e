/**
 * The schema of the operator's settings and requests: one that breaks it is refused and changes
 * nothing.
 */

import { z } from 'zod';
import { casterRequest } from '../protocol/schemas.ts';

const minute = z.int().min(0).max(1439);

/** Settings with their defaults. */
export const showSettings = z.object({
  game: z.string().max(64).default(''),
  length: z.enum(['one', 'two', 'full']).default('one'),
  bot: z.string().max(32).default(''),
  volume: z.number().min(0).max(1).default(0.4),
  idleSeconds: z.int().min(10).max(600).default(45),
  sleep: z.object({ from: minute, to: minute }).nullable().default(null),
  lock: z.boolean().default(true),
});

/** Any of them, as the operator changes them. Without defaults: absent ones stay. */
const change = z.strictObject({
  game: z.string().max(64).optional(),
  length: z.enum(['one', 'two', 'full']).optional(),
  bot: z.string().max(32).optional(),
  volume: z.number().min(0).max(1).optional(),
  idleSeconds: z.int().min(10).max(600).optional(),
  sleep: z.strictObject({ from: minute, to: minute }).nullable().optional(),
  lock: z.boolean().optional(),
});

export const operatorAsk = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('status') }),
  z.strictObject({ op: z.literal('set'), settings: change }),
  z.strictObject({ op: z.literal('restart') }),
  z.strictObject({ op: z.literal('clearScores') }),
  z.strictObject({ op: z.literal('unlist'), name: z.string().max(80) }),
  z.strictObject({ op: z.literal('free'), seat: z.int().min(0).max(7), name: z.string().max(80) }),
  casterRequest,
]);

/** Whether this time is within the hours of sleep; they may reach over midnight. */
export function isAsleep(
  sleep: { readonly from: number; readonly to: number } | null,
  now: Date,
): boolean {
  if (!sleep || sleep.from === sleep.to) return false;
  const minute = now.getHours() * 60 + now.getMinutes();
  const { from, to } = sleep;
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
}

/** Such as `2026-05-30`, by the clock of this machine. */
export function dateOf(now: Date): string {
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
