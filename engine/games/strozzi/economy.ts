/** The economy in simulations: money, unclaimed ships, pirates, top spaces by city. */

import type { EconomyMeter, JsonObject, State } from '../../core/contract.ts';
import type { Emitted } from '../../core/events.ts';
import { CITIES } from './data.ts';
import type { StEvent } from './types.ts';

export class Economy implements EconomyMeter {
  private unclaimed = 0;
  private overbids = 0;
  private tiles = 0;
  private paid = 0;
  private readonly bonus: { [city: string]: number } = Object.fromEntries(
    CITIES.map((city) => [city, 0]),
  );

  emit({ event }: Emitted): void {
    const told = event as StEvent;
    if (told.type === 'shipUnclaimed') this.unclaimed++;
    else if (told.type === 'flagReturned') this.overbids++;
    else if (told.type === 'tileTaken') this.tiles++;
    else if (told.type === 'cityScored') {
      for (const { amount } of told.bonus) this.bonus[told.city] += amount;
      for (const { amount } of [...told.ships, ...told.track, ...told.bonus]) this.paid += amount;
    } else if (told.type === 'promotionScored') {
      for (const { amount } of told.prizes) this.paid += amount;
    }
  }

  sample(_state: State): void {}

  /** Means per match; money in ducats. */
  report(matches: number): JsonObject {
    const mean = (total: number): number =>
      matches === 0 ? 0 : Math.round((total / matches) * 1000) / 1000;
    return {
      paidOut: mean(this.paid),
      unclaimedShips: mean(this.unclaimed),
      pirateOverbids: mean(this.overbids),
      tilesTaken: mean(this.tiles),
      bonusByCity: Object.fromEntries(
        Object.entries(this.bonus).map(([city, total]) => [city, mean(total)]),
      ),
    };
  }
}
