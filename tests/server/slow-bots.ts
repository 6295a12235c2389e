/** A registry of one game whose bots take their time, for tests of whose bot thinks next. */

const think = ({ ms }: { readonly ms: number }): { type: 'thought' } => {
  const until = performance.now() + ms;
  while (performance.now() < until) Math.sqrt(until);
  return { type: 'thought' };
};

export const games = { slow: { bots: { slow: () => ({ think }) } } };
