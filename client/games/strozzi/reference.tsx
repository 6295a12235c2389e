/** The reference card of Strozzi. */

import {
  DISPLAY_LENGTH,
  PROMOTION_PRIZES,
  ROUNDS,
  SPEED_PRIZES,
  TRACK_PRIZES,
} from '../../../engine/games/strozzi/data.ts';
import { DEFAULTS } from '../../../engine/games/strozzi/options.ts';
import { translator } from '../../i18n/index.ts';
import { makeReference } from '../../table/reference/reference.ts';
import { ArtIcon, FlagIcon, LaurelIcon, ScrollIcon, WareIcon } from './panels/icons.tsx';
import { reference as en } from './strings/reference.ts';

/** Three prizes as parameters: `ship1`, `ship2`, `ship3`. */
const prizes = (name: string, amounts: readonly number[]): { readonly [name: string]: number } =>
  Object.fromEntries(amounts.map((amount, k) => [`${name}${k + 1}`, amount]));

export const reference = makeReference(
  translator({ en }),
  {
    turn: [
      ['turn.draw', ['ST-001', 'ST-011', 'ST-012']],
      ['turn.claim', ['ST-014', 'ST-016', 'ST-017']],
      ['turn.used', ['ST-013', 'ST-020', 'ST-021']],
      ['turn.port', ['ST-023', 'ST-024']],
      ['turn.steps', ['ST-028', 'ST-030', 'ST-031']],
      ['turn.tile', ['ST-037', 'ST-039', 'ST-004']],
      ['turn.next', ['ST-018', 'ST-019']],
    ],
    scores: [
      ['scores.ships', ['ST-027', 'ST-041', 'ST-042']],
      ['scores.cities', ['ST-043', 'ST-044']],
      ['scores.top', ['ST-045']],
      ['scores.tiles', ['ST-051', 'ST-052']],
    ],
    end: [
      ['end.round', ['ST-022', 'ST-050']],
      ['end.match', ['ST-001', 'ST-054']],
    ],
    signs: [
      ['sign.ware', ['ST-029'], <FlagIcon key="ware" flag="ware" />],
      ['sign.plusOne', ['ST-026'], <FlagIcon key="plusOne" flag="plusOne" />],
      ['sign.pirate', ['ST-014'], <FlagIcon key="pirate" flag="pirate" />],
      ['sign.gold', ['ST-032'], <WareIcon key="gold" ware="gold" />],
      ['sign.grain', ['ST-032'], <WareIcon key="grain" ware="grain" />],
      ['sign.cloth', ['ST-032'], <WareIcon key="cloth" ware="cloth" />],
      ['sign.scroll', ['ST-031'], <ScrollIcon key="scroll" />],
      ['sign.laurel', ['ST-037'], <LaurelIcon key="laurel" />],
      ['sign.art', ['ST-051'], <ArtIcon key="art" category="art" />],
      ['sign.science', ['ST-051'], <ArtIcon key="science" category="science" />],
      ['sign.architecture', ['ST-051'], <ArtIcon key="architecture" category="architecture" />],
    ],
  },
  {
    rounds: ROUNDS,
    tiles: DISPLAY_LENGTH,
    ...prizes('ship', SPEED_PRIZES),
    ...prizes('city', TRACK_PRIZES),
    ...prizes('tile', PROMOTION_PRIZES),
    ...prizes('top', DEFAULTS.topBonus ?? []),
  },
);
