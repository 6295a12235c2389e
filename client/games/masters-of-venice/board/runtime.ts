/** The board's pieces on the graphics card: sets them from what is shown, and as motions run. */

import { Atlas } from '../../../pieces/atlas.ts';
import { FIGURES } from '../../../pieces/fonts.ts';
import { PieceSet } from '../../../pieces/set.ts';
import { lettering } from '../../../table/board/cells.ts';
import { composeMarks } from '../../../table/board/marks.ts';
import { PickField } from '../../../table/board/picking.ts';
import { type Affordance, targetKey } from '../../../table/seat/targets.ts';
import type { Instant } from '../../../world/clock.ts';
import type { BoardTarget } from '../targets.ts';
import { boardCells, FIGURE_CELLS, SHEET } from './cells.ts';
import { composeBag, composeLids, composePawns, composePegs } from './moving.ts';
import { Pen } from './pen.ts';
import type { Shown } from './shown.ts';
import { type Sites, sitesFor } from './sites.ts';
import { composeStill } from './still/all.ts';

/** How far beside a thing a finger may press, world units. */
const FINGER = 2.2;
const NOTHING: ReadonlyMap<string, Affordance<BoardTarget>> = new Map();

export class BoardRuntime {
  readonly field = new PickField<BoardTarget>();
  readonly set: PieceSet;
  affordances: ReadonlyMap<string, Affordance<BoardTarget>> = NOTHING;
  hovered: string | null = null;
  /** Values and heights of pegs that a motion moves; NaN = as shown. [peg] */
  readonly pegs = new Float64Array(11).fill(Number.NaN);
  readonly lifts = new Float64Array(11);
  /** Seats whose pawn a motion carries. */
  readonly away = [false, false, false, false, false];
  /** How far the bag is open, 0 … 1. */
  bagOpen = 0;
  /** How far the chest of a seat is open, 0 … 1. */
  readonly chests = new Float64Array(5);
  private readonly atlas: Atlas;
  private readonly pen: Pen;
  private readonly names = ['', '', '', '', ''];
  private sites: Sites = sitesFor(16 / 9);

  /** `scale` of the atlas: less than 1 for small GPUs. */
  constructor(scale: number) {
    this.atlas = new Atlas(boardCells(), SHEET.width, SHEET.height, scale);
    this.set = new PieceSet(this.atlas, FIGURE_CELLS);
    this.pen = new Pen(this.set, this.atlas);
    this.field.means = ({ target }) => {
      const state = this.affordances.get(targetKey(target))?.state;
      return state === 'open' || state === 'chosen';
    };
  }

  get group() {
    return this.set.group;
  }

  /** The faces have arrived: everything is lettered again. */
  refresh(): void {
    this.atlas.refresh();
    this.names.fill('');
  }

  arrange(sites: Sites): void {
    this.sites = sites;
    // Upright pictures are small and pressed with fingers.
    this.field.reach = sites.upright ? FINGER : 0;
  }

  /** Sets everything that lies still. */
  still(shown: Shown): void {
    const { pen, sites } = this;
    this.letter(shown);
    this.set.begin();
    composeStill(shown, pen, sites);
    this.field.boxes = pen.picks;
    this.set.seal();
  }

  /** Sets what moves, on top of what lies still; `flying` adds what is under way. */
  moving(shown: Shown, flying?: (pen: Pen, sites: Sites) => void): void {
    const { pen, sites } = this;
    this.set.rewind();
    composePegs(shown, pen, sites, this.pegs, this.lifts);
    composePawns(shown, pen, sites, this.away);
    composeBag(pen, sites, this.bagOpen);
    composeLids(shown, pen, sites, this.chests);
    composeMarks(pen.picks, this.affordances, this.hovered, pen);
    flying?.(pen, sites);
    this.set.end();
  }

  /** Marks breathe, so that they are seen without being loud. */
  pulse({ time }: Instant): void {
    this.set.pulse(0.78 + 0.22 * Math.sin(time * 3.2));
  }

  private letter(shown: Shown): void {
    for (const { seat, name } of shown.seats) {
      if (this.names[seat] === name) continue;
      this.names[seat] = name;
      this.atlas.repaint(`name:${seat}`, lettering(name, '#fff', FIGURES));
    }
  }

  dispose(): void {
    this.set.dispose();
    this.atlas.dispose();
  }
}
