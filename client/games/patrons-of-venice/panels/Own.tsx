/** The player's own house: ducats, the hand as cards, and which recipes it comes near. */

import { GOODS } from '../../../../engine/games/patrons-of-venice/data.ts';
import type { View } from '../../../../engine/games/patrons-of-venice/types.ts';
import { capital } from '../../../i18n/index.ts';
import { goodValue, ownDucats } from '../facts.ts';
import { type Recipe, recipes } from '../forecast.ts';
import type { Position } from '../position.ts';
import { t } from '../strings/index.ts';
import { businessName, cardsName, goodName } from '../strings/names.ts';
import { recipeLine } from '../strings/outlook.ts';
import { cardNote, ducatsNote } from '../strings/things.ts';
import { BusinessIcon, Ducats, GoodIcon, GoodsRow } from './icons.tsx';
import './hand.css';
import { noted } from '../../../table/noted.ts';

/** The ducats that one can spend. */
function OwnDucats({ view }: { view: View }) {
  const own = view.public.seats[view.you?.seat ?? -1];
  return (
    <span {...(own && ducatsNote(view, own, ownDucats(view)))}>
      <Ducats n={ownDucats(view)} />
    </span>
  );
}

/** The same on a phone, over the water. */
export function Purse({ position: { view } }: { position: Position }) {
  return (
    <div className="pv-purse">
      <OwnDucats view={view} />
      <GoodsRow goods={view.you?.hand ?? {}} />
    </div>
  );
}

export function Own({ position: { view } }: { position: Position }) {
  return (
    <section className="pv-own" aria-label={t('ledger.own')}>
      <OwnDucats view={view} />
      <Hand view={view} />
      <Near view={view} />
    </section>
  );
}

/** Each card as a card: sign, name, value; equal ones in a pile. */
export function Hand({ view }: { view: View }) {
  const hand = view.you?.hand ?? {};
  const kinds = GOODS.filter((good) => hand[good]);
  if (kinds.length === 0) return <p className="help">{t('hands.empty')}</p>;
  return (
    <ul className="pv-hand">
      {kinds.map((good) => {
        const n = hand[good] ?? 0;
        return (
          <li key={good} className={n > 1 ? 'several' : undefined} {...cardNote(good)}>
            <GoodIcon good={good} size={26} />
            <span className="pv-card-name">{capital(goodName(good))}</span>
            <Ducats n={goodValue(good)} />
            {n > 1 && <b className="pv-times">×{n}</b>}
          </li>
        );
      })}
    </ul>
  );
}

/** The number of hints beside a small hand, and beside a large one: all of it stays in one row. */
const SHOWN = { small: 4, large: 2, hand: 4 } as const;

/** `2 of 3 for a tent`, the nearest first; products possible now stand out. */
function Near({ view }: { view: View }) {
  if (!view.you) return null;
  const { hand } = view.you;
  const isLarge = GOODS.filter((good) => hand[good]).length > SHOWN.hand;
  const hints = recipes(view.public, view.you)
    .filter(({ held, owned, tiles }) => held > 0 && owned + tiles > 0)
    .sort((a, b) => share(b) - share(a))
    .slice(0, isLarge ? SHOWN.large : SHOWN.small);
  if (hints.length === 0) return null;
  return (
    <ul className={isLarge ? 'pv-near single' : 'pv-near'} aria-label={t('recipe.title')}>
      {hints.map((hint) => (
        <Hint key={hint.business} hint={hint} />
      ))}
    </ul>
  );
}
const share = ({ held, inputs, owned }: Recipe): number =>
  held / inputs.length + (owned > 0 ? 0.5 : 0);

function Hint({ hint }: { hint: Recipe }) {
  const { business, inputs, owned } = hint;
  const lacks = cardsName(inputs.filter(({ held }) => !held).map(({ good }) => good));
  return (
    <li
      className={owned > 0 ? 'owned' : undefined}
      {...noted(
        [capital(businessName(business)), lacks && t('make.missing', { goods: lacks })]
          .filter(Boolean)
          .join(', '),
      )}
    >
      <BusinessIcon business={business} size={16} />
      <span>{recipeLine(hint)}</span>
      <span className="pv-lacks" aria-hidden="true">
        {inputs.map(({ good, held }) => (
          <span key={good} className={held ? 'has' : undefined}>
            <GoodIcon good={good} size={14} />
          </span>
        ))}
      </span>
    </li>
  );
}
