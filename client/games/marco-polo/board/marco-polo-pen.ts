/** The pen of this board. */

import { Pen } from '../../../table/board/pen.ts';
import type { BoardTarget } from '../targets.ts';
import type { MpForm } from './forms.ts';

export class MarcoPoloPen extends Pen<BoardTarget, MpForm> {}
