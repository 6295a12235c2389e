/** How strong the opponents are: the levels by sign and name, the chosen one with its sentence. */

import './levels.css';
import { useId } from 'react';
import { LEVEL_NAMES, type LevelName } from '../../engine/search/level-names.ts';
import { LevelSign } from './LevelSign.tsx';
import { levelHelp, levelName } from './levels.ts';
import { noted } from './noted.ts';

export interface LevelChoiceProps {
  readonly label: string;
  readonly level: LevelName;
  readonly onChoose: (level: LevelName) => void;
}

export function LevelChoice({ label, level, onChoose }: LevelChoiceProps) {
  const id = useId();
  return (
    <div className="level-choice">
      <fieldset className="segments" aria-describedby={id}>
        <legend>{label}</legend>
        {LEVEL_NAMES.map((one) => (
          <label key={one} {...noted(levelHelp(one))}>
            <input
              type="radio"
              name="level"
              value={one}
              checked={one === level}
              onChange={() => onChoose(one)}
            />
            <span>
              <LevelSign level={one} />
              {levelName(one)}
            </span>
          </label>
        ))}
      </fieldset>
      <p className="help" id={id}>
        {levelHelp(level)}
      </p>
    </div>
  );
}
