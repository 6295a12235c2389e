/** Choices of an input: the chosen ones, the blocked ones and their reasons. */

import { useState } from 'react';
import type { Json } from '../../../engine/core/json.ts';
import { Choices } from '../panels/Choices.tsx';
import type { Look, Offered } from './input.ts';
import { valueFor } from './values.ts';

export interface OptionsProps {
  readonly label: string;
  readonly shown: boolean;
  readonly choices: readonly Offered[];
  readonly look: Look;
  readonly isChosen: (value: Json) => boolean;
  /** One of them at most: pressing the chosen one changes nothing. */
  readonly settles?: boolean;
  /** A choice that is possible was pressed, chosen or not. */
  readonly onPick: (value: Json, target?: string) => void;
  /** Key of the board's target under the pointer or with the focus; null = none any more. */
  readonly onHover?: (target: string | null) => void;
}

export function Options(props: OptionsProps) {
  const { label, shown, choices, look, isChosen, settles, onPick, onHover } = props;
  const [asked, setAsked] = useState<string | null>(null);
  const find = (id: string | null): Offered | undefined => choices.find((one) => one.id === id);
  // Small ones have no room for reasons: a pressed one shows its reason below.
  const small = /\b(chips|pair)\b/.test(look);
  const why = small ? (find(asked)?.blocked ?? null) : null;
  return (
    <>
      <Choices
        label={label}
        shown={shown}
        className={look}
        settles={settles}
        choices={choices.map((choice) => ({ ...choice, chosen: isChosen(valueFor(choice)) }))}
        onPick={(id) => {
          const picked = find(id);
          setAsked(null);
          if (picked) onPick(valueFor(picked), picked.target);
        }}
        onBlocked={setAsked}
        onHover={onHover && ((id) => onHover(find(id)?.target ?? null))}
      />
      {why && (
        <p className="why" role="status">
          {why}
        </p>
      )}
    </>
  );
}
