/** The pen of this board. */

import { Pen } from '../../../table/board/pen.ts';
import type { BoardTarget } from '../targets.ts';
import type { StForm } from './forms.ts';

export class GulfPen extends Pen<BoardTarget, StForm> {}
