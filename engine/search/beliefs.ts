/** Positions that a seat considers possible: the same ones for all compared choices. */

import { type Chance, SeededChance } from '../core/chance.ts';
import type { State, Viewer } from '../core/contract.ts';
import type { Searching, SearchRules } from './contract.ts';

/** Fills positions on request, in buffers that it keeps. */
export class BeliefPool {
  private readonly rules: SearchRules;
  private readonly game: Searching;
  private readonly held: State[] = [];
  private filled = 0;
  private root: State | null = null;
  private viewer: Viewer = 'public';
  private chance: Chance = new SeededChance(0);

  constructor(rules: SearchRules, game: Searching) {
    this.rules = rules;
    this.game = game;
  }

  /** Starts again with the knowledge of `viewer` about `root`; all else is drawn from `chance`. */
  reset(root: State, viewer: Viewer, chance: Chance): void {
    this.root = root;
    this.viewer = viewer;
    this.chance = chance;
    this.filled = 0;
  }

  /** Belief number `index`, to be read only. @throws Error before `reset` */
  at(index: number): State {
    while (this.filled <= index) this.fill(this.filled++);
    return this.held[index];
  }

  private fill(index: number): void {
    if (this.root === null) throw new Error('There is no position to hold anything possible of.');
    this.held[index] ??= new Int32Array(this.rules.stateLength);
    const state = this.held[index];
    state.set(this.root);
    this.rules.determinize(state, this.viewer, this.chance);
    this.game.believe(state, this.viewer === 'public' ? -1 : this.viewer, this.chance);
  }
}
