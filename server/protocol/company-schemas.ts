/** The schemas of messages about the company at a table. */

import { z } from 'zod';
import { REPORT_REASONS } from './company.ts';

export const introduction = z.strictObject({
  key: z.string().regex(/^[\w-]{43}$/),
  nonce: z.string().regex(/^[\w-]{22}$/),
  signature: z.string().regex(/^[\w-]{86}$/),
});

const whom = z.union([
  z.strictObject({ seat: z.int().min(0).max(15) }),
  z.strictObject({ line: z.int().min(1) }),
]);

export const companyRequest = z.discriminatedUnion('op', [
  introduction.extend({ op: z.literal('here') }),
  z.strictObject({ op: z.literal('mute'), whom }),
  z.strictObject({ op: z.literal('block'), whom }),
  z.strictObject({ op: z.literal('undo'), whom }),
  z.strictObject({ op: z.literal('report'), whom, reason: z.enum(REPORT_REASONS) }),
]);

/** Who has come by which key: the door puts it into the options of a place, never a client. */
export const met = z.object({
  key: z.string(),
  person: z.string(),
  mark: z.string(),
  mutes: z.array(z.string()),
  blocks: z.array(z.string()),
  avoids: z.array(z.string()),
});
