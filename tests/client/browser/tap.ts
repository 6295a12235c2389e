/**
 * All data that a page receives from the server, byte by byte, as the browser itself reports it.
 */

import type { CDPSession, Page } from 'playwright-core';

export class Tap {
  /** Frames of the web socket, in the order in which they came. */
  readonly frames: Buffer[] = [];
  /** Answers to requests for seats and tables (not the files of the client). */
  readonly answers: Buffer[] = [];
  private readonly reading: Promise<void>[] = [];

  /** Listens on a page before it loads anything. */
  async listen(page: Page): Promise<void> {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    session.on('Network.webSocketFrameReceived', ({ response }) => {
      const binary = response.opcode === 2;
      this.frames.push(Buffer.from(response.payloadData, binary ? 'base64' : 'utf8'));
    });
    const tables = new Set<string>();
    session.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.mimeType.includes('json')) tables.add(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId }) => {
      if (tables.has(requestId)) this.reading.push(this.keep(session, requestId));
    });
  }

  private async keep(session: CDPSession, requestId: string): Promise<void> {
    const { body, base64Encoded } = await session.send('Network.getResponseBody', { requestId });
    this.answers.push(Buffer.from(body, base64Encoded ? 'base64' : 'utf8'));
  }

  /** All bytes from frame `from` on; from 0 on with the answers to requests. */
  async bytes(from = 0): Promise<Buffer> {
    await Promise.all(this.reading);
    const answers = from === 0 ? this.answers : [];
    return Buffer.concat([...answers, ...this.frames.slice(from)]);
  }
}
