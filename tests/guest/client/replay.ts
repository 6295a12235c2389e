/** The caravan game as a replay meets it. */

import type { Chapter, ReplayKit } from '../../../client/table/replay/kit.ts';
import { LOOKS } from '../../../engine/core/colors.ts';
import { t } from './strings.ts';
import { type Known, nameOf, open } from './words.ts';

const TENT = 'M12 3 22 21H2z';

export const replayKit: ReplayKit = {
  open(view, hands) {
    const seats = open(view).seats.map((seat) => {
      const own = hands[seat.seat] as unknown as Known | null;
      return own ? { ...seat, coins: own.coins, goal: own.goal } : seat;
    });
    return { ...view, public: { ...view.public, seats } };
  },
  story(recording) {
    const chapters: Chapter[] = [];
    const samples: { at: number; label: string }[] = [];
    const coins: number[][] = recording.seats.map(() => []);
    let round = 0;
    for (let at = 0; at <= recording.end; at++) {
      const { view, hands } = recording.look(at, 'all');
      const now = open(view).round;
      if (now === round && at < recording.end) continue;
      const over = at === recording.end;
      chapters.push({
        at,
        kind: over ? 'end' : 'round',
        seat: null,
        divides: true,
        path: TENT,
        title: over ? t('chapter.end') : t('round', { n: now }),
      });
      samples.push({ at, label: over ? t('chart.end') : String(now) });
      for (const [seat, row] of coins.entries()) row.push((hands[seat] as unknown as Known).coins);
      round = now;
    }
    const { view } = recording.look(0, 'public');
    const lines = open(view).seats.map(({ seat, color }) => ({
      id: String(seat),
      name: nameOf(view, seat),
      values: coins[seat] ?? [],
      color: LOOKS[color as keyof typeof LOOKS].css,
      path: LOOKS[color as keyof typeof LOOKS].shape,
    }));
    const chart = { kind: 'lines', id: 'coins', title: t('chart.coins') } as const;
    return { chapters, charts: [{ ...chart, about: t('chart.coinsAbout'), samples, lines }] };
  },
};
