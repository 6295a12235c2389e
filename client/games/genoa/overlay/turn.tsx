/** The turn: its merchant, the tower's space and discs, and the gains so far. */

import { MOST_MOVES } from '../../../../engine/games/genoa/data.ts';
import type { View } from '../../../../engine/games/genoa/types.ts';
import { noted } from '../../../table/noted.ts';
import { COIN_PATH } from '../../../table/overlay/coin.ts';
import type { Log } from '../../../table/overlay/part.ts';
import { turnPart } from '../../../table/overlay/turn.tsx';
import { Sign } from '../../../table/panels/Sign.tsx';
import { earnedIn } from '../earned.ts';
import { TowerIcon } from '../panels/icons.tsx';
import { seatName, seatNames, spaceName } from '../strings/names.ts';
import { t } from '../strings/overlay.ts';

/** The drums of the whole tower, from below. */
const DRUMS = Array.from({ length: MOST_MOVES + 1 }, (_, k) => k);

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
function tower({ public: open }: View, log: Log) {
  if (open.state === 'OVER') return null;
  const left = MOST_MOVES + 1 - open.movesUsed;
  const { ducats, deals } = earnedIn(log, open.merchant);
  const earned = `${t('overlay.earned', { n: ducats })}, ${t('overlay.deals', { n: deals })}`;
  return (
    <>
      <TowerIcon />
      <span className="ov-place">{open.tower && spaceName(open.tower)}</span>
      <span className="ov-drums">
        {DRUMS.map((drum) => (
          <i key={drum} className="ov-drum" data-left={drum < left} />
        ))}
      </span>
      <span className="ov-earned" data-deals={deals} {...noted(earned)}>
        <Sign path={COIN_PATH} color="#d9a93b" />
        <b>{`+${ducats}`}</b>
      </span>
    </>
  );
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
  whatKind: 'ov-way',
});
