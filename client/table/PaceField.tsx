/** How long bots take if a person watches: for the lobby, and for the host during a match. */

import type { Pace } from '../../server/protocol/messages.ts';
import { roads } from '../i18n/roads.ts';

const PACES: readonly Pace[] = ['slow', 'normal', 'fast', 'instant'];

export function PaceField(props: {
  pace: Pace;
  onChange: (pace: Pace) => void;
  disabled?: boolean;
}) {
  return (
    <>
      <fieldset className="segments">
        <legend>{roads('create.pace')}</legend>
        {PACES.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="pace"
              checked={one === props.pace}
              disabled={props.disabled}
              onChange={() => props.onChange(one)}
            />
            <span>{roads(`pace.${one}`)}</span>
          </label>
        ))}
      </fieldset>
      <p className="help">{roads('create.paceHelp')}</p>
    </>
  );
}
