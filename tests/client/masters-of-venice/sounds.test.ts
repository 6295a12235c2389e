/** The sounds that only this game has. */

import { CANAL } from '../../../client/games/masters-of-venice/cues.ts';
import { sounds } from '../sounds.ts';

Object.values(CANAL).forEach(sounds);
