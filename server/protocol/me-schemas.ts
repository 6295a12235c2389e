/** The schema of what somebody signs, and of the requests of the page `/me`. */

import { z } from 'zod';
import { COLORS } from '../../engine/core/colors.ts';
import { CODE_LENGTH, MAX_DEVICE } from './me.ts';
import { cleanName, plainLine } from './names.ts';

/** 32 bytes: a key, or a hash. */
const bytes32 = z.string().regex(/^[\w-]{43}$/);
const signature = z.string().regex(/^[\w-]{86}$/);
const nonce = z.string().regex(/^[\w-]{22}$/);
/** The id of a match, or the code of a table. */
const shortId = z.string().regex(/^[\w-]{1,64}$/);
const device = z
  .string()
  .max(200)
  .transform((given) => plainLine(given, MAX_DEVICE));

export const keyRequest = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('challenge') }),
  z.strictObject({ op: z.literal('prove'), nonce, key: bytes32, device, signature }),
]);

/** `POST /me/ask`; the body is JSON once more: what was signed is the text as it came. */
export const signedAsk = z.strictObject({
  key: bytes32,
  nonce,
  body: z.string().max(900),
  signature,
});

export const meAsk = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('show') }),
  z.strictObject({ op: z.literal('export') }),
  z.strictObject({
    op: z.literal('name'),
    name: z.string().max(200).transform(cleanName),
    color: z.enum(COLORS),
    device,
  }),
  z.strictObject({ op: z.literal('code'), device }),
  z.strictObject({
    op: z.literal('join'),
    code: z
      .string()
      .max(40)
      .transform((given) => given.toUpperCase().replace(/[^A-Z0-9]/g, ''))
      .pipe(z.string().length(CODE_LENGTH)),
    device,
  }),
  z.strictObject({ op: z.literal('rename'), id: bytes32, device }),
  z.strictObject({ op: z.literal('strike'), id: bytes32 }),
  z.strictObject({ op: z.literal('ratings'), shown: z.boolean() }),
  z.strictObject({
    op: z.literal('notify'),
    endpoint: z.string().max(600),
    p256dh: z.string().regex(/^[\w-]{87}=?$/),
    auth: z.string().regex(/^[\w-]{22}=*$/),
    device,
  }),
  z.strictObject({ op: z.literal('quiet'), id: bytes32 }),
  z.strictObject({ op: z.literal('invite'), match: shortId, code: shortId }),
  z.strictObject({ op: z.literal('decline'), id: z.string().regex(/^[\w-]{16}$/) }),
  z.strictObject({ op: z.literal('unignore'), id: z.string().regex(/^[\w-]{16}$/) }),
  z.strictObject({ op: z.literal('erase') }),
]);
