/** A card that can be pressed, and is then seen large with what it says. */

import { useState } from 'react';
import { Dialog } from '../../../table/panels/Dialog.tsx';
import { faceOf } from '../cards.ts';
import { cardLine, cardName, cardWords } from '../strings/effects.ts';
import { t } from '../strings/turn.ts';
import { FaceView } from './Face.tsx';

/** A card as it lies. @param id of any kind of card, tile, marker or person */
export const CardFace = ({ id }: { readonly id: string }) => (
  <FaceView face={faceOf(id)} words={cardWords(id)} />
);

/** A card by its id, to be pressed for a close look. */
export function Card({ id, className = '' }: { readonly id: string; readonly className?: string }) {
  const [large, setLarge] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`mp-card ${className}`}
        data-card={id}
        title={cardWords(id)}
        onClick={() => setLarge(true)}
      >
        <CardFace id={id} />
      </button>
      {large && (
        <Dialog
          title={cardName(id) || t('card.look')}
          onClose={() => setLarge(false)}
          className="mp-look"
        >
          <CardFace id={id} />
          <p>{cardLine(id)}</p>
        </Dialog>
      )}
    </>
  );
}
