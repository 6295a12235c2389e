/** The turn: its merchant, the tower's space and discs, and the gains so far. */

import { MOST_MOVES } from '../../../../engine/games/genoa/data.ts';
import type { View } from '../../../../engine/games/genoa/types.ts';
import { COIN_PATH } from '../../../table/overlay/coin.ts';
import { el, mark, sign, write } from '../../../table/overlay/dom.ts';
import { type TurnWords, turnPart } from '../../../table/overlay/turn.ts';
import { earnedIn } from '../earned.ts';
import { seatName, seatNames, spaceName } from '../strings/names.ts';
import { t } from '../strings/overlay.ts';
import { TOWER_PATH } from './signs.ts';

function who(view: View): string {
  const { state, merchant, window, acquiring } = view.public;
  const name = (seat: number): string => seatName(view, seat, null);
  switch (state) {
    case 'START':
      return t('overlay.starts', { name: name(merchant) });
    case 'CLAIM':
      return t('overlay.claims', { name: name(merchant) });
    case 'ACTION':
      return t('overlay.acts', { name: name(window?.actor ?? merchant) });
    case 'MOVE':
      return t('overlay.leads', { name: name(merchant) });
    case 'ACQUIRE':
      return t('overlay.acquires', { name: name(acquiring ?? merchant) });
    case 'OVER':
      return '';
  }
}

/** The tower as it is now: a drum for each disc that is left. */
function tower(): ReturnType<TurnWords<View>['what']> {
  const drums = Array.from({ length: MOST_MOVES + 1 }, () => el('i', 'ov-drum'));
  const [place, sum] = [el('span', 'ov-place'), el('b')] as const;
  const value = el('span', 'ov-earned', [sign(COIN_PATH, '#d9a93b'), sum]);
  const root = el('span', 'ov-what ov-way', [
    sign(TOWER_PATH),
    place,
    el('span', 'ov-drums', drums),
    value,
  ]);
  return {
    root,
    update(view, now) {
      const open = view?.public;
      mark(root, 'empty', !open || open.state === 'OVER');
      if (!open) return;
      write(place, open.tower ? spaceName(open.tower) : '');
      const left = MOST_MOVES + 1 - open.movesUsed;
      for (const [k, drum] of drums.entries()) mark(drum, 'left', k < left);
      const { ducats, deals } = earnedIn(now.log, open.merchant);
      write(sum, `+${ducats}`);
      mark(value, 'deals', deals);
      const title = `${t('overlay.earned', { n: ducats })}, ${t('overlay.deals', { n: deals })}`;
      if (value.title !== title) value.title = title;
    },
  };
}

export const turn = turnPart<View>({
  kind: 'ov-tower',
  round: ({ public: { state, turn: n } }) =>
    state === 'OVER' ? t('overlay.over') : t('overlay.turn', { n }),
  winners(view) {
    const winners = view.public.result?.winners;
    return winners ? { names: seatNames(view, winners, null), shared: winners.length > 1 } : null;
  },
  who,
  what: tower,
});
