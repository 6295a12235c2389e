/**
 * Leaks for the server's real source, one a channel: each passes data that is about to be sent to
 * `leak`, which mixes a secret into it (see `judge.ts`). The texts occur in their files exactly
 * once; a change there needs a change here.
 */

import { allSamples } from '../../battery/samples.ts';

export interface Plant {
  readonly channel: string;
  /** Below the folder of the server. */
  readonly file: string;
  readonly find: string;
  readonly replace: string;
  /** The leaked fields; all of them by default. */
  readonly of?: readonly string[];
  /** The plant leaks the number of secret actions: the twins of a long match must catch it. */
  readonly counts?: boolean;
}

/** Fields that their seat may change again unnoticed, and the command for it. */
export const { changedBy: CHANGED_BY = {}, unnoticed = [], toldAlone = [] } = allSamples[0];

const plant = (channel: string, file: string, find: string, replace: string): Plant => ({
  channel,
  file,
  find,
  replace,
});

/** The sent data, with the secret in it. */
const into = (channel: string, file: string, find: string, from: string): Plant =>
  plant(channel, file, find, `globalThis.leak('${channel}', ${find}, ${from})`);

const ROOM = 'table/room.ts';
const REQUESTS = 'table/requests.ts';
const SERIALIZER = 'table/serializer.ts';
const OUTBOX = 'table/outbox.ts';
const PAST = 'table/past.ts';
const FIGURES = 'table/figures.ts';
const APP = 'app.ts';

const STATE = 'this.encoder.state.code';
const TO_EACH =
  'if (seat >= 0) this.tellOwn(client, step, privateMessage(this.table, seat, this.house.clock));';
const SKIP_CASTERS = 'if (this.casting.has(client)) continue;';

/** A leak of the number of secret commands of any kind. */
const count = (channel: string, file: string, find: string, replace: string): Plant => ({
  ...plant(channel, file, find, replace.replaceAll('LEAKS', `globalThis.leaks('${channel}')`)),
  of: Object.keys(CHANGED_BY),
  counts: true,
});

export const PLANTS: readonly Plant[] = [
  into(
    'first state',
    SERIALIZER,
    'Buffer.from(this.encoder.encodeAll({ offset: 1 }, scratch))',
    STATE,
  ),
  into(
    'patch',
    SERIALIZER,
    'Buffer.from(this.encoder.encode({ offset: 1 }, undefined, scratch))',
    STATE,
  ),
  into('clock', OUTBOX, 'clocks.running', 'play'),
  into(
    'welcome',
    ROOM,
    'welcomeMessage(this.house, this.table, seat, token, guest)',
    'this.table.play',
  ),
  into('private', OUTBOX, 'clock.now()', 'play'),
  into('undoable', OUTBOX, 'play.undoable(seat)', 'play'),
  into('undo preview', OUTBOX, 'play.undoTo(seat)', 'play'),
  into('events', ROOM, 'eventsMessage(game, step, seat)', 'play'),
  into('size', ROOM, 'eventsMessage(game, step, seat)', 'play'),
  into('history', ROOM, 'historyMessage(game, play, seat)', 'play'),
  into(
    'talk',
    ROOM,
    'talk.linesFor(this.table.company.mutes(client.sessionId))',
    'this.table.play',
  ),
  into(
    'answer',
    REQUESTS,
    'replyTo(await this.table.act(seat, action as JsonObject, id, asked))',
    'this.table.play',
  ),
  into(
    'answer to undo',
    REQUESTS,
    'replyTo(await this.table.undo(seat, id, asked))',
    'this.table.play',
  ),
  // The key of all chance is the same in both worlds, so it is searched for directly.
  {
    ...plant(
      'key',
      OUTBOX,
      "key: play?.key ?? ''",
      "key: (globalThis.leaks('key') ? play?.record.key : play?.key) ?? ''",
    ),
    of: ['deck'],
  },
  // A further message, or messages in another order.
  plant(
    'number',
    ROOM,
    SKIP_CASTERS,
    `${SKIP_CASTERS} if (globalThis.leak('number', 0, play) % 2) client.send('talk', { lines: [] });`,
  ),
  plant(
    'order',
    ROOM,
    TO_EACH,
    `const late = globalThis.leak('order', 0, play) % 2;
     const tell = () => { ${TO_EACH} };
     if (late) queueMicrotask(tell); else tell();`,
  ),
  // A secret action is announced to everybody.
  {
    ...plant(
      'secret steps',
      ROOM,
      '!hidden || this.seatOf(one) === seat',
      "globalThis.leaks('secret steps') || !hidden || this.seatOf(one) === seat",
    ),
    of: unnoticed,
  },
  // A newcomer's log with others' secret actions, or with events for them alone.
  {
    ...plant(
      'history of secret steps',
      PAST,
      '!step.hidden || step.seat === seat',
      "globalThis.leaks('history of secret steps') || !step.hidden || step.seat === seat",
    ),
    of: unnoticed,
  },
  {
    ...plant(
      'history as its actors saw it',
      OUTBOX,
      'seen.map((step) => eventsMessage(game, step, seat))',
      "seen.map((step) => eventsMessage(game, step, globalThis.leaks('history as its actors saw it') ? step.seat ?? seat : seat))",
    ),
    of: toldAlone,
  },
  // The number of somebody's secret actions.
  count('length of the history', PAST, '(hidden ?', '(!LEAKS && hidden ?'),
  count(
    'seq',
    'table/play.ts',
    'return this.seqNow;',
    'return LEAKS ? this.counts.length : this.seqNow;',
  ),
  count('figures of actions', FIGURES, 'if (noticed)', 'if (LEAKS || noticed)'),
  count('figures of writes', FIGURES, 'return hidden ?', 'return hidden && !LEAKS ?'),
  {
    ...count('figures of refusals', FIGURES, 'if (isFailure ||', 'if (LEAKS || isFailure ||'),
    of: unnoticed.slice(0, 1),
  },
  count(
    'size of the journal',
    'metrics-page.ts',
    'Math.ceil(bytes / JOURNAL_STEP_BYTES) * JOURNAL_STEP_BYTES',
    'LEAKS ? bytes : Math.ceil(bytes / JOURNAL_STEP_BYTES) * JOURNAL_STEP_BYTES',
  ),
  count(
    'health',
    APP,
    'tables: tableCount()',
    'tables: tableCount() + (LEAKS ? globalThis.entries() : 0)',
  ),
  count(
    'list of tables',
    'watch/listing.ts',
    'play?.round ?? 0',
    '(LEAKS ? play?.counts.length : play?.round) ?? 0',
  ),
  count(
    'log of a running match',
    APP,
    "{ error: 'This match isn’t over yet.' }",
    "{ error: 'This match isn’t over yet.', ...(LEAKS && { entries: (await journal.entries(id)).length }) }",
  ),
];
