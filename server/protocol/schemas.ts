/**
 * The schema of every message from a client: a message that breaks it is answered with `malformed`.
 */

import { z } from 'zod';
import { COLORS } from '../../engine/core/colors.ts';
import type { Json } from '../../engine/core/json.ts';
import { CONTRIBUTION } from '../../engine/core/keyed-chance.ts';
import { introduction, met } from './company-schemas.ts';
import { MAX_AWAY_DAYS } from './days.ts';
import { cleanName } from './names.ts';
import { cleanChat, MAX_CHAT, presetsOf } from './talk.ts';

/** Largest message from a client, in bytes. */
export const MAX_MESSAGE_BYTES = 4096;
/** Longest delay of a caster, in the game's unit. */
const MAX_DELAY = 99;
/** Largest body of a request to create or join a table, in bytes. */
export const MAX_JOIN_BYTES = 8192;

const name = z.string().max(200).transform(cleanName);
const color = z.enum(COLORS);
/** As in `<html lang>`: pages name it by `Intl`, which takes nothing else. */
const language = z.string().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/);
const pace = z.enum(['slow', 'normal', 'fast', 'instant']);
/** A preset of the game's clocks; the table checks whether it exists. */
const clock = z.string().max(20);
const id = z.string().min(1).max(64);
const seat = z.int().min(0).max(15);
const bot = z.string().max(32);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
/** Of a day. */
const minute = z.int().min(0).max(1439);
/** Table options; the game checks their meaning. */
/** Read only, as all JSON of the engine. */
export const jsonValue: z.ZodType<Json> = z.json();

const options = z.record(z.string().max(40), jsonValue);

const match = z.string().max(64);
const number = z.int().min(0);
const asked = z.strictObject({ match, decision: number }).optional();
const seen = z.strictObject({ match, seq: number, question: number.optional() }).optional();

export const actRequest = z.strictObject({
  id,
  asked,
  action: z.looseObject({ type: z.string().max(40) }),
});

export const undoRequest = z.strictObject({ id, asked });

/** Lets a caster in, changes the delay, or revokes the link. */
export const casterRequest = z.strictObject({
  op: z.literal('caster'),
  delay: z.int().min(0).max(MAX_DELAY),
  token: sha256.nullable().optional(),
});

export const lobbyRequest = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('sit'), seat }),
  z.strictObject({ op: z.literal('take') }),
  z.strictObject({ op: z.literal('return') }),
  z.strictObject({ op: z.literal('stand') }),
  z.strictObject({ op: z.literal('rename'), name, color: color.optional() }),
  z.strictObject({ op: z.literal('seats'), count: z.int().min(1).max(16) }),
  z.strictObject({ op: z.literal('bot'), seat, bot: bot.nullable() }),
  z.strictObject({ op: z.literal('options'), options }),
  z.strictObject({ op: z.literal('pace'), pace }),
  z.strictObject({ op: z.literal('listed'), listed: z.boolean() }),
  z.strictObject({
    op: z.literal('everybody'),
    everybody: z.boolean(),
    language: language.optional(),
  }),
  z.strictObject({ op: z.literal('aids'), hints: z.boolean(), odds: z.boolean() }),
  z.strictObject({ op: z.literal('rated'), rated: z.boolean() }),
  z.strictObject({ op: z.literal('gallery'), talk: z.boolean() }),
  z.strictObject({ op: z.literal('ask'), ask: z.boolean() }),
  z.strictObject({ op: z.literal('admit'), guest: z.int().min(1), admit: z.boolean() }),
  casterRequest,
  z.strictObject({ op: z.literal('start') }),
  z.strictObject({ op: z.literal('rematch') }),
  z.strictObject({ op: z.literal('reopen') }),
  z.strictObject({
    op: z.literal('contribute'),
    keyHash: sha256,
    contribution: z.string().regex(CONTRIBUTION),
  }),
  z.strictObject({ op: z.literal('clock'), clock }),
  z.strictObject({
    op: z.literal('night'),
    night: z.strictObject({ from: minute, to: minute, zone: z.string().max(64) }).nullable(),
  }),
  z.strictObject({
    op: z.literal('beforehand'),
    id: z.string().max(40),
    given: z
      .strictObject({
        value: z.union([z.string().max(40), z.int()]).optional(),
        stays: z.boolean().optional(),
      })
      .nullable(),
  }),
  z.strictObject({ op: z.literal('begin'), now: z.boolean() }),
  z.strictObject({ op: z.literal('away'), days: z.int().min(0).max(MAX_AWAY_DAYS) }),
  z.strictObject({ op: z.literal('leave') }),
  z.strictObject({ op: z.literal('more'), asked }),
  z.strictObject({ op: z.literal('back') }),
  z.strictObject({ op: z.literal('open'), seat, open: z.boolean() }),
  z.strictObject({ op: z.literal('vote'), seat, remove: z.boolean(), seen }),
  z.strictObject({ op: z.literal('pause'), agree: z.boolean(), seen }),
  z.strictObject({ op: z.literal('resume'), seen }),
  z.strictObject({ op: z.literal('say'), preset: z.enum(presetsOf(true)) }),
  z.strictObject({
    op: z.literal('write'),
    text: z
      .string()
      .max(4 * MAX_CHAT)
      .transform(cleanChat),
  }),
]);

export const joinOptions = z.object({
  token: z.string().max(64).optional(),
  name: name.optional(),
  color: color.optional().catch(undefined),
  spectate: z.boolean().optional(),
  open: z.boolean().optional(),
  screen: z.boolean().optional(),
  caster: z.string().max(64).optional(),
  browser: z.string().min(16).max(64).optional(),
  introduction: introduction.optional().catch(undefined),
});

export const createOptions = joinOptions.extend({
  game: z.string().max(40),
  options: options.optional(),
  seats: z.int().min(1).max(16).optional(),
  bots: z.array(bot).max(16).optional(),
  start: z.boolean().optional(),
  pace: pace.optional(),
  clock: clock.optional(),
  listed: z.boolean().optional(),
  everybody: z.boolean().optional(),
  language: language.optional(),
  rated: z.boolean().optional(),
});

export const queueOptions = z.object({
  game: z.string().max(40),
  clock: clock.optional(),
  browser: z.string().min(16).max(64),
  later: z.boolean().optional(),
  except: z.array(z.string().max(12)).max(8).optional(),
  introduction: introduction.optional().catch(undefined),
});

export const queueRequest = z.strictObject({ later: z.boolean() });

/** Options as the door passes them on to a room: it has checked the introduction. */
export const enteringOptions = joinOptions.extend({ met: met.optional() });
export const waitingOptions = queueOptions.extend({ met: met.optional() });

export type LobbyMessage = z.output<typeof lobbyRequest>;
export type JoinMessage = z.output<typeof enteringOptions>;
export type CreateMessage = z.output<typeof createOptions>;
