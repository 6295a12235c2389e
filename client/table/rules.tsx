/** The sentence of a rule below a note: fetched when the first one is read. */

import { useEffect } from 'react';
import { create } from 'zustand';
import type { RuleEntry } from '../../engine/core/contract.ts';
import { useGameBasics } from './use-game.ts';

type Index = ReadonlyMap<string, string>;

/** Sentences by the id of their rule, by game. */
const useRules = create<{ readonly [game: string]: Index }>()(() => ({}));
const asked = new Set<string>();

function load(game: string, rules: () => Promise<readonly RuleEntry[]>): void {
  if (asked.has(game)) return;
  asked.add(game);
  rules().then(
    (all) => useRules.setState({ [game]: new Map(all.map(({ id, sentence }) => [id, sentence])) }),
    // The next note asks again.
    () => asked.delete(game),
  );
}

/** A rule by its id, with its sentence as soon as that is loaded. */
export function RuleLine({ id }: { readonly id: string }) {
  const game = useGameBasics();
  const sentence = useRules((known) => (game ? known[game.id]?.get(id) : undefined));
  const rules = game?.rules;
  useEffect(() => {
    if (game && rules) load(game.id, rules);
  }, [game, rules]);
  return (
    <small className="note-rule">
      <b translate="no">{id}</b> {sentence}
    </small>
  );
}
