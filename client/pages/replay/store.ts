/** State of the replay on the page: the match, the place in it, and its playback. */

import { create } from 'zustand';
import type { Chapter, ReplayKit, Story } from '../../table/replay/kit.ts';
import type { Eye, Recording } from '../../table/replay/recording.ts';
import { DEFAULT_EYE } from './link.ts';
import type { Loaded } from './load.ts';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type ReplaySpeed = (typeof SPEEDS)[number];

/** A shown match. */
export interface Shown extends Loaded {
  readonly kit: ReplayKit;
  readonly story: Story;
  /** The match's name at this server; null: it came as a file, and the server may not know it. */
  readonly id: string | null;
  /**
   * The seat whose decisions the address asked to review as the page opened; null: none. The
   * address changes to the moment soon after, perhaps before the panels are mounted.
   */
  readonly reviewed: number | null;
}

/** `recording`: a clip is being made; the panels give way. */
export type ClipPhase = 'none' | 'asking' | 'recording';

/** Content beside the city, or below it on a phone. */
export type Tab = 'chapters' | 'decisions' | 'review' | 'hands' | 'seats' | 'more';

export interface ReplayStore {
  readonly shown: Shown | null;
  /** Commands carried out: 0 = set up. */
  readonly at: number;
  readonly playing: boolean;
  readonly speed: ReplaySpeed;
  readonly eye: Eye;
  /** The open tab; null: none. Absent until a person chooses: see `Side`. */
  readonly tab?: Tab | null | undefined;
  readonly clip: ClipPhase;
  readonly charts: boolean;
  readonly sharing: boolean;
  /** The match has played itself to its end: its final scoring is due. */
  readonly finale: boolean;
  set(change: Partial<Omit<ReplayStore, 'set'>>): void;
}

export const NOTHING = {
  shown: null,
  at: 0,
  playing: false,
  eye: DEFAULT_EYE,
  tab: undefined,
  clip: 'none',
  charts: false,
  sharing: false,
  finale: false,
} as const;

export const useReplay = create<ReplayStore>()((set) => ({
  ...NOTHING,
  speed: 1,
  set: (change) => set(change),
}));

/** The chapter of position `at`: the last dividing one before it. */
export function chapterAt(story: Story, at: number): Chapter | null {
  return story.chapters.findLast((one) => one.divides && one.at <= at) ?? null;
}

/** The next chapter of any kind after (or before) `at`. */
export function chapterFrom(story: Story, at: number, way: 1 | -1): Chapter | null {
  const { chapters } = story;
  if (way === 1) return chapters.find((one) => one.at > at) ?? null;
  return chapters.findLast((one) => one.at < at) ?? null;
}

/** The recording on the screen, for components that cannot exist without one. */
export function theRecording(): Recording | null {
  return useReplay.getState().shown?.recording ?? null;
}
