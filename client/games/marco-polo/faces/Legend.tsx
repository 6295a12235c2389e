/** All signs and cards with their words, as pages of the help show them. */

import { type CardKind, cardKind, FACES } from '../cards.ts';
import { cardLine, cardName } from '../strings/effects.ts';
import { t } from '../strings/turn.ts';
import { FaceView, MpSign } from './Face.tsx';
import { SIGN_NAMES } from './index.ts';

/** Every sign with its meaning. */
export const SignLegend = () => (
  <dl className="mp-legend">
    {SIGN_NAMES.map((name) => (
      <div key={name} data-sign={name}>
        <dt>
          <MpSign name={name} size={30} />
        </dt>
        <dd>{t(`sign.${name}`)}</dd>
      </div>
    ))}
  </dl>
);

/** Every card of some kinds with its sentence. */
function Gallery({ kinds }: { readonly kinds: readonly CardKind[] }) {
  const ids = [...FACES.keys()].filter((id) => kinds.includes(cardKind(id)));
  return (
    <ul className="mp-gallery">
      {ids.map((id) => {
        const face = FACES.get(id);
        if (!face) return null;
        const name = cardName(id);
        return (
          <li key={id} data-card={id} className={face.w > face.h ? 'wide' : undefined}>
            <FaceView face={face} words={cardLine(id)} />
            <p>
              {name && <b>{name}</b>} {cardLine(id)}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

export const ContractGallery = () => <Gallery kinds={['contract']} />;
export const CityCardGallery = () => <Gallery kinds={['cityCard']} />;
export const TileGallery = () => <Gallery kinds={['bonus', 'outpost']} />;
export const GoalGallery = () => <Gallery kinds={['goal']} />;
export const CharacterGallery = () => <Gallery kinds={['character']} />;
export const CompanionGallery = () => <Gallery kinds={['companion']} />;
export const GiftGallery = () => <Gallery kinds={['gift']} />;
export const RusticianoGallery = () => <Gallery kinds={['rusticiano']} />;
