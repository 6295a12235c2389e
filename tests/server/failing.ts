/** The server with an error of its own that no connection caused: thrown, or in a promise. */

import '../../server/main.ts';

const fail = (): never => {
  throw new Error('thrown "by somebody"');
};
setTimeout(() => (process.env.FAILS === 'later' ? void Promise.resolve().then(fail) : fail()));
