/** The common parts of the lesson's scenes. */

import type { JsonObject } from '../../../core/contract.ts';
import type { Open, Scripted } from '../../../learn/lesson.ts';

/** An open action of a step, and the rule that it teaches. */
export const open = (type: string, rule: string, more: JsonObject = {}): Open => ({
  like: { type, ...more },
  rule,
});
export const END = { type: 'endTurn' };
/** Another seat ends its turn. */
export const ends = (seat: number): Scripted => ({ seat, action: END });

/** The pieces on the table in most scenes. */
export const TABLE: JsonObject = {
  docks: [{ iron: 1, gems: 1 }, { fabric: 2 }, { spice: 1, grain: 1 }, { lumber: 1, gems: 1 }],
  offices: { officeNorth: 'lumber', officeSouth: 'grain' },
};

/** Prices without importance for a scene. */
export const PRICES: JsonObject = {
  blacksmith: { resourcePrice: 35 },
  jeweler: { resourcePrice: 30, orders: 3 },
  miller: { resourcePrice: 30 },
  spiceShop: { resourcePrice: 35 },
};
