/** The answers that a person gives in advance in a match over days. */

import { useEffect, useId, useState } from 'react';
import type { Beforehand, BeforehandValue } from '../../../engine/core/contract.ts';
import type { GivenBeforehand } from '../../../server/protocol/days.ts';
import type { LobbyRequest } from '../../../server/protocol/messages.ts';
import { useTable } from '../../store/table.ts';
import type { BeforehandWords, GameBasics } from '../game.ts';
import { useGameBasics } from '../use-game.ts';
import { t } from './strings.ts';

type Ask = (request: LobbyRequest) => void;
type Value = string | number | undefined;

/** The game's words for it: undefined while they load, null if it has none. */
function useBeforehand(game: GameBasics | null): BeforehandWords | null | undefined {
  const [words, setWords] = useState<BeforehandWords | null | undefined>(undefined);
  useEffect(() => {
    let here = true;
    const load = game?.beforehand;
    if (game && !load) setWords(null);
    void load?.().then((found) => here && setWords(found));
    return () => {
      here = false;
    };
  }, [game]);
  return words;
}

const NONE: readonly GivenBeforehand[] = [];

export function Answers({ ask }: { ask: Ask }) {
  const words = useBeforehand(useGameBasics());
  const given = useTable((store) => store.ownDays?.given) ?? NONE;
  if (words === undefined) return null;
  return (
    <section className="days-answers" aria-label={t('answers')}>
      <h4>{t('answers')}</h4>
      {words === null ? (
        <p className="help">{t('answersNone')}</p>
      ) : (
        <>
          <p className="help">{t('answersHelp')}</p>
          <ul>
            {words.kinds.map((kind) => (
              <Answer
                key={kind.id}
                kind={kind}
                words={words}
                given={given.find(({ id }) => id === kind.id) ?? null}
                ask={ask}
              />
            ))}
          </ul>
          <p className="help">{t('staysHelp')}</p>
          {words.note && <p className="help">{words.note}</p>}
          <p role="status" data-given={given.length}>
            {t('answersOn', { n: given.length })}
          </p>
        </>
      )}
    </section>
  );
}

const firstOf = (value: BeforehandValue | undefined): Value =>
  value && ('words' in value ? value.words[0] : value.least);

interface AnswerProps {
  readonly kind: Beforehand;
  readonly words: BeforehandWords;
  readonly given: GivenBeforehand | null;
  readonly ask: Ask;
}

function Answer({ kind, words, given, ask }: AnswerProps) {
  const { id } = kind;
  const [chosen, setChosen] = useState<Value>(() => given?.value ?? firstOf(kind.value));
  const label = useId();
  const told = given?.value;
  // Another device of the person may have chosen otherwise.
  useEffect(() => {
    if (told !== undefined) setChosen(told);
  }, [told]);
  const tell = (value: Value, stays: boolean): void => {
    const choice = value === undefined ? {} : { value };
    ask({ op: 'beforehand', id, given: { ...choice, ...(stays && { stays }) } });
  };
  const choose = (value: Value): void => {
    setChosen(value);
    if (given) tell(value, given.stays === true);
  };
  return (
    <li data-answer={id}>
      <span className="days-answer">
        <label className="check">
          <input
            type="checkbox"
            name={`answer-${id}`}
            checked={given !== null}
            onChange={() => {
              if (given) ask({ op: 'beforehand', id, given: null });
              else tell(chosen, false);
            }}
          />
          <span id={label}>{words.label(id)}</span>
        </label>
        {kind.value && (
          <Choice kind={kind} words={words} label={label} chosen={chosen} onChange={choose} />
        )}
      </span>
      {given && (
        <label className="check days-stays">
          <input
            type="checkbox"
            name={`stays-${id}`}
            checked={given.stays === true}
            onChange={() => tell(chosen, given.stays !== true)}
          />
          <span>{t('stays')}</span>
        </label>
      )}
    </li>
  );
}

interface ChoiceProps {
  readonly kind: Beforehand;
  readonly words: BeforehandWords;
  /** Id of the text that it goes on from. */
  readonly label: string;
  readonly chosen: Value;
  readonly onChange: (value: Value) => void;
}

function Choice({ kind: { id, value }, words, label, chosen, onChange }: ChoiceProps) {
  const [typed, setTyped] = useState<string | null>(null);
  if (!value) return null;
  if ('words' in value) {
    return (
      <select
        name={`choice-${id}`}
        aria-labelledby={label}
        value={chosen}
        onChange={({ target }) => onChange(target.value)}
      >
        {value.words.map((word) => (
          <option key={word} value={word}>
            {words.word(id, word)}
          </option>
        ))}
      </select>
    );
  }
  const { least, most, step } = value;
  const done = (): void => {
    const wished = Number(typed);
    if (typed !== null && Number.isFinite(wished)) {
      const steps = Math.round((wished - least) / step);
      onChange(Math.min(most, Math.max(least, least + step * steps)));
    }
    setTyped(null);
  };
  return (
    <input
      type="number"
      name={`choice-${id}`}
      aria-labelledby={label}
      inputMode="numeric"
      min={least}
      max={most}
      step={step}
      value={typed ?? String(chosen ?? least)}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={done}
      onKeyDown={({ key }) => key === 'Enter' && done()}
    />
  );
}
