/**
 * Only intended actions were done: every press in a journal was carried out as it was made, at the
 * decision that it named, and its person owed that very decision from the seen position to the one
 * where the press arrived. Derived from the entries alone, without the server's own numbers.
 */

import type { Game, Json } from '../../../engine/core/contract.ts';
import type { Entry, StoredMatch } from '../../../server/journal/journal.ts';
import { isFree } from '../../../server/table/changes.ts';
import { Play } from '../../../server/table/play.ts';
import { type Sent, seenAs } from '../kill-party.ts';

/** The findings in the entries. */
export interface Found {
  /** Presses that were carried out. */
  readonly presses: number;
  /** Of these, undos. */
  readonly undos: number;
  /** Entries of nobody: clocks, bots, answers without a choice. */
  readonly housed: number;
}

/**
 * @param pressed every press of the match, by `seat:id`
 * @throws Error naming the first press that was carried out differently, or elsewhere
 */
export function checkMeant(
  game: Game,
  match: StoredMatch,
  entries: readonly Entry[],
  pressed: ReadonlyMap<string, Sent>,
): Found {
  const play = new Play(
    game,
    match,
    () => match.seats,
    async () => undefined,
  );
  const bySeq = new Map<number, [seat: number, sent: Sent][]>();
  for (const [key, sent] of pressed) {
    const list = bySeq.get(sent.seq) ?? [];
    bySeq.set(sent.seq, [...list, [Number.parseInt(key, 10), sent]]);
  }
  /** Number of entries before each press: the last position with the same view. */
  const madeAt = new Map<Sent, number>();
  /** Number of entries before each seat's latest new question. */
  const askedAt = match.seats.map(() => 0);
  const found = { presses: 0, undos: 0, housed: 0 };

  for (const [k, entry] of [...entries, null].entries()) {
    const texts = new Map<number, string>();
    for (const [seat, sent] of bySeq.get(play.seq) ?? []) {
      const text = texts.get(seat) ?? lookOf(play, seat);
      texts.set(seat, text);
      if (text === sent.saw) madeAt.set(sent, k);
    }
    if (!entry) break;
    const { seat, action, actionId } = entry;
    if (actionId === null) found.housed++;
    else {
      const sent = pressed.get(`${seat}:${actionId}`);
      if (!sent) throw new Error(`${seat}:${actionId} is there and nobody pressed it`);
      const same = [action, sent.action].map((one) => one && game.encode(play.state, seat, one));
      if (JSON.stringify(same[0]) !== JSON.stringify(same[1])) {
        throw new Error(`${seat}:${actionId} was carried out as ${JSON.stringify(action)}`);
      }
      check(entry, sent, play.decision(seat), madeAt.get(sent), askedAt[seat]);
      found.presses++;
      if (!action) found.undos++;
    }
    const before = play.deciders;
    const listed = listOf(play, seat);
    const decides = !action || !isFree(game, play.state, seat, action);
    play.resume([entry]);
    const asksAnew = decides || ((before >> seat) & 1 && listOf(play, seat) !== listed);
    const passed = before & ~play.deciders;
    for (const one of askedAt.keys()) {
      if ((one === seat && asksAnew) || (passed >> one) & 1) askedAt[one] = k + 1;
    }
  }
  return found;
}

/** The legal actions of `seat`, as text. */
function listOf({ game, state }: Play, seat: number): string {
  const codes = new Int32Array(game.maxLegal);
  return codes.subarray(0, game.legal(state, seat, codes)).join();
}

/** The present view of `seat`. */
function lookOf(play: Play, seat: number): string {
  const { public: open, you } = play.view(seat);
  return seenAs(open as unknown as Json, you as Json | undefined);
}

function check(
  { n, seat }: Entry,
  sent: Sent,
  decision: number,
  madeAt: number | undefined,
  askedAt: number,
): void {
  const about = `${seat}:${sent.id} (entry ${n})`;
  if (sent.asked.decision !== decision) {
    throw new Error(
      `${about} was made for decision ${sent.asked.decision}, and came to ${decision}`,
    );
  }
  if (madeAt === undefined) throw new Error(`${about} was made at a position that never was`);
  if (madeAt < askedAt) {
    throw new Error(`${about} was made after ${madeAt} entries, and asked anew after ${askedAt}`);
  }
}
