/** The end: ducats, buildings, contracts; the winner. */

import { groupValue } from '../../../../engine/games/genoa/scoring.ts';
import type { ResultRow, View } from '../../../../engine/games/genoa/types.ts';
import { listed, numeral } from '../../../i18n/index.ts';
import { makeResult } from '../../../table/result/make.tsx';
import { ownSeat } from '../../../table/seat/position.ts';
import { contractsIn, runsOf } from '../groups.ts';
import { t } from '../strings/beside.ts';
import { seatName, seatNames, spaceName } from '../strings/names.ts';

/** GE-1005: the goods of the tied seats, which decide between them. */
function note(view: View): string | null {
  const { table = [], winners = [] } = view.public.result ?? {};
  const most = Math.max(...table.map(({ total }) => total));
  const level = table.filter(({ total }) => total === most);
  if (level.length < 2) return null;
  const goods = [...level]
    .sort((a, b) => b.goods - a.goods)
    .map(({ seat, goods: n }) =>
      t('result.goodsOf', { name: seatName(view, seat, ownSeat(view)), n }),
    );
  return t(winners.length > 1 ? 'result.shared' : 'result.goods', { goods: listed(goods) });
}

/** GE-812: the groups of a seat's contracts, and the payment for each. */
function groupsLine({ public: { seats } }: View, seat: number): string {
  return [...runsOf(contractsIn(seats[seat]?.hand ?? []))]
    .sort((a, b) => b.length - a.length)
    .map((group) => `${listed(group.map(spaceName))} ${numeral(groupValue(group.length))}`)
    .join(' · ');
}

export const Result = makeResult<View, ResultRow>({
  result: (view) => view.public.result,
  title: t('result.title'),
  seatTitle: t('result.merchant'),
  name: seatName,
  note,
  totalTitle: t('result.total'),
  headline: (view, winners, you) =>
    winners.length === 1 && winners[0] === you
      ? t('result.winnerYou')
      : t('result.winner', {
          names: seatNames(view, winners, you),
          n: winners.length,
          you: winners.some((seat) => seat === you) ? 'yes' : 'no',
        }),
  steps: [
    { key: 'ducats', title: t('result.ducats'), of: ({ ducats }) => ({ score: ducats }) },
    { key: 'markers', title: t('result.markers'), of: ({ markers }) => ({ score: markers }) },
    {
      key: 'contracts',
      title: t('result.contracts'),
      of: ({ seat, contracts }, view) => ({ score: contracts, note: groupsLine(view, seat) }),
    },
  ],
});
