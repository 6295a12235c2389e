/** Asked once for each game, before its first quick match: whether it is new to the person. */

import { useEffect, useId, useRef } from 'react';
import { roads } from '../i18n/roads.ts';
import { follow, learnPath } from '../store/router.ts';
import type { GameCard } from '../table/game.ts';

interface NewHereProps {
  readonly card: GameCard;
  /** null: no answer, and no match. */
  readonly onAnswer: (isNew: boolean | null) => void;
}

export function NewHere({ card: { id, name, learn }, onAnswer }: NewHereProps) {
  const first = useRef<HTMLButtonElement>(null);
  const title = useId();
  // The pressed button is gone: the question takes the focus.
  useEffect(() => {
    first.current?.focus({ preventScroll: true });
    first.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const path = learnPath(id);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is laid out by its legend
    <div
      className="game-new"
      role="group"
      aria-labelledby={title}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onAnswer(null);
      }}
    >
      <h3 id={title}>{roads('menu.new', { name })}</h3>
      <button
        ref={first}
        type="button"
        className="primary"
        data-new="yes"
        onClick={() => onAnswer(true)}
      >
        {roads('menu.newYes')}
        <small>{roads('menu.newYesHelp')}</small>
      </button>
      <button type="button" data-new="no" onClick={() => onAnswer(false)}>
        {roads('menu.newNo')}
        <small>{roads('menu.newNoHelp')}</small>
      </button>
      <p className="game-learn">
        {learn && (
          <a href={path} onClick={(event) => follow(event, path)}>
            {roads('menu.newLearn', learn)}
          </a>
        )}
        <button type="button" className="quiet" data-back onClick={() => onAnswer(null)}>
          {roads('menu.newBack')}
        </button>
      </p>
    </div>
  );
}
