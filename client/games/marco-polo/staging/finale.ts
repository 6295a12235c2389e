/** The last count as a walk along the table: Beijing, coins and goods, contracts, goals, Venice. */

import type { MpEvent } from '../../../../engine/games/marco-polo/events.ts';
import type { ResultRow } from '../../../../engine/games/marco-polo/types.ts';
import type { Surface } from '../../../table/board/surface.ts';
import type { HandlersOf } from '../../../table/staging/staging.ts';
import { nodeOn } from '../board/sites.ts';
import { houseId } from '../scenery/places.ts';
import { GAIN, lifted, type Script } from './script.ts';

/** Seconds for one seat's share of a part, and between two parts. */
const EACH = 0.55;
const PAUSE = 0.5;

type Part = readonly [of: readonly (keyof ResultRow)[], icon: string, site: string | null];
/** The parts in the order of the rules (section 6); a part with a site is shown there. */
const PARTS: readonly Part[] = [
  [['beijing', 'goods'], 'sign:beijing', 'beijing'],
  [['coins'], 'sign:coin', null],
  [['contracts'], 'sign:contract', null],
  [['goalCards', 'goalCities'], 'sign:goal', null],
  [['venice'], 'sign:palazzo', 'v7'],
];

const worth = (row: ResultRow, of: readonly (keyof ResultRow)[]): number =>
  of.reduce((sum, name) => sum + row[name], 0);

export const finale: HandlersOf<Script, MpEvent, 'matchEnded'> = {
  matchEnded(script, { winners }) {
    const table = script.shown.result ?? [];
    script.change((shown) => {
      for (const { seat, track } of shown.result ?? []) {
        const s = shown.seats[seat];
        if (s) s.vp = track;
      }
    });
    script.now += 0.4;
    for (const [of, icon, site] of PARTS) {
      const rows = table.filter((row) => worth(row, of) !== 0);
      if (rows.length === 0) continue;
      const begins = script.now;
      rows.forEach((row, k) => {
        const at: Surface = site ? lifted(nodeOn(site), 2 + k) : script.home(row.seat);
        const value = worth(row, of);
        script.glow(at, 14, script.paint(row.seat), 1.2);
        script.note(at, Math.abs(value), GAIN, {
          sign: value < 0 ? '−' : '+',
          icon,
          size: 4,
          lasts: 1.9,
        });
        script.own(
          row.seat,
          (s) => {
            s.vp += value;
          },
          0.3,
        );
        script.now += EACH;
      });
      const place = site ?? houseId(rows[0]?.seat ?? 0, script.seats);
      script.hints.push({ at: begins, seconds: script.now - begins + 1, place, importance: 3 });
      script.now += PAUSE;
    }
    for (const { seat, total } of table) {
      script.note(lifted(script.home(seat), 2), total, 0x7a4a10, {
        icon: 'sign:vp',
        size: 4.6,
        lasts: 2.6,
      });
      script.own(seat, (s) => {
        s.vp = total;
      });
    }
    script.now += 1.2;
    script.change((shown) => {
      shown.winners = [...winners];
    });
    script.triumph(
      winners,
      (seat) => script.home(seat),
      (k) => nodeOn(['beijing', 'samarcanda', 'venezia', 'sumatra', 'moscow'][k % 5] ?? 'beijing'),
      30,
    );
  },
};
