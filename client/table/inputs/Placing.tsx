/** A place chosen on a picture: the same buttons as in a list, each at its place. */

import { useState } from 'react';
import { Choices } from '../panels/Choices.tsx';
import type { ChoosePlace, Picture } from './input.ts';
import { type PartProps, picking } from './props.ts';
import { isSame, valueFor } from './values.ts';

export interface PlacingProps extends PartProps<ChoosePlace> {
  readonly picture: Picture;
}

export function Placing(props: PlacingProps) {
  const { input, picture, value, shown, onHover } = props;
  const [seen, setSeen] = useState<string | null>(null);
  const { choices } = input;
  const find = (id: string | null) => choices.find((one) => one.id === id);
  const pick = picking(props);
  const chosen = choices.find((one) => isSame(value, valueFor(one)));
  const told = find(seen) ?? chosen;
  return (
    <>
      <Choices
        label={input.label}
        shown={shown}
        settles
        className={`placed ${input.look ?? ''}`}
        ground={picture.ground}
        ratio={picture.ratio}
        choices={choices.map((one) => ({ ...one, chosen: one === chosen }))}
        onPick={(id) => {
          const picked = find(id);
          if (picked) pick(valueFor(picked), picked.target);
        }}
        // A touched blocked one shows its reason.
        onBlocked={setSeen}
        onHover={(id) => {
          setSeen(id);
          if (input.points) onHover?.(find(id)?.target ?? null);
        }}
      />
      {/* The buttons say the same to people who do not see it. */}
      <p className="placed-told" aria-hidden="true">
        {told ? (
          <>
            <b>{told.name}</b> {told.note} {told.blocked && <em>{told.blocked}</em>}
          </>
        ) : (
          picture.hint
        )}
      </p>
    </>
  );
}
