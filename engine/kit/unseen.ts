/**
 * Redraws the cards and tiles that a viewer has not seen: they change places by one permutation.
 */

import type { Chance } from '../core/chance.ts';
import type { State } from '../core/contract.ts';

/** Called with the name of each secret field that has changed. */
export type Changed = (field: string) => void;

/** Places of one kind of card that the viewer has not seen, by their field. */
export class Unseen {
  private readonly slots: number[] = [];
  private readonly fields: string[] = [];

  add(field: string, start: number, count: number): void {
    for (let i = 0; i < count; i++) this.one(field, start + i);
  }

  one(field: string, slot: number): void {
    this.slots.push(slot);
    this.fields.push(field);
  }

  /**
   * Shuffles the cards in these places; answers the new card for each of `kinds` cards (index =
   * card).
   */
  redraw(s: State, chance: Chance, changed: Changed, kinds = 32): Int32Array {
    const old = this.slots.map((slot) => s[slot]);
    const drawn = shuffled(old, chance);
    const became = Int32Array.from({ length: kinds }, (_, card) => card);
    for (let i = 0; i < old.length; i++) {
      became[old[i]] = drawn[i];
      s[this.slots[i]] = drawn[i];
      if (old[i] !== drawn[i]) changed(this.fields[i]);
    }
    return became;
  }
}

/** A shuffled copy. These draws do not count as draws of the match. */
export function shuffled<T>(list: readonly T[], chance: Chance): T[] {
  const copy = [...list];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = chance.below(i + 1);
    [copy[i], copy[j]] = [copy[j], copy[i]];
  }
  return copy;
}
