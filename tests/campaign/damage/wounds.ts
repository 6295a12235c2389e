/** Damage to a data folder: a bit of a file, or rows of a stopped database. */

import { closeSync, existsSync, openSync, readSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { SeededChance } from '../../../engine/core/chance.ts';

const PAGE = 4096;
/** Length of a page's header: damage there hits more than a cell. */
const PAGE_HEAD = 64;

/** @returns the damage, in a few words */
export function flipBit(data: string, name: string, chance: SeededChance): string {
  const file = join(data, name);
  const { size } = statSync(file);
  const structural = name === 'laguna.db' && chance.below(3) === 0;
  const at = structural
    ? chance.below(Math.ceil(size / PAGE)) * PAGE + chance.below(PAGE_HEAD)
    : chance.below(size);
  const bit = chance.below(8);
  const fd = openSync(file, 'r+');
  const byte = Buffer.alloc(1);
  readSync(fd, byte, 0, 1, at);
  byte[0] ^= 1 << bit;
  writeSync(fd, byte, 0, 1, at);
  closeSync(fd);
  return `bit ${bit} of byte ${at} of ${name}`;
}

/** Codes of the tables that a damaged database shows, invented ones included. */
export function codesIn(data: string): string[] {
  // The database of a killed server is left as it is: opening it would apply its pending writes.
  if (existsSync(join(data, 'laguna.db-wal'))) return [];
  let db: DatabaseSync | null = null;
  try {
    db = new DatabaseSync(join(data, 'laguna.db'));
    const rows = db.prepare('SELECT code FROM tables').all();
    return rows.map(({ code }) => code).filter((code) => typeof code === 'string');
  } catch {
    return [];
  } finally {
    db?.close();
  }
}

type Row = { [column: string]: string | number | null };
const TRIES = 40;

/**
 * Changes rows of one table of a stopped database by SQL.
 * @returns the damage
 */
export function hurtRows(data: string, chance: SeededChance): string {
  const db = new DatabaseSync(join(data, 'laguna.db'));
  try {
    const names = db
      .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
      .all()
      .map(({ name }) => name as string);
    for (let k = 0; k < TRIES; k++) {
      const table = names[chance.below(names.length)];
      const kind = KINDS[chance.below(KINDS.length)];
      try {
        const done = kind(db, table, chance);
        if (done) return done;
      } catch {
        // The database itself refuses such a row: another one is tried.
      }
    }
    throw new Error('no damage could be done by SQL');
  } finally {
    db.close();
  }
}

function keysOf(db: DatabaseSync, table: string): string[] {
  const columns = db.prepare(`PRAGMA table_info(${table})`).all();
  return columns.filter(({ pk }) => pk !== 0).map(({ name }) => name as string);
}

const rowsOf = (db: DatabaseSync, table: string): Row[] =>
  db.prepare(`SELECT * FROM ${table}`).all() as Row[];

const where = (keys: readonly string[]): string => keys.map((key) => `${key} = ?`).join(' AND ');

function pick<T>(list: readonly T[], chance: SeededChance): T {
  return list[chance.below(list.length)];
}

function deleteOne(db: DatabaseSync, table: string, chance: SeededChance): string | null {
  const rows = rowsOf(db, table);
  if (rows.length === 0) return null;
  const keys = keysOf(db, table);
  const row = chance.below(3) === 0 ? rows.at(-1)! : pick(rows, chance);
  const values = keys.map((key) => row[key]);
  db.prepare(`DELETE FROM ${table} WHERE ${where(keys)}`).run(...values);
  return `DELETE of ${values.join(' ')} in ${table}`;
}

/** Deletes all rows of one name: all entries of a match, for example. */
function deleteAll(db: DatabaseSync, table: string, chance: SeededChance): string | null {
  const rows = rowsOf(db, table);
  const [key] = keysOf(db, table);
  if (rows.length === 0 || !key) return null;
  const value = pick(rows, chance)[key];
  db.prepare(`DELETE FROM ${table} WHERE ${key} = ?`).run(value);
  return `DELETE of all ${value} in ${table}`;
}

/** Deletes the last rows of a name, as a lost page would. */
function deleteEnd(db: DatabaseSync, table: string, chance: SeededChance): string | null {
  const rows = rowsOf(db, table);
  const keys = keysOf(db, table);
  if (rows.length < 4 || keys.length < 2) return null;
  const value = pick(rows, chance)[keys[0]];
  const mine = rows.filter((row) => row[keys[0]] === value);
  const gone = mine.slice(-1 - chance.below(Math.min(8, mine.length)));
  for (const row of gone) {
    const values = keys.map((key) => row[key]);
    db.prepare(`DELETE FROM ${table} WHERE ${where(keys)}`).run(...values);
  }
  return `DELETE of the last ${gone.length} of ${value} in ${table}`;
}

function duplicate(db: DatabaseSync, table: string, chance: SeededChance): string | null {
  const rows = rowsOf(db, table);
  if (rows.length === 0) return null;
  const row = { ...pick(rows, chance) };
  const key = keysOf(db, table).at(-1)!;
  const old = row[key];
  const most = Math.max(...rows.map((one) => Number(one[key])));
  row[key] = typeof old === 'number' ? most + 1 : `X${String(old).slice(1)}`;
  if ('action_id' in row) row.action_id = null;
  const columns = Object.keys(row);
  db.prepare(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
  ).run(...columns.map((column) => row[column]));
  return `a copy of ${old} as ${row[key]} in ${table}`;
}

/** Swaps two rows, except for one column, or only in one column. */
function swap(db: DatabaseSync, table: string, chance: SeededChance): string | null {
  const rows = rowsOf(db, table);
  if (rows.length < 2) return null;
  const keys = keysOf(db, table);
  const [one, two] = [pick(rows, chance), pick(rows, chance)];
  const others = Object.keys(one).filter((column) => !keys.includes(column));
  const columns = chance.below(2) === 0 ? others : [pick(others, chance)];
  if (columns.every((column) => one[column] === two[column])) return null;
  const set = columns.map((column) => `${column} = ?`).join(', ');
  const put = db.prepare(`UPDATE ${table} SET ${set} WHERE ${where(keys)}`);
  db.exec('BEGIN');
  try {
    for (const [from, to] of [
      [one, two],
      [two, one],
    ] as const) {
      put.run(...columns.map((column) => from[column]), ...keys.map((key) => to[key]));
    }
    db.exec('COMMIT');
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
  return `${columns.join(', ')} of two rows swapped in ${table}`;
}

/** One value becomes that of another row, or another of its kind. */
function change(db: DatabaseSync, table: string, chance: SeededChance): string | null {
  const rows = rowsOf(db, table);
  if (rows.length === 0) return null;
  const keys = keysOf(db, table);
  const row = pick(rows, chance);
  const column = pick(Object.keys(row), chance);
  const old = row[column];
  const choices = [pick(rows, chance)[column], null, typeof old === 'number' ? old + 1 : 'x'];
  const value = pick(choices, chance);
  if (value === old) return null;
  const put = db.prepare(`UPDATE ${table} SET ${column} = ? WHERE ${where(keys)}`);
  put.run(value, ...keys.map((key) => row[key]));
  return `${column} of a row changed in ${table}`;
}

const KINDS = [deleteOne, deleteAll, deleteEnd, duplicate, swap, change] as const;
