/** What the operator chooses for a new event. */

import { type FormEvent, useState } from 'react';
import type { JsonObject } from '../../../engine/core/contract.ts';
import { clockNamed } from '../../../server/protocol/clocks.ts';
import {
  type EventRules,
  type EventForm as Form,
  MAX_ENTRANTS,
  MAX_EVENT_NAME,
  MAX_ROUNDS,
  type SpareChairs,
} from '../../../server/protocol/events.ts';
import type { Pace } from '../../../server/protocol/messages.ts';
import { ClockField } from '../../table/ClockField.tsx';
import { useCards } from '../../table/cards.tsx';
import type { ClientGame } from '../../table/game.ts';
import { OptionFields } from '../../table/OptionFields.tsx';
import { refitted } from '../../table/option-choices.ts';
import { PaceField } from '../../table/PaceField.tsx';
import { SeatsField } from '../../table/SeatsField.tsx';
import { useWholeGame } from '../../table/use-game.ts';
import { t } from './event-strings.ts';

type OnOpen = (rules: EventRules) => Promise<boolean>;

export function EventForm({ onOpen }: { onOpen: OnOpen }) {
  const cards = useCards();
  const [chosen, setChosen] = useState<string | null>(null);
  const [name, setName] = useState('');
  const id = chosen ?? cards[0]?.id ?? '';
  const game = useWholeGame(id);
  return (
    <div className="event-form">
      <label className="field">
        <span>{t('name')}</span>
        <input
          name="new-event"
          value={name}
          maxLength={MAX_EVENT_NAME}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <label className="field">
        <span>{t('game')}</span>
        <select name="event-game" value={id} onChange={(event) => setChosen(event.target.value)}>
          {cards.map((card) => (
            <option key={card.id} value={card.id}>
              {card.name}
            </option>
          ))}
        </select>
      </label>
      {game ? (
        <Rules key={game.id} game={game} name={name.trim()} onOpen={onOpen} />
      ) : (
        <p role="status">{t('loading')}</p>
      )}
    </div>
  );
}

/** Seats that are suggested, if the game has room for so many. */
const SEATS = 4;

interface RulesProps {
  readonly game: ClientGame;
  readonly name: string;
  readonly onOpen: OnOpen;
}

function Rules({ game, name, onOpen }: RulesProps) {
  const { min, max } = game.seats;
  const [seats, setSeats] = useState(Math.min(max, Math.max(min, SEATS)));
  const [form, setForm] = useState<Form>('swiss');
  const [spare, setSpare] = useState<SpareChairs>('sizes');
  const [rounds, setRounds] = useState(3);
  const [most, setMost] = useState(60);
  const [pace, setPace] = useState<Pace>('fast');
  const [rated, setRated] = useState(false);
  const [busy, setBusy] = useState(false);
  const [clock, setClock] = useState(Object.keys(game.clocks ?? {})[0] ?? '');
  const initial = Object.fromEntries(game.options.map((one) => [one.name, one.initial]));
  const [options, setOptions] = useState<JsonObject>({
    ...initial,
    ...clockNamed(game.clocks, clock)?.options,
  });

  async function open(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    // What is as usual is left out: tables of other sizes have their own usual.
    const own = Object.entries(options).filter(
      ([one, value]) => JSON.stringify(value) !== JSON.stringify(initial[one]),
    );
    const timers = Object.keys(clockNamed(game.clocks, clock)?.options ?? {});
    const given = Object.fromEntries(own.filter(([one]) => !timers.includes(one)));
    const wish = { name, game: game.id, options: given, clock, pace, form, rounds };
    await onOpen({ ...wish, seats, spare, most, rated });
    setBusy(false);
  }

  return (
    <form onSubmit={(event) => void open(event)}>
      <fieldset className="segments">
        <legend>{t('form')}</legend>
        {(['swiss', 'groups'] as const).map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="event-form"
              value={one}
              checked={one === form}
              onChange={() => setForm(one)}
            />
            <span>{t(`form.${one}`)}</span>
          </label>
        ))}
      </fieldset>
      <p className="help">{t(`formHelp.${form}`)}</p>
      <div className="desk-form">
        <Count
          label={t('rounds')}
          name="event-rounds"
          value={rounds}
          min={1}
          max={MAX_ROUNDS}
          onChange={setRounds}
        />
        <Count
          label={t('most')}
          name="event-most"
          value={most}
          min={2}
          max={MAX_ENTRANTS}
          onChange={setMost}
        />
      </div>
      <SeatsField
        game={game}
        value={seats}
        onChange={(count) => {
          setSeats(count);
          setOptions(refitted(game.options, options, count));
        }}
      />
      <fieldset className="segments">
        <legend>{t('spare')}</legend>
        {(['sizes', 'bots'] as const).map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="event-spare"
              value={one}
              checked={one === spare}
              onChange={() => setSpare(one)}
            />
            <span>{t(`spare.${one}`)}</span>
          </label>
        ))}
      </fieldset>
      <PaceField pace={pace} onChange={setPace} />
      <ClockField
        game={game}
        options={options}
        bankSeconds={clockNamed(game.clocks, clock)?.bank ?? 0}
        onChange={(one) => {
          setClock(one);
          setOptions({ ...options, ...clockNamed(game.clocks, one)?.options });
        }}
      />
      <label className="check">
        <input
          type="checkbox"
          name="event-rated"
          checked={rated}
          onChange={() => setRated(!rated)}
        />
        <span>{t('rated')}</span>
      </label>
      <p className="help">{t('ratedHelp')}</p>
      <details className="options">
        <summary>{t('options')}</summary>
        <OptionFields
          fields={game.options}
          seats={seats}
          value={(one) => options[one] ?? null}
          onChange={(one, value) => setOptions({ ...options, [one]: value })}
        />
      </details>
      <button type="submit" className="primary" data-open-event disabled={busy || name === ''}>
        {t('open')}
      </button>
    </form>
  );
}

interface CountProps {
  readonly label: string;
  readonly name: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

function Count({ label, name, value, min, max, onChange }: CountProps) {
  return (
    <label className="field">
      <span>{label}</span>
      <input
        type="number"
        name={name}
        value={value}
        min={min}
        max={max}
        required
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </label>
  );
}
