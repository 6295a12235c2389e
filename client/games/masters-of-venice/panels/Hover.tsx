/** What lies under the pointer on this game's board. */

import { HoverNote } from '../../../table/board/Hover.tsx';
import { useAffordances, useIntent } from '../intent.ts';

export function Hover() {
  const hovered = useIntent((intent) => intent.hovered);
  return <HoverNote hovered={hovered} affordances={useAffordances()} />;
}
