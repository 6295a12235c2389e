/** The kit's pen, which also knows the goods of this game. */

import type { Resource } from '../../../../engine/games/masters-of-venice/data.ts';
import { Pen as BoardPen } from '../../../table/board/pen.ts';
import type { Pose } from '../../../table/board/surface.ts';
import type { BoardTarget } from '../targets.ts';
import { RESOURCE_LOOK } from './looks.ts';

export class Pen extends BoardPen<BoardTarget> {
  /** A cube at a pose of `sites.ts`. */
  cube(p: Pose, resource: Resource): this {
    return this.stand('cube', p, RESOURCE_LOOK[resource].color, 1, `cube:${resource}`);
  }
}
