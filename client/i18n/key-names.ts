/** What stands on the keys that have names: keyboards of other languages print other words. */

import { translator } from './index.ts';
import { messages } from './messages.ts';

const en = messages({
  'key.Enter': 'Enter',
  'key.Escape': 'Esc',
  'key.Home': 'Home',
  'key.End': 'End',
  'key.Space': 'Space',
});

const t = /* @__PURE__ */ translator({ en });

/** A key with a name, as `KeyboardEvent` calls it. */
export type NamedKey = 'Enter' | 'Escape' | 'Home' | 'End' | 'Space';

/** The word on a key. */
export const keyName = (key: NamedKey): string => t(`key.${key}`);
