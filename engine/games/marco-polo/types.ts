/** Canonical actions, options and views of the game (rules, appendix B). */

import type { ActionBase, ViewBase } from '../../core/contract.ts';
import type { Good } from './data/vocabulary.ts';

/** Counts of goods; absent = 0. */
export type Goods = { readonly [good in Good]?: number };

export type Leg = {
  readonly figure: number;
  readonly path: readonly string[];
};
export type MovementWords = {
  readonly legs: readonly Leg[];
  readonly cartographer?: string;
  readonly postsInPassing?: readonly string[];
  readonly gift?: string;
  readonly giftCity?: string;
};
export type UseWords = {
  readonly times?: number;
  readonly option?: number;
  readonly pay?: Goods;
  readonly target?: string;
};
export type PostWords = {
  readonly palazzo?: string;
  readonly via?: string | null;
};

export type PlaceAction = ActionBase &
  Partial<MovementWords> &
  UseWords &
  PostWords & {
    readonly type: 'place';
    readonly space: string;
    readonly dice: readonly string[];
    readonly adjust?: readonly number[];
    readonly values?: readonly number[];
    readonly row?: number;
    readonly good?: string;
    readonly picks?: readonly number[];
    readonly discards?: readonly string[];
    readonly bonuses?: { readonly [space: string]: string };
    readonly card?: string;
    readonly diplomat?: true;
    readonly companion?: string | null;
    readonly freeBy?: string;
  };
export type DoMoveAction = ActionBase &
  MovementWords & {
    readonly type: 'doMove';
    readonly q: number;
  };
export type PlayRusticianoAction = ActionBase & {
  readonly type: 'playRusticiano';
  readonly card: string;
  readonly node?: string;
  readonly via?: string | null;
  readonly pay?: Goods;
  readonly space?: string;
  readonly companion?: string;
  readonly slot?: string;
};
export type UseKeptAction = ActionBase &
  UseWords & {
    readonly type: 'useKeptCityCard';
  };
export type OwnBonusAction = ActionBase & {
  readonly type: 'chooseOwnCityBonus';
  readonly q: number;
  readonly nodes: readonly string[];
};
export type SearchAction = ActionBase & {
  readonly type: 'searchContracts';
  readonly q: number;
  readonly keep: readonly string[];
  readonly discard: readonly string[];
};
export type DiscardAction = ActionBase & {
  readonly type: 'discardContract';
  readonly q: number;
  readonly contracts: readonly string[];
};

export type KeepGiftsAction = ActionBase & {
  readonly type: 'keepGifts';
  readonly q: number;
  readonly gifts: readonly string[];
};
export type UseGiftAction = ActionBase & {
  readonly type: 'useGift';
  readonly gift: string;
  readonly die?: string;
  readonly value?: number;
};
export type UseArghunAction = ActionBase &
  UseWords & {
    readonly type: 'useArghunCard';
    readonly card: string;
  };

/** Actions that may stay objects: no integer holds them all. */
export type OpenAction =
  | PlaceAction
  | DoMoveAction
  | PlayRusticianoAction
  | UseKeptAction
  | OwnBonusAction
  | SearchAction
  | KeepGiftsAction
  | UseGiftAction
  | UseArghunAction
  | DiscardAction;

export type Action =
  | OpenAction
  | (ActionBase &
      (
        | { readonly type: 'pickCharacter'; readonly character: string }
        | { readonly type: 'keepGoals'; readonly goals: readonly string[] }
        | { readonly type: 'chooseStart'; readonly node: string }
        | {
            readonly type: 'chooseRoundCharacter';
            readonly character: string;
            readonly start?: string;
          }
        | { readonly type: 'takeCompanion'; readonly companion: string | null }
        | {
            readonly type: 'completeContract';
            readonly contract: string;
            readonly scribe?: string;
            readonly double?: true;
          }
        | { readonly type: 'moneyBag' | 'reroll'; readonly die: string }
        | { readonly type: 'adjust'; readonly die: string; readonly by: 1 | -1 }
        | { readonly type: 'buyBlackDie' | 'endTurn' }
        | { readonly type: 'piedroClear'; readonly space: string }
        | { readonly type: 'moneylenderGood'; readonly good: Good }
        | { readonly type: 'saracenTrade'; readonly direction: string; readonly n: number }
        | { readonly type: 'chooseGoods'; readonly q: number; readonly goods: Goods }
        | {
            readonly type: 'choosePair';
            readonly q: number;
            readonly pairs: readonly (readonly Good[])[];
          }
        | { readonly type: 'chooseCamelsOrCoins'; readonly q: number; readonly camels: number }
        | { readonly type: 'chooseOtherCityBonus'; readonly q: number; readonly node: string }
        | { readonly type: 'relocatePost'; readonly q: number; readonly from: string | null }
        | { readonly type: 'pickCityCard'; readonly q: number; readonly card: string }
        | { readonly type: 'chooseFigure'; readonly q: number; readonly remove: 1 | 2 }
        | {
            readonly type: 'chooseDieOrCoins';
            readonly q: number;
            readonly take: string;
          }
      ));

export type Options = {
  readonly venice: boolean;
  readonly companions: boolean;
  readonly setup: 'beginner' | 'expert';
  readonly openDraft: boolean;
  readonly publicFinalPreview: boolean;
  readonly turnTimer: number;
  readonly undo: boolean;
  readonly newCharacters: boolean;
};

export type DieView = {
  readonly id: string;
  readonly kind: 'color' | 'black' | 'white' | 'token' | 'neutral';
  readonly value: number | null;
};
export type PlacementView = {
  readonly seat: number | null;
  readonly dice: readonly DieView[];
};
export type QuestionView = {
  readonly q: number;
  readonly seat: number;
  readonly kind: string;
  readonly source: string;
  readonly n?: number;
  readonly node?: string;
  readonly offered?: readonly string[];
};
export type SeatView = {
  readonly seat: number;
  readonly name: string;
  readonly color: string;
  readonly bot: boolean;
  readonly character: string | null;
  readonly roundCharacter: string | null;
  readonly characterFaceUp: boolean;
  readonly vp: number;
  readonly coins: number;
  readonly camels: number;
  readonly pepper: number;
  readonly silk: number;
  readonly gold: number;
  readonly dice: readonly DieView[];
  readonly tokens: readonly number[];
  readonly tokenUsed: boolean;
  readonly supply: number;
  readonly posts: readonly string[];
  readonly figures: readonly { readonly figure: number; readonly node: string }[];
  readonly contracts: readonly string[];
  readonly completed: readonly string[];
  readonly goalsHeld: number;
  readonly goals: readonly string[] | null;
  readonly companions: readonly {
    readonly id: string;
    readonly setAside: boolean;
    readonly used: readonly string[];
  }[];
  readonly rusticianoHeld: number;
  readonly rusticiano: readonly string[] | null;
  readonly bellelaLeft: number;
  readonly bellela: readonly string[] | null;
  readonly keptCityCard: string | null;
  readonly gifts: readonly string[];
  readonly arghunCards: readonly string[];
  /** Only with the New Characters: whether Nicolao's tile is in play. */
  readonly extraTile?: boolean;
  readonly committed: boolean;
};
export type ResultRow = {
  readonly seat: number;
  readonly track: number;
  readonly beijing: number;
  readonly goods: number;
  readonly coins: number;
  readonly contracts: number;
  readonly goalCards: number;
  readonly goalCities: number;
  readonly venice: number;
  readonly total: number;
  readonly camels: number;
};
export type PublicView = {
  readonly options: Options;
  readonly round: number;
  readonly phase: string;
  readonly startSeat: number;
  readonly lastTraveller: number | null;
  readonly turn: {
    readonly seat: number;
    readonly mainDone: boolean;
    readonly blackBought: boolean;
    readonly bagged: boolean;
    readonly arghunUsed: boolean;
    readonly canEnd: boolean;
    readonly canUndo: boolean;
  } | null;
  readonly decider: readonly number[];
  readonly questions: readonly QuestionView[];
  readonly draft: {
    readonly offered: readonly string[];
    readonly order: readonly number[];
    readonly arghunCards?: readonly string[];
  } | null;
  readonly seats: readonly SeatView[];
  readonly spaces: { readonly [space: string]: readonly PlacementView[] };
  readonly diceAside: readonly PlacementView[];
  readonly blackPool: number;
  readonly contractRow: readonly (string | null)[];
  readonly contractStacks: number;
  readonly specialPile: number;
  readonly cityCards: { readonly [slot: string]: string };
  readonly cityPile: number;
  readonly cityBonuses: { readonly [node: string]: string };
  readonly outposts: { readonly [node: string]: string };
  readonly beijing: readonly (number | null)[];
  readonly companionRow: readonly string[];
  readonly companionStack: number;
  readonly giftPile: number;
  readonly giftDiscards: readonly string[];
  readonly result: {
    readonly winners: readonly number[];
    readonly table: readonly ResultRow[];
  } | null;
};
/** What a seat alone knows. */
export type You = {
  readonly seat: number;
  readonly goalsDealt: readonly string[];
  readonly goals: readonly string[];
  readonly rusticiano: readonly string[];
  readonly bellela: readonly string[];
};

export type View = ViewBase<PublicView, You> & { readonly version: 'mpav-view/1' };
