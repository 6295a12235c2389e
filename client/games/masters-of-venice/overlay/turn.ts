/** Round, who decides about what, and the clock; after the end who has won. */

import type { View } from '../../../../engine/games/masters-of-venice/types.ts';
import { t as frame } from '../../../i18n/index.ts';
import { showClock } from '../../../table/overlay/clock.ts';
import { el, write } from '../../../table/overlay/dom.ts';
import type { Now, Part } from '../../../table/overlay/part.ts';
import { t } from '../../../table/overlay/strings.ts';
import { t as word } from '../strings/index.ts';
import { placeName, seatNames } from '../strings/names.ts';
import { t as own } from './strings.ts';

function roundText({ round, roundKind }: View['public']): string {
  const key = round === 16 ? 'round.final' : roundKind === 'bid' ? 'round.bid' : 'round.commerce';
  return word(key, { n: round });
}

function whoText(now: Now): string {
  const { table } = now;
  const view = now.view as View | null;
  if (!view) return table ? t('lobby', { code: table.code }) : '';
  const { result, decider } = view.public;
  if (result) {
    const names = seatNames(view, result.winners, null);
    return t(result.winners.length > 1 ? 'shared' : 'won', { names });
  }
  if (table?.pause === 'on') return t('paused');
  return t(decider.length === 1 ? 'decidesOne' : 'deciding', {
    names: seatNames(view, decider, null),
  });
}

function whatText(now: Now): string {
  const view = now.view as View | null;
  if (!view || view.public.phase === 'finished') return '';
  const { phase, turn } = view.public;
  const place = turn ? placeName(turn.location) : '';
  return own(`phase.${phase}`, { place });
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
      write(round, now.view ? roundText((now.view as View).public) : frame('app.name'));
      write(who, whoText(now));
      write(what, whatText(now));
      showClock(time, now);
    },
  };
}
