/** The common tools of all attacks. */

import type { SeededChance } from '../../../engine/core/chance.ts';
import type { Samples } from '../../battery/samples.ts';
import { reserve } from '../../bench/load/wire-client.ts';
import type { Tally } from '../campaign.ts';
import { Raw, type Reply } from './raw.ts';
import type { Target } from './target.ts';

export interface Field {
  readonly url: string;
  readonly target: Target;
  readonly samples: Samples;
  readonly chance: SeededChance;
  readonly tally: Tally;
  /** A spectator with a bad name; a new one whenever the old one was thrown out. */
  readonly eve: () => Promise<Raw>;
  /** Messages that one connection may send in a second. */
  readonly limit: number;
  /** Makes sure that a connection is closed at the end of an attack. */
  readonly kept: (raw: Raw) => Raw;
  /** The same, and the server must have ended it by itself after a while. */
  readonly mustEnd: (raw: Raw) => void;
}

export type Attack = (field: Field) => Promise<void>;

/** A new spectator's connection to the table. */
export async function spectator({ url, target }: Pick<Field, 'url' | 'target'>): Promise<Raw> {
  return Raw.at(url, await reserve(url, `joinById/${target.code}`, { spectate: true }));
}

/** Counts messages sent by an attacker. */
export function sent({ tally }: Field, attack: string, count = 1): void {
  tally.add('hostile messages', count);
  tally.add(`sent: ${attack}`, count);
}

/**
 * Reasons for which a room may refuse outside the rules: never an error of its own or of its
 * journal.
 */
const ERRORS = new Set([
  'refused',
  'malformed',
  'notSeated',
  'notHost',
  'notNow',
  'seatTaken',
  'nothingToUndo',
  'options',
  'tooFast',
  'chatOff',
  'watchersOff',
  'manyAsk',
  'declined',
  'enough',
  'full',
  'paused',
  'changes',
  'contributed',
  'notRemovable',
  'otherHand',
  'oneSeat',
  'crowded',
  'reserved',
  'notAlone',
  'daily',
  'nobody',
]);

/** @throws Error unless the answer is a refusal of a known kind */
export function mustBeRefused({ tally, target }: Field, reply: Reply | null, what: unknown): void {
  const said = () => `${JSON.stringify(what)} was answered with ${JSON.stringify(reply)}`;
  if (!reply) throw new Error(`${JSON.stringify(what)}: the connection ended`);
  if (reply.ok !== false || !ERRORS.has(reply.error ?? '')) throw new Error(said());
  if (reply.error === 'refused' && !target.game.errors.includes(reply.refusal?.code ?? '')) {
    throw new Error(said());
  }
  tally.add(`refused: ${reply.refusal?.code ?? reply.error}`);
}
