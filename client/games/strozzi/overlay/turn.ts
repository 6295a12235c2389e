/** Round, ship and claim, who is asked, and the clock; after the end who has won. */

import type { View } from '../../../../engine/games/strozzi/types.ts';
import { t as frame } from '../../../i18n/index.ts';
import { showClock } from '../../../table/overlay/clock.ts';
import { el, write } from '../../../table/overlay/dom.ts';
import type { Now, Part } from '../../../table/overlay/part.ts';
import { t as page } from '../../../table/overlay/strings.ts';
import { shipOf } from '../facts.ts';
import { t } from '../strings/index.ts';
import { cargoName, flagName, seatName } from '../strings/names.ts';

const viewOf = ({ view }: Now): View | null => view as View | null;

function roundText({ phase, round, shipDeck }: View['public']): string {
  if (phase === 'gameOver') return t('round.over');
  return `${t('round.name', { n: round })} · ${t('overlay.left', { n: shipDeck })}`;
}

const ASKED = {
  claim: 'overlay.asked',
  place: 'overlay.places',
  promo: 'overlay.takes',
} as const;

function whoText(now: Now): string {
  const { table } = now;
  const view = viewOf(now);
  if (!view) return table ? page('lobby', { code: table.code }) : '';
  const { result, decider, phase } = view.public;
  const [seat] = result?.winners ?? decider;
  if (seat === undefined) return '';
  const name = seatName(view, seat, null);
  if (result || phase === 'gameOver') return page('won', { names: name });
  return table?.pause === 'on' ? page('paused') : t(ASKED[phase], { name });
}

/** The ship, and whose flag lies on it. */
function shipText(view: View | null): string {
  const current = view?.public.current;
  if (!view || !current) return '';
  const { card, claim } = current;
  const flag = claim
    ? t('overlay.claim', { flag: flagName(claim.flag), name: seatName(view, claim.seat, null) })
    : t('overlay.free');
  return `${t('overlay.ship', { speed: shipOf(card).value })} · ${cargoName(card)} · ${flag}`;
}

export function turn(): Part {
  const [round, who, what, time] = [
    el('span', 'ov-round'),
    el('strong', 'ov-who'),
    el('span', 'ov-what'),
    el('b', 'ov-clock'),
  ] as const;
  const root = el('section', 'ov-box ov-turn', [round, who, what, time], { 'data-part': 'turn' });
  return {
    root,
    update(now) {
      const view = viewOf(now);
      write(round, view ? roundText(view.public) : frame('app.name'));
      write(who, whoText(now));
      write(what, shipText(view));
      showClock(time, now);
    },
  };
}
