/**
 * One address tries to take everything: all tables, all places at one, all of the disk. Each time
 * other addresses must still be let in. The server is small and used only by this attack.
 */

import { closeSync, openSync } from 'node:fs';
import { devNull } from 'node:os';
import { Hosted } from '../../bench/load/hosted.ts';
import { Crowd } from './crowd.ts';
import { type Attack, type Field, sent } from './field.ts';

const TABLES = 8;
const DAILY_MB = 1;
/** More than fit into a day: a match counts as 0.1 megabytes when it begins. */
const MOST_TABLES = 12 * DAILY_MB;
const EVE = '127.0.0.66';

/** Plays on a server of its own. */
async function onSmallServer(attack: (url: string) => Promise<void>): Promise<void> {
  const output = openSync(devNull, 'w');
  const more = {
    LAGUNA_TABLES: String(TABLES),
    LAGUNA_SPECTATORS: '10',
    LAGUNA_IDLE: '2',
    LAGUNA_TABLES_EACH: '4',
    LAGUNA_DAILY_MB: String(DAILY_MB),
    LAGUNA_JOINS: '100000',
  };
  const host = await Hosted.start('server', more, [], output);
  try {
    await attack(host.url);
  } finally {
    await host.stop();
    closeSync(output);
  }
}

/**
 * A table with the fewest seats.
 * @param bots 0: none, 1: beside one person, 2: on all seats
 */
function wish({ target }: Field, bots: 0 | 1 | 2): object {
  const { id, seats } = target.game;
  const names = Array.from({ length: bots === 0 ? 0 : seats.min - 2 + bots }, () => 'random');
  return { game: id, seats: seats.min, bots: names, start: true, pace: 'slow' };
}

/** @throws Error unless another address can open a table, play and watch */
async function othersComeIn(field: Field, url: string): Promise<void> {
  const other = new Crowd(url, '127.0.0.77');
  const { status, error, raw, place } = await other.enter('create/table', wish(field, 1));
  if (!raw) throw new Error(`another address was answered with ${status}: ${error}`);
  if (!(await raw.heard())) throw new Error('another address was thrown out of its table');
  const back = await other.enter(`joinById/${place.roomId}`, { token: raw.token });
  if (!back.raw) throw new Error(`the owner of a seat was answered with ${back.status}`);
  other.leave();
}

/** All tables, with a person at each; then all places at one table, reserved and never used. */
export const hoard: Attack = async (field) => {
  await onSmallServer(async (url) => {
    const eve = new Crowd(url, EVE);
    try {
      for (let k = 0; k < 3 * TABLES; k++)
        await eve.enter('create/table', wish(field, (k % 3) as 0 | 1 | 2));
      sent(field, 'tables hoarded', 3 * TABLES);
      await othersComeIn(field, url);
      const host = new Crowd(url, '127.0.0.78');
      const { raw, place } = await host.enter('create/table', wish(field, 1));
      if (!raw) throw new Error('a third address could open no table');
      for (let k = 0; k < 80; k++) await eve.ask(`joinById/${place.roomId}`, { spectate: true });
      sent(field, 'places hoarded', 80);
      raw.drop();
      const back = await host.enter(`joinById/${place.roomId}`, { token: raw.token });
      if (!back.raw) throw new Error(`unused places keep an owner out: ${back.status}`);
      host.leave();
    } finally {
      eve.leave();
    }
  });
};

/** Tables of bots without end, and each match again. */
export const botFlood: Attack = async (field) => {
  await onSmallServer(async (url) => {
    const eve = new Crowd(url, EVE);
    try {
      let refused = '';
      const body = { ...wish(field, 2), screen: true, pace: 'instant' };
      let opened = 0;
      for (; opened < MOST_TABLES && refused === ''; opened++) {
        const { raw, status, error } = await eve.enter('create/table', body);
        if (status === 429 && error.includes('tomorrow')) refused = error;
        const reply = await raw?.ask('lobby', { op: 'rematch' });
        if (reply?.ok) throw new Error('bots play on for nobody');
        raw?.drop();
      }
      sent(field, 'tables of bots', opened);
      if (!refused) throw new Error('one address may fill the disk');
      field.tally.most('matches that one address could begin', opened);
      await othersComeIn(field, url);
    } finally {
      eve.leave();
    }
  });
};
