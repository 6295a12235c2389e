/** The server over a client built in another folder: `node serve.ts FOLDER`. */

import { App } from '../../../server/app.ts';
import { readConfig } from '../../../server/config.ts';

const app = await App.start(readConfig(process.env), { client: process.argv[2] ?? 'dist/client' });
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
