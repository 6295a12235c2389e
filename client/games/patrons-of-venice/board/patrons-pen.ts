/** The pen of this board. */

import { Pen } from '../../../table/board/pen.ts';
import type { BoardTarget } from '../targets.ts';
import type { PvForm } from './forms.ts';

export class PatronsPen extends Pen<BoardTarget, PvForm> {}
