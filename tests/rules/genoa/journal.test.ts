/** The journal's growth under a restless haggler. */

import { expect, test } from 'vitest';
import type { JsonObject } from '../../../engine/core/contract.ts';
import { readLog } from '../../../engine/core/log.ts';
import { Match, replay } from '../../../engine/core/match.ts';
import { Changes, isFree } from '../../../server/table/changes.ts';
import { game } from './table.ts';

const PER_SECOND = 5;
const TURN_SECONDS = 60;
const TEN_MINUTES = 600;
const people = ['Ana', 'Ben', 'Cleo', 'Dan'].map((name, p) => ({
  name,
  color: game.colors[p] ?? '',
  bot: false,
}));

test('ten minutes of revising as fast as the limits allow stay small, and replay', () => {
  const match = new Match({ game, seats: people, options: {}, chance: { seed: 'restless' } });
  const changes = new Changes(game.asides);
  const ben = 1;
  let taken = 0;
  let refused = 0;
  /** As the server does: commands without a decision are counted, up to a limit. */
  const say = (action: JsonObject): void => {
    const turn = game.turn?.(match.state) ?? 0;
    const isCounted = isFree(game, match.state, ben, action);
    if (isCounted && changes.isSpent(ben, turn)) {
      refused++;
      return;
    }
    if (!match.act(ben, action).ok) return;
    taken++;
    if (isCounted) changes.note(ben, turn);
  };
  for (let tick = 0; tick < TEN_MINUTES * PER_SECOND && !match.isFinished; tick++) {
    const own = view(match).offers.find(({ maker }) => maker === ben);
    const ducats = 5 * (1 + (tick % 20));
    if (own) say({ type: 'revise', offerId: own.id, give: { ducats } });
    else say({ type: 'offer', target: targetOf(match), give: { ducats } });
    if ((tick + 1) % (TURN_SECONDS * PER_SECOND) === 0) endTurn(match);
  }
  expect(taken).toBeGreaterThan(500);
  expect(refused).toBeGreaterThan(taken);
  const text = JSON.stringify(match.log());
  expect(match.entries.length).toBeLessThan(2000);
  expect(text.length).toBeLessThan(200_000);
  const again = replay(readLog(JSON.parse(text), { [game.id]: game }), game);
  expect(again.state).toEqual(match.state);
});

interface Seen {
  readonly turn: number;
  readonly offers: readonly { readonly id: string; readonly maker: number }[];
}
const view = (match: Match): Seen => match.view('public').public as unknown as Seen;

/** Some street that the tower can still reach. */
function targetOf(match: Match): string {
  for (const target of ['s52', 's33', 's24', 's66', 's75', 's47', 's67', 's73', 's26', 's42']) {
    if (game.explain(match.state, 1, { type: 'offer', target, give: { ducats: 5 } }) === null) {
      return target;
    }
  }
  return 's32';
}

/** Stand-ins act until another seat is merchant and has placed the tower. */
function endTurn(match: Match): void {
  const { turn } = view(match);
  while (!match.isFinished && (view(match).turn === turn || view(match).turn === turn + 1)) {
    const seat = 31 - Math.clz32(match.deciders);
    const { state } = match;
    if (
      view(match).turn > turn &&
      game.decode(state, seat, game.standIn(state, seat)).type !== 'roll'
    )
      return;
    match.act(seat, game.decode(state, seat, game.standIn(state, seat)));
  }
}
