/**
 * The economy in simulations: turns, points by source, statues, favours, pirate raids, shortages.
 */

import type { EconomyMeter, JsonObject, State } from '../../core/contract.ts';
import type { Emitted } from '../../core/events.ts';
import { LEAD_ACTIONS, STATUES } from './data.ts';
import type { PvEvent } from './events.ts';
import { resultTable } from './scoring.ts';
import { at, DUCATS, PHASE, PHASE_OVER, SEATS, STATUES_LEFT, TURN } from './state.ts';

export class Economy implements EconomyMeter {
  private readonly sums = new Map<string, number>();
  private readonly chosen = new Map<string, number>();

  emit({ event }: Emitted): void {
    const told = event as PvEvent;
    switch (told.type) {
      case 'actionChosen':
        this.chosen.set(told.action, (this.chosen.get(told.action) ?? 0) + 1);
        return;
      case 'piratesCame':
        this.add('raids', 1);
        this.add('stolen', told.stolen.length);
        return;
      case 'reshuffled':
        if (told.because === 'shortGoods') this.add('shortages', 1);
        return;
      case 'produced':
        this.add('production', told.income);
        return;
      case 'sold':
        this.add('sales', told.ducats);
        return;
      case 'unloaded':
        this.add('sales', told.ducats);
        return;
      case 'matchEnded':
        if (told.because === 'maxTurns') this.add('cutShort', 1);
    }
  }

  /** Counts the result of a finished match. */
  sample(s: State): void {
    if (s[PHASE] !== PHASE_OVER) return;
    this.add('turns', s[TURN]);
    this.add('statues', STATUES - s[STATUES_LEFT]);
    for (const { businesses, besideStatue, favours, points, seat } of resultTable(s)) {
      this.add('businesses', businesses);
      this.add('besideStatue', besideStatue);
      this.add('favours', favours);
      this.add('points', points);
      this.add('ducats', s[DUCATS + at(seat)] / s[SEATS]);
    }
  }

  private add(name: string, amount: number): void {
    this.sums.set(name, (this.sums.get(name) ?? 0) + amount);
  }

  /** Means per match over all seats; Ducats left are those of one seat. */
  report(matches: number): JsonObject {
    const rounded = (total: number): number =>
      matches === 0 ? 0 : Math.round((total / matches) * 1000) / 1000;
    const mean = (name: string): number => rounded(this.sums.get(name) ?? 0);
    return {
      turns: mean('turns'),
      cutShort: mean('cutShort'),
      points: {
        all: mean('points'),
        businesses: mean('businesses'),
        besideStatue: mean('besideStatue'),
        favours: mean('favours'),
      },
      statues: mean('statues'),
      pirateRaids: mean('raids'),
      cardsStolen: mean('stolen'),
      shortages: mean('shortages'),
      incomeFromProduction: mean('production'),
      incomeFromSales: mean('sales'),
      ducatsLeft: mean('ducats'),
      actions: Object.fromEntries(
        LEAD_ACTIONS.map((action) => [action, rounded(this.chosen.get(action) ?? 0)]),
      ),
    };
  }
}
