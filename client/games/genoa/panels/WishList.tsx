/** Standing wishes for all buildings, as a list. */

import { BUILDINGS } from '../../../../engine/games/genoa/map.ts';
import type { View } from '../../../../engine/games/genoa/types.ts';
import { Facts } from '../../../table/ledger/Rows.tsx';
import { useWishes, type Wish, wishesNow } from '../deals/wishes.ts';
import { t as aside } from '../strings/beside.ts';
import { t } from '../strings/index.ts';
import { spaceName } from '../strings/names.ts';
import { YieldIcons } from './icons.tsx';
import { allowsSums, WishChips, WishFor } from './Wishes.tsx';

/** An example of a sum, for its explanation. */
const FIGURE = { n: 15 };

/** The common wish of all buildings: one wish, none, or `mixed`. */
function common(): Wish | undefined | 'mixed' {
  const wishes = wishesNow();
  const [first, ...rest] = BUILDINGS.map((building) => wishes[building]);
  return rest.every((one) => one === first) ? first : 'mixed';
}

/** Wishes for every building, for players who plan ahead. */
export function WishList({ view }: { view: View }) {
  const sums = allowsSums(view);
  // Renders again after each change of a wish.
  useWishes((store) => store.wishes);
  const all = common();
  return (
    <section className="ge-wishes" aria-label={aside('wish.title')}>
      <Facts
        facts={[
          [t('wish.no'), t('wish.does.no')] as const,
          ...(sums ? [[t('wish.upTo', FIGURE), t('wish.does.upTo', FIGURE)] as const] : []),
        ]}
      />
      <p className="help">{sums ? aside('wish.help') : t('wish.goods')}</p>
      <ul>
        <li>
          <strong>{aside('wish.all')}</strong>
          <WishChips
            sums={sums}
            id="all"
            label={aside('wish.all')}
            now={all}
            onWish={(wish) => useWishes.getState().setAll(wish)}
          />
        </li>
        {BUILDINGS.map((building) => (
          <li key={building}>
            <strong>
              {spaceName(building)} <YieldIcons building={building} size={14} />
            </strong>
            <WishFor building={building} sums={sums} folded={false} />
          </li>
        ))}
      </ul>
    </section>
  );
}
