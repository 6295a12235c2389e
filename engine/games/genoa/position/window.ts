/** The window of an action in a described position. */

import type { Reader } from '../../../kit/reader.ts';
import { CARD_IDS } from '../cards.ts';
import { BUILDINGS } from '../map.ts';
import * as R from '../offers/record.ts';
import { readTerms } from '../offers/words.ts';
import * as S from '../state.ts';
import { QUESTIONS } from '../view.ts';
import { seatOf } from './turn.ts';
import { cleanDeferred } from './words.ts';

export function readWindow(s: S.State, given: Reader): void {
  if (s[S.PHASE] !== S.ACTION) return;
  const window = given.record('window');
  window.allow(['actor', 'building', 'mainDone', 'smallDone', 'largeDone', 'deferred', 'tiled']);
  s[S.ACTOR] = seatOf(s, window, 'actor', s[S.MERCHANT]);
  s[S.MAIN_DONE] = window.flag('mainDone', false) ? 1 : 0;
  s[S.SMALL_DONE] = window.flag('smallDone', false) ? 1 : 0;
  s[S.LARGE_DONE] = window.flag('largeDone', false) ? 1 : 0;
  for (const building of window.ids('tiled', BUILDINGS)) s[S.TILED] |= 1 << building;
  if (window.tells('deferred')) {
    const record = R.blankRecord();
    R.clear(record);
    readTerms(record, R.GIVE, { deferred: cleanDeferred(window, window.raw('deferred')) }, 0);
    for (let i = 0; i < R.DEFERRED; i++) s[S.OWED + i] = record[R.LATER + i];
  }
  if (!given.tells('pending')) return;
  const pending = given.record('pending');
  pending.allow(['seat', 'kind', 'cards']);
  s[S.PENDING] = 1 + pending.id('kind', QUESTIONS, 0);
  const cards = pending.isList('cards') ? pending.ids('cards', CARD_IDS) : [];
  cards.slice(0, 2).forEach((card, i) => {
    s[S.PENDING_CARD + i] = card;
    s[S.PENDING_SIZE]++;
  });
}
