/** The events of building and production in the city. */

import type { BusinessId } from '../../../../engine/games/patrons-of-venice/data.ts';
import type { PvEvent } from '../../../../engine/games/patrons-of-venice/events.ts';
import { listed } from '../../../i18n/index.ts';
import { look, type Name, type Of } from '../../../table/events/rows.ts';
import { QUARTER } from '../cues.ts';
import { gains, isBuilt, reaches, type Scene } from '../director/scene.ts';
import { t as aired } from '../director/strings.ts';
import { incomeAt, makesLuxury } from '../forecast.ts';
import { t } from '../strings/index.ts';
import { aBusiness, campoFullName, campoName, outputName, siteName } from '../strings/names.ts';
import { money, PAYS } from './money.ts';
import type { Rows } from './table.ts';
import { producedWhy, raisedWhy, sponsoredWhy } from './why.ts';

/** Seconds until the products have been carried away. */
const CARRIED = 1.7;

const WORKSHOPS: { readonly [business in BusinessId]: (typeof QUARTER)[keyof typeof QUARTER] } = {
  draper: QUARTER.loom,
  canvaser: QUARTER.sailcloth,
  wainwright: QUARTER.wheel,
  armourer: QUARTER.anvil,
  tentmaker: QUARTER.tent,
  tailor: QUARTER.shears,
  gondolaMaker: QUARTER.plane,
};

export const city: Rows<'businessSponsored' | 'statueRaised' | 'produced' | 'productionEnded'> = {
  businessSponsored: {
    at: ({ site }) => site,
    line: ({ shown }, { say }) =>
      say(shown.length === 0 ? 'event.businessSponsored' : 'event.businessShown'),
    why: sponsoredWhy,
    sound: ({ shown, price }) => [
      ...(shown.length > 0 ? (['card'] as const) : []),
      money(price),
      { cue: QUARTER.hammers, wait: PAYS },
    ],
    look: look(3, 'medium', { told: 0.4, least: 1.6 }),
    tell: builtLine,
    lean: 2,
    chapter({ seat, business }, { name }) {
      const told = { name: name(seat), business: aBusiness(business) };
      return { kind: 'business', title: t('chapter.business', told), seat };
    },
  },
  statueRaised: {
    at: ({ campo }) => campo,
    line: 'event.statueRaised',
    why: raisedWhy,
    sound: ({ price }) => [money(price), { cue: QUARTER.unveil, wait: PAYS }],
    look: look(3, 'medium', { told: 0.4, least: 2.2 }),
    tell: raisedLine,
    lean: 3,
    chapter({ seat, campo }, { name }) {
      const told = { name: name(seat), campo: campoName(campo) };
      return { kind: 'statue', title: t('chapter.statue', told), seat };
    },
  },
  produced: {
    at: ({ site }) => site,
    line({ seat, owner, favour }, { say, name, you }) {
      if (owner !== seat) {
        return say('event.producedGuest', { owner: name(owner), to: owner === you ? 'yes' : 'no' });
      }
      return say(favour ? 'event.producedFavour' : 'event.produced');
    },
    why: producedWhy,
    sound: ({ business, income, favour }) => [
      WORKSHOPS[business],
      ...(income > 0 ? [{ cue: money(income), wait: CARRIED }] : []),
      ...(favour ? [{ cue: QUARTER.favour, wait: CARRIED }] : []),
    ],
    look: ({ business }) =>
      makesLuxury(business) ? look(3, 'close', { told: 0.4, least: 1.8 }) : look(1),
    tell: madeLine,
    lean: 2,
    chapter({ seat, business, output, income }, { name }) {
      if (!makesLuxury(business)) return null;
      const told = { name: name(seat), output: outputName(output), income };
      return { kind: 'luxury', title: t('chapter.luxury', told), seat };
    },
  },
  productionEnded: { line: 'event.productionEnded', why: ['PV-065'], sound: 'peg', look: null },
};

function builtLine(event: Of<PvEvent, 'businessSponsored'>, scene: Scene, name: Name): string {
  const { seat, business, site } = event;
  const open = scene.after.public;
  const { base, statue, quarter } = incomeAt(open, site, business);
  const why = scene.why(
    reaches(scene, seat) ? aired('at.end') : null,
    open.tilesLeft[business] === 0 ? aired('built.lastTile') : null,
    statue > 0 ? aired('built.statue') : null,
    quarter > 0 ? aired('built.quarter') : null,
    business === 'gondolaMaker' && base > 1 ? aired('built.gondola', { n: base }) : null,
  );
  const told = { business: aBusiness(business), site: siteName(site), why };
  return aired('built', { ...told, name: name(seat) });
}

function raisedLine(event: Of<PvEvent, 'statueRaised'>, scene: Scene, name: Name): string {
  const paid = gains(scene).map(({ seat, points }) =>
    aired('raised.payment', { n: points, name: name(seat) }),
  );
  const none = isBuilt(scene.after.public, event.campo) ? 'raised.none' : 'raised.nobody';
  const gained = paid.length > 0 ? aired('raised.gains', { gains: listed(paid) }) : aired(none);
  const why = scene.why(reaches(scene, event.seat) ? aired('at.end') : null, gained);
  return aired('raised', { name: name(event.seat), campo: campoFullName(event.campo), why });
}

/** Products that go back into the hand are seen; an aristocrat's payment is told. */
function madeLine(event: Of<PvEvent, 'produced'>, scene: Scene, name: Name): string | null {
  const { seat, owner, business, favour, income } = event;
  if (!makesLuxury(business)) return null;
  const why = scene.why(
    reaches(scene, seat) ? aired('at.end') : null,
    seat === owner ? null : aired('made.guest', { owner: name(owner) }),
    favour ? aired('made.favour') : aired('made.noFavour'),
  );
  return aired('made', { name: name(seat), output: outputName(event.output), income, why });
}
