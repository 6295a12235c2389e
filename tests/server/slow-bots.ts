/** A registry of one game with slow bots, for tests of the order in which bots think. */

const think = ({ ms }: { readonly ms: number }): { type: 'thought' } => {
  const until = performance.now() + ms;
  while (performance.now() < until) Math.sqrt(until);
  return { type: 'thought' };
};

export const games = { slow: { bots: { slow: () => ({ think }) } } };
