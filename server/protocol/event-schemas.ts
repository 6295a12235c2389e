/** The schemas of what is asked about events. */

import { z } from 'zod';
import { introduction } from './company-schemas.ts';
import { MAX_ENTRANTS, MAX_EVENT_NAME, MAX_ROUNDS } from './events.ts';
import { cleanName, plainLine } from './names.ts';
import { jsonValue } from './schemas.ts';

const token = z.string().regex(/^[\w-]{22}$/);
const browser = z.string().min(16).max(64);
const code = z.string().max(12);
const number = z.int().min(1).max(100_000);

export const eventAsk = z.discriminatedUnion('op', [
  z.strictObject({
    op: z.literal('enter'),
    name: z.string().max(200).transform(cleanName).pipe(z.string().min(1)),
    browser,
    introduction: introduction.optional().catch(undefined),
  }),
  z.strictObject({ op: z.literal('find'), browser, introduction }),
  z.strictObject({ op: z.literal('mine'), token, seen: z.string().max(64).optional() }),
  z.strictObject({ op: z.enum(['leave', 'back']), token }),
]);

const eventRules = z.strictObject({
  name: z
    .string()
    .max(400)
    .transform((given) => plainLine(given, MAX_EVENT_NAME))
    .pipe(z.string().min(1)),
  game: z.string().max(40),
  options: z.record(z.string().max(40), jsonValue),
  clock: z.string().max(20),
  pace: z.enum(['slow', 'normal', 'fast', 'instant']),
  form: z.enum(['swiss', 'groups']),
  rounds: z.int().min(1).max(MAX_ROUNDS),
  seats: z.int().min(1).max(16),
  spare: z.enum(['sizes', 'bots']),
  most: z.int().min(2).max(MAX_ENTRANTS),
  rated: z.boolean(),
});

export const eventDeskAsk = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('show'), code: code.optional() }),
  z.strictObject({ op: z.literal('open'), rules: eventRules }),
  z.strictObject({ op: z.enum(['start', 'end']), code, round: number }),
  z.strictObject({ op: z.enum(['remove', 'readmit']), code, id: number }),
  z.strictObject({ op: z.enum(['replay', 'void']), code, round: number, number }),
  z.strictObject({ op: z.literal('close'), code }),
  z.strictObject({ op: z.literal('csv'), code, what: z.enum(['standings', 'results']) }),
]);
