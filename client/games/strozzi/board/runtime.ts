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
import { boardCells, SHEET } from './cells.ts';
import { FORMS, type StForm } from './forms.ts';
import { GulfPen } from './gulf-pen.ts';
import { composeAfloat } from './moving.ts';
import type { Shown } from './shown.ts';
import { type Sites, sitesFor } from './sites.ts';
import { composeStill } from './still/all.ts';

/** How far beside a thing a finger may press, world units. */
const FINGER = 2.2;
const NOTHING: ReadonlyMap<string, Affordance<BoardTarget>> = new Map();
const HOME: ReadonlySet<string> = new Set();

export class BoardRuntime {
  readonly field = new PickField<BoardTarget>();
  readonly set: PieceSet<StForm>;
  affordances: ReadonlyMap<string, Affordance<BoardTarget>> = NOTHING;
  hovered: string | null = null;
  private readonly atlas: Atlas;
  private readonly pen: GulfPen;
  private readonly names: string[] = [];
  private sites: Sites = sitesFor(16 / 9);

  /** `scale` of the atlas: less than 1 for small GPUs. */
  constructor(scale: number) {
    this.atlas = new Atlas(boardCells(), SHEET.width, SHEET.height, scale);
    this.set = new PieceSet<StForm>(this.atlas, [], FORMS);
    this.pen = new GulfPen(this.set, this.atlas);
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
    this.names.length = 0;
  }

  arrange(sites: Sites): void {
    this.sites = sites;
    // Upright pictures are small and pressed with fingers.
    this.field.reach = sites.upright ? FINGER : 0;
  }

  /** Sets everything that lies still, but what motions carry. */
  still(shown: Shown, away: ReadonlySet<string> = HOME): void {
    const { pen, sites } = this;
    this.letter(shown);
    this.set.begin();
    composeStill(shown, pen, sites, away);
    this.field.boxes = pen.picks;
    this.set.seal();
  }

  /** Sets what moves, on top of what lies still; `flying` adds what is under way. */
  moving(
    shown: Shown,
    away: ReadonlySet<string> = HOME,
    flying?: (pen: GulfPen, sites: Sites) => void,
  ): void {
    const { pen, sites } = this;
    this.set.rewind();
    composeAfloat(shown, pen, sites, away);
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
