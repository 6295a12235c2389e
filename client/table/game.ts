/** What a game brings to the frame, by the kind of page that asks for it. */

import type { ComponentType, LazyExoticComponent, ReactNode } from 'react';
import type { Color } from '../../engine/core/colors.ts';
import type {
  ActionBase,
  ClockPreset,
  GameEvent,
  Json,
  JsonObject,
  RuleEntry,
  ScoreUnit,
  ViewBase,
} from '../../engine/core/contract.ts';
import type { Why } from '../../engine/search/advice.ts';
import type { ClockPresets } from '../../server/protocol/clocks.ts';
import type { TableState } from '../../server/protocol/messages.ts';
import type { ShowLength } from '../../server/protocol/showcase.ts';
import type { Sounding } from '../sound/listen.ts';
import type { Holdings } from '../table/account/account.ts';
import type { Direction } from '../table/director/direction.ts';
import type { ReplayKit } from '../table/replay/kit.ts';
import type { Scenery } from '../world/scenery.ts';

/** What a table option offers in the lobby: values of any kind of JSON, a list or null as well. */
export interface OptionField {
  readonly name: string;
  readonly label: string;
  readonly help: string;
  readonly choices: readonly OptionChoice[];
  readonly initial: Json;
}

export interface OptionChoice {
  readonly value: Json;
  readonly label: string;
  /** The smallest table at which it is offered; at any if absent. */
  readonly fromSeats?: number;
  /** The largest one. */
  readonly toSeats?: number;
}

/** A seat as the frame around a game names it. */
export interface SeatLabel {
  readonly name: string;
  readonly color: string;
}

/** One picture of how to play: where it is, and what to say about it. */
export interface Lesson {
  /** A site of the scenery. */
  readonly place: string;
  readonly title: string;
  readonly text: string;
}

/** A part of the panels that a lesson points to. */
export interface LearnPart {
  /** All of them that are to be seen; in 3D and in the ledger alike. */
  readonly selector: string;
  /** The tab of the phone's sheet on which it lies, where it lies on one. */
  readonly tab?: string;
}

/** What a lesson is told with; its scenes are the engine's (`registry-learning.ts`). */
export interface LearnWords {
  /** The text of a key, `learn.SCENE.TEXT`, and the names of the others by their seats: `{seat1}`. */
  readonly text: (key: string, names: { readonly [seat: string]: string }) => string;
  /** Every key that it has a text for. */
  readonly keys: readonly string[];
  readonly parts: { readonly [name: string]: LearnPart };
}

/**
 * What the help says of a game beyond its name, its summary, its options and the keys of its places,
 * which it has already.
 */
export interface GameHelp {
  /** Pieces of advice; `id` is part of the address, `text` has the help's marks (`marks.ts` there). */
  readonly sections: readonly {
    readonly id: string;
    readonly title: string;
    readonly text: string;
    /** The same in pictures, which stand in place of the text; the search goes by the text. */
    readonly Pictures?: ComponentType;
  }[];
  /** Every rule, in the order of the rules. */
  readonly rules: readonly RuleEntry[];
}

/** What a page on which nobody decides adds to the panels of the board. */
export interface ShowHudProps {
  readonly tools: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
}

/** What a caster's delay is counted in, as the engine's `castCount` does: rounds, ships. */
export interface CastDelay {
  /** Delays that a host may choose from, the shortest first; after the end is always possible. */
  readonly offered: readonly number[];
  /** The one that is suggested. */
  readonly usual: number;
  /** So many in words, such as `3 rounds`. */
  readonly amount: (n: number) => string;
  /** One of them in words, such as `round 3`. */
  readonly nth: (n: number) => string;
}

/** What can be said of a game in a few lines. */
export interface GameAbout {
  readonly id: string;
  readonly name: string;
  /** One sentence. */
  readonly summary: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** The house colours that its seats may wear. */
  readonly colors: readonly Color[];
  /** What it counts in. */
  readonly scoreUnit: ScoreUnit;
  /** So much of its money in words, where it counts in that and it has a name, such as `3 crowns`. */
  readonly money?: (n: number) => string;
  /** Whether people may make deals about the game: where not, the talk says so. */
  readonly deals: boolean;
  /** The house's levels of play sit down at it as well. */
  readonly levels?: true;
  readonly castDelay: CastDelay;
}

/** Its card in the menu: all that is there before one of the games is chosen. */
export interface GameCard extends GameAbout {
  /** How long a match of people takes here. */
  readonly minutes: { readonly from: number; readonly to: number };
  /** How much there is to think about. */
  readonly weight: 'light' | 'medium' | 'heavy';
  /** The game to start with, for somebody who has played none of them. */
  readonly first?: true;
  /** Addresses of a picture of its place, by width in pixels (`npm run pictures -- --cards`). */
  readonly picture: { readonly [width: number]: string };
  /** What that picture shows, for those who do not see it. */
  readonly pictured: string;
  /** Where it can be learnt by playing: how long that takes. */
  readonly learn?: { readonly minutes: number };
  /** A quick game against bots. */
  readonly quick: {
    readonly seats: number;
    readonly bots: readonly string[];
    readonly options: JsonObject;
    /** What it is, in a short sentence. */
    readonly help: string;
  };
  /** Where it is shown at a stand: its lengths and its bots, as the operator chooses them. */
  readonly stand?: {
    readonly lengths: { readonly [length in ShowLength]: string };
    readonly bots: { readonly [bot: string]: string };
  };
}

/** A preset of the clocks in words. */
export interface ClockWords {
  /** Absent for those that every game may have: none, relaxed, standard, blitz. */
  readonly name?: string;
  /** What is measured, in a sentence; the reserve of time is told by the frame. */
  readonly help: string;
}

/** What hints are told with. */
export interface AdviceWords {
  /** A choice of the seat whose view this is; '' without a seat. */
  readonly choiceLine: (view: ViewBase, action: ActionBase) => string;
  /** Why it is a good one, in a sentence; '' where nothing can be said. */
  readonly whyLine: (view: ViewBase, why: Why) => string;
}

/** What every page with a person at it asks of a game. */
export interface GameBasics extends GameAbout {
  /** Settles once sentences can be told; before that they are empty. */
  readonly words: () => Promise<unknown>;
  readonly options: readonly OptionField[];
  readonly bots: readonly { readonly id: string; readonly label: string }[];
  /** What its hints are told with, where it can be searched. */
  readonly adviceWords?: () => Promise<AdviceWords>;
  /** One event in words; null if nobody needs to hear of it. */
  readonly sentence: (event: GameEvent, view: ViewBase, seat: number | null) => string | null;
  /** What a seat has, for the account of what has changed: money, goods, points. */
  readonly holdings?: Holdings;
  /**
   * The section of its help that each kind of decision opens (`data-situation`); its first section for any
   * other. Absent: it has no help.
   */
  readonly helpSections?: { readonly [situation: string]: string };
  /** Types of events that only say what somebody paid and took: an undo is told without them. */
  readonly sums?: readonly string[];
  /** Types of events that say of somebody that nothing was done, such as a pass. */
  readonly idle?: readonly string[];
  /** What an event sounds like to the person on `seat`; empty if it is silent. */
  readonly sounds: (event: GameEvent, seat: number | null) => readonly Sounding[];
  /** Whether the seat owes a decision. */
  readonly owes: (view: ViewBase, seat: number) => boolean;
  /** What the seat has to decide, for the announcement of screen readers and the page's title. */
  readonly decision: (view: ViewBase, seat: number) => string;
}

/** What the page of a phone shows of it: the match in one hand. */
export interface HandGame extends GameBasics {
  readonly HandTable: ComponentType<{ readonly table: TableState; readonly seat: number }>;
}

/** What a game brings to the frame: its place, its board, its panels and its words. */
export interface ClientGame extends GameBasics {
  /** Where it is played. */
  readonly scenery: Scenery;
  /** The 3D board: children of the scenery's canvas. */
  readonly Board: LazyExoticComponent<ComponentType>;
  /** Panels over the 3D city. */
  readonly Hud: ComponentType;
  /** The flat table: everything as HTML, every decision by keyboard. */
  readonly Ledger: ComponentType;
  readonly Result: ComponentType;
  /** The panels of the board alone, for pages on which nobody decides. */
  readonly ShowHud?: ComponentType<ShowHudProps>;
  readonly ShowLedger?: ComponentType<ShowHudProps>;
  /** The merchants, for such pages where they are narrow. */
  readonly ShowSeats?: ComponentType;
  /** Every seat's own knowledge at once, from `useHands`: for casters and replays. */
  readonly AllHands?: ComponentType;
  /** How to play in a few pictures, for a stand. */
  readonly lessons?: () => Promise<readonly Lesson[]>;
  /** What its lesson is told with, where it has one. */
  readonly learn?: () => Promise<LearnWords>;
  /** What the help says of it. */
  readonly help?: () => Promise<GameHelp>;
  /** A choice of the seat whose view this is, in words. */
  readonly choice?: (view: ViewBase, action: ActionBase) => string;
  /** Why a choice of that seat is a good one, in a sentence, where the game can be searched. */
  readonly why?: (view: ViewBase, why: Why) => string;
  /** Chapters and charts of a recorded match. */
  readonly replay?: () => Promise<ReplayKit>;
  /** Fetches the table's code ahead of its use. */
  readonly prepare: () => void;
  /** The presets of the clocks, where the game can be clocked. */
  readonly clocks?: ClockPresets;
  /** One of them in words. */
  readonly clockWords?: (name: string, preset: ClockPreset) => ClockWords;
  /** What it means that nothing is clocked, where bots do not wait for ever. */
  readonly unclocked?: string;
  /** Which key looks at which place; `site`: its name in the scenery to whoever looks, null: not in this match. */
  readonly places: readonly {
    readonly key: string;
    readonly name: string;
    readonly site: (view: ViewBase | null, seat: number | null) => string | null;
  }[];
  /** What matters and from where it is seen, where the game can be directed. */
  readonly direction?: () => Promise<Direction>;
}
