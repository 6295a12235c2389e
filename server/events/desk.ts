/** The operator's requests about events. The operator's token was checked before. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { House } from '../house.ts';
import { HttpError, readJson } from '../http/body.ts';
import { send } from '../http/matchmake.ts';
import { log } from '../log.ts';
import { presetNamed } from '../protocol/clocks.ts';
import { eventDeskAsk } from '../protocol/event-schemas.ts';
import type {
  EventDeskAsk,
  EventDeskRefusal,
  EventDeskStatus,
  EventLine,
  EventRules,
} from '../protocol/events.ts';
import { readCode } from '../table/codes.ts';
import { resultsCsv, standingsCsv } from './csv.ts';
import { type Events, MOST_EVENTS } from './events.ts';
import { tableSizes } from './sizes.ts';
import { totalOf } from './view.ts';

const MAX_BYTES = 8192;

export async function answerEventDesk(
  house: House,
  events: Events,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  let body: unknown;
  try {
    body = await readJson(req, MAX_BYTES);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return send(res, error.status, { error: error.message });
  }
  const asked = eventDeskAsk.safeParse(body);
  if (!asked.success) return send(res, 400, { error: 'The request is malformed.' });
  const ask = asked.data as EventDeskAsk;
  try {
    const done = await carryOut(house, events, ask);
    if ('refused' in done) return send(res, 409, { error: done.refused });
    send(res, 200, await statusOf(house, events, ask, done.code));
  } catch (error) {
    log.error('event.failed', {}, error);
    send(res, 503, { error: 'storage' satisfies EventDeskRefusal });
  }
}

type Done = { readonly code: string } | { readonly refused: EventDeskRefusal };

async function carryOut(house: House, events: Events, ask: EventDeskAsk): Promise<Done> {
  const answer = (code: string, refused: EventDeskRefusal | null): Done =>
    refused ? { refused } : { code };
  if (ask.op === 'open') {
    if (!isPlayable(house, ask.rules)) return { refused: 'rules' };
    if ((await events.running()).events.length >= MOST_EVENTS) return { refused: 'tooMany' };
    return { code: await events.open(ask.rules) };
  }
  const code = readCode(ask.code ?? '');
  if (ask.op === 'show') return { code: code ?? '' };
  const whole = code ? await house.people.events.whole(code) : null;
  if (!code || !whole) return { refused: 'gone' };
  if (ask.op === 'csv') return { code };
  if (whole.event.stage === 'closed') return { refused: 'notNow' };
  switch (ask.op) {
    case 'start':
      return answer(code, await events.start(code, ask.round));
    case 'end':
      return answer(code, await events.end(code, ask.round));
    case 'remove':
      return answer(code, (await events.remove(code, ask.id)) ? null : 'gone');
    case 'readmit': {
      const back = await events.setStatus(code, ask.id, 'in', ['removed', 'away', 'left']);
      return answer(code, back ? null : 'gone');
    }
    case 'replay':
    case 'void': {
      const done = await events.annul(code, ask.round, ask.number, ask.op === 'replay');
      return answer(code, done ? null : 'notNow');
    }
    case 'close': {
      if (whole.event.stage === 'round') return { refused: 'running' };
      return answer(code, (await events.closeEvent(code)) ? null : 'notNow');
    }
  }
}

/** Whether the game can be played by these rules at every size of table that they make. */
function isPlayable(
  { games }: House,
  { game: id, options, clock, seats, spare, most }: EventRules,
): boolean {
  const game = Object.hasOwn(games, id) ? games[id] : undefined;
  if (!game || seats < game.seats.min || seats > game.seats.max) return false;
  const preset = presetNamed(game.clocks, clock);
  // Days are no rounds of an evening.
  if (clock === '' ? game.clocks !== undefined : !preset) return false;
  const { min, max } = game.seats;
  const sizes = new Set([seats]);
  for (let people = 1; people <= most; people++) {
    for (const one of tableSizes(people, { seats, min, max, spare })) sizes.add(one.chairs);
  }
  try {
    for (const size of sizes) game.options({ ...options, ...preset?.options }, size);
    return true;
  } catch {
    return false;
  }
}

async function statusOf(
  { people }: House,
  events: Events,
  ask: EventDeskAsk,
  code: string,
): Promise<EventDeskStatus> {
  const all = (await people.events.list()).map((event): EventLine => {
    const { rules, stage, round, opened } = event;
    const total = totalOf({ event });
    return { code: event.code, name: rules.name, game: rules.game, stage, round, total, opened };
  });
  const event = code === '' ? null : ((await events.show(code))?.view ?? null);
  const tables = event ? await events.tables(code) : [];
  const status = { events: all, event, tables };
  if (ask.op !== 'csv' || !event) return status;
  const csv = ask.what === 'standings' ? standingsCsv(event.places) : resultsCsv(tables);
  return { ...status, csv };
}
