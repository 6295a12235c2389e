/** The reference card of The Patrons of Venice. */

import {
  BUSINESS,
  FIRST_LUXURY,
  GOODS,
  MAX_SEATS,
  MIN_SEATS,
  OTHER_RESERVATION,
  OWN_RESERVATION,
  STATUE_COST,
  TARGET_OF,
  WHARF_PRICE,
} from '../../../engine/games/patrons-of-venice/data.ts';
import { series, translator } from '../../i18n/index.ts';
import { makeReference } from '../../table/reference/reference.ts';
import { BusinessIcon, FavourIcon, GoodIcon, StatueIcon } from './panels/icons.tsx';
import { goodName } from './strings/names.ts';
import { reference as en } from './strings/reference.ts';

export const reference = makeReference(
  translator({ en }),
  {
    turn: [
      ['turn.lead', ['PV-022', 'PV-023', 'PV-024']],
      ['turn.reserve', ['PV-025', 'PV-026', 'PV-027', 'PV-038']],
      ['turn.sail', ['PV-038', 'PV-039', 'PV-042', 'PV-043']],
      ['turn.pirates', ['PV-033', 'PV-034']],
      ['turn.trade', ['PV-047', 'PV-049', 'PV-050', 'PV-051']],
      ['turn.sponsor', ['PV-054', 'PV-055', 'PV-056', 'PV-057', 'PV-062']],
      ['turn.produce', ['PV-065', 'PV-066', 'PV-067']],
    ],
    scores: [
      ['scores.business', ['PV-089']],
      ['scores.favour', ['PV-073', 'PV-090']],
      ['scores.ducats', ['PV-075', 'PV-076', 'PV-077']],
      ['scores.more', ['PV-079', 'PV-080']],
    ],
    end: [
      ['end.target', ['PV-087', 'PV-088', 'PV-092']],
      ['end.winner', ['PV-091']],
    ],
    signs: [
      ['sign.draper', ['PV-086'], <BusinessIcon key="draper" business="draper" />],
      ['sign.canvaser', ['PV-086'], <BusinessIcon key="canvaser" business="canvaser" />],
      ['sign.wainwright', ['PV-086'], <BusinessIcon key="wainwright" business="wainwright" />],
      ['sign.armourer', ['PV-086'], <BusinessIcon key="armourer" business="armourer" />],
      ['sign.tentmaker', ['PV-086'], <BusinessIcon key="tentmaker" business="tentmaker" />],
      ['sign.tailor', ['PV-086'], <BusinessIcon key="tailor" business="tailor" />],
      ['sign.gondolaMaker', ['PV-086'], <BusinessIcon key="gondola" business="gondolaMaker" />],
      ['sign.statue', ['PV-020'], <StatueIcon key="statue" />],
      ['sign.favour', ['PV-090'], <FavourIcon key="favour" />],
      ['sign.lumber', ['PV-047'], <GoodIcon key="lumber" good="lumber" />],
      ['sign.wool', ['PV-047'], <GoodIcon key="wool" good="wool" />],
      ['sign.hemp', ['PV-047'], <GoodIcon key="hemp" good="hemp" />],
      ['sign.silk', ['PV-047'], <GoodIcon key="silk" good="silk" />],
      ['sign.iron', ['PV-047'], <GoodIcon key="iron" good="iron" />],
      ['sign.grain', ['PV-047'], <GoodIcon key="grain" good="grain" />],
      ['sign.wine', ['PV-047'], <GoodIcon key="wine" good="wine" />],
      ['sign.pepper', ['PV-047'], <GoodIcon key="pepper" good="pepper" />],
      ['sign.cloth', ['PV-047'], <GoodIcon key="cloth" good="cloth" />],
      ['sign.canvas', ['PV-047'], <GoodIcon key="canvas" good="canvas" />],
      ['sign.pirates', ['PV-033'], <GoodIcon key="pirates" good="pirates" />],
    ],
  },
  {
    own: OWN_RESERVATION,
    other: OTHER_RESERVATION,
    wharf: WHARF_PRICE,
    statue: STATUE_COST,
    luxury: BUSINESS[FIRST_LUXURY].base,
    target: TARGET_OF[MIN_SEATS],
    target5: TARGET_OF[MAX_SEATS],
    ...Object.fromEntries(
      BUSINESS.map(({ id, inputs }) => [id, series(inputs.map((good) => goodName(GOODS[good])))]),
    ),
  },
);
