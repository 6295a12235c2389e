/** A board's pieces on the graphics card: set from what is shown, and as motions run. */

import { Atlas, type CellSpec } from '../../pieces/atlas.ts';
import { FIGURES } from '../../pieces/fonts.ts';
import { type Form, PieceSet, type PieceSink, type Recipes } from '../../pieces/set.ts';
import type { Instant } from '../../world/clock.ts';
import { type Affordance, type Target, targetKey } from '../seat/targets.ts';
import { lettering } from './cells.ts';
import { composeMarks } from './marks.ts';
import type { AnyPen, Cells, Pen, PenForm } from './pen.ts';
import { PickField } from './picking.ts';

/** How far beside a thing a finger may press, world units. */
const FINGER = 2.2;

/** What is painted on a board's pieces, and the forms that they have. */
export interface Sheet<F extends string = Form> {
  /** The cells of its atlas; those that the kit needs are in `cells.ts`. */
  readonly cells: () => readonly CellSpec[];
  /** Of the atlas, pixels. */
  readonly width: number;
  readonly height: number;
  /** The cell that names each figure, in the order of `figures`. */
  readonly cast?: readonly string[];
  /** The forms of a board that has its own; absent = those of the house. */
  readonly recipes?: Recipes<F | PenForm>;
}

export class BoardRuntime<T extends Target, P extends Pen<T, F> & AnyPen, F extends string = Form> {
  readonly field = new PickField<T>();
  readonly set: PieceSet<F | PenForm>;
  affordances: ReadonlyMap<string, Affordance<T>> = new Map();
  hovered: string | null = null;
  /** What the page points out. */
  pointed: ReadonlySet<string> = new Set();
  private readonly atlas: Atlas;
  private readonly pen: P;
  /** What each seat's name is lettered as. */
  private readonly names: string[] = [];

  /** `scale` of the atlas: less than 1 for small GPUs. */
  constructor(
    sheet: Sheet<F>,
    penOn: new (sink: PieceSink<F | PenForm>, cells: Cells) => P,
    scale: number,
  ) {
    this.atlas = new Atlas(sheet.cells(), sheet.width, sheet.height, scale);
    this.set = new PieceSet<F | PenForm>(this.atlas, sheet.cast, sheet.recipes);
    this.pen = new penOn(this.set, this.atlas);
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

  /** Upright pictures are small and pressed with fingers: these may miss a little. */
  arrange(upright: boolean): void {
    this.field.reach = upright ? FINGER : 0;
  }

  /** Sets everything that lies still. */
  still(compose: (pen: P) => void): void {
    const { pen, set } = this;
    set.begin();
    pen.picks.length = 0;
    compose(pen);
    this.field.boxes = pen.picks;
    set.seal();
  }

  /** Sets what moves, and the marks, on top of what lies still; then what is under way. */
  moving(compose: (pen: P) => void, flying: (pen: P) => void): void {
    const { pen, set } = this;
    set.rewind();
    compose(pen);
    composeMarks(pen.picks, this.affordances, this.hovered, pen, this.pointed);
    flying(pen);
    set.end();
  }

  /** Marks breathe, so that they are seen without being loud. */
  pulse({ time }: Instant): void {
    this.set.pulse(0.78 + 0.22 * Math.sin(time * 3.2));
  }

  /** Letters the names of seats that have changed: the cells `name:SEAT`. */
  letter(seats: readonly { readonly seat: number; readonly name: string }[]): void {
    for (const { seat, name } of seats) {
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
