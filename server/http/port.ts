/** Opens the server's port and explains failures in words for people. */

import { createServer } from 'node:http';
import { type Config, UserError } from '../config.ts';

/** @throws UserError if the address cannot be opened */
export async function probePort(config: Config): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error: NodeJS.ErrnoException) => reject(portError(error, config)));
    probe.listen(config.port, config.host || undefined, resolve);
  });
  await new Promise((resolve) => probe.close(resolve));
}

/** An error of opening the port, as a sentence where one helps. */
export function portError(error: NodeJS.ErrnoException, config: Config): Error {
  const { port, host } = config;
  if (error.code === 'EADDRINUSE') {
    return new UserError(
      `Port ${port} is in use by another program, perhaps by a Laguna that’s already running. ` +
        `Stop that one, or choose another port, for example: PORT=${port + 1} npm start`,
    );
  }
  if (error.code === 'EACCES') {
    return new UserError(
      `This user isn’t allowed to open port ${port}. Choose one above 1023, for example: PORT=2567 npm start`,
    );
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new UserError(
      `This machine has no network interface "${host}". Leave HOST out to listen on all of them.`,
    );
  }
  return error;
}
