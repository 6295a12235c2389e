/** Names of devices, and the road to the page of oneself. */

import { expect, test } from 'vitest';
import { deviceName } from '../../client/net/device-name.ts';
import { ownKey } from '../../client/net/own-key.ts';
import { routeOf } from '../../client/store/router.ts';

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Linux'],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Mobile Safari/537.36',
    'Chrome · Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari · iPhone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36 Edg/139.0.0.0',
    'Edge · Windows',
  ],
  ['something else', ''],
])('a device is called by its browser and system: %s', (agent, name) => {
  expect(deviceName(agent)).toBe(name);
});

test('the address of the page, and nothing below it', () => {
  expect(routeOf('/me')).toEqual({ page: 'me' });
  expect(routeOf('/me/')).toEqual({ page: 'me' });
  expect(routeOf('/me/you')).toEqual({ page: 'nowhere' });
});

test('a page that is not secure has no key, and says why', async () => {
  expect(await ownKey(true)).toBe('insecure');
});
