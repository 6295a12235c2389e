/**
 * The server's output over a whole match: at its most talkative level it contains no secret, and
 * its files contain nothing about a person but the chosen name.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Log } from '../../engine/core/log.ts';
import { ALL, inTurn } from '../scope.ts';
import { Guest, newFolder, sweep } from './harness.ts';
import { healthy, killAll, launch } from './processes.ts';

/** The contents of all files of a folder. */
const filed = (folder: string): string =>
  readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'latin1'))
    .join();

const data = newFolder();
afterAll(() => {
  killAll();
  sweep(data);
});

const forms = ['text', 'json'];
test.each(ALL ? forms : [inTurn(forms)])(
  'the output as %s: no token, key, code, name, word or action',
  async (form) => {
    const server = await launch({
      LAGUNA_DATA: `${data}/${form}`,
      LAGUNA_PACE: 'instant',
      LAGUNA_LOG: form,
      LAGUNA_LOG_LEVEL: 'debug',
    });
    await healthy(server);
    const options = { chat: 'free' };
    const browser = 'browser-of-a-person-called-z';
    const who = { name: 'Zorzi', browser };
    const ana = await Guest.create(server.url, { seats: 2, ...who, options });
    const ben = await Guest.join(server.url, ana.code, { name: 'Morosini' });
    expect(await ana.lobby({ op: 'start' })).toMatchObject({ ok: true });
    expect(await ana.lobby({ op: 'write', text: 'parole segrete' })).toMatchObject({ ok: true });
    // Failures are logged as well: refused, malformed, broken.
    await ana.act({ type: 'anything', secretly: 'segretissimo' });
    await ana.request('act', { id: '', action: { type: 'segretissimo' } });
    const eve = await Guest.join(server.url, ana.code, { spectate: true });
    eve.room.reconnection.enabled = false;
    const { ws } = eve.room.connection.transport as unknown as { ws: WebSocket };
    ws.send(Uint8Array.from([13, 0xa3, 0x61, 0x63, 0x74, 0x82, ...Buffer.from('segretissimo')]));
    await eve.until(() => eve.closed !== null);
    const { token } = ana;
    const again = await Guest.join(server.url, ana.code, { token });
    await Promise.all([again.play('output a'), ben.play('output b')]);
    const log = (await (await fetch(`${server.url}/log/${ana.table.matchId}`)).json()) as Log;
    server.child.kill('SIGTERM');
    await server.ended;
    const said = server.output();
    const { reconnectionToken } = ben.room;
    const secrets = [token, ben.token, reconnectionToken, reconnectionToken.split(':').at(-1)!];
    secrets.push((log.chance as { key: string }).key, ana.code, 'Zorzi', 'Morosini', browser);
    secrets.push('parole', 'segretissimo', again.room.sessionId, ben.room.sessionId);
    for (const entry of log.entries) if ('action' in entry) secrets.push(entry.action.type);
    expect(log.entries.length).toBeGreaterThan(50);
    for (const secret of new Set(secrets)) expect(said.includes(secret), secret).toBe(false);
    // The server does write output.
    expect(said.length).toBeGreaterThan(200);
    const kept = filed(`${data}/${form}`);
    expect(kept).toContain('Zorzi');
    for (const secret of [token, ben.token, reconnectionToken, browser, 'parole', '127.0.0.1']) {
      expect(kept.includes(secret), secret).toBe(false);
    }
  },
);
