/**
 * A table of one's own: game, seats, bots, pace and the game's options, each with its explanation.
 */

import { useEffect, useRef, useState } from 'react';
import type { JsonObject } from '../../engine/core/contract.ts';
import { clockNamed, presetOf } from '../../server/protocol/clocks.ts';
import type { Pace } from '../../server/protocol/messages.ts';
import { t } from '../i18n/index.ts';
import { LANGUAGE } from '../i18n/language.ts';
import { roads } from '../i18n/roads.ts';
import { createTable } from '../net/lazy.ts';
import { t as screenText } from '../pages/watch/screen/strings.ts';
import { go } from '../store/router.ts';
import { useSettings } from '../store/settings.ts';
import { useTable } from '../store/table.ts';
import { ClockField } from '../table/ClockField.tsx';
import type { ClientGame, GameCard } from '../table/game.ts';
import { identity } from '../table/Identity.tsx';
import { OptionFields } from '../table/OptionFields.tsx';
import { refitted } from '../table/option-choices.ts';
import { PaceField } from '../table/PaceField.tsx';
import { SeatsField } from '../table/SeatsField.tsx';
import { useWholeGame } from '../table/use-game.ts';

export interface CreateTableProps {
  readonly cards: readonly GameCard[];
  /** The chosen game. */
  readonly card: GameCard;
  readonly onChoose: (id: string) => void;
}

/** The form, with a choice of games if there is more than one. */
export function CreateTable({ cards, card, onChoose }: CreateTableProps) {
  const game = useWholeGame(card.id);
  return (
    <section className="menu-part" aria-labelledby="create-title">
      <h2 id="create-title">{roads('create.title')}</h2>
      {cards.length > 1 && (
        <label className="field">
          <span>{roads('create.game')}</span>
          <select name="game" value={card.id} onChange={(event) => onChoose(event.target.value)}>
            {cards.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {game ? <Form key={game.id} game={game} /> : <p role="status">{roads('create.loading')}</p>}
    </section>
  );
}

/**
 * How a table begins: with a chair for the person who opens it, as a big screen, or with bots
 * alone.
 */
export interface Beginning {
  readonly seats: number;
  /** The bot that sits down; null if the game has none. */
  readonly bot: string | null;
  /** Bots have the other chairs. */
  readonly fill: boolean;
  /** Each plays with a phone, around this screen. */
  readonly screen: boolean;
  /** Bots play, and the person who opens the table watches. */
  readonly show: boolean;
}

/** The request to the server, and the page that shows the new table. */
export function begun({ seats, bot, fill, screen, show }: Beginning) {
  const some = (n: number) => (bot === null ? [] : Array.from({ length: n }, () => bot));
  if (screen) return { wish: { screen }, page: (code: string) => `/watch/${code}?screen` };
  if (show) {
    return { wish: { bots: some(seats), start: true }, page: (code: string) => `/watch/${code}` };
  }
  return {
    wish: fill && bot !== null ? { bots: some(seats - 1) } : {},
    page: (code: string) => `/table/${code}`,
  };
}

/** Number of seats of a new table, if its game has room for so many. */
const SEATS = 3;

function Form({ game }: { game: ClientGame }) {
  const form = useRef<HTMLFormElement>(null);
  // The form may open below the visible part, under the cards. Newer browsers return a promise,
  // which React must not take for a clean-up.
  useEffect(() => void form.current?.scrollIntoView({ block: 'nearest' }), []);
  const [seats, setSeats] = useState(Math.min(game.seats.max, Math.max(game.seats.min, SEATS)));
  const [bots, setBots] = useState(true);
  const level = useSettings((settings) => settings.level);
  const [pace, setPace] = useState<Pace>('normal');
  const [options, setOptions] = useState<JsonObject>(
    Object.fromEntries(game.options.map((option) => [option.name, option.initial])),
  );
  const [listed, setListed] = useState(false);
  const [everybody, setEverybody] = useState(false);
  const [screen, setScreen] = useState(false);
  const [show, setShow] = useState(false);
  const [clock, setClock] = useState('none');
  const chosenClock = clockNamed(game.clocks, clock);
  const bankSeconds = chosenClock?.bank ?? 0;
  const days = chosenClock?.days ?? '';
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  async function open(): Promise<void> {
    setBusy(true);
    setFailed(false);
    try {
      // The house's levels if the game knows them, as in a quick match.
      const bot = (game.levels ? level : game.bots[0]?.id) ?? null;
      const { wish, page } = begun({ seats, bot, fill: bots, screen, show });
      const code = await createTable({
        game: game.id,
        seats,
        pace,
        options,
        ...(listed && { listed }),
        ...(everybody && !show && { everybody, language: LANGUAGE }),
        // Timers that were set one by one need no preset.
        ...(days || presetOf(game.clocks, options, bankSeconds) ? { clock } : {}),
        ...wish,
        ...identity(),
      });
      go(page(code));
    } catch {
      useTable.getState().reset();
      setFailed(true);
      setBusy(false);
    }
  }

  return (
    <form
      ref={form}
      className="create-form"
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      <SeatsField
        game={game}
        value={seats}
        onChange={(count) => {
          setSeats(count);
          setOptions(refitted(game.options, options, count));
        }}
      />
      <p className="help">{roads('create.seatsHelp')}</p>
      {!screen && !show && (
        <>
          <label className="check">
            <input type="checkbox" checked={bots} onChange={() => setBots(!bots)} />
            <span>{roads('create.bots')}</span>
          </label>
          <p className="help">{roads('create.botsHelp')}</p>
        </>
      )}
      {!show && (
        <>
          <label className="check">
            <input
              type="checkbox"
              checked={screen}
              onChange={() => setScreen(!screen)}
              data-screen
            />
            <span>{screenText('mode')}</span>
          </label>
          <p className="help">{screenText('modeHelp')}</p>
        </>
      )}
      {!screen && (
        <>
          <label className="check">
            <input type="checkbox" checked={show} onChange={() => setShow(!show)} data-show />
            <span>{roads('create.show')}</span>
          </label>
          <p className="help">{roads('create.showHelp')}</p>
        </>
      )}
      <label className="check">
        <input type="checkbox" checked={listed} onChange={() => setListed(!listed)} />
        <span>{roads('create.listed')}</span>
      </label>
      <p className="help">{roads('create.listedHelp')}</p>
      {!show && (
        <>
          <label className="check">
            <input
              type="checkbox"
              name="everybody"
              checked={everybody}
              onChange={() => setEverybody(!everybody)}
            />
            <span>{roads('create.everybody')}</span>
          </label>
          <p className="help">{roads('create.everybodyHelp')}</p>
        </>
      )}
      <PaceField pace={pace} onChange={setPace} />
      <ClockField
        game={game}
        options={options}
        bankSeconds={bankSeconds}
        days={days}
        onChange={(chosen) => {
          setClock(chosen);
          setOptions({ ...options, ...clockNamed(game.clocks, chosen)?.options });
        }}
      />
      <details className="options">
        <summary>{roads('create.options')}</summary>
        <OptionFields
          fields={game.options}
          seats={seats}
          value={(name) => options[name] ?? null}
          onChange={(name, value) => setOptions({ ...options, [name]: value })}
        />
      </details>
      {failed && (
        <p className="warning" role="alert">
          {t('net.failed')}. {t('net.failedWhy')}
        </p>
      )}
      <button type="submit" className="primary" disabled={busy}>
        {busy ? roads('create.opening') : roads('create.open')}
      </button>
    </form>
  );
}
