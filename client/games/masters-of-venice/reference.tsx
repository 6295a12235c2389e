/** The reference card of Masters of Venice. */

import {
  BID_SPACES,
  CANAL_SPACES,
  DUCATS_PER_VP_FORGONE,
  GUILD_VP,
  MAX_SHARES_PER_DEAL,
  PRICE_MAX,
  PRICE_STEP,
  UNDELIVERED_PENALTY,
} from '../../../engine/games/masters-of-venice/data.ts';
import { series, translator } from '../../i18n/index.ts';
import { makeReference } from '../../table/reference/reference.ts';
import { CharacterIcon, ResourceIcon } from './panels/icons.tsx';
import { reference as en } from './strings/reference.ts';

export const reference = makeReference(
  translator({ en }),
  {
    turn: [
      ['turn.bid', ['MV-203', 'MV-207', 'MV-208', 'MV-213', 'MV-214', 'MV-215', 'MV-216']],
      ['turn.go', ['MV-302', 'MV-304', 'MV-309']],
      ['turn.shared', ['MV-311', 'MV-312']],
      ['turn.docks', ['MV-401', 'MV-403']],
      ['turn.shops', ['MV-417', 'MV-419', 'MV-420', 'MV-421', 'MV-413', 'MV-414']],
      ['turn.stocks', ['MV-431', 'MV-433']],
      ['turn.guild', ['MV-441', 'MV-442', 'MV-443']],
      ['turn.church', ['MV-461', 'MV-501']],
      ['turn.mercato', ['MV-481', 'MV-482', 'MV-483']],
      ['turn.office', ['MV-471', 'MV-473', 'MV-474']],
    ],
    scores: [
      ['scores.guild', ['MV-448', 'MV-449']],
      ['scores.split', ['MV-545', 'MV-546']],
      ['scores.dividend', ['MV-521']],
      ['scores.end', ['MV-705', 'MV-706']],
      ['scores.left', ['MV-702', 'MV-704']],
    ],
    end: [
      ['end.round', ['MV-201', 'MV-701']],
      ['end.winner', ['MV-707', 'MV-708']],
    ],
    signs: [
      ['sign.iron', ['MV-010'], <ResourceIcon key="iron" resource="iron" />],
      ['sign.gondolieri', ['MV-222', 'MV-352'], <CharacterIcon key="g" character="gondolieri" />],
      ['sign.gems', ['MV-010'], <ResourceIcon key="gems" resource="gems" />],
      ['sign.guildMaster', ['MV-601'], <CharacterIcon key="gm" character="guildMaster" />],
      ['sign.grain', ['MV-010'], <ResourceIcon key="grain" resource="grain" />],
      ['sign.harborMaster', ['MV-603'], <CharacterIcon key="hm" character="harborMaster" />],
      ['sign.spice', ['MV-010'], <ResourceIcon key="spice" resource="spice" />],
      ['sign.taxCollector', ['MV-605'], <CharacterIcon key="tc" character="taxCollector" />],
      ['sign.fabric', ['MV-010'], <ResourceIcon key="fabric" resource="fabric" />],
      ['sign.thief', ['MV-607'], <CharacterIcon key="th" character="thief" />],
      ['sign.lumber', ['MV-008'], <ResourceIcon key="lumber" resource="lumber" />],
      ['sign.trader', ['MV-608', 'MV-610'], <CharacterIcon key="tr" character="trader" />],
    ],
  },
  {
    bids: series(BID_SPACES.map(String)),
    rounds: CANAL_SPACES,
    up: PRICE_STEP,
    down: 2 * PRICE_STEP,
    step: PRICE_STEP,
    two: 2 * PRICE_STEP,
    shares: MAX_SHARES_PER_DEAL,
    most: PRICE_MAX,
    ducats: DUCATS_PER_VP_FORGONE,
    penalty: UNDELIVERED_PENALTY,
    ...Object.fromEntries(GUILD_VP.map((vp, k) => [`vp${k + 1}`, vp])),
  },
);
