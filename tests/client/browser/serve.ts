/** The server over a client built in another folder: `node serve.ts FOLDER [REGISTRY]`. */

import { App } from '../../../server/app.ts';
import { readConfig } from '../../../server/config.ts';

const [client = 'dist/client', registry] = process.argv.slice(2);
const options = registry ? { client, registry } : { client };
const app = await App.start(readConfig(process.env), options);
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
