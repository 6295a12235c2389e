/** The running clock of a decision, where the table has one. */

import { useEffect, useState } from 'react';
import { useTable } from '../store/table.ts';

export function Clock() {
  const deadline = useTable((table) => table.table?.deadline ?? 0);
  const shift = useTable((table) => table.clockShift);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (deadline === 0) return;
    const tick = (): void =>
      setLeft(Math.max(0, Math.ceil((deadline - Date.now() - shift) / 1000)));
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [deadline, shift]);
  if (deadline === 0) return null;
  return (
    <span className={left <= 5 ? 'clock urgent' : 'clock'} role="timer">
      {left} s
    </span>
  );
}
