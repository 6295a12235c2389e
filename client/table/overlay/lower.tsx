/** The lower third: two sheets that take turns, so that one leaves while the other comes. */

import { memo, useState } from 'react';
import { Emblem } from './emblem.tsx';
import type { Line, PartForm } from './part.ts';
import { t } from './strings.ts';

interface Sheet {
  readonly text: string;
  readonly color: string | undefined;
}

/** The sheets, and which of them is in front; the front one may leave. */
interface Sheets {
  readonly all: readonly [Sheet, Sheet];
  readonly front: number;
  readonly text: string | null;
}

const BLANK: Sheet = { text: '', color: undefined };
const START: Sheets = { all: [BLANK, BLANK], front: 0, text: null };

/** The sheets after this line; the sheet that leaves keeps its words. */
function turned({ all, front }: Sheets, line: Line | null, color: string | undefined): Sheets {
  if (!line) return { all, front, text: null };
  const next: Sheet = { text: line.text, color };
  const [first, second] = all;
  return front === 0
    ? { all: [first, next], front: 1, text: line.text }
    : { all: [next, second], front: 0, text: line.text };
}

interface LowerProps {
  readonly plain: string;
  readonly line: Line | null;
  readonly color: string | undefined;
}

const Lower = memo(function Lower({ plain, line, color }: LowerProps) {
  const [sheets, setSheets] = useState(START);
  // Another sentence: React renders again at once, with the sheets turned.
  if (sheets.text !== (line?.text ?? null)) setSheets(turned(sheets, line, color));
  return (
    <section className="ov-lower" data-part="lower">
      {sheets.all.map((sheet, k) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the two sheets never change places
        <p key={k} className="ov-box ov-sheet" data-on={k === sheets.front && line !== null}>
          <Emblem color={sheet.color} plain={plain} />
          <span className="ov-text">{sheet.text}</span>
        </p>
      ))}
    </section>
  );
});

/**
 * The lower third of a game.
 * @param plain the sign of a sentence without a seat, on a field of 24
 */
export const lowerPart = (plain: string): PartForm => ({
  title: t('part.lower'),
  place: 'foot',
  Part: ({ line, table }) => {
    const color = table?.seats.find(({ seat }) => seat === line?.seat)?.color;
    return <Lower plain={plain} line={line} color={color} />;
  },
});
