/** News of persons who sit down or give their chair back, for a few seconds over the city. */

import { useEffect, useState } from 'react';
import type { TalkLine } from '../../../server/protocol/talk.ts';
import { useTable } from '../../store/table.ts';
import { SeatMark } from '../../table/panels/SeatMark.tsx';
import { t } from './strings.ts';

const STAYS_MS = 7000;

function sentence(line: TalkLine): string | null {
  if (!('notice' in line)) return null;
  const { notice, name, by = '' } = line;
  if (notice === 'took') return t('show.took', { name, by });
  if (notice === 'left' || notice === 'idle') return t('show.left', { name });
  // Replaces the sentence that named the person who sat there.
  if (notice === 'freed') return t('show.freed');
  return null;
}

export function News() {
  const last = useTable((store) => store.talk.findLast((line) => sentence(line) !== null));
  const color = useTable((store) => store.table?.seats[last?.seat ?? -1]?.color);
  // Lines from before this screen's start are no news.
  const [old, setOld] = useState(last?.n);
  useEffect(() => {
    if (last === undefined) return;
    const timer = setTimeout(() => setOld(last.n), STAYS_MS);
    return () => clearTimeout(timer);
  }, [last]);
  if (!last || last.n === old) return null;
  return (
    <p className="stand-news" role="status" key={last.n}>
      {color && <SeatMark color={color} size={34} />}
      {sentence(last)}
    </p>
  );
}
