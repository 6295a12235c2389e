/**
 * Sends the synchronized state to the connections of a room. It differs from Colyseus' own
 * serializer in its buffers. Colyseus writes a patch into a buffer of the room that the next patch
 * overwrites, even while a slow reader's socket still has to send it; here every message has bytes
 * of its own. And Colyseus keeps 128 KiB of buffers per room; here all rooms share one, because
 * encoding ends before the next begins.
 */

import { Reflection, type Schema } from '@colyseus/schema';
import { type Client, ClientState, Protocol, SchemaSerializer } from '../colyseus.ts';
import { connectionOf } from './connection.ts';

/** More than a whole state takes. */
const SCRATCH_BYTES = 256 * 1024;
const scratch = new Uint8Array(SCRATCH_BYTES);

/** Patches after which the encoder's counts are swept: some matches, or a long one. */
const SWEEP_PATCHES = 2048;

/** The description of a state's classes, the same for all tables of a game. */
const handshakes = new WeakMap<object, Uint8Array>();

export class TableSerializer extends SchemaSerializer<Schema> {
  private patches = 0;

  override reset(state: Schema): void {
    super.reset(state);
    this.encoder.sharedBuffer = scratch;
    this.fullEncodeBuffer = scratch;
  }

  /** The whole state, as bytes of its own; for a caster an empty patch. */
  override getFullState(client?: Client): Buffer {
    if (client && connectionOf(client).caster) return Buffer.of(Protocol.ROOM_STATE_PATCH);
    scratch[0] = Protocol.ROOM_STATE;
    return Buffer.from(this.encoder.encodeAll({ offset: 1 }, scratch));
  }

  /**
   * Sends the changes, except to casters.
   * @returns whether there were any
   */
  override applyPatches(clients: Client[]): boolean {
    if (!this.encoder.hasChanges) return false;
    if (clients.length > 0) {
      scratch[0] = Protocol.ROOM_STATE_PATCH;
      const patch = Buffer.from(this.encoder.encode({ offset: 1 }, undefined, scratch));
      for (const client of clients) {
        if (client.state === ClientState.JOINED && !connectionOf(client).caster) client.raw(patch);
      }
    }
    this.encoder.discardChanges();
    if (++this.patches % SWEEP_PATCHES === 0) this.sweep();
    return true;
  }

  /**
   * The encoder keeps a zero count for every past object of the state, in case the same one
   * returns. None does here (see `projection.ts`), and a stand keeps one room for days.
   */
  private sweep(): void {
    const { root } = this.encoder;
    const counted = Object.entries(root.refCount).filter(([, count]) => count > 0);
    root.refCount = Object.fromEntries(counted);
  }

  override handshake(): Uint8Array {
    const ofState = this.encoder.state.constructor;
    let bytes = handshakes.get(ofState);
    if (!bytes) {
      bytes = Buffer.from(Reflection.encode(this.encoder));
      handshakes.set(ofState, bytes);
    }
    return bytes;
  }
}
