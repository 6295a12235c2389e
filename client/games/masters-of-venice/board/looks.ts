/** Colours and silhouettes of this game's goods, shops and characters. */

import type {
  Character,
  Resource,
  Stock,
} from '../../../../engine/games/masters-of-venice/data.ts';
import type { IconName } from '../../../pieces/paths.ts';

export const INK = '#2b2118';
export const INK_HEX = 0x2b2118;
export const IVORY = 0xf6ecd2;
export const WOOD = 0x6b4526;
export const WALNUT = 0x3f2718;
export const BRASS = 0xd0a03a;
/** Letters and figures laid in gold on slate and walnut. */
export const GILT = 0xf4c963;
export const STONE = 0xd8c9a8;

/** MV-002, section 2.2: the cubes' colours, with the colours of their relief. */
export const RESOURCE_LOOK: {
  readonly [r in Resource]: {
    readonly color: number;
    /** Relief and its shadow on a cube. */
    readonly relief: string;
    readonly shade: string;
    /** Figures on a ground of the colour. */
    readonly figure: number;
  };
} = {
  iron: { color: 0x6e7683, relief: '#e4e9f0', shade: '#3a404a', figure: 0xffffff },
  lumber: { color: 0x7a4e2d, relief: '#e9c79c', shade: '#44270f', figure: 0xffffff },
  spice: { color: 0xb3342b, relief: '#ffd9c2', shade: '#5e120d', figure: 0xffffff },
  grain: { color: 0xe0b33a, relief: '#5a3a08', shade: '#fff0b8', figure: 0x2b2118 },
  gems: { color: 0x2f8f5b, relief: '#d6ffe6', shade: '#0d4a28', figure: 0xffffff },
  fabric: { color: 0x2b2b30, relief: '#e8dfd0', shade: '#000000', figure: 0xffffff },
};

export const RESOURCE_ICON: { readonly [r in Resource]: IconName } = {
  iron: 'anvil',
  lumber: 'log',
  spice: 'mortar',
  grain: 'wheat',
  gems: 'gem',
  fabric: 'cloth',
};

/** A stock wears the sign of its trade; the offices an anchor. */
export const STOCK_ICON: { readonly [s in Stock]: IconName } = {
  blacksmith: 'anvil',
  jeweler: 'gem',
  miller: 'wheat',
  spiceShop: 'mortar',
  tailor: 'cloth',
  officeNorth: 'anchor',
  officeSouth: 'anchor',
};
export const STOCK_COLOR: { readonly [s in Stock]: number } = {
  blacksmith: 0x6e7683,
  jeweler: 0x2f8f5b,
  miller: 0xe0b33a,
  spiceShop: 0xb3342b,
  tailor: 0x2b2b30,
  officeNorth: 0x2f6f8f,
  officeSouth: 0x8a5a9c,
};

export const CHARACTER_ICON: { readonly [c in Character]: IconName } = {
  gondolieri: 'oar',
  guildMaster: 'hammer',
  harborMaster: 'crane',
  taxCollector: 'purse',
  thief: 'mask',
  trader: 'scales',
};
/** Colours of the characters' robes. */
export const CHARACTER_COLOR: { readonly [c in Character]: number } = {
  gondolieri: 0x2b4f86,
  guildMaster: 0x8c2a34,
  harborMaster: 0x2f7f93,
  taxCollector: 0x6a3f86,
  thief: 0x4a4656,
  trader: 0x3a8a50,
};
