/** A board's pieces on the graphics card: set from the shown state, and during motions. */

import { Atlas, type CellSpec } from '../../pieces/atlas.ts';
import { FIGURES } from '../../pieces/fonts.ts';
import { type Form, PieceSet, type PieceSink, type Recipes } from '../../pieces/set.ts';
import type { Instant } from '../../world/clock.ts';
import { type Affordance, type Target, targetKey } from '../seat/targets.ts';
import { lettering } from './cells.ts';
import { composeMarks } from './marks.ts';
import type { AnyPen, Cells, Pen, PenForm } from './pen.ts';
import { PickField } from './picking.ts';

/** Tolerance of a finger beside a thing, world units. */
const FINGER = 2.2;

/** The painted cells on a board's pieces, and their forms. */
export interface Sheet<F extends string = Form> {
  /** The cells of its atlas; those that the kit needs are in `cells.ts`. */
  readonly cells: () => readonly CellSpec[];
  /** Of the atlas, pixels. */
  readonly width: number;
  readonly height: number;
  /** The cell that names each figure, in the order of `figures`. */
  readonly cast?: readonly string[];
  /** The forms of a board with its own; absent = those of the house. */
  readonly recipes?: Recipes<F | PenForm>;
}

export class BoardRuntime<T extends Target, P extends Pen<T, F> & AnyPen, F extends string = Form> {
  readonly field = new PickField<T>();
  readonly set: PieceSet<F | PenForm>;
  affordances: ReadonlyMap<string, Affordance<T>> = new Map();
  hovered: string | null = null;
  /** The things pointed out by the page. */
  pointed: ReadonlySet<string> = new Set();
  private readonly atlas: Atlas;
  private readonly pen: P;
  /** The lettered name of each seat. */
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

  /** The fonts have loaded: everything is lettered again. */
  refresh(): void {
    this.atlas.refresh();
    this.names.length = 0;
  }

  /** Upright pictures are small and pressed with fingers: these may miss a little. */
  arrange(upright: boolean): void {
    this.field.reach = upright ? FINGER : 0;
  }

  /** Sets all still pieces. */
  still(compose: (pen: P) => void): void {
    const { pen, set } = this;
    set.begin();
    pen.picks.length = 0;
    compose(pen);
    this.field.boxes = pen.picks;
    set.seal();
  }

  /** Sets the moving pieces, and the marks, on top of the still ones; then the flying ones. */
  moving(compose: (pen: P) => void, flying: (pen: P) => void): void {
    const { pen, set } = this;
    set.rewind();
    compose(pen);
    composeMarks(pen.picks, this.affordances, this.hovered, pen, this.pointed);
    flying(pen);
    set.end();
  }

  /** Marks pulse, so that they are noticed without being loud. */
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
