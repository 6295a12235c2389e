/** Chooses the bots at a stand; the game fits its matches to a stand (`Game.stand`). */

/** The bot of a chair if the operator wants them mixed: each kind in turn. */
export function botOfChair(wish: string, bots: readonly string[], seat: number): string {
  if (wish === 'mixed') return bots[seat % bots.length] ?? wish;
  return bots.includes(wish) ? wish : (bots[0] ?? wish);
}
