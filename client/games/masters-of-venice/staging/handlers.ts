/** What a part of the staging answers: one function for each of its events. */

import type { MvEvent } from '../../../../engine/games/masters-of-venice/events.ts';
import type { Script } from './script.ts';

export type Happening<T extends MvEvent['type']> = Extract<MvEvent, { type: T }>;

export type Handlers<T extends MvEvent['type']> = {
  readonly [K in T]: (script: Script, event: Happening<K>) => void;
};
