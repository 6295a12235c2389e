/** The reference card of a game over the page: course of play, scoring, the end, the signs. */

import './reference.css';
import { useEffect, useState } from 'react';
import { helpPath } from '../../store/topics.ts';
import type { GameBasics } from '../game.ts';
import { Dialog } from '../panels/Dialog.tsx';
import { PARTS, type Reference, type ReferenceLine, type ReferencePart } from './reference.ts';
import { t } from './strings.ts';

interface ReferenceDialogProps {
  readonly game: Pick<GameBasics, 'id' | 'name' | 'reference'>;
  readonly onClose: () => void;
}

export function ReferenceDialog({ game, onClose }: ReferenceDialogProps) {
  const card = useReference(game.reference);
  return (
    <Dialog title={t('title', { name: game.name })} onClose={onClose} className="reference-sheet">
      {typeof card === 'string' ? (
        <p role="status">{t(card)}</p>
      ) : (
        <div className="reference">
          {PARTS.map((part) => (
            <Part key={part} part={part} lines={card[part]} />
          ))}
        </div>
      )}
      <p className="row-buttons">
        <a href={helpPath(game.id, 'rules')} target="_blank" rel="noreferrer">
          {t('rules')}
        </a>
        <button type="button" className="quiet" onClick={() => print()}>
          {t('print')}
        </button>
      </p>
    </Dialog>
  );
}

function Part({ part, lines }: { part: ReferencePart; lines: readonly ReferenceLine[] }) {
  return (
    <section data-part={part}>
      <h3>{t(part)}</h3>
      <ul>
        {lines.map(({ key, name, text, rules, sign }) => (
          <li key={key} data-rules={rules.join(' ')}>
            {sign && <span className="reference-sign">{sign}</span>}
            <span>
              {name && <b>{name}</b>} {text}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The card once it is loaded. */
function useReference(load: GameBasics['reference']): Reference | 'loading' | 'failed' {
  const [card, setCard] = useState<Reference | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let here = true;
    load?.().then(
      (found) => here && setCard(found),
      () => here && setCard('failed'),
    );
    return () => {
      here = false;
    };
  }, [load]);
  return card;
}
