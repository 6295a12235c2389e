/** Makes the notices of a server, with the keys that its settings or its database have. */

import type { Clock } from '../../clock.ts';
import { type Config, UserError } from '../../config.ts';
import type { PushAddress } from '../../protocol/me.ts';
import { areKeys, newServerKeys, ServerKeys } from './encrypt.ts';
import { isEndpoint } from './endpoint.ts';
import { Notices } from './notices.ts';
import { presenceOf } from './presence.ts';
import type { NoticeStore } from './store.ts';

/** Name of the keys among the secrets. */
const NAME = 'push';
/** Push services want to know whom to write to; nobody reads this address. */
const NOBODY = 'mailto:nobody@laguna.invalid';

/**
 * @returns null where the settings want none
 * @throws UserError if the keys of the settings are no pair
 */
export async function openNotices(
  { push, pushKeys, pushContact, publicUrl, redis }: Config,
  store: NoticeStore,
  clock: Clock,
): Promise<Notices | null> {
  if (push === 'off') return null;
  const shared = redis !== '';
  const secure = publicUrl.startsWith('https:') ? publicUrl : '';
  const contact = pushContact || secure || NOBODY;
  const text = pushKeys || (await store.secret(NAME, newServerKeys));
  let keys: ServerKeys;
  try {
    keys = new ServerKeys(text, contact);
  } catch {
    throw new UserError(
      'The keys for notices (LAGUNA_PUSH_KEYS) are no pair of a public and a private key. ' +
        'Correct the setting, or leave it out: then the server makes its own.',
    );
  }
  const way = { keys, clock, anywhere: push === 'anywhere' };
  return new Notices(store, presenceOf(store, shared), way, shared);
}

/** Whether a browser may be told by this address, according to the settings. */
export function isPushAddress(given: PushAddress, push: Config['push']): boolean {
  return push !== 'off' && isEndpoint(given.endpoint, push === 'anywhere') && areKeys(given);
}
