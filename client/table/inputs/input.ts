/**
 * The vocabulary of decisions: the questions to a person, as data. A game describes an action by a
 * list of inputs (`inputs(position, type, values)`), `InputForm` renders it alike in the panel, in
 * the ledger and on the phone, and the choices come back as values under the inputs' keys: with the
 * action's own field names as keys, values and type together are the action.
 *
 * A blocked choice stays visible and says why, remedy included: `blocked` and `limit` are sentences
 * for people, which a game makes of the engine's refusals.
 */

import type { ReactNode } from 'react';
import type { Json } from '../../../engine/core/json.ts';
import type { Choice } from '../panels/Choices.tsx';

/** The choices so far, by the key of the input; an absent key = none yet. */
export type Values = { readonly [key: string]: Json };
/** How many of each, without zeros. */
export type Counts = { readonly [id: string]: number };

/** A possible choice; its `spot` counts if the input has a picture. */
export interface Offered extends Omit<Choice, 'chosen'> {
  /** Its value in the action; absent = its id. */
  readonly value?: Json;
}

/** A kind of goods, coins or cards of which some can be taken. */
export interface Kind {
  readonly id: string;
  readonly label: ReactNode;
  /** For screen readers: the name of the counted thing. */
  readonly name: string;
  /** Second line: price, stock. */
  readonly note?: ReactNode;
  /** The greatest number that may be taken now. */
  readonly max: number;
  /** Why not more, and a remedy. */
  readonly limit?: string | null;
  /** None of it can be taken: the limit is shown below, not only as a title; or these words are. */
  readonly off?: boolean | string;
  /** The text of a count, such as `2/3`. */
  readonly text?: (count: number) => string;
  /** Key of the board's target: ties the row to its object there. */
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
  /** The question, for everybody; visible if `shown`. */
  readonly label: string;
  /** Absent: visible if the form has more than one input. */
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
  /** Its initial value; absent = none. */
  readonly first?: Json;
  /**
   * Pressing a choice, or staying on it, is pointing at its target on the board, with the game's
   * usual effect: a second press may send the action.
   */
  readonly points?: boolean;
}

/** Text between the inputs without a question: it has no value. */
export interface Note extends Asked {
  readonly kind: 'note';
  /** The input describes things that are sent already. */
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
/** The ground of the places, for the eye alone: the choices contain all of it in words. */
export interface Picture {
  /** Width by height. */
  readonly ratio: number;
  readonly ground: ReactNode;
  /** The text below about the chosen or pointed place, while there is none. */
  readonly hint?: string;
}
/**
 * A place of the board: the same as a list, so that it can be answered without the board. With a
 * picture the choices are on it, each at its `spot`, with room for a figure; their further texts
 * are below.
 */
export interface ChoosePlace extends ChoosingOne {
  readonly kind: 'place';
  readonly picture?: Picture;
}
/** One of several in rows, such as up or down for each good. Value: the choice's. */
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
/**
 * Dice in their places. Value: as of several; the places of the dice unless the choices have
 * others.
 */
export interface ChooseDice extends Asked {
  readonly kind: 'dice';
  readonly dice: readonly (Pick<Offered, 'value' | 'blocked' | 'target'> & {
    readonly pips: number;
    /** Distinguishes dice of the same pips, such as a colour's name. */
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
  /** The text of the number, such as `35 ducats`. */
  readonly text?: (value: number) => string;
  /** Its appearance, if a text is not all. */
  readonly face?: (value: number) => ReactNode;
  /** Numbers to jump to. */
  readonly quick?: readonly number[];
  /** It begins without a number: the person chooses the lowest, too. */
  readonly unset?: true;
  /** A single large choice. */
  readonly large?: boolean;
  readonly target?: string;
}
/** A number of each kind. Value: counts. */
export interface Basket extends Asked {
  readonly kind: 'basket';
  readonly goods: readonly Kind[];
  /** Of one kind only: counting another begins anew there. */
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
/** Given and taken things. Value: `{ give, take }`, each counts. */
export interface GiveAndTake extends Asked {
  readonly kind: 'giveAndTake';
  readonly give: { readonly label: string; readonly goods: readonly Kind[] };
  readonly take: { readonly label: string; readonly goods: readonly Kind[] };
  readonly bill?: (give: Counts, take: Counts) => readonly BillLine[];
}
/** All of these in a chosen order. Value: their values in that order. */
export interface Order extends Asked {
  readonly kind: 'order';
  readonly items: readonly Offered[];
}
/** Step after step. Value: the values of the steps. */
export interface Path extends Asked {
  readonly kind: 'path';
  /** Its start, in words. */
  readonly from?: ReactNode;
  /** Possible next steps after these; blocked ones say why. */
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
