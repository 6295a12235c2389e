/**
 * The vocabulary of decisions: of what a person is asked, as data. A game describes an action by a
 * list of inputs (`inputs(position, type, values)`), `InputForm` renders it alike in the panel, in
 * the ledger and on the phone, and what was chosen comes back as values under the inputs' keys:
 * with the action's own field names as keys, values and type together are the action.
 *
 * What cannot be chosen now stays in sight and says why, remedy included: `blocked` and `limit` are
 * sentences for people, which a game makes of the engine's refusals.
 */

import type { ReactNode } from 'react';
import type { Json } from '../../../engine/core/json.ts';
import type { Choice } from '../panels/Choices.tsx';

/** What has been chosen so far, by the key of the input; an absent key = nothing yet. */
export type Values = { readonly [key: string]: Json };
/** How many of each, without zeros. */
export type Counts = { readonly [id: string]: number };

/** Something that can be chosen; its `spot` counts where the input has a picture. */
export interface Offered extends Omit<Choice, 'chosen'> {
  /** What it means in the action; its id where that is absent. */
  readonly value?: Json;
}

/** A kind of goods, coins or cards of which some can be taken. */
export interface Kind {
  readonly id: string;
  readonly label: ReactNode;
  /** For screen readers: what is counted. */
  readonly name: string;
  /** Second line: price, stock. */
  readonly note?: ReactNode;
  /** The most that may be taken now. */
  readonly max: number;
  /** Why not more, and what would help. */
  readonly limit?: string | null;
  /** Nothing of it can be taken: the limit stands beneath, not only as a title; or these words do. */
  readonly off?: boolean | string;
  /** How a count reads, such as `2/3`. */
  readonly text?: (count: number) => string;
  /** Key of the board's target: ties the row to the object that stands there. */
  readonly target?: string;
}

/** One line of a running bill. The last one is the total. */
export interface BillLine {
  readonly label: string;
  readonly text: string;
}

interface Asked {
  /** Field of the action. */
  readonly key: string;
  /** What is asked, for everybody; in sight where `shown`. */
  readonly label: string;
  /** Absent: in sight where the form has more than one input. */
  readonly shown?: boolean;
  /** A sentence below. */
  readonly help?: ReactNode;
}

/**
 * Chips: side by side, signs and figures. List: one below the other, with notes. Grid: two columns.
 * Pair: two small ones at the end of a row. Any other word is a class of the game's own styles.
 */
export type Look = 'chips' | 'list' | 'grid' | 'pair' | (string & {});

interface Choosing extends Asked {
  readonly choices: readonly Offered[];
  readonly look?: Look;
}
interface ChoosingOne extends Choosing {
  /** The value that it begins with; absent = none. */
  readonly first?: Json;
  /**
   * Pressing a choice, or staying on it, is pointing at its target on the board, with all that a
   * game makes of that: a second press may send the action.
   */
  readonly points?: boolean;
}

/** Says something between the inputs and asks nothing: it has no value. */
export interface Note extends Asked {
  readonly kind: 'note';
  /** It tells what has been sent already. */
  readonly sent?: boolean;
}
/** Yes or no. Value: true or false. */
export interface YesNo extends Asked {
  readonly kind: 'yesNo';
}
/** One of several. Value: the choice's. */
export interface ChooseOne extends ChoosingOne {
  readonly kind: 'one';
}
/** What places lie on, for the eye alone: the choices say in words all that it shows. */
export interface Picture {
  /** Width by height. */
  readonly ratio: number;
  readonly ground: ReactNode;
  /** What is said beneath of the place that is chosen, or looked at, while there is none. */
  readonly hint?: string;
}
/**
 * A place of the board: the same as a list, so that it can be answered without the board. With a
 * picture the choices lie on it, each at its `spot`, with room for a figure; what else they say
 * stands beneath.
 */
export interface ChoosePlace extends ChoosingOne {
  readonly kind: 'place';
  readonly picture?: Picture;
}
/** One of several that lie in rows, such as up or down for each good. Value: the choice's. */
export interface ChooseInRows extends Asked {
  readonly kind: 'rows';
  readonly rows: readonly (Pick<Kind, 'id' | 'label' | 'name' | 'note'> & {
    readonly choices: readonly Offered[];
  })[];
  readonly first?: Json;
}
/** Several at once. Value: the values of the choices, in the order of the choices. */
export interface ChooseSeveral extends Choosing {
  readonly kind: 'several';
  readonly min?: number;
  readonly max?: number;
}
/** Cards of a hand or a display, their faces as labels. Value: as of several. */
export interface ChooseCards extends Choosing {
  readonly kind: 'cards';
  readonly min?: number;
  readonly max?: number;
}
/** Dice that lie there. Value: as of several; the places of the dice unless the choices say others. */
export interface ChooseDice extends Asked {
  readonly kind: 'dice';
  readonly dice: readonly (Pick<Offered, 'value' | 'blocked' | 'target'> & {
    readonly pips: number;
    /** What tells dice of the same pips apart, such as a colour's name. */
    readonly note?: string;
    readonly color?: string;
  })[];
  readonly min?: number;
  readonly max?: number;
}
/** A number. Value: the number. */
export interface Amount extends Asked {
  readonly kind: 'amount';
  readonly min?: number;
  readonly max: number;
  readonly step?: number;
  /** Why not more. */
  readonly limit?: string | null;
  /** How the number reads, such as `35 ducats`. */
  readonly text?: (value: number) => string;
  /** How it looks, where a text is not all. */
  readonly face?: (value: number) => ReactNode;
  /** Numbers to jump to. */
  readonly quick?: readonly number[];
  /** It stands alone and large. */
  readonly large?: boolean;
  readonly target?: string;
}
/** So many of each kind. Value: counts. */
export interface Basket extends Asked {
  readonly kind: 'basket';
  readonly goods: readonly Kind[];
  /** Of one kind only: to count another is to begin there. */
  readonly oneKind?: boolean;
  readonly bill?: (counts: Counts) => readonly BillLine[];
}
/** A sum in coins or in goods that count as money. Value: counts. */
export interface Payment extends Asked {
  readonly kind: 'payment';
  readonly cost: number;
  readonly means: readonly (Kind & { readonly worth: number })[];
  /** A sum in words, such as `12 ducats`. */
  readonly text: (sum: number) => string;
}
/** What is given and what is taken for it. Value: `{ give, take }`, each counts. */
export interface GiveAndTake extends Asked {
  readonly kind: 'giveAndTake';
  readonly give: { readonly label: string; readonly goods: readonly Kind[] };
  readonly take: { readonly label: string; readonly goods: readonly Kind[] };
  readonly bill?: (give: Counts, take: Counts) => readonly BillLine[];
}
/** All of these in an order of one's own. Value: their values in that order. */
export interface Order extends Asked {
  readonly kind: 'order';
  readonly items: readonly Offered[];
}
/** Step after step. Value: the values of the steps. */
export interface Path extends Asked {
  readonly kind: 'path';
  /** Where it begins, in words. */
  readonly from?: ReactNode;
  /** Where one may go on after these steps; blocked ones say why. */
  readonly next: (steps: readonly Json[]) => readonly Offered[];
  /** A step that was taken, in words. */
  readonly name: (step: Json, index: number) => string;
  readonly bill?: (steps: readonly Json[]) => readonly BillLine[];
}

export type Input =
  | Note
  | YesNo
  | ChooseOne
  | ChooseInRows
  | ChoosePlace
  | ChooseSeveral
  | ChooseCards
  | ChooseDice
  | Amount
  | Basket
  | Payment
  | GiveAndTake
  | Order
  | Path;

export type InputKind = Input['kind'];
