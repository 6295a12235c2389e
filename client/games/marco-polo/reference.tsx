/** The reference card of The Voyages of Marco Polo. */

import { BEIJING_SLOTS } from '../../../engine/games/marco-polo/data/map-nodes.ts';
import { STEP_COST } from '../../../engine/games/marco-polo/data/spaces.ts';
import {
  ADJUST_COST,
  BLACK_DIE_COST,
  COINS_FOR_POINT,
  FAIR_SUM,
  GOODS_FOR_POINT,
  MOST_CONTRACTS_VP,
  MOST_HELD,
  REROLL_COST,
  ROUNDS,
  VP_LAST,
  VP_LAST_BUT_ONE,
} from '../../../engine/games/marco-polo/data.ts';
import { translator } from '../../i18n/index.ts';
import { makeReference } from '../../table/reference/reference.ts';
import { MpSign } from './faces/Face.tsx';
import { reference as en } from './strings/reference.ts';

const SIZE = 20;

export const reference = makeReference(
  translator({ en }),
  {
    turn: [
      ['turn.round', ['MP-021', 'MP-024', 'MP-025']],
      ['turn.turn', ['MP-032', 'MP-031']],
      ['turn.strength', ['MP-041', 'MP-042', 'MP-043', 'MP-044']],
      ['turn.bazaar', ['MP-051', 'MP-052', 'MP-053', 'MP-054']],
      ['turn.contracts', ['MP-060', 'MP-064']],
      ['turn.travel', ['MP-070', 'MP-071', 'MP-072', 'MP-075']],
      ['turn.coins', ['MP-050']],
      ['turn.khan', ['MP-057', 'MP-058']],
      ['turn.city', ['MP-090', 'MP-091']],
      ['turn.bonus', ['MP-100', 'MP-101', 'MP-102', 'MP-103', 'MP-104']],
      ['turn.first', ['MP-020']],
    ],
    scores: [
      ['scores.contracts', ['MP-100', 'MP-133']],
      ['scores.beijing', ['MP-130', 'MP-131']],
      ['scores.goals', ['MP-134', 'MP-135']],
      ['scores.posts', ['MP-084']],
      ['scores.coins', ['MP-132']],
    ],
    end: [['end.match', ['MP-002', 'MP-136']]],
    signs: [
      ['sign.camel', ['MP-072', 'MP-102'], <MpSign key="camel" name="camel" size={SIZE} />],
      ['sign.contract', ['MP-060'], <MpSign key="contract" name="contract" size={SIZE} />],
      ['sign.pepper', ['MP-052'], <MpSign key="pepper" name="pepper" size={SIZE} />],
      ['sign.blackDie', ['MP-104'], <MpSign key="blackDie" name="blackDie" size={SIZE} />],
      ['sign.silk', ['MP-053'], <MpSign key="silk" name="silk" size={SIZE} />],
      ['sign.hourglass', ['MP-021'], <MpSign key="hourglass" name="hourglass" size={SIZE} />],
      ['sign.gold', ['MP-054'], <MpSign key="gold" name="gold" size={SIZE} />],
      ['sign.ownCityBonus', ['MP-079'], <MpSign key="own" name="ownCityBonus" size={SIZE} />],
      ['sign.good', ['MP-057'], <MpSign key="good" name="good" size={SIZE} />],
      ['sign.oasis', ['MP-076'], <MpSign key="oasis" name="oasis" size={SIZE} />],
      ['sign.move', ['MP-082'], <MpSign key="move" name="move" size={SIZE} />],
      ['sign.held', ['MP-060', 'MP-100'], <MpSign key="held" name="contract" size={SIZE} />],
      ['sign.whiteDie', ['MP-117'], <MpSign key="whiteDie" name="whiteDie" size={SIZE} />],
      ['sign.vp', ['MP-136'], <MpSign key="vp" name="vp" size={SIZE} />],
    ],
  },
  {
    fair: FAIR_SUM,
    held: MOST_HELD,
    reroll: REROLL_COST,
    adjust: ADJUST_COST,
    black: BLACK_DIE_COST,
    most: MOST_CONTRACTS_VP,
    goods: GOODS_FOR_POINT,
    eighth: VP_LAST_BUT_ONE,
    ninth: VP_LAST,
    coins: COINS_FOR_POINT,
    rounds: ROUNDS,
    ...Object.fromEntries(STEP_COST.map((cost, n) => [`step${n}`, cost])),
    ...Object.fromEntries(BEIJING_SLOTS.map((vp, k) => [`place${k + 1}`, vp])),
  },
);
