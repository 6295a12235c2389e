/**
 * Recipe hints: for each workshop the part of its recipe in the hand, and the actions that it
 * allows.
 */

import { capital } from '../../../i18n/index.ts';
import { type Recipe, recipes } from '../forecast.ts';
import type { Position } from '../position.ts';
import { t } from '../strings/index.ts';
import { businessName, goodName } from '../strings/names.ts';
import { recipeLine } from '../strings/outlook.ts';
import { BusinessIcon, GoodIcon } from './icons.tsx';
import './recipes.css';
import { noted } from '../../../table/noted.ts';

/** All of them; `own`: those of businesses that the seat owns first, the rest by nearness. */
export function Recipes({ position: { view } }: { position: Position }) {
  if (!view.you) return null;
  const hints = recipes(view.public, view.you).filter(({ owned, tiles }) => owned + tiles > 0);
  const near = (hint: Recipe): number => Number(hint.owned > 0) + hint.held / hint.inputs.length;
  return (
    <section className="pv-recipes" aria-label={t('recipe.title')}>
      <h2>{t('recipe.title')}</h2>
      <ul>
        {[...hints]
          .sort((a, b) => near(b) - near(a))
          .map((hint) => (
            <Hint key={hint.business} hint={hint} />
          ))}
      </ul>
    </section>
  );
}

function Hint({ hint }: { hint: Recipe }) {
  const { business, inputs, held, owned } = hint;
  const ready = owned > 0 && held === inputs.length;
  return (
    <li className={ready ? 'ready' : undefined} data-recipe={business}>
      <BusinessIcon business={business} size={20} />
      <span>
        <b>{capital(businessName(business))}</b>{' '}
        <small>
          {recipeLine(hint)}
          {owned > 0 && `, ${t('recipe.owned', { n: owned })}`}
        </small>
      </span>
      <span className="pv-inputs">
        {inputs.map(({ good, held: has }) => (
          <span key={good} className={has ? 'has' : undefined} {...noted(goodName(good))}>
            <GoodIcon good={good} size={19} />
            <span className="sr">
              {t(has ? 'recipe.has' : 'recipe.hasNot', { good: goodName(good) })}
            </span>
          </span>
        ))}
      </span>
    </li>
  );
}
