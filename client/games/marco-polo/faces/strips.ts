/** Rows of signs for the effects of portraits and of Rusticiano's cards. */

import type { SignName } from './signs.ts';
import type { Sketch } from './sketch.ts';
import { type Amounts, listOf } from './things.ts';

/** A sign, a few letters between signs, or an amount of something. */
export type Item = SignName | { readonly say: string } | Amounts;
/** Rows from the top down. */
export type Strip = readonly (readonly Item[])[];

const say = (text: string): Item => ({ say: text });
const to: Item = 'arrow';
const each = 'hourglass';

/** The signs of each character's portrait (rules, section 2.11). */
export const CHARACTER_STRIPS: { readonly [character: string]: Strip } = {
  mercator: [['companion', 'bazaar', to, 'pepper', 'silk', 'gold', 'camel']],
  kubilai: [['post', to, 'beijing', { vp: 10 }]],
  raschid: [['die', to, say('1–6')]],
  johannes: [['oasis', to, 'oasis', say('+'), each, { coin: 3 }]],
  wilhelm: [['travel', to, 'post', 'post', 'post', say('+2')]],
  polos: [['move', 'move', say('+'), each, { camel: 1 }]],
  berke: [['die', 'die', to, 'free']],
  matteo: [[each, 'whiteDie', { contract: 1 }]],
  bellela: [['companion', 'companion', 'companion', to, each]],
  gregorio: [[each, { companion: 1 }]],
  donata: [[each, 'token', { camel: 1 }]],
  rusticiano: [['page', say('×6'), to, 'free']],
  piedro: [['oasis', say('+'), each, 'hand', 'die', 'die']],
  arghun: [['cityCard', say('×6'), to, 'die', say('= 6')]],
  nicolao: [[each, { gift: 3 }, to, { gift: 1 }]],
};

/** The signs of the character that Bellela plays for a round, where they differ (rules, AV-106). */
export const BORROWED_STRIPS: typeof CHARACTER_STRIPS = {
  wilhelm: [['travel', to, 'post', 'post', 'post']],
};

/** The signs of each companion's etching (rules, section 2.12). */
export const COMPANION_STRIPS: { readonly [companion: string]: Strip } = {
  moneylender: [
    ['die', to, { coin: 8 }],
    ['good', to, { coin: 5 }],
  ],
  gondolier: [['die', to, 'post', 'palazzo']],
  saracen: [['camel', 'either', 'coin']],
  scribe: [
    ['contract', to, say('−'), 'good'],
    [say('/ +'), { vp: 3 }],
  ],
  cartographer: [
    ['travel', to, say('−'), { camel: 2 }],
    [say('/ −'), { coin: 5 }],
  ],
  bodyguard: [['move', say(':'), { coin: 2 }]],
  diplomat: [['cityCard', to, 'free']],
  nun: [['die', say('±2')]],
  trader: [
    ['bazaar', to, say('−'), 'die'],
    ['die', say('+2')],
  ],
};

/** The signs of each of Rusticiano's cards (rules, section 2.13). */
export const RUSTICIANO_STRIPS: { readonly [card: string]: Strip } = {
  RU01: [
    [{ coin: 15 }, to, 'post'],
    ['city', say('/'), 'palazzo'],
  ],
  RU02: [[{ contract: 2 }], [{ camel: 2 }]],
  RU03: [['post', 'post', to, { vp: 1 }]],
  RU04: [
    ['hand', to],
    ['die', 'die'],
  ],
  RU05: [['travel'], [{ camel: 3 }, to, 'post']],
  RU06: [['hand', { companion: 1 }]],
  RU07: [['hand', { blackDie: 1 }]],
  RU08: [['hand', { ownCityBonus: 1 }]],
  RU09: [
    ['cityCard', say('3'), to, say('1')],
    ['die', say('= 6')],
  ],
  RU10: [['contract', say('×2')]],
  RU11: [['cityCard', 'either', 'cityCard']],
};

const wide = (item: Item): number => {
  if (typeof item === 'string') return item === 'arrow' ? 0.9 : 1.08;
  if ('say' in item) return 0.36 * (item.say as string).length + 0.2;
  const many = listOf(item as Amounts).filter(({ n, thing }) => n > 1 && thing !== 'vp').length;
  return 1.15 + many * 0.5;
};

/** Sets rows of signs into a field whose upper left corner is (x, y). */
export function setStrip(
  sketch: Sketch,
  strip: Strip,
  [x, y, w, h]: readonly [number, number, number, number],
  most: number,
  ink: string,
): void {
  const rowHeight = h / strip.length;
  for (const [k, row] of strip.entries()) {
    const natural = row.reduce((sum, item) => sum + wide(item), 0);
    const unit = Math.min(most, rowHeight * 0.9, w / natural);
    let at = x + (w - natural * unit) / 2;
    const middle = y + rowHeight * (k + 0.5);
    for (const item of row) {
      const room = wide(item) * unit;
      const centre = at + room / 2;
      if (typeof item === 'string') {
        sketch.sign(item, centre, middle, item === 'arrow' ? unit * 0.62 : unit);
      } else if ('say' in item) {
        sketch.text(item.say as string, centre, middle, unit * 0.72, ink, { most: room });
      } else {
        sketch.row(item as Amounts, centre, middle, room, { ink, size: unit });
      }
      at += room;
    }
  }
}
