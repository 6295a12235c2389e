/**
 * Late answers: presses and undos for a decision that another press, another tab or the clock has
 * answered meanwhile, and votes on an outdated question. None of them may have an effect: each is
 * answered `stale`, or its line ends before.
 */

import { SeededChance } from '../../../engine/core/chance.ts';
import { accepted } from '../../../engine/core/command.ts';
import type { JsonObject } from '../../../engine/core/contract.ts';
import type { Reply, Seen } from '../../../server/protocol/messages.ts';
import { Pool } from '../../battery/play.ts';
import type { Samples } from '../../battery/samples.ts';
import type { Tally } from '../campaign.ts';
import type { Party, Player, Sent } from '../kill-party.ts';

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
/** Number of presses per seat that are remembered, to be repeated when they are late. */
const REMEMBERED = 6;
/** A clock with less than this left is allowed to run out and answer instead, in milliseconds. */
const DOZE_MS = 10_500;
/** Longest wait after its end, in milliseconds: there may be a bank of time. */
const LATEST_MS = 3000;
/** From the end of one question to the next, in milliseconds. */
const BETWEEN_VOTES_MS = 500;
/** How often to search for a legal action that is not listed. */
const TRIES = 60;
/**
 * Errors that end a request before it is examined: the server is ending, or the match is halted.
 */
const HALTS = ['notNow', 'moved', 'paused', 'storage', 'tooFast'];

/** The state that a vote of `player` refers to now. */
export const seenAt = ({ guest }: Player): JsonObject & Seen => {
  const { matchId: match, seq, question = 0 } = guest.table;
  return { match, seq, question };
};

export class LateAnswers {
  /** How many were answered `stale`. */
  stale = 0;
  /** Somebody waits for a clock: nothing else may happen to the server. */
  dozing = false;
  private voting = false;
  private voted = 0;
  private readonly party: Party;
  private readonly tally: Tally;
  private readonly chance: SeededChance;
  private readonly pool: Pool;
  private readonly game: string;
  private readonly past = new Map<number, Sent[]>();

  constructor(party: Party, samples: Samples, tally: Tally, seed: string) {
    this.party = party;
    this.tally = tally;
    this.chance = new SeededChance(`${seed} late`);
    this.pool = new Pool(samples, seed);
    this.game = samples.game;
  }

  /** A decision of `player`, sometimes in a form that no list has, or as a change of mind. */
  async decide(player: Player): Promise<void> {
    const { guest } = player;
    const odd = this.chance.below(5) === 0 ? this.unlisted(player) : null;
    const action = odd ?? guest.choose(this.chance);
    this.pool.add(action as JsonObject & { type: string });
    const sent = this.remember(player, this.party.compose(player, action));
    await this.party.send(player, sent);
    if (odd) this.tally.add(`${this.game}: presses outside of the list`);
  }

  /** A legal action that is not listed; null if none is found. */
  private unlisted({ guest, seat }: Player): JsonObject | null {
    const { game } = guest;
    const state = game.fromView(guest.view, new SeededChance(0));
    for (let tries = 0; tries < TRIES; tries++) {
      const action = structuredClone(this.pool.pick()) as unknown as JsonObject;
      if (accepted(game, state, seat, action) !== null) return action;
    }
    return null;
  }

  private remember({ seat }: Player, sent: Sent): Sent {
    this.past.set(seat, [sent, ...(this.past.get(seat) ?? [])].slice(0, REMEMBERED));
    return sent;
  }

  /** Whether `sent` was for a decision that is over, according to its own person's messages. */
  private isLate({ guest }: Player, { asked }: Sent): boolean {
    const { matchId } = guest.table;
    return asked.match === matchId && asked.decision < (guest.private.decision ?? -1);
  }

  /** @throws Error if a late press was carried out */
  private expectStale(what: string, reply: Reply | null): void {
    if (reply === null) {
      this.tally.add(`${this.game}: late, and its line ended`);
      return;
    }
    if (reply.ok) throw new Error(`${this.game}: a late ${what} was carried out`);
    const stale = reply.error === 'stale';
    if (!stale && !HALTS.includes(reply.error)) {
      throw new Error(`${this.game}: a late ${what} was answered with ${reply.error}`);
    }
    this.tally.add(`${this.game}: late ${what}${stale ? '' : ', halted'}`);
    if (stale) this.stale++;
  }

  /**
   * Two presses at once, for the same decision, by an impatient finger. The journal shows which was
   * done.
   */
  async twice(player: Player): Promise<void> {
    const { party, chance } = this;
    const [first, second] = [0, 1].map(() =>
      this.remember(player, party.compose(player, player.guest.choose(chance))),
    );
    const replies = await Promise.all([party.send(player, first), party.send(player, second)]);
    if (replies[0]?.ok && replies[1]?.ok === false) this.tally.add(`${this.game}: pressed twice`);
  }

  /** An intended undo, and a later one that is not intended. */
  async undo(player: Player): Promise<boolean> {
    if (player.guest.private.undoable < 1) return false;
    const [first, second] = [0, 1].map(() => this.party.compose(player, null));
    const reply = await this.party.send(player, first);
    if (!reply?.ok) return true;
    this.tally.add(`${this.game}: undos`);
    this.expectStale('second undo', await this.party.send(player, second));
    return true;
  }

  /** A press or an undo for a decision that is over, as a recovered line delivers it. */
  async old(player: Player): Promise<boolean> {
    const { party, chance } = this;
    const late = (this.past.get(player.seat) ?? []).filter((one) => this.isLate(player, one));
    if (late.length === 0) return false;
    const old = late[chance.below(late.length)];
    const undoes = chance.below(3) === 0;
    const press = { ...party.compose(player, undoes ? null : old.action), asked: old.asked };
    this.expectStale(undoes ? 'undo' : 'press', await party.send(player, press));
    return true;
  }

  /**
   * A press on a dead line. Another tab of the same seat answers, then the first one is back and
   * repeats its press.
   * @param second opens the other tab
   */
  async otherTab(player: Player, second: () => Promise<void>): Promise<void> {
    const { party, chance } = this;
    const swallowed = this.remember(player, party.compose(player, player.guest.choose(chance)));
    await second();
    if (player.gone || !player.guest.canDecide) return;
    await party.step(player);
    if (!this.isLate(player, swallowed)) return;
    this.expectStale('press of another tab', await party.send(player, swallowed));
  }

  /** Falls asleep over a decision until the clock has answered, then presses. */
  async doze(player: Player): Promise<boolean> {
    const { guest, seat } = player;
    const timers = guest.table.timers ?? [];
    const due = timers.find(({ seats, grace }) => !grace && (seats >> seat) & 1)?.deadline;
    if (due === undefined || due - Date.now() > DOZE_MS) return false;
    const sent = this.remember(player, this.party.compose(player, guest.choose(this.chance)));
    const end = due + LATEST_MS;
    this.dozing = true;
    while (!player.gone && !this.isLate(player, sent) && Date.now() < end) await sleep(20);
    this.dozing = false;
    if (player.gone || !this.isLate(player, sent)) return true;
    this.expectStale('press after the clock', await this.party.send(player, sent));
    return true;
  }

  /**
   * An answer about a pause that somebody has asked for since, and a vote of another match.
   * @returns whether there was anybody to ask
   */
  async vote(player: Player, starts: () => number): Promise<boolean> {
    const other = this.party.players.find((one) => one !== player && !one.gone);
    // One question at a time, which everybody has seen the end of.
    if (!other || this.voting || Date.now() - this.voted < BETWEEN_VOTES_MS) return false;
    this.voting = true;
    await this.ask(player, other, starts);
    this.voting = false;
    this.voted = Date.now();
    return true;
  }

  private async ask(player: Player, other: Player, starts: () => number): Promise<void> {
    const { guest } = player;
    const now = seenAt(other);
    const seen = { ...seenAt(player), seq: Math.min(guest.table.seq, now.seq - 1) };
    const begun = starts();
    const word = (who: Player, body: JsonObject) => who.guest.lobby(body).catch(() => null);
    const free = guest.table.pause === 'none' && other.guest.table.pause === 'none';
    const asked =
      free && seen.seq >= 0 ? await word(other, { op: 'pause', agree: true, seen: now }) : null;
    // Otherwise there is no question, or no longer.
    if (asked?.ok) {
      const reply = await word(player, { op: 'pause', agree: true, seen });
      if (starts() === begun) this.expectStale('agreement', reply);
    }
    const before = { ...seenAt(player), match: 'before' };
    const vote = { op: 'vote', seat: other.seat, remove: true, seen: before };
    this.expectStale('vote', await word(player, vote));
    await this.wake(other);
  }

  /** Ends any request or agreement about a pause. */
  async wake(player: Player): Promise<void> {
    const { guest } = player;
    if (guest.table.pause === 'none') await sleep(50);
    const { pause } = guest.table;
    const seen = seenAt(player);
    if (pause === 'on') await guest.lobby({ op: 'resume', seen }).catch(() => null);
    if (pause === 'asked') await guest.lobby({ op: 'pause', agree: false, seen }).catch(() => null);
  }
}
