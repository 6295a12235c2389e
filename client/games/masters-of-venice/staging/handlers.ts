/** The handlers of a part of the staging: one function for each of its events. */

import type { MvEvent } from '../../../../engine/games/masters-of-venice/events.ts';
import type { HandlersOf } from '../../../table/staging/staging.ts';
import type { Script } from './script.ts';

export type Happening<T extends MvEvent['type']> = Extract<MvEvent, { type: T }>;

export type Handlers<T extends MvEvent['type']> = HandlersOf<Script, MvEvent, T>;
