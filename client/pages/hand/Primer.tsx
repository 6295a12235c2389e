/**
 * The game in half a minute: before one sits down, or, if a code seats one at once, right after
 * that.
 */

import { useEffect, useState } from 'react';
import { useTable } from '../../store/table.ts';
import type { HandGame, Primer as Texts } from '../../table/game.ts';
import { t } from '../../table/hand/strings.ts';
import { Clock } from '../../table/panels/Clock.tsx';
import { useGameBasics } from '../../table/use-game.ts';
import { Sheet } from './Sheet.tsx';

const CARDS = ['you', 'goal', 'turn', 'screen'] as const;

/** The primer of this table's game; null while it loads, or if there is none. */
function useTexts(): Texts | null {
  const game = useGameBasics() as HandGame | null;
  const fetch = game?.primer;
  const [texts, setTexts] = useState<Texts | null>(null);
  useEffect(() => {
    let here = true;
    // Without it the match works all the same.
    void fetch?.().then(
      (come) => here && setTexts(come),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [fetch]);
  return texts;
}

const Cards = ({ texts }: { texts: Texts }) => (
  <dl className="hp-primer">
    {CARDS.map((card) => (
      <div key={card}>
        <dt>{t(`primer.${card}`)}</dt>
        <dd>{texts[card]}</dd>
      </div>
    ))}
  </dl>
);

/** Below the offer of a table to a person who has not sat down yet. */
export function PrimerBelow() {
  const texts = useTexts();
  if (!texts) return null;
  return (
    <>
      <h2>{t('primer')}</h2>
      <Cards texts={texts} />
    </>
  );
}

/** In place of the hand, until it is put away. No clock waits for it: one that runs is shown. */
export function PrimerFirst({ seat, onDone }: { seat: number; onDone: () => void }) {
  const texts = useTexts();
  const game = useGameBasics();
  const view = useTable((store) => store.view);
  const has = game === null || (game as HandGame).primer !== undefined;
  useEffect(() => {
    if (!has) onDone();
  }, [has, onDone]);
  if (!texts) return null;
  const due = game !== null && view !== null && game.owes(view, seat);
  return (
    <Sheet game={game?.name} title={t('primer')}>
      <Cards texts={texts} />
      {due && <Clock />}
      <button type="button" className="primary big" data-primer-done onClick={onDone}>
        {t(due ? 'primerDue' : 'primerDone')}
      </button>
    </Sheet>
  );
}
