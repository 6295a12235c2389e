/** Sentences of one step one after another, each opening to its cause. */

import { useState } from 'react';
import { useGameBasics } from '../use-game.ts';
import { CauseLine } from './CauseLine.tsx';
import type { ToldLine } from './moment.ts';

interface CauseLinesProps {
  readonly lines: readonly ToldLine[];
  /** The step that Tab leads to: arrows lead to the others. */
  readonly first: boolean;
}

export function CauseLines({ lines, first }: CauseLinesProps) {
  const game = useGameBasics();
  const [open, setOpen] = useState(-1);
  if (!game?.causes) return lines.map(({ text }) => text).join(' ');
  return lines.map((line, k) => (
    <CauseLine
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a step do not change
      key={k}
      game={game}
      open={open === k}
      onToggle={() => setOpen(open === k ? -1 : k)}
      told={line}
      tabIndex={first && k === 0 ? 0 : -1}
    >
      {line.text}
    </CauseLine>
  ));
}
