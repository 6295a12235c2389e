/** A game's parts for the frame, by the kind of page that needs them. */

import type { ComponentType, LazyExoticComponent, ReactNode } from 'react';
import type { Color } from '../../engine/core/colors.ts';
import type {
  ActionBase,
  Beforehand,
  ClockPreset,
  GameEvent,
  Json,
  JsonObject,
  RuleEntry,
  ScoreUnit,
  ViewBase,
} from '../../engine/core/contract.ts';
import type { Why } from '../../engine/search/advice.ts';
import type { Stake } from '../../engine/search/stake.ts';
import type { ClockPresets } from '../../server/protocol/clocks.ts';
import type { TableState } from '../../server/protocol/messages.ts';
import type { ShowLength } from '../../server/protocol/showcase.ts';
import type { Sounding } from '../sound/listen.ts';
import type { Holdings } from '../table/account/account.ts';
import type { Direction } from '../table/director/direction.ts';
import type { GameCauses } from '../table/events/causes.ts';
import type { Labelling } from '../table/labels/label.ts';
import type { Reference } from '../table/reference/reference.ts';
import type { ReplayKit } from '../table/replay/kit.ts';
import type { Scenery } from '../world/scenery.ts';

/**
 * The choices of a table option in the lobby: values of any kind of JSON, lists and null as well.
 */
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

/** One picture of how to play: its place, and its text. */
export interface Lesson {
  /** A site of the scenery. */
  readonly place: string;
  readonly title: string;
  readonly text: string;
}

/** A part of the panels that a lesson points to. */
export interface LearnPart {
  /** All visible ones of them; in 3D and in the ledger alike. */
  readonly selector: string;
  /** The tab of the phone's sheet that contains it, if any does. */
  readonly tab?: string;
}

/** The texts of a lesson; its scenes are the engine's (`registry-learning.ts`). */
export interface LearnWords {
  /** The text of a key, `learn.SCENE.TEXT`, and the names of the others by their seats: `{seat1}`. */
  readonly text: (key: string, names: { readonly [seat: string]: string }) => string;
  /** Every key that it has a text for. */
  readonly keys: readonly string[];
  readonly parts: { readonly [name: string]: LearnPart };
}

/**
 * A game's further help beyond its name, its summary, its options and the keys of its places, which
 * the help has already.
 */
export interface GameHelp {
  /** Pieces of advice; `id` is part of the address, `text` has the help's marks (`marks.ts` there). */
  readonly sections: readonly {
    readonly id: string;
    readonly title: string;
    readonly text: string;
    /** The same in pictures, which replace the text; the search uses the text. */
    readonly Pictures?: ComponentType;
  }[];
  /** Every rule, in the order of the rules. */
  readonly rules: readonly RuleEntry[];
}

/** Additions to the panels of the board on a page without a decision. */
export interface ShowHudProps {
  readonly tools: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
}

/** The unit of a caster's delay, as the engine's `castCount` counts it: rounds, ships. */
export interface CastDelay {
  /** Delays that a host may choose from, the shortest first; after the end is always possible. */
  readonly offered: readonly number[];
  /** The suggested one. */
  readonly usual: number;
  /** A number of them in words, such as `3 rounds`. */
  readonly amount: (n: number) => string;
  /** One of them in words, such as `round 3`. */
  readonly nth: (n: number) => string;
}

/** A short description of the game. */
export interface GameAbout {
  readonly id: string;
  readonly name: string;
  /** One sentence. */
  readonly summary: string;
  /** How to win, for a player's first decision in a match: two short sentences. */
  readonly goal: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** The house colours that its seats may wear. */
  readonly colors: readonly Color[];
  /** Its unit of score. */
  readonly scoreUnit: ScoreUnit;
  /** An amount of its money in words, if it is the unit and has a name, such as `3 crowns`. */
  readonly money?: (n: number) => string;
  /** Whether people may make deals about the game: if not, the talk says so. */
  readonly deals: boolean;
  /** The house's levels of play can play it. */
  readonly levels?: true;
  readonly castDelay: CastDelay;
}

/** Its card in the menu: all that is loaded before a game is chosen. */
export interface GameCard extends GameAbout {
  /** Length of a match of people here. */
  readonly minutes: { readonly from: number; readonly to: number };
  /** Complexity of the game. */
  readonly weight: 'light' | 'medium' | 'heavy';
  /** The game to start with, for a person who has played none of them. */
  readonly first?: true;
  /** Addresses of a picture of its place, by width in pixels (`npm run pictures -- --cards`). */
  readonly picture: { readonly [width: number]: string };
  /** A description of that picture, for people who do not see it. */
  readonly pictured: string;
  /** Its lesson, if there is one: the length. */
  readonly learn?: { readonly minutes: number };
  /** A quick game against bots. */
  readonly quick: {
    readonly seats: number;
    readonly bots: readonly string[];
    readonly options: JsonObject;
    /** A short sentence about it. */
    readonly help: string;
  };
  /**
   * Options of a newcomer's first match: the shorter form, open money; absent = those of a quick
   * game.
   */
  readonly newcomer?: JsonObject;
  /** Its form at a stand: lengths and bots for the operator's choice. */
  readonly stand?: {
    readonly lengths: { readonly [length in ShowLength]: string };
    readonly bots: { readonly [bot: string]: string };
  };
}

/** A preset of the clocks in words. */
export interface ClockWords {
  /** Absent for those that every game may have: none, relaxed, standard, blitz. */
  readonly name?: string;
  /** The measured time, in a sentence; the frame describes the reserve of time. */
  readonly help: string;
}

/** The texts of hints. */
export interface AdviceWords {
  /** A choice of the seat whose view this is; '' without a seat. */
  readonly choiceLine: (view: ViewBase, action: ActionBase) => string;
  /** Why it is a good one, in a sentence; '' if nothing can be said. */
  readonly whyLine: (view: ViewBase, why: Why) => string;
  /** The companion's advice where to look: it names no choice. Null if nothing can be said. */
  readonly matterOf?: (view: ViewBase, stake: Stake) => Matter | null;
}

/** The stake of a decision. */
export interface Matter {
  /** In a sentence, from the seat's knowledge. */
  readonly text: string;
  /** Its subject: parts of the panels, and things of the board by the keys of their targets. */
  readonly parts?: readonly LearnPart[];
  readonly things?: readonly string[];
}

/** What a game lets people answer in advance in a match over days, in words. */
export interface BeforehandWords {
  /** The engine's list. */
  readonly kinds: readonly Beforehand[];
  /** What one of them says, such as `Reserve nothing`; a choice follows it. */
  readonly label: (id: string) => string;
  /** A choice that is a word. */
  readonly word: (id: string, word: string) => string;
  /** A question that has its answer elsewhere. */
  readonly note?: string;
}

/** A game's part for every page with a person. */
export interface GameBasics extends GameAbout {
  /** Settles when sentences are loaded; before that they are empty. */
  readonly words: () => Promise<unknown>;
  readonly options: readonly OptionField[];
  readonly bots: readonly { readonly id: string; readonly label: string }[];
  /** The texts of its hints, if it is searchable. */
  readonly adviceWords?: () => Promise<AdviceWords>;
  /** One event in words; null if nobody needs it. */
  readonly sentence: (event: GameEvent, view: ViewBase, seat: number | null) => string | null;
  /** Causes of its events, for the lines of the log; fetched when one of them is opened. */
  readonly causes?: () => Promise<GameCauses>;
  /** A seat's things, for the account of changes: money, goods, points. */
  readonly holdings?: Holdings;
  /** The text of an event that ends a round, such as `Round 2 is over`; null for any other. */
  readonly roundOver?: (event: GameEvent) => string | null;
  /**
   * Why an event of another’s turn gives a seat something or takes it, in a word or two; null: it
   * does not.
   */
  readonly because?: (event: GameEvent, seat: number) => string | null;
  /**
   * The section of its help for each kind of decision (`data-situation`); its first section for any
   * other. Absent: it has no help.
   */
  readonly helpSections?: { readonly [situation: string]: string };
  /** Its reference card: course of play, scoring, the end, the signs. */
  readonly reference?: () => Promise<Reference>;
  /** What can be answered in advance; absent: it asks nothing short out of turn. */
  readonly beforehand?: () => Promise<BeforehandWords>;
  /** Every rule with its sentence, for the notes of things (`data-rule`): fetched when one is read. */
  readonly rules?: () => Promise<readonly RuleEntry[]>;
  /** Types of events that only report payments: the text of an undo leaves them out. */
  readonly sums?: readonly string[];
  /** Types of events that report that a seat did nothing, such as a pass. */
  readonly idle?: readonly string[];
  /** Types of events that report an agreement of two players, such as a deal. */
  readonly dealt?: readonly string[];
  /** The site of the scenery of an event; null: everywhere, or nowhere. */
  readonly siteOf?: (event: GameEvent) => string | null;
  /** The seat of an event; null: everybody. */
  readonly actorOf?: (event: GameEvent) => number | null;
  /** The sounds of an event for the person on `seat`; empty if it is silent. */
  readonly sounds: (event: GameEvent, seat: number | null) => readonly Sounding[];
  /** Whether the seat owes a decision. */
  readonly owes: (view: ViewBase, seat: number) => boolean;
  /** The seat's decision, for the announcement of screen readers and the page's title. */
  readonly decision: (view: ViewBase, seat: number) => string;
}

/** A game's part for a phone's page: the match in one hand. */
export interface HandGame extends GameBasics {
  readonly HandTable: ComponentType<{ readonly table: TableState; readonly seat: number }>;
  /** The game in half a minute. */
  readonly primer?: () => Promise<Primer>;
}

/** A guest's text before the first decision: 75 words at most. */
export interface Primer {
  readonly you: string;
  readonly goal: string;
  readonly turn: string;
  /** The contents of the big screen. */
  readonly screen: string;
}

/** A game's parts for the frame: its place, its board, its panels and its words. */
export interface ClientGame extends GameBasics {
  /** The place of the game. */
  readonly scenery: Scenery;
  /** The 3D board: children of the scenery's canvas. */
  readonly Board: LazyExoticComponent<ComponentType>;
  /** Panels over the 3D city. */
  readonly Hud: ComponentType;
  /** The flat table: everything as HTML, every decision by keyboard. */
  readonly Ledger: ComponentType;
  readonly Result: ComponentType;
  /** Only the panels of the board, for pages without a decision. */
  readonly ShowHud?: ComponentType<ShowHudProps>;
  readonly ShowLedger?: ComponentType<ShowHudProps>;
  /** The merchants, for such pages if they are narrow. */
  readonly ShowSeats?: ComponentType;
  /** Every seat's own knowledge at once, from `useHands`: for casters and replays. */
  readonly AllHands?: ComponentType;
  /** How to play in a few pictures, for a stand. */
  readonly lessons?: () => Promise<readonly Lesson[]>;
  /** The texts of its lesson, if it has one. */
  readonly learn?: () => Promise<LearnWords>;
  /** Its help. */
  readonly help?: () => Promise<GameHelp>;
  /** A choice of the seat whose view this is, in words. */
  readonly choice?: (view: ViewBase, action: ActionBase) => string;
  /** Why a choice of that seat is a good one, in a sentence, if the game is searchable. */
  readonly why?: (view: ViewBase, why: Why) => string;
  /** Chapters and charts of a recorded match. */
  readonly replay?: () => Promise<ReplayKit>;
  /** Fetches the table's code ahead of its use. */
  readonly prepare: () => void;
  /** The presets of the clocks, if the game can have clocks. */
  readonly clocks?: ClockPresets;
  /** One of them in words. */
  readonly clockWords?: (name: string, preset: ClockPreset) => ClockWords;
  /** The text for a match without clocks, if bots do not wait for ever. */
  readonly unclocked?: string;
  /**
   * The keys of places; `site`: the viewer's name of the place in the scenery, null: not in this
   * match.
   */
  readonly places: readonly {
    readonly key: string;
    readonly name: string;
    readonly site: (view: ViewBase | null, seat: number | null) => string | null;
  }[];
  /** The labels over its board, for painted texts that are not readable. */
  readonly labels?: () => Promise<Labelling>;
  /** Important events and their views, if the game can be directed. */
  readonly direction?: () => Promise<Direction>;
}
