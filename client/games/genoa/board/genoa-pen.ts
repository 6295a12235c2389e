/** The pen of this board. */

import { Pen } from '../../../table/board/pen.ts';
import type { BoardTarget } from '../targets.ts';
import type { GeForm } from './forms.ts';

export class GenoaPen extends Pen<BoardTarget, GeForm> {}
