/** Tables that earlier versions of this program have written down: people find them as they left. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { afterAll, describe, expect, test } from 'vitest';
import type { JsonObject } from '../../engine/core/contract.ts';
import { games } from '../../engine/registry.ts';
import { Guest, newFolder, startServer, sweep } from './harness.ts';

interface Kept {
  /** `user_version` of the database, its statements and its rows by table. */
  readonly version: number;
  readonly schema: readonly string[];
  readonly rows: {
    readonly [table: string]: readonly { readonly [column: string]: SQLInputValue }[];
  };
  readonly expected: {
    readonly code: string;
    /** Of the people, by seat. */
    readonly tokens: readonly string[];
    readonly seq: number;
    readonly matchId: string;
    readonly chain: string;
    readonly view: JsonObject;
    /** Each seat's private knowledge. */
    readonly yous: readonly JsonObject[];
  };
}

const folders: string[] = [];
afterAll(() => folders.forEach(sweep));

function written({ version, schema, rows }: Kept): string {
  const data = newFolder();
  folders.push(data);
  const db = new DatabaseSync(join(data, 'laguna.db'));
  for (const statement of schema) db.exec(statement);
  for (const [table, list] of Object.entries(rows)) {
    for (const row of list) {
      const names = Object.keys(row);
      const marks = names.map(() => '?').join(', ');
      const insert = db.prepare(`INSERT INTO ${table} (${names.join(', ')}) VALUES (${marks})`);
      insert.run(...Object.values(row));
    }
  }
  db.exec(`PRAGMA user_version = ${version}`);
  db.close();
  return data;
}

const kept = Object.keys(games).flatMap((id) => {
  const file = new URL(`../rules/${id}/kept/table.json`, import.meta.url);
  return existsSync(file) ? [{ id, file }] : [];
});

describe.each(kept)('a kept table of $id', ({ file }) => {
  test('stands as it was left, for everybody at it, and goes on', async () => {
    const json = JSON.parse(readFileSync(file, 'utf8')) as Kept;
    const { code, tokens, seq, matchId, chain, view, yous } = json.expected;
    const server = await startServer({}, {}, written(json));
    const guests: Guest[] = [];
    for (const token of tokens) guests.push(await Guest.join(server.url, code, { token }));
    for (const [seat, guest] of guests.entries()) {
      expect(guest.table).toMatchObject({ stage: 'playing', matchId, seq, chain, view });
      expect(guest.private.you).toEqual(yous[seat]);
    }
    const decider = guests.find((guest) => guest.canDecide)!;
    await decider.play('on', () => decider.table.seq > seq);
    expect(decider.table.seq).toBeGreaterThan(seq);
    await server.app.close();
  });
});
