/** Who sits where at a stand; what fits a match to one is the game's (`Game.stand`). */

/** What a bot chair gets where the operator wants them mixed: each kind in turn. */
export function botOfChair(wish: string, bots: readonly string[], seat: number): string {
  if (wish === 'mixed') return bots[seat % bots.length] ?? wish;
  return bots.includes(wish) ? wish : (bots[0] ?? wish);
}
