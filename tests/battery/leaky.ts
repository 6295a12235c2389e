/** A game that leaks one secret field on one channel: the comparison of twins must catch it. */

import type { Game, Json, JsonObject, State } from '../../engine/core/contract.ts';

export const ENGINE_CHANNELS = ['view', 'events', 'legal', 'explain'] as const;
export type EngineChannel = (typeof ENGINE_CHANNELS)[number];

/** No code of any action. */
const NOTHING = -1;

/** A number below 256 that nearly always differs for another value of the secret. */
export function fingerprint(game: Game, state: State, secret: string): number {
  const position = game.describe(state);
  const [first = '', second] = secret.split('.');
  const value: Json | undefined = second
    ? (position[first] as JsonObject[]).map((seat) => seat[second] ?? null)
    : position[first];
  let hash = 7;
  for (const char of JSON.stringify(value ?? null)) {
    hash = (Math.imul(hash, 31) + char.charCodeAt(0)) | 0;
  }
  return (hash ^ (hash >>> 11)) & 0xff;
}

export function leaky(game: Game, secret: string, channel: EngineChannel): Game {
  const of = (state: State): number => fingerprint(game, state, secret);
  switch (channel) {
    case 'view':
      return {
        ...game,
        view: (state, viewer, seats) => {
          const view = game.view(state, viewer, seats);
          return { ...view, public: { ...view.public, leak: of(state) } };
        },
      };
    case 'events':
      return {
        ...game,
        apply: (state, seat, code, chance, sink) => {
          sink?.emit({ event: { type: 'leak', leak: of(state) } });
          game.apply(state, seat, code, chance, sink);
        },
      };
    case 'legal':
      return {
        ...game,
        legal: (state, seat, out) => {
          const count = game.legal(state, seat, out);
          const told = of(state) % 2;
          if (count > 0) return count > 1 ? count - told : count;
          // Also for a seat that owes nothing.
          if (told === 1) out[0] = NOTHING;
          return told;
        },
        decode: (state, seat, command) =>
          command === NOTHING ? { type: 'leak' } : game.decode(state, seat, command),
      };
    case 'explain':
      return {
        ...game,
        explain: (state, seat, action, brief) => {
          const why = game.explain(state, seat, action, brief);
          return why && { ...why, params: { ...why.params, leak: of(state) } };
        },
      };
  }
}
