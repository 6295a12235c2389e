/** The reference card of Genoa. */

import {
  DISCS,
  GROUP_STEP,
  GROUP_VALUE,
  LARGE_PAY,
  MESSAGE_PAY,
  MOST_MOVES,
  OWNER_INCOME,
  ROUNDS_OF,
  SMALL_PAY,
} from '../../../engine/games/genoa/data.ts';
import { translator } from '../../i18n/index.ts';
import { makeReference } from '../../table/reference/reference.ts';
import { GoodIcon, KindIcon, MarkerIcon, TileIcon, TowerIcon } from './panels/icons.tsx';
import { reference as en } from './strings/reference.ts';

export const reference = makeReference(
  translator({ en }),
  {
    turn: [
      ['turn.start', ['GE-003', 'GE-201', 'GE-202']],
      ['turn.move', ['GE-301', 'GE-302', 'GE-303', 'GE-306', 'GE-308']],
      ['turn.deal', ['GE-501', 'GE-503', 'GE-509']],
      ['turn.action', ['GE-401', 'GE-403']],
      ['turn.forced', ['GE-523', 'GE-526']],
      ['turn.acquire', ['GE-602', 'GE-603', 'GE-605', 'GE-607']],
      ['turn.pass', ['GE-104', 'GE-105']],
    ],
    scores: [
      ['scores.large', ['GE-804']],
      ['scores.small', ['GE-805']],
      ['scores.message', ['GE-808', 'GE-809']],
      ['scores.owner', ['GE-611', 'GE-1001']],
      ['scores.contracts', ['GE-812', 'GE-813']],
      ['scores.deals', ['GE-502']],
    ],
    end: [
      ['end.rounds', ['GE-101']],
      ['end.market', ['GE-204', 'GE-110']],
      ['end.winner', ['GE-1003', 'GE-1004', 'GE-1005']],
    ],
    signs: [
      ['sign.large', ['GE-804'], <KindIcon key="LO" kind="LO" />],
      ['sign.start', ['GE-903'], <TileIcon key="start" tile="startingSpace" />],
      ['sign.small', ['GE-805'], <KindIcon key="SO" kind="SO" />],
      ['sign.extra', ['GE-904'], <TileIcon key="extra" tile="extraAction" />],
      ['sign.message', ['GE-808'], <KindIcon key="MS" kind="MS" />],
      ['sign.choice', ['GE-907'], <TileIcon key="choice" tile="commodityChoice" />],
      ['sign.contract', ['GE-812'], <KindIcon key="CT" kind="CT" />],
      ['sign.trade', ['GE-910', 'GE-917'], <TileIcon key="trade" tile="trade11" />],
      ['sign.marker', ['GE-605'], <MarkerIcon key="marker" />],
      ['sign.building', ['GE-912'], <TileIcon key="building" tile="buildingAction" />],
      ['sign.tower', ['GE-003'], <TowerIcon key="tower" />],
      ['sign.pepper', ['GE-707'], <GoodIcon key="pepper" good="pepper" />],
      ['sign.saffron', ['GE-707'], <GoodIcon key="saffron" good="saffron" />],
      ['sign.silver', ['GE-707'], <GoodIcon key="silver" good="silver" />],
      ['sign.copper', ['GE-707'], <GoodIcon key="copper" good="copper" />],
      ['sign.linen', ['GE-707'], <GoodIcon key="linen" good="linen" />],
      ['sign.silk', ['GE-707'], <GoodIcon key="silk" good="silk" />],
      ['sign.ale', ['GE-707'], <GoodIcon key="ale" good="ale" />],
      ['sign.wine', ['GE-707'], <GoodIcon key="wine" good="wine" />],
    ],
  },
  {
    discs: DISCS,
    moves: MOST_MOVES,
    large: LARGE_PAY,
    small: SMALL_PAY,
    message: MESSAGE_PAY,
    owner: OWNER_INCOME,
    more: GROUP_STEP,
    ...Object.fromEntries(GROUP_VALUE.map((value, n) => [`group${n}`, value])),
    ...Object.fromEntries(ROUNDS_OF.map((rounds, seats) => [`rounds${seats}`, rounds])),
  },
);
