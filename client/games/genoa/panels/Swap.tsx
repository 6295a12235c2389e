/** Trade 1:1: one own good on the left, one of the supply on the right. */

import { useState } from 'react';
import type { Action, Get, Give } from '../../../../engine/games/genoa/types.ts';
import { capital } from '../../../i18n/index.ts';
import { Choices } from '../../../table/panels/Choices.tsx';
import { send } from '../deals/pressing.ts';
import type { Position } from '../position.ts';
import { thing } from '../strings/actions.ts';
import { t } from '../strings/index.ts';

type Swapping = Extract<Action, { type: 'playTile' }>;
const word = (one: Give | Get | undefined): string => JSON.stringify(one ?? null);

const distinct = <T extends Give | Get>(all: readonly (T | undefined)[]): T[] => [
  ...new Map(all.flatMap((one) => (one ? [[word(one), one] as const] : []))).values(),
];

export function Swap({ position }: { position: Position }) {
  const swaps = position.legal.filter(
    (action): action is Swapping => action.type === 'playTile' && action.tile === 'trade11',
  );
  const [given, give] = useState<string | null>(null);
  if (swaps.length === 0) return null;
  const gives = distinct(swaps.map((swap) => swap.give));
  const gets = distinct(swaps.filter((swap) => word(swap.give) === given).map((swap) => swap.get));
  return (
    <fieldset className="ge-swap">
      <legend>{t('act.playTile', { tile: t('tile.trade11') })}</legend>
      <Choices
        label={t('swap.give')}
        shown
        className="chips"
        choices={gives.map((one) => ({
          ...{ id: word(one), label: capital(thing(one)), chosen: word(one) === given },
        }))}
        onPick={give}
      />
      {gets.length > 0 && (
        <Choices
          label={t('swap.get')}
          shown
          className="chips"
          choices={gets.map((one) => ({ id: word(one), label: capital(thing(one)) }))}
          onPick={(id) => {
            const found = swaps.find((swap) => word(swap.give) === given && word(swap.get) === id);
            if (found) send(found);
          }}
        />
      )}
    </fieldset>
  );
}
