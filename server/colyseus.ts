/**
 * Colyseus, which carries the rooms. Its entry lets `/etc/environment` and a `.env` overwrite the
 * settings that the process was started with, and says so on the console: this module prevents
 * both.
 */

import { keepEnvironment } from './environment.ts';

export * from 'colyseus';

keepEnvironment();
