/** The unit of a caster's delay: the ships of a match, none of them too soon. */

import { expect, test } from 'vitest';
import { SeededChance } from '../../../engine/core/chance.ts';
import { EventList } from '../../../engine/core/events.ts';
import { strozzi as game } from '../../../engine/games/strozzi/index.ts';

/** The count and the ships that were turned up, after the setting up and after each action. */
function counted(seats: number, seed: number): { count: number; drawn: number }[] {
  const chance = new SeededChance(seed);
  const pick = new SeededChance(`picks ${seed}`);
  const codes = new Int32Array(game.maxLegal);
  const s = game.setup(seats, game.options({}, seats), chance);
  const all = [{ count: game.castCount?.(s) ?? 0, drawn: 1 }];
  let drawn = 1;
  while (!game.isFinished(s)) {
    const seat = 31 - Math.clz32(game.deciders(s));
    const list = new EventList();
    const code = codes[pick.below(game.legal(s, seat, codes))] ?? 0;
    game.apply(s, seat, code, chance, list);
    drawn += list.items.filter(({ event }) => event.type === 'shipDrawn').length;
    all.push({ count: game.castCount?.(s) ?? 0, drawn });
  }
  return all;
}

test.each([3, 4, 5, 6])('%i seats: so many ships behind are never fewer', (seats) => {
  for (let seed = 0; seed < 60; seed++) {
    const all = counted(seats, seed);
    expect(all[0]?.count).toBe(1);
    expect(all.at(-1)?.count).toBe(9 * seats);
    for (let k = 1; k < all.length; k++) {
      const [before, after] = [all[k - 1], all[k]];
      if (!before || !after) continue;
      const grown = after.count - before.count;
      expect(grown).toBeGreaterThanOrEqual(0);
      expect(grown).toBeLessThanOrEqual(after.drawn - before.drawn);
    }
  }
});
