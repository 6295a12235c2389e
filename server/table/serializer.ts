/**
 * Sends the synchronized state to the connections of a room. It differs from Colyseus' own in where
 * the bytes lie. There, a patch is written into a buffer of the room that the next patch overwrites,
 * also while a slow reader's socket still has to send it; here every message has bytes of its own.
 * And there each room keeps 128 KiB of buffers for that; here all rooms share one, for encoding ends
 * before anybody else begins.
 */

import { Reflection, type Schema } from '@colyseus/schema';
import { type Client, ClientState, Protocol, SchemaSerializer } from '../colyseus.ts';
import { connectionOf } from './connection.ts';

/** More than a whole state takes. */
const SCRATCH_BYTES = 256 * 1024;
const scratch = new Uint8Array(SCRATCH_BYTES);

/** Patches after which the encoder's counts are looked through: some matches, or a long one. */
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

  /** The whole state, as bytes of its own; a caster's stays empty: an empty patch. */
  override getFullState(client?: Client): Buffer {
    if (client && connectionOf(client).caster) return Buffer.of(Protocol.ROOM_STATE_PATCH);
    scratch[0] = Protocol.ROOM_STATE;
    return Buffer.from(this.encoder.encodeAll({ offset: 1 }, scratch));
  }

  /** Sends what has changed, but not to casters. @returns whether anything has */
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
   * The encoder keeps a count, zero, of every object that ever was in the state, lest the same one
   * comes back. Here none does (see `projection.ts`), and a stand has one room for days.
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
