/** The standing wish for a building. */

import type { BuildingId } from '../../../../engine/games/genoa/map.ts';
import type { View } from '../../../../engine/games/genoa/types.ts';
import { useNarrow } from '../../../table/narrow.ts';
import { Choices } from '../../../table/panels/Choices.tsx';
import { followWishes } from '../deals/pilot.ts';
import { useWishes, type Wish, wishesNow } from '../deals/wishes.ts';
import { t } from '../strings/index.ts';
import { theSpace } from '../strings/spaces.ts';

const SUMS = [5, 10, 15, 20, 30] as const;

/** GE-1101: between two players, offers without a good do not count. */
export const allowsSums = ({ public: { seats } }: View): boolean => seats.length > 2;

interface WishProps {
  readonly building: BuildingId;
  /** Whether ducats alone may be offered at this table (GE-1101). */
  readonly sums: boolean;
  readonly folded: boolean;
}

/** The three wishes for a building: not at all, up to a sum, or ask. */
export function WishFor({ building, sums, folded }: WishProps) {
  // Renders again after each change of a wish.
  useWishes((store) => store.wishes);
  // On a narrow screen the wishes stand in the chest.
  const narrow = useNarrow();
  const now = wishesNow()[building];
  const word = now === undefined ? 'ask' : now === 'no' ? 'no' : 'upTo';
  const chips = (
    <WishChips
      now={now}
      sums={sums}
      id={building}
      label={t('wish.of', { space: theSpace(building) })}
      onWish={(wish) => useWishes.getState().set(building, wish)}
    />
  );
  if (!folded) return chips;
  const figure = { n: Number(now) };
  const told = t(`wish.${word}`, figure);
  return (
    <details className="ge-fold">
      <summary>
        {t('wish.of', { space: theSpace(building) })}: <b>{told}</b>
      </summary>
      {chips}
      <p className="help">
        {t(`wish.does.${word}`, figure)}
        {!narrow && ` ${t('wish.inLedger')}`}
      </p>
      {!sums && <p className="help">{t('wish.goods')}</p>}
    </details>
  );
}

interface ChipsProps {
  readonly id: string;
  readonly label: string;
  /** Absent = ask. */
  readonly now: Wish | 'mixed' | undefined;
  readonly sums: boolean;
  readonly onWish: (wish: Wish | null) => void;
}

export function WishChips({ id, label, now, sums, onWish }: ChipsProps) {
  return (
    <div className="ge-wish" data-wish={id}>
      <Choices
        label={label}
        className="chips"
        choices={[
          { id: 'ask', label: t('wish.ask'), chosen: now === undefined },
          { id: 'no', label: t('wish.no'), chosen: now === 'no' },
          ...(sums ? SUMS : []).map((n) => ({
            id: String(n),
            label: t('wish.upTo', { n }),
            chosen: now === n,
          })),
        ]}
        onPick={(picked) => {
          onWish(picked === 'ask' ? null : picked === 'no' ? 'no' : Number(picked));
          followWishes();
        }}
      />
    </div>
  );
}
