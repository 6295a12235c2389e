/** The reference card of the game on the page, whose script is loaded when it is opened. */

import { lazy, Suspense } from 'react';
import { useScreen } from '../screen.ts';
import { useGameBasics } from '../use-game.ts';

const ReferenceDialog = lazy(async () => ({
  default: (await import('./ReferenceDialog.tsx')).ReferenceDialog,
}));

export function ReferenceCard() {
  const game = useGameBasics();
  const open = useScreen((screen) => screen.dialog === 'reference');
  const show = useScreen((screen) => screen.show);
  if (!open || !game?.reference) return null;
  return (
    <Suspense>
      <ReferenceDialog game={game} onClose={() => show(null)} />
    </Suspense>
  );
}
